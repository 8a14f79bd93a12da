"""Back, Forward and reload after searches that only swapped a part of the page."""

import re

from playwright.sync_api import expect


def test_back_and_forward_go_through_the_searches(shop):
    page = shop.open().page
    everything = shop.total()
    shop.type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    found = shop.total()
    shop.free_values.first.click()
    expect(shop.chips).to_have_count(1)
    narrowed, chip = shop.total(), shop.chips.first.inner_text()

    page.go_back()
    expect(shop.chips).to_have_count(0)
    expect(shop.heading).to_have_text("Results for “camp”")
    expect(shop.box).to_have_value("camp")
    assert shop.total() == found

    page.go_back()
    expect(page).to_have_url(re.compile(r"/shop$"))
    expect(shop.heading).not_to_contain_text("camp")
    expect(shop.box).to_have_value("")
    assert shop.total() == everything

    page.go_forward()
    expect(shop.heading).to_have_text("Results for “camp”")
    expect(shop.box).to_have_value("camp")
    page.go_forward()
    expect(shop.chips.first).to_have_text(chip, use_inner_text=True)
    assert shop.total() == narrowed


def test_typing_makes_one_step_of_history_and_not_one_for_each_letter(shop):
    page = shop.open().page
    shop.box.click()
    for letter in "lamp":
        shop.box.press(letter)
        page.wait_for_timeout(450)  # long enough for the results of each letter to come
    expect(shop.heading).to_have_text("Results for “lamp”")
    page.go_back()
    expect(page).to_have_url(re.compile(r"/shop$"))
    expect(shop.box).to_have_value("")


def test_a_restored_page_still_follows_the_typing(shop):
    page = shop.open().page
    shop.type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    page.go_back()
    expect(shop.box).to_have_value("")
    shop.type("kettle")
    expect(shop.heading).to_have_text("Results for “kettle”")
    expect(shop.query_rows.first).to_be_visible()
    shop.box.press("ArrowDown")
    expect(shop.rows.first).to_have_attribute("aria-selected", "true")


def test_reload_and_a_copied_address_show_what_the_swap_showed(shop, new_page, server):
    page = shop.open("?q=camp").page
    shop.free_values.first.click()
    expect(shop.chips).to_have_count(1)
    shop.next_page.or_(shop.stats).first.scroll_into_view_if_needed()
    swapped = page.locator("main").aria_snapshot()
    page.reload()
    assert page.locator("main").aria_snapshot() == swapped
    other = new_page(server)
    other.goto(page.url)
    assert other.locator("main").aria_snapshot() == swapped
    expect(other.locator("#q")).to_have_value("camp")


def test_restoring_history_asks_for_and_gets_a_whole_page(shop):
    page = shop.open().page
    shop.type("camp")
    expect(shop.heading).to_have_text("Results for “camp”")
    with page.expect_response(lambda answer: answer.url.endswith("/shop")) as restored:
        page.go_back()
    assert restored.value.text().lstrip().lower().startswith("<!doctype html>")


def test_an_answer_is_a_part_only_where_it_is_swapped_in(server):
    def is_whole(headers):
        status, answer, text = server.get("/shop?q=camp", headers)
        assert status == 200
        assert {name.strip().lower() for name in answer["Vary"].split(",")} >= {
            "hx-request", "hx-history-restore-request",
        }
        return text.lstrip().lower().startswith("<!doctype html>")

    assert is_whole({})
    assert not is_whole({"HX-Request": "true"})
    assert is_whole({"HX-Request": "true", "HX-History-Restore-Request": "true"})
