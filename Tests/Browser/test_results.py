"""Facets, chips, sorting, pages and hits. The same journeys with scripts on and off, with and without htmx."""

import re

import pytest
from playwright.sync_api import expect
from search_page import SearchPage, first_number


@pytest.fixture(params=["scripts on", "scripts off", "htmx not installed", "htmx not loading"])
def shop(request, new_page, faults):
    if request.param == "htmx not installed":
        return SearchPage(new_page(request.getfixturevalue("server_without_htmx")))
    server = request.getfixturevalue("server")
    if request.param == "scripts off":
        return SearchPage(new_page(server, java_script_enabled=False))
    page = new_page(server)
    if request.param == "htmx not loading":
        faults.expect("/vendor/")
        page.route("**/vendor/**", lambda route: route.abort("connectionfailed"))
    return SearchPage(page)


def choose_first_value(shop):
    """Chooses the first facet value that narrows the search; its name and count."""
    total = shop.total()
    for value in shop.free_values.all():
        name = value.locator(".name").inner_text()
        count = first_number(value.locator(".count").inner_text())
        if 0 < count < total:
            value.click()
            expect(shop.chips).to_have_count(1)
            return name, count
    raise AssertionError("no facet value narrows this search")


def test_a_query_is_sent_with_enter_and_with_the_button(shop):
    shop.open().submit("lantern")
    expect(shop.heading).to_have_text("Results for “lantern”")
    expect(shop.box).to_have_value("lantern")
    shop.box.fill("kettle")
    shop.page.locator(".search-bar button[type=submit]").click()
    expect(shop.heading).to_have_text("Results for “kettle”")
    assert shop.parameters() == {"q": ["kettle"]}


def test_a_facet_value_leads_to_as_many_hits_as_it_says_and_its_chip_leads_back(shop):
    shop.open("?q=camp")
    before = shop.total()
    name, count = choose_first_value(shop)
    assert shop.total() == count
    expect(shop.chips).to_contain_text(name)
    expect(shop.chosen_values.first).to_contain_text(name)
    assert shop.parameters()["q"] == ["camp"]
    assert [name] in shop.parameters().values()

    shop.chips.first.click()
    expect(shop.chips).to_have_count(0)
    assert shop.total() == before
    assert shop.parameters() == {"q": ["camp"]}


def test_clear_all_takes_every_filter_away_and_keeps_the_query(shop):
    shop.open("?q=camp")
    before = shop.total()
    choose_first_value(shop)
    shop.clear_all.click()
    expect(shop.chips).to_have_count(0)
    assert shop.total() == before
    expect(shop.box).to_have_value("camp")


def test_a_new_query_keeps_the_filters(shop):
    shop.open()
    name, _ = choose_first_value(shop)
    shop.submit("e")
    expect(shop.heading).to_have_text("Results for “e”")
    expect(shop.chips).to_contain_text(name)


def test_sorting_by_price_orders_the_hits(shop):
    shop.open("?q=camp")
    shop.sort_menu.locator("summary").click()
    shop.sort_menu.get_by_role("link", name="Price, low to high").click()
    expect(shop.sort_menu.locator("summary")).to_contain_text("Price, low to high")
    expect(shop.page).to_have_url(re.compile("sort="))
    amounts = shop.amounts()
    assert len(amounts) > 2 and amounts == sorted(amounts)


def test_the_pager_leads_through_other_hits_up_to_the_last(shop):
    shop.open()
    total, first = shop.total(), shop.hit_titles()
    shop.next_page.click()
    expect(shop.stats).to_contain_text("page 2 of")
    second = shop.hit_titles()
    assert len(first) == len(second) == 24
    assert not set(first) & set(second)
    assert shop.parameters()["page"] == ["2"]

    shop.pager.get_by_role("link", name=re.compile(r"^Page [\d,]+$")).last.click()
    last = -(-total // 24)
    expect(shop.stats).to_contain_text(f"page {last} of {last}")
    assert shop.hits.count() == total - 24 * (last - 1)
    expect(shop.next_page).to_have_count(0)


def test_a_hit_has_a_page_of_its_own(shop):
    shop.open("?q=lantern")
    titles = shop.hit_titles()
    shop.hit_links.first.click()
    expect(shop.page).to_have_url(re.compile(r"/shop/hit/[^/?]+$"))
    expect(shop.page.locator("main h1")).to_have_text(titles[0])
    expect(shop.page.locator("main .price").first).to_contain_text("£")
    shop.page.go_back()
    expect(shop.heading).to_have_text("Results for “lantern”")
    assert shop.hit_titles() == titles


def test_nothing_found_offers_ways_on(shop):
    shop.open().submit("zzqqxxzz")
    expect(shop.heading).to_have_text("Nothing for “zzqqxxzz”")
    expect(shop.box).to_have_value("zzqqxxzz")
    way = shop.page.locator("main .remedies a").first
    expect(way).to_be_visible()
    way.click()
    expect(shop.hits.first).to_be_visible()
