"""Messages in words, for the command line."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Written
from fluent.syntax.ast import MessageReference, Term, TermReference
from fluent.syntax.visitor import Visitor

from heliograph import language as reading
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat
from heliograph.language import Language, UnknownLanguageError, languages

CHIPS = tuple(say(f"chip-{id}") for id in ("A", "B", "earth"))


def test_there_are_three_languages() -> None:
    assert languages() == ("de", "en", "uk")
    with pytest.raises(UnknownLanguageError, match="xx"):
        Language("xx")


@pytest.mark.parametrize(
    ("code", "list_of_chips", "nobody"),
    [
        ("en", "A · Atoll, B · Breeze, and Earth", "Seat 2"),
        ("uk", "A · Атол, B · Бриз і Земля", "Місце 2"),
        ("de", "A · Atoll, B · Brise und Erde", "Platz 2"),
    ],
)
def test_messages_inside_messages(code: str, list_of_chips: str, nobody: str) -> None:
    language = Language(code, ["Ann"])
    assert list_of_chips in language.say(say("describe-possible", chips=CHIPS))
    assert language.say(seat_name(Seat(0))) == "Ann"
    assert language.say(seat_name(Seat(1))) == nobody
    assert "Ann" in language.say(say("event-repeat-asked", seat=seat_name(Seat(0))))


def test_plurals_are_the_languages_own() -> None:
    uk = Language("uk")
    said = [uk.say(say("refused-seat-count", seats=count)) for count in (1, 3, 5)]
    assert [line.split()[-1] for line in said] == ["місце.", "місця.", "місць."]


def test_a_word_can_be_asked_for_in_another_form() -> None:
    assert Language("uk").say(say("sp-colour-red.pawn-acc")) == "червону фігурку"
    assert Language("en").say(say("sp-colour-red.no-such-form")) == "sp-colour-red.no-such-form"


def test_a_message_without_words_shows_its_id() -> None:
    assert Language("en").say(Message("no-such-message")) == "no-such-message"


class _Said(Visitor):
    """The names that a text refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


@pytest.mark.parametrize("code", languages())
def test_every_message_is_found_without_reading_all(code: str) -> None:
    """Files are only scanned, with the same result as a parser."""
    for file in {*reading._files(code).values()}:
        text, said = file.read_text("utf-8"), _Said()
        parsed = FluentParser(with_spans=False).parse(text)
        said.visit(parsed)
        assert said.names <= {*reading._REFERENCE.findall(text)}, file
        terms = {f"-{entry.id.name}" for entry in parsed.body if isinstance(entry, Term)}
        messages = {entry.id.name for entry in parsed.body if isinstance(entry, Written)}
        assert terms | messages == {*reading._MESSAGE.findall(text)}, file


def test_only_what_is_asked_for_is_parsed() -> None:
    """A server that parsed everything for the first AI seat's name was unresponsive for seconds."""
    reading._parsed.cache_clear()
    assert Language("de").say(say("persona-altair")) == "Atair"
    assert reading._parsed.cache_info().misses <= 2
