"""The game in words, for those who would rather read than look, in every language."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.interstellar.prepared import alone
from tests.browser.people import People
from tests.browser.places import LANGUAGES
from tests.browser.prepared import Prepared
from tests.browser.serving import Server

WORDS: dict[str, tuple[str, list[str | re.Pattern[str]]]] = {
    "en": (
        "Table in words",
        [
            "Round 1, Action Phase.",
            re.compile(r"Ada has \d+ Fuel and these Resources: "),
            "The Solar Spiral stands at 0.",
            "World Government, row 1:",
        ],
    ),
    "uk": (
        "Стіл словами",
        [
            "Раунд 1, фаза дій.",
            re.compile(r"Ada має палива \d+ і ресурси: "),
            "Сонячна спіраль на позначці 0.",
            "Світовий уряд",
        ],
    ),
    "de": (
        "Tisch in Worten",
        [
            "Runde 1, Aktionsphase.",
            re.compile(r"Ada hat \d+ Treibstoff und diese Ressourcen: "),
            "Die Sonnenspirale steht bei 0.",
            "Weltregierung",
        ],
    ),
}


@pytest.fixture(scope="module")
def game(server: Server) -> Prepared:
    return alone(server)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_told_in_sentences(people: People, game: Prepared, language: str) -> None:
    title, sentences = WORDS[language]
    page = people.arrive(game.seat_link, locale=LANGUAGES[language])
    page.get_by_role("button", name=title).click()
    words = page.get_by_role("region", name=title)
    for sentence in sentences:
        expect(words).to_contain_text(sentence)
