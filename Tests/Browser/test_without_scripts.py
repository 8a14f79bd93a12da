"""What scripts otherwise do works as plain links and pages when they are off."""

import re

from conftest import PHONE
from playwright.sync_api import expect
from search_page import SearchPage


def test_popular_searches_open_on_focus_and_lead_to_results(no_script_shop):
    shop = no_script_shop.open()
    expect(shop.query_rows.first).to_be_hidden()
    shop.box.focus()
    expect(shop.query_rows.first).to_be_visible()
    query = shop.query_rows.first.locator(".inverted").inner_text()
    shop.query_rows.first.click()
    expect(shop.heading).to_have_text(f"Results for “{query}”")
    assert shop.total() > 0


def test_suggestions_opened_directly_are_a_usable_page(no_script_shop):
    page = no_script_shop.page
    page.goto("/shop/suggestions?q=camp")
    rows = page.locator("main a.suggestion:has(.inverted)")
    expect(page.locator("#q")).to_have_value("camp")
    expect(page.locator("main h1")).to_contain_text("camp")
    assert rows.count() >= 3
    assert all("camp" in row.lower() for row in rows.all_inner_texts())

    control = page.locator("main [data-type-ahead]").first
    text = control.get_attribute("data-type-ahead")
    control.click()
    expect(page).to_have_url(re.compile(r"/shop/suggestions\?q=camp"))
    expect(page.locator("#q")).to_have_value(text)

    page.goto("/shop/suggestions?q=camp")
    query = rows.first.locator(".inverted").inner_text()
    rows.first.click()
    expect(page.locator("main h1")).to_have_text(f"Results for “{query}”")


def test_on_a_phone_the_filters_open_as_a_drawer_and_work(new_page, server):
    shop = SearchPage(new_page(server, java_script_enabled=False, **PHONE)).open("?q=camp")
    value = shop.free_values.first
    expect(value).to_be_hidden()
    shop.page.locator(".drawer-open").tap()
    expect(value).to_be_visible()
    name = value.locator(".name").inner_text()
    value.tap()
    expect(shop.chips).to_contain_text(name)


def test_the_list_of_sites_searches_each_of_them(no_script_page):
    no_script_page.goto("/")
    form = no_script_page.get_by_role("search", name="Tarnside")
    form.get_by_role("textbox").fill("lantern")
    form.get_by_role("button").click()
    expect(no_script_page.locator("main h1")).to_have_text("Results for “lantern”")
