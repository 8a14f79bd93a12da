"""A site that searches when the form is sent: nothing follows the typing, the box can be cleared and cancelled."""

from playwright.sync_api import expect


def test_results_come_with_enter_and_not_with_the_letters(page, server):
    page.goto("/movies")
    before = page.locator(".stats").inner_text()
    page.locator("#q").press_sequentially("island", delay=30)
    page.wait_for_timeout(600)
    assert page.locator(".stats").inner_text() == before
    page.locator("#q").press("Enter")
    expect(page.locator("h1")).to_have_text("Results for “island”")
    expect(page).to_have_url(f"{server.url}/movies?q=island")
    expect(page.locator("#q")).to_be_focused()


def test_cancel_and_clear_lead_back_to_all_films(page):
    for name in ["Cancel", "Clear the search"]:
        page.goto("/movies?q=family")
        page.get_by_role("link", name=name).click()
        expect(page.locator("h1")).to_have_text("All films")
        expect(page.locator("#q")).to_have_value("")


def test_it_works_without_scripts(no_script_page):
    no_script_page.goto("/movies")
    no_script_page.locator("#q").fill("family")
    no_script_page.get_by_role("button", name="Search").click()
    expect(no_script_page.locator("h1")).to_have_text("Results for “family”")
    assert no_script_page.locator(".hits .card").count() == 20
