"""What a player chooses is worn at once and kept."""

from playwright.sync_api import Page, expect
from tests.browser.people import People
from tests.browser.prepared import as_source
from tests.browser.serving import Server


def test_settings_take_effect_and_persist(people: People) -> None:
    page = people.arrive("/settings")
    page.get_by_label("High contrast").check(force=True)
    page.get_by_role("slider", name="Text size").fill("130")
    page.get_by_role("radio", name="Less").check(force=True)
    page.get_by_role("switch", name="Sound on").uncheck(force=True)
    page.get_by_role("combobox", name="Language").last.select_option("Українська")
    for _ in range(2):
        wears_what_was_chosen(page)
        page.reload()
    page.goto("/")
    wears_what_was_chosen(page)


def wears_what_was_chosen(page: Page) -> None:
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "uk")
    expect(html).to_have_attribute("data-colours", "contrast")
    expect(html).to_have_attribute("data-motion", "less")
    expect(html).to_have_css("--text-scale", "1.3")


def test_the_language_can_be_changed_in_mid_game(people: People, server: Server) -> None:
    page = people.arrive(as_source(server).seat_link)
    expect(page.locator(".role")).to_have_text("Source")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("navigation", name="Table menu").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.locator(".role")).to_have_text("Quelle")
