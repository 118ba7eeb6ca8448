"""Whatever stands on a table can be read: no word is small, as dark as its ground, or lies on another, on a
ship or on a planet."""

import pytest
from playwright.sync_api import expect
from tests.browser.contrast import lost_words
from tests.browser.labels import MEASURE, SLACK, SMALLEST
from tests.browser.people import People, note, safe
from tests.browser.places import LANGUAGES, PLACES
from tests.browser.serving import Server
from tests.browser.test_every_page import choose_elsewhere

SETTLED = """() => document.fonts.ready.then(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))"""
TABLES = (
    "source",
    "learn the puzzle",
    "puzzle message",
    "puzzle crew",
    "mission mercury",
    "mission houston",
    "mission bengaluru",
    "mission cologne",
    "starship",
    "starship and H.A.L.L.",
)


@pytest.mark.parametrize("name", TABLES)
def test_every_word_can_be_read(people: People, server: Server, name: str) -> None:
    place = PLACES[name](server)
    page = people.arrive(place.address)
    expect(page.locator(place.sign).first).to_be_visible()
    wrong: dict[str, list[str]] = {}
    for language in LANGUAGES:
        choose_elsewhere(page, language=language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for (width, height), smallest in SMALLEST.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            measured = page.evaluate(f"smallest => ({MEASURE})(smallest, {SLACK})", smallest)
            assert measured["labels"] > 10
            wrong[f"{language} {width}"] = [*measured["small"], *measured["collisions"]]
    wrong["lost by day"] = lost_words(page)
    note(f"labels-{safe(name)}.json", wrong)
    assert not any(wrong.values()), wrong
