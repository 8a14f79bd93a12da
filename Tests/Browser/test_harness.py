"""The checks themselves: each must notice the fault that it is there for."""

import html_checker
import pytest
from accessibility import violations
from faults import Faults

GOOD = '<!doctype html><html lang="en"><head><title>Good</title></head><body><main><h1>Good</h1></main></body></html>'


def test_the_html_checker_passes_a_good_page_and_void_elements_closed_as_in_xml(nu):
    nu(GOOD.replace("</h1>", "</h1><p>one<br/>two</p>"), "a good page")


def test_the_html_checker_reports_an_error(nu):
    with pytest.raises(pytest.fail.Exception, match="a bad page:\nerror, line 1: No “p” element in scope"):
        nu(GOOD.replace("</h1>", "</h1></p>"), "a bad page")


def test_the_html_checker_reports_a_bare_htmx_attribute(nu):
    with pytest.raises(pytest.fail.Exception, match="hx-get"):
        nu('<p hx-get="/shop">text</p>', "a fragment")


def test_a_fragment_is_checked_as_a_body_with_its_own_title(nu):
    fragment = "<title>camp | Shop</title>\n<main><h1>camp</h1></main>"
    nu(fragment, "a fragment")
    assert html_checker.document(fragment).count("<title>camp | Shop</title></head>") == 1
    assert html_checker.document(GOOD) == GOOD


def test_axe_reports_an_image_without_text(browser):
    page = browser.new_page()
    page.set_content(GOOD.replace("</h1>", '</h1><img src="data:,">'))
    assert [line for line in violations(page) if line.startswith("image-alt (critical)")]
    page.set_content(GOOD)
    assert violations(page) == []
    page.close()


def test_console_errors_page_errors_and_failed_requests_are_faults(browser):
    faults = Faults()
    page = browser.new_page()
    faults.watch(page)
    page.route("**/*", lambda route: route.abort("connectionrefused"))
    page.set_content(
        "<script>console.error('said'); setTimeout(() => nowhere(), 0)</script><img src='http://127.0.0.1:9/gone'>"
    )
    page.wait_for_timeout(300)
    page.close()
    kinds = {fault.split(":")[0] for fault in faults.found}
    assert kinds == {"console error", "page error", "failed request"}
    faults.expect("said|nowhere|gone|ERR_CONNECTION_REFUSED")
    assert faults.unexpected == []
