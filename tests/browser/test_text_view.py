"""The table in words: the same position in sentences, in the player's language."""

import pytest
from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.places import LANGUAGES
from tests.browser.prepared import as_source
from tests.browser.serving import Server

SENTENCES = {
    "en": ("Table in words", "The rocket stands on Earth.", "6 barrels of fuel", "Your secret target:"),
    "uk": ("Стіл словами", "Ракета стоїть тут: Земля.", "6 бочок палива", "Ваша таємна ціль:"),
    "de": ("Tisch in Worten", "Die Rakete steht auf Erde.", "6 Treibstofffässer", "Dein geheimes Ziel:"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_sentences(people: People, server: Server, language: str) -> None:
    title, *sentences = SENTENCES[language]
    people.remember(settings={"coach": "always"})
    page = people.arrive(as_source(server).seat_link, locale=LANGUAGES[language])
    page.get_by_role("button", name=title).click()
    words = page.get_by_role("region", name=title)
    for sentence in sentences:
        expect(words).to_contain_text(sentence)
    assert page.evaluate("scrollY") == 0, "what is looked at stays where it is"
