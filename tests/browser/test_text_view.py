"""The table in words: the same position, in sentences, in the player's language."""

import pytest
from tests.browser.people import People

SENTENCES = {
    "en-GB": ("Table in words", "The rocket stands on Earth.", "6 barrels of fuel, 0 points so far."),
    "uk-UA": ("Стіл словами", "Ракета стоїть на", "6 бочок палива"),
    "de-DE": ("Der Tisch in Worten", "Die Rakete steht auf", "6 Treibstofffässer"),
}


@pytest.mark.parametrize("locale", SENTENCES)
def test_the_table_is_told_in_sentences(people: People, locale: str) -> None:
    pass
