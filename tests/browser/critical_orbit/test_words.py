"""The mission in words, for those who would rather read than look, in every language."""

import pytest
from playwright.sync_api import expect
from tests.browser.critical_orbit.prepared import has_tile, with_a_team
from tests.browser.people import People
from tests.browser.places import LANGUAGES
from tests.browser.prepared import Prepared
from tests.browser.serving import Server

WORDS = {
    "en": (
        "Table in words",
        "Houston, row 4, from a:",
        "Not placed: conduit tile",
        "canister with the circle, locked",
    ),
    "uk": (
        "Стіл словами",
        "Х’юстон, рядок 4, від a:",
        "Не покладено: сегмент трубопроводу",
        "балон із кругом, заблокований",
    ),
    "de": (
        "Tisch in Worten",
        "Houston, Reihe 4, ab a:",
        "Nicht gelegt: Leitungsplättchen",
        "Behälter mit Kreis, verriegelt",
    ),
}


@pytest.fixture(scope="module")
def flight(server: Server) -> Prepared:
    return with_a_team(server, "mercury", has_tile)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mission_is_told_in_sentences(people: People, flight: Prepared, language: str) -> None:
    title, *sentences = WORDS[language]
    page = people.arrive(flight.seat_link, locale=LANGUAGES[language])
    page.get_by_role("button", name=title).click()
    words = page.get_by_role("region", name=title)
    for sentence in sentences:
        expect(words).to_contain_text(sentence)
