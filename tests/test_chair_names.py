"""What AI seats are called on the command line, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heliograph.cli.chairs import chair_names
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.language import Language, languages
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.people.personas import PERSONAS, names_of_ai_seats, persona_of

ROW = TableRow("k7mfq2xw9d", "contact", 1, "", "{}", "", "playing", 0, 0, 0, "", "Ann")
CHAIRS = (
    ChairRow(Seat(0), "ai", strength="strong"),
    ChairRow(Seat(1), "person", "Ada"),
    ChairRow(Seat(2), "ai", strength="quick"),
    ChairRow(Seat(3), "ai", "Bob", "strong"),
    ChairRow(Seat(4), "open"),
)


@pytest.mark.parametrize(
    ("language", "strong", "quick"),
    [
        ("en", "AI, strong", "AI, quick"),
        ("uk", "ШІ, сильний", "ШІ, швидкий"),
        ("de", "KI, stark", "KI, flink"),
    ],
)
def test_an_ai_seat_has_a_name_and_a_strength(language: str, strong: str, quick: str) -> None:
    words = Language(language)
    first, ada, third, stands_in, nobody = chair_names(ROW, CHAIRS, words)
    assert (ada, stands_in, nobody) == ("Ada", "Bob", "")
    assert first.endswith(f"({strong})")
    assert third.endswith(f"({quick})")
    assert first.split()[0] != third.split()[0]


def test_a_name_belongs_to_its_table_and_seat() -> None:
    who = [persona_of(ROW, CHAIRS, Seat(seat)) for seat in range(16)]
    assert len({*who}) == 16
    assert who == [persona_of(ROW, reversed(CHAIRS), Seat(seat)) for seat in range(16)]
    assert len({persona_of(replace(ROW, id=f"table{n}"), CHAIRS, Seat(0)) for n in range(40)}) > 10


@pytest.mark.parametrize("language", languages())
def test_no_ai_seat_is_called_like_somebody_at_the_table(language: str) -> None:
    words, before = Language(language), chair_names(ROW, CHAIRS, Language(language))
    called = before[0].split()[0]
    met = replace(CHAIRS[1], name=called.upper())
    after = chair_names(ROW, (CHAIRS[0], met, *CHAIRS[2:]), words)
    assert after[0].split()[0] != called
    assert after[2:] == before[2:], "the others keep their names"
    assert called in names_of_ai_seats(ROW, CHAIRS)


def test_all_names_differ_in_every_language() -> None:
    for language in languages():
        names = {Language(language).say(say(f"persona-{id}")) for id in PERSONAS}
        assert len(names) == len(PERSONAS)
