"""What is put into a sentence fits its grammar: names cannot bend, and one is not many."""

import re
from pathlib import Path

import pytest

from heliograph.kernel.message import say
from heliograph.language import Language

WORDS = Path(__file__).parents[1] / "locales" / "uk"
PREPOSITION = "без|біля|від|для|до|з|за|замість|зі|із|між|на|перед|про|проти|серед|у|через"
PERSON = "ai|by|guesser|me|name|partner|player|rival|source|stranger|was"
BENT = re.compile(rf"\b(?:{PREPOSITION})\s+\{{ \$(?:{PERSON}) \}}", re.IGNORECASE)


def test_no_name_stands_where_ukrainian_would_bend_it() -> None:
    """A noun before it bends instead: "замість гравця { $name }"."""
    assert BENT.search("Замість { $name } далі грає ШІ.")
    assert not BENT.search("Замість гравця { $name } далі грає ШІ.")
    bent = [
        line for file in WORDS.rglob("*.ftl") for line in file.read_text().splitlines() if BENT.search(line)
    ]
    assert not bent


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ["unread message", "unread messages", "unread messages"]),
        ("de", ["ungelesene Nachricht", "ungelesene Nachrichten", "ungelesene Nachrichten"]),
        ("uk", ["непрочитане повідомлення", "непрочитані повідомлення", "непрочитаних повідомлень"]),
    ],
)
def test_one_unread_message_is_not_many(code: str, forms: list[str]) -> None:
    """The number itself stands before it in a ring of its own."""
    language = Language(code)
    assert [language.say(say("chat-unread", count=count)) for count in (1, 3, 5)] == forms


@pytest.mark.parametrize(("code", "day"), [("en", "1 day a move"), ("de", "1 Tag für"), ("uk", "1 день.")])
def test_one_day_a_move_is_one_day(code: str, day: str) -> None:
    assert day in Language(code).say(say("refused-over-days", most=1))
