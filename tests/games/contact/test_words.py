"""Questions and messages fit the moment: no sentence mentions what does not exist then."""

from __future__ import annotations

import pytest
from tests.games.contact.table import GAME, after, at, guess, sure

from heliograph.games.contact.moves.helpers import CallMeeting, FiftyFifty, Reactivate
from heliograph.games.contact.moves.stopover import FirstStopover, PlaceRocket
from heliograph.games.contact.state import State
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.language import Language

GUESSING = "professional, seats 3, target C, sent 800/400/1200/400/900"


def asked(state: State, viewer: int | None) -> Message:
    return GAME.prompt(state, None if viewer is None else Seat(viewer)).ask


def closed(state: State, speaker: int) -> str | None:
    reason = GAME.hears(state, Seat(speaker)).closed
    return None if reason is None else reason.id


def in_words(state: State) -> str:
    return "\n".join(map(Language("en").say, GAME.describe(GAME.view(state, None))))


def test_ct_h9_the_second_time_the_next_stopover_is_asked_for() -> None:
    first = after(at(GUESSING), (1, FirstStopover()))
    again = after(first, (0, PlaceRocket("G")), (1, Reactivate()), (1, FirstStopover()))
    say = Language("en").say
    assert "landed first" in say(asked(first, 0))
    assert "landed next" in say(asked(again, 0))
    assert [word in say(asked(again, 2)) for word in ("first", "next")] == [False, True]


@pytest.mark.parametrize("text", ["professional, family, seats 3", "family, seats 3"])
def test_ct_h17_who_may_talk_is_not_told_to_give_no_hints(text: str) -> None:
    state = at(f"{text}, target C, sent 800")
    assert [asked(state, viewer).id for viewer in (0, 1, 2, None)] == [
        "wait-guess",
        "ask-guess",
        "wait-guess-together",
        "wait-guess",
    ]


def test_ct_44_in_a_meeting_the_crew_is_told_that_it_may_talk() -> None:
    met = after(at(GUESSING), (2, CallMeeting("exchange-target")))
    assert [asked(met, viewer).id for viewer in (0, 2)] == ["wait-guess", "wait-guess-together"]
    assert asked(at(GUESSING), 2).id == "wait-guess"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seats 3", "talk-crew-silent"),
        ("professional, seats 3", "talk-crew-meeting"),
        ("professional, seats 2", "talk-crew-silent"),
        ("professional, seats 3, practice, round 0", "talk-crew-silent"),
    ],
)
def test_ct_44_a_meeting_is_spoken_of_only_where_one_can_be_called(text: str, reason: str) -> None:
    """Not in the base game, with a single Crew member (CT-33), or on the practice flight (CT-H16)."""
    assert closed(at(f"{text}, target C, sent 800"), 1) == reason


def test_ct_h10_a_barrel_is_spoken_of_only_where_one_is_at_stake() -> None:
    """The practice flight costs none (CT-H16), nor does the first guess of a 50:50 (CT-41)."""
    declared = after(at(GUESSING), (1, FiftyFifty()))
    texts = [
        at(GUESSING),
        at("practice, round 0, target C, sent 800"),
        declared,
        after(declared, (1, guess("A"))),
    ]
    confirms = [offer.confirm for state in texts for offer in GAME.prompt(state, Seat(1)).offers[1:2]]
    costs, free = "confirm-impossible-guess", "confirm-impossible-guess-free"
    assert [confirm and confirm.id for confirm in confirms] == [costs, free, free, costs]
    assert after(texts[1], (1, sure("earth"))).barrels == texts[1].barrels


def test_ct_30_between_two_rounds_it_is_the_next_source_that_is_named() -> None:
    ready = after(at("seats 3, target C, sent 800"), (1, guess("C")))
    assert in_words(ready).startswith("Round 1 of 12 is over. Seat 2 is the next Source.")
    assert in_words(at("")).startswith("Before round 1 of 12. Seat 1 is the Source.")


def test_ct_31_one_barrel_is_one_barrel() -> None:
    done = at("phase over, reached A, barrels 1, won 5")
    assert "5 of 42 points, 1 barrel of fuel left." in in_words(done)


@pytest.mark.parametrize("mode", ["", "professional, "])
def test_ct_36_whoever_begins_is_not_told_to_turn_up_cards(mode: str) -> None:
    """The professional Source turns up no cards."""
    assert "card" not in Language("en").say(asked(at(f"{mode}seats 3"), 0))


@pytest.mark.parametrize(
    ("left", "words"), [(2, "ask for 2 more repeats"), (1, "ask for 1 more repeat"), (0, "No repeat is left")]
)
def test_ct_22_the_table_in_words_says_how_many_repeats_are_left(left: int, words: str) -> None:
    state = at("target C" + ", sent 800" * (3 - left))
    assert words in in_words(state)
