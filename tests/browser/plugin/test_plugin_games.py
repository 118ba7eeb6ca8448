"""A game from another package is on the home page, and played to the end on its own screen or a plain one."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import grave_findings
from tests.browser.people import People, picture
from tests.browser.places import LANGUAGES

NIGHTS = 5
NAMES = {"en": "Beacon", "uk": "Маяк", "de": "Leuchtfeuer"}
LEADS = {"en": "channel without rocks", "uk": "протоку без скель", "de": "Rinne ohne Felsen"}


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))


def play_to_the_end(page: Page, dark: str) -> None:
    """Five nights without a light; the AI pilot takes each for the left channel."""
    for night in range(NIGHTS):
        left = NIGHTS - night
        page.get_by_text("One more night." if left == 1 else f"{left} more nights.").first.wait_for()
        page.get_by_role("button", name=dark, exact=True).click()
    expect(page.get_by_text(f"of {NIGHTS} ships are home.").first).to_be_visible()


def has_nothing_grave(page: Page) -> None:
    assert grave_findings(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_name_and_cover_are_on_the_home_page(people: People, language: str) -> None:
    page = people.arrive(locale=LANGUAGES[language])
    beacon = card(page, NAMES[language])
    expect(beacon).to_contain_text(LEADS[language])
    cover = beacon.locator("img")
    expect(cover).to_have_js_property("complete", True)
    assert cover.evaluate("image => image.naturalWidth") > 0
    expect(page.locator(".facts").first).to_contain_text("6")
    picture(page, f"plugin-home-{language}", whole=True)


def test_one_that_brings_nothing_is_there_all_the_same(people: People) -> None:
    page = people.arrive()
    plain = card(page, "Plain beacon")
    expect(plain.locator(".cover svg text")).to_have_text("P")
    expect(plain.get_by_role("link", name="Learn in 3 minutes")).to_have_count(0)
    has_nothing_grave(page)


def test_it_is_played_to_the_end_on_its_own_screen(people: People) -> None:
    page = people.arrive()
    card(page, "Beacon").get_by_role("button", name="Play now").click()
    expect(page.get_by_text(re.compile("Tonight only the .* channel is free of rocks."))).to_be_visible()
    expect(page.locator(".game svg rect")).to_have_count(3)
    has_nothing_grave(page)
    picture(page, "plugin-own-screen")
    play_to_the_end(page, "Stay dark")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("svg rect")).to_have_count(3)


def test_its_screen_speaks_the_reader_s_language(people: People) -> None:
    page = people.arrive(locale=LANGUAGES["de"])
    card(page, "Leuchtfeuer").get_by_role("button", name="Sofort spielen").click()
    expect(page.get_by_role("button", name="Dunkel bleiben")).to_be_visible()


def test_without_a_screen_it_is_played_in_words_and_buttons(people: People) -> None:
    page = people.arrive()
    card(page, "Plain beacon").get_by_role("button", name="Play now").click()
    flash = page.get_by_role("group", name="Flash")
    expect(flash.get_by_role("button")).to_have_text(["0", "1", "2"])
    has_nothing_grave(page)
    picture(page, "plugin-plain-screen")
    play_to_the_end(page, "0")


def test_a_screen_that_does_not_come_is_replaced_by_the_plain_one(people: People) -> None:
    people.on_arrival = lambda page: page.route("**/games/beacon/screen.js", lambda route: route.abort())
    page = people.arrive()
    card(page, "Beacon").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("group", name="Flash").get_by_role("button", name="Flash twice")).to_be_visible()
    people.forgive()


def test_friends_set_a_table_for_it(people: People) -> None:
    page = people.arrive("/new/beacon")
    expect(page.get_by_role("radio", name="Beacon", exact=True)).to_be_checked()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2").select_option(label="AI, steady")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", level=1, name="Beacon")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Rules")).to_have_count(0)


def test_a_lesson_that_nobody_wrote_is_not_found(people: People) -> None:
    page = people.arrive("/learn/beacon")
    expect(page.get_by_role("heading", level=1, name="Nothing here but stars")).to_be_visible()
