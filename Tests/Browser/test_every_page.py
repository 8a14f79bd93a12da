"""axe, the HTML checker, and a narrow screen, on every kind of page and fragment."""

import gzip
import re

import pytest
from conftest import DARK, DESKTOP, PHONE
from playwright.sync_api import expect
from search_page import SearchPage

# Name: path (or what finds it), status.
PAGES = {
    "sites": ("/", 200),
    "all hits": ("/shop", 200),
    "results": ("/shop?q=camp", 200),
    "page 2": ("/shop?page=2", 200),
    "beyond the last page": ("/shop?page=900", 404),
    "nothing found": ("/shop?q=zzqqxxzz", 200),
    "with filters": ("first facet value", 200),
    "one facet": ("/shop/facet/brand?q=camp", 200),
    "hit": ("first hit of /shop?q=lantern", 200),
    "unknown hit": ("/shop/hit/nowhere", 404),
    "suggestions": ("/shop/suggestions?q=camp", 200),
    "popular suggestions": ("/shop/suggestions?q=", 200),
    "no suggestion": ("/shop/suggestions?q=zzqqxxzz", 200),
    "unknown page": ("/nowhere", 404),
    "unknown page of a site": ("/shop/nowhere", 404),
    "engine error": ("/recorded?q=never+recorded", (502, 503, 504)),
    "films": ("/movies?q=family", 200),
    "film": ("/movies/hit/jaws-1975", 200),
    "recorded site": ("/recorded", 200),
    "recorded answers": ("first site link of /recorded", 200),
    "packages": ("/packages", 200),
    "packages found": ("/packages?q=editor", 200),
    "package": ("first hit of /packages?q=vim", 200),
}


def address(server, name):
    """The path of a page; what only the running server knows is read out of it."""
    path, status = PAGES[name]
    if "packages" in path and server.status("/packages") == 404:
        pytest.skip("the demo site /packages is not there: this machine has no apt lists")
    if path.startswith("first hit of "):
        listing = server.get(path.removeprefix("first hit of "))[2]
        path = re.search(r'<h3><a href="([^"]+)"', listing)[1]
    elif path == "first facet value":
        listing = server.get("/shop?q=camp")[2]
        path = re.search(r'<a class="value" href="([^"]+)"', listing)[1].replace("&amp;", "&")
    elif path == "first site link of /recorded":
        # The error page offers the queries that were recorded.
        listing = server.get("/recorded?q=never+recorded")[2]
        path = re.search(r'<a class="chip" href="([^"]+)"', listing)[1].replace("&amp;", "&")
    return path, status if isinstance(status, tuple) else (status,)


@pytest.fixture(params=PAGES)
def place(request, server, faults):
    path, statuses = address(server, request.param)
    if 200 not in statuses:
        faults.expect("|".join(f"status of {status}" for status in statuses))
    return path, statuses


@pytest.mark.parametrize("options", [DESKTOP, DARK, PHONE], ids=["desktop", "dark", "phone"])
def test_axe_finds_nothing(place, options, new_page, server, axe):
    path, statuses = place
    page = new_page(server, **options)
    answer = page.goto(path)
    assert answer.status in statuses
    expect(page.locator("h1")).to_have_count(1)
    axe(page)


def test_the_html_checker_finds_nothing(place, server, nu):
    path, statuses = place
    status, _, whole = server.get(path)
    assert status in statuses
    nu(whole, path)
    nu(server.get(path, {"HX-Request": "true"})[2], f"the fragment of {path}")


def test_nothing_scrolls_sideways_on_the_narrowest_screen(place, new_page, server):
    page = new_page(server, viewport={"width": 320, "height": 640})
    page.goto(place[0])
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("options", [DESKTOP, DARK, PHONE], ids=["desktop", "dark", "phone"])
def test_axe_finds_nothing_while_the_list_is_open_and_a_row_active(options, new_page, server, axe):
    shop = SearchPage(new_page(server, **options)).open()
    shop.type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    expect(shop.query_rows.first).to_be_visible()
    axe(shop.page)
    shop.box.press("ArrowDown")
    expect(shop.box).to_have_attribute("aria-activedescendant", "s-1")
    axe(shop.page)


def test_axe_finds_nothing_in_the_open_drawer_and_menu(phone_page, axe):
    shop = SearchPage(phone_page).open("?q=camp")
    shop.sort_menu.locator("summary").tap()
    expect(shop.sort_menu.locator("a").first).to_be_visible()
    axe(phone_page)
    phone_page.locator(".drawer-open").tap()
    expect(shop.free_values.first).to_be_visible()
    axe(phone_page)


def test_the_first_view_moves_nothing_once_it_is_drawn(page):
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => list.getEntries().forEach(entry =>"
        " { if (!entry.hadRecentInput) window.shift += entry.value }))"
        ".observe({ type: 'layout-shift', buffered: true })"
    )
    page.goto("/shop?q=camp", wait_until="networkidle")
    assert page.evaluate("window.shift") < 0.02


def test_the_first_view_sends_at_most_25_kilobytes_of_script(page):
    scripts = {}
    page.on("response", lambda answer: scripts.update({answer.url: answer}) if is_script(answer) else None)
    page.goto("/shop", wait_until="networkidle")
    sizes = {url: len(gzip.compress(answer.body(), 6)) for url, answer in scripts.items()}
    assert len(sizes) >= 2
    assert sum(sizes.values()) <= 25_000, sizes


def is_script(answer):
    return answer.request.resource_type == "script"
