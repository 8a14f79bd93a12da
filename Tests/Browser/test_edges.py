"""What readers do that is easily forgotten: a resting pointer, a very long word, a line that is cut."""

import pytest
from conftest import PHONE
from playwright.sync_api import expect


def test_enter_searches_what_was_typed_though_the_pointer_rests_on_a_row(shop):
    shop.open()
    shop.box.press_sequentially("tea", delay=30)
    expect(shop.query_rows.first).to_be_visible()
    shop.page.wait_for_timeout(500)
    shop.query_rows.nth(1).hover()
    shop.box.press("Enter")
    expect(shop.heading).to_have_text("Results for “tea”")


@pytest.mark.parametrize("path", ["/shop?q=", "/shop/suggestions?q=", "/recorded?q=", "/shop/hit/", "/shop?brand="])
def test_a_word_without_end_never_widens_the_page(new_page, server, faults, path):
    faults.expect("status of")
    page = new_page(server, **PHONE)
    page.goto(path + "W" * 300)
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= seen


def test_a_request_without_an_answer_says_so(shop, faults):
    faults.expect("ERR_FAILED|htmx:(afterRequest|sendError)")
    shop.open()
    shop.page.route("**/shop?*", lambda route: route.abort())
    shop.box.press_sequentially("tent", delay=30)
    expect(shop.page.locator("#notice")).to_contain_text("No answer")
    expect(shop.query_rows.first).to_be_visible()
    expect(shop.page.locator("#notice")).to_contain_text("No answer")  # suggestions answer, the results do not
    shop.page.unroute("**/shop?*")
    shop.box.press_sequentially("s", delay=30)
    expect(shop.page.locator("#notice")).to_have_text("")
