"""A signal is heard once and is gone, unless the table writes it down (CT-H21)."""

from __future__ import annotations

import re

import pytest
from msgspec import UNSET
from tests.games.contact.table import GAME, TWO_HOPS, after, at, guess, told

from heliograph.games.contact.moves.transmit import AskRepeat, Transmitted
from heliograph.games.contact.setup import Setup, decided
from heliograph.games.contact.state import State
from heliograph.games.contact.telling.distances import how_far, place
from heliograph.kernel.codec import encode
from heliograph.kernel.seats import Seat
from heliograph.language import Language

ROUND = "seats 3, target C"
ODD = "sent 811/333/1217"


def durations(state: State, viewer: int | None) -> bool:
    """Whether a duration of 811 ms appears in anything this viewer is sent."""
    view = GAME.view(state, None if viewer is None else Seat(viewer))
    return b"811" in encode((view, GAME.prompt(state, Seat(viewer or 0)), GAME.describe(view)))


def test_ct_h21_the_signal_reaches_everybody_once_and_the_view_keeps_the_number_of_flights() -> None:
    (event,) = told(at(ROUND), 0, TWO_HOPS)
    assert isinstance(event, Transmitted)
    assert event.transmission.holds == (800, 1200)
    sent = at(f"{ROUND}, {ODD}")
    for viewer in (1, 2, None):
        view = GAME.view(sent, None if viewer is None else Seat(viewer))
        assert (view.flights, view.transmissions[0].holds, view.transmissions[0].pauses) == ((2,), (), ())
        assert not durations(sent, viewer)
    assert GAME.view(sent, Seat(0)).transmissions[0].holds == (811, 1217)


def test_ct_h21_it_stays_gone_when_the_round_and_the_mission_are_over() -> None:
    landed = after(at(f"{ROUND}, {ODD}"), (1, guess("C")))
    over = after(at(f"{ROUND}, {ODD}, round 12, signals none"), (1, guess("C")))
    assert not any(durations(state, viewer) for state in (landed, over) for viewer in (0, 1, None))
    assert GAME.open_view(over).history[-1].transmissions[0].holds == (811, 1217)


@pytest.mark.parametrize("text", ["written-record", "family", "as-recorded", "practice, round 0"])
def test_ct_h21_where_it_is_written_down_it_stays(text: str) -> None:
    """By choice, in family mode, in the practice flight, and in games recorded before the choice existed."""
    state = at(f"{ROUND}, {ODD}, {text}")
    assert GAME.view(state, Seat(1)).transmissions[0].holds == (811, 1217)


def test_ct_h21_the_choice_is_off_but_for_families() -> None:
    assert decided(Setup()).written_record is False
    assert decided(Setup(family=True)).written_record is True
    assert decided(Setup(family=True, written_record=False)).written_record is False
    assert Setup().written_record is UNSET


def test_ct_h21_whoever_missed_it_is_not_told_again_but_may_ask() -> None:
    gone, kept = (told(at(text), 0, TWO_HOPS)[0] for text in (ROUND, f"{ROUND}, written-record"))
    assert (GAME.told_again(gone), GAME.told_again(kept)) == (False, True)
    assert after(at(f"{ROUND}, {ODD}"), (2, AskRepeat())).phase == "transmit"


@pytest.mark.parametrize("code", ["en", "de", "uk"])
def test_ct_h21_words_measure_nothing(code: str) -> None:
    """Words contain no millimetres, and written durations are as coarse as bars."""
    language = Language(code)
    for text in (f"{ROUND}, {ODD}", f"{ROUND}, {ODD}, written-record"):
        lines = [language.say(line) for line in GAME.describe(GAME.view(at(text), Seat(1)))]
        assert not any(re.search(r"\d\s*(mm|мм)", line) for line in lines)
        assert any("800" in line for line in lines) == ("written" in text)
        assert not any("811" in line for line in lines)


def test_ct_h21_near_and_far_in_words() -> None:
    layout = at("chips earth@200:200 A@17:17 B@80:17 C@160:17 D@230:17 E@383:383").layout
    chips = {chip.id: chip for chip in layout.chips}
    assert [how_far(layout, chips["A"], chips[other]) for other in "BCDE"] == ["close", "off", "off", "far"]
    assert how_far(layout, chips["B"], chips["C"]) == "near"
    assert [place(layout, chips[chip]) for chip in ("A", "earth", "E")] == [
        "top-left",
        "middle-centre",
        "bottom-right",
    ]
