"""What AI seats are called on the command line, in every language."""

from __future__ import annotations

import pytest

from heliograph.cli.chairs import chair_names
from heliograph.kernel.seats import Seat
from heliograph.language import Language
from heliograph.server.store.rows import ChairRow

CHAIRS = (
    ChairRow(Seat(0), "ai", strength="strong"),
    ChairRow(Seat(1), "person", "Ada"),
    ChairRow(Seat(2), "ai", strength="quick"),
    ChairRow(Seat(3), "ai", strength="strong"),
    ChairRow(Seat(4), "ai", "Bob", "strong"),
    ChairRow(Seat(5), "open"),
)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("AI 1 (strong)", "Ada", "AI (quick)", "AI 2 (strong)", "Bob", "")),
        ("uk", ("ШІ 1 (сильний)", "Ada", "ШІ (швидкий)", "ШІ 2 (сильний)", "Bob", "")),
        ("de", ("KI 1 (stark)", "Ada", "KI (flink)", "KI 2 (stark)", "Bob", "")),
    ],
)
def test_ai_seats_that_are_alike_are_numbered(language: str, expected: tuple[str, ...]) -> None:
    assert chair_names(CHAIRS, Language(language)) == expected
