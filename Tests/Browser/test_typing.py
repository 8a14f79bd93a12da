"""Typing in the box: suggestions, type-ahead, choosing, and the results that follow. Scripts on."""

import re

from playwright.sync_api import expect
from search_page import SearchPage


def test_typing_opens_rows_that_are_links_to_their_results(shop):
    shop.open().type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    expect(shop.query_rows.first).to_be_visible()
    expect(shop.query_rows.first).to_contain_text("camp", ignore_case=True)
    for row in shop.query_rows.all():
        assert re.fullmatch(r"/shop\?q=[^&]+", row.get_attribute("href"))
        assert "camp" in row.inner_text().lower()
    marked = shop.query_rows.locator("mark").all_inner_texts()
    assert marked and "camp" not in marked  # what was not typed is told apart


def test_results_and_address_follow_the_typing_without_the_button(shop):
    shop.open()
    everything = shop.total()
    shop.type("lantern")
    expect(shop.heading).to_have_text("Results for “lantern”")
    expect(shop.page).to_have_url(re.compile(r"/shop\?q=lantern$"))
    expect(shop.page).to_have_title(re.compile("^lantern"))
    assert 0 < shop.total() < everything
    assert "lantern" in shop.hit_titles()[0].lower()
    assert "lantern" in shop.hit_links.first.locator("mark").first.inner_text().lower()


def test_the_box_is_never_swapped_so_focus_and_caret_stay(shop):
    shop.open()
    shop.box.evaluate("box => { box.isTheOneTypedInto = true }")
    shop.type("cap")
    expect(shop.heading).to_contain_text("“cap”")
    shop.box.press("ArrowLeft")
    shop.box.press("m")
    expect(shop.box).to_have_value("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    expect(shop.query_rows.first).to_contain_text("camp", ignore_case=True)
    expect(shop.box).to_be_focused()
    assert shop.box.evaluate("box => [box.isTheOneTypedInto, box.selectionStart, box.selectionEnd]") == [True, 3, 3]


def test_type_ahead_fills_the_box_and_keeps_the_list_open(shop):
    shop.open().type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    control = shop.type_ahead.first
    expect(control).to_be_visible()
    text = control.get_attribute("data-type-ahead")
    assert text.endswith(" ") and text.strip() != "camp"
    control.click()
    expect(shop.box).to_have_value(text)
    expect(shop.box).to_be_focused()
    expect(shop.query_rows.first).to_be_visible()
    assert shop.box.evaluate("box => box.selectionStart") == len(text)
    expect(shop.query_rows.first).to_contain_text(text.split()[0], ignore_case=True)
    assert shop.page.url.endswith("/shop?q=camp"), "type-ahead fills the box and goes nowhere"


def test_a_suggestion_is_chosen_with_the_mouse(shop):
    shop.open().type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    query = shop.query_rows.first.locator(".inverted").inner_text()
    shop.query_rows.first.click()
    expect(shop.heading).to_have_text(f"Results for “{query}”")
    expect(shop.box).to_have_value(query)
    assert shop.parameters() == {"q": [query]}
    assert shop.total() > 0


def test_a_suggestion_is_chosen_with_the_keyboard(shop):
    shop.open().type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    expect(shop.box).to_have_attribute("role", "combobox")
    expect(shop.box).to_have_attribute("aria-expanded", "true")
    row = shop.rows.first
    expect(row).to_have_attribute("role", "option")

    shop.box.press("ArrowDown")
    expect(row).to_have_attribute("aria-selected", "true")
    expect(shop.box).to_have_attribute("aria-activedescendant", row.get_attribute("id"))
    query = row.locator(".inverted").inner_text()
    expect(shop.box).to_have_value(query)
    shop.box.press("ArrowUp")
    expect(shop.box).to_have_value("camp")
    shop.box.press("ArrowDown")
    shop.box.press("Enter")
    expect(shop.heading).to_have_text(f"Results for “{query}”")


def test_escape_closes_the_list_and_then_empties_the_box(shop):
    shop.open().type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    shop.box.press("ArrowDown")
    shop.box.press("Escape")
    expect(shop.box).to_have_value("camp")
    expect(shop.rows.first).to_be_hidden()
    expect(shop.box).to_have_attribute("aria-expanded", "false")
    shop.box.press("Escape")
    expect(shop.box).to_have_value("")
    expect(shop.box).to_be_focused()


def test_suggestions_that_come_after_an_arrow_key_leave_what_was_typed(shop):
    page = shop.open().page
    shop.box.click()
    expect(shop.rows.first).to_be_visible()
    late = []
    page.route("**/shop/suggestions?q=camp", lambda route: late.append(route))
    with page.expect_request("**/shop/suggestions?q=camp"):
        shop.box.press_sequentially("camp", delay=20)
    shop.box.press("ArrowDown")
    with page.expect_response("**/shop/suggestions?q=camp"):
        late[0].continue_()
    expect(shop.query_rows.first).to_contain_text("camp", ignore_case=True)
    shop.box.press("Escape")
    expect(shop.box).to_have_value("camp")


def test_the_most_popular_searches_come_before_anything_is_typed(shop):
    shop.open()
    expect(shop.rows.first).to_be_hidden()
    shop.box.click()
    expect(shop.query_rows.first).to_be_visible()
    expect(shop.panel.locator("mark")).to_have_count(0)  # nothing is typed, so nothing is told apart
    assert shop.query_rows.count() >= 5


def test_a_text_that_looks_like_markup_is_text(shop):
    hostile = "<img src=x onerror=alert(1)>\"'"
    shop.open()
    shop.box.fill(hostile)
    expect(shop.heading).to_contain_text(hostile)
    expect(shop.page.locator("img[src=x]")).to_have_count(0)
    shop.page.reload()
    expect(shop.box).to_have_value(hostile)
    expect(shop.heading).to_contain_text(hostile)


def test_on_a_phone_the_list_fills_the_screen_and_cancel_closes_it(phone_page):
    shop = SearchPage(phone_page).open()
    shop.box.tap()
    expect(shop.query_rows.first).to_be_visible()
    assert phone_page.locator(".search-layer").bounding_box()["width"] >= 380
    phone_page.locator(".search-cancel").tap()
    expect(shop.query_rows.first).to_be_hidden()
