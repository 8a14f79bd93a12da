"""What the browser tests share: the server, the browser, pages that fail a test on any fault, the checkers."""

import shutil

import pytest
from playwright.sync_api import expect, sync_playwright

import accessibility
from faults import Faults
from html_checker import HTMLChecker
from search_page import SearchPage
from searchlight_server import ROOT, SearchlightServer

expect.set_options(timeout=10_000)

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}
DARK = DESKTOP | {"color_scheme": "dark"}


def fail_on(heading, findings):
    if findings:
        pytest.fail("\n".join([heading, *findings]), pytrace=False)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = SearchlightServer(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server_without_htmx(tmp_path_factory):
    """A server whose assets lack the vendor folder, as on a machine that never reached the package registry."""
    assets = tmp_path_factory.mktemp("assets")
    shutil.copytree(ROOT / "Templates", assets / "Templates")
    shutil.copytree(ROOT / "Public", assets / "Public", ignore=shutil.ignore_patterns("vendor"))
    server = SearchlightServer(tmp_path_factory.mktemp("data"), assets=assets)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser():
    chromium = shutil.which("chromium")
    assert chromium, "chromium is not installed. Install it: make setup"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def faults():
    """Errors of every page of the test. `faults.expect(pattern)` names those that belong to it."""
    faults = Faults()
    yield faults
    fail_on("The browser reported:", faults.unexpected)


@pytest.fixture
def new_page(browser, faults):
    """Opens pages: `new_page(server, java_script_enabled=False)`."""
    contexts = []

    def open_page(server, **options):
        context = browser.new_context(base_url=server.url, locale="en-GB", **(DESKTOP | options))
        contexts.append(context)
        page = context.new_page()
        faults.watch(page)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page, server):
    return new_page(server)


@pytest.fixture
def no_script_page(new_page, server):
    return new_page(server, java_script_enabled=False)


@pytest.fixture
def phone_page(new_page, server):
    return new_page(server, **PHONE)


@pytest.fixture
def shop(page):
    return SearchPage(page)


@pytest.fixture
def no_script_shop(no_script_page):
    return SearchPage(no_script_page)


@pytest.fixture(scope="session")
def axe():
    def check(page):
        fail_on(f"axe on {page.url}:", accessibility.violations(page))

    return check


@pytest.fixture(scope="session")
def nu():
    """Checks a document or fragment: `nu(html, "where it came from")`."""
    checker = HTMLChecker()
    checker.start()

    def check(html, name):
        fail_on(f"The HTML checker on {name}:", checker.messages(html))

    yield check
    checker.stop()
