"""Whose voice reaches whom, by the rules of all four games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.contact.table import GAME as CONTACT
from tests.games.contact.table import at as contact
from tests.games.space_puzzle.table import GAME as PUZZLE
from tests.games.space_puzzle.table import at as puzzle

from heliograph.games import AnyGame, load_game
from heliograph.kernel.match import Match
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat, all_seats
from heliograph.server.store.rows import TableRow
from heliograph.server.tables.voice.ways import Ways, ways_of

ROW = TableRow("t", "game", 1, "", "{}", "", "playing", 0, 0, 0, "", "")
GATHERING = replace(ROW, phase="gathering")
SPECTATOR: tuple[Seat, ...] = ()
BLIND = "scenario S25, phase crew"


def ways(game: AnyGame, state: Any, seats: int, row: TableRow = ROW) -> Ways:
    header: Any = None
    return ways_of(Match(game, header, state), row, seats)


def heard(found: Ways, seats: int) -> dict[str, str]:
    """By each listener, s for a spectator: whom it hears."""
    listeners = {**{str(seat): (seat,) for seat in all_seats(seats)}, "s": SPECTATOR}
    found_by = {}
    for name, ear in listeners.items():
        others = [other for other in all_seats(seats) if (other,) != ear]
        found_by[name] = "".join(str(other) for other in others if found.closed((other,), ear) is None)
    return found_by


def test_before_the_game_everybody_hears_everybody() -> None:
    assert heard(ways_of(None, GATHERING, 3), 3) == {"0": "12", "1": "02", "2": "01", "s": "012"}


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("phase ready", {"0": "12", "1": "02", "2": "01", "s": "012"}),
        ("phase transmit", {"0": "", "1": "", "2": "", "s": ""}),
        ("phase guess, meeting", {"0": "12", "1": "2", "2": "1", "s": "12"}),
        ("phase guess, family", {"0": "12", "1": "2", "2": "1", "s": "12"}),
    ],
)
def test_contact_falls_silent_with_its_source(text: str, whom: dict[str, str]) -> None:
    """CT-18, CT-25, CT-44: in a round the Source is silent, and the Crew unless it meets or is a family."""
    state = contact(f"seats 3, {text}")
    assert heard(ways(CONTACT, state, 3), 3) == whom


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("phase crew", {"0": "12", "1": "2", "2": "1", "s": "12"}),
        ("phase card", {"0": "12", "1": "2", "2": "1", "s": "12"}),
        (BLIND, {"0": "", "1": "2", "2": "1", "s": ""}),
        ("scenario S25, phase over", {"0": "12", "1": "02", "2": "01", "s": "012"}),
    ],
)
def test_the_puzzles_ai_is_mute_and_hears_unless_it_is_blind(text: str, whom: dict[str, str]) -> None:
    """SP-31, SP-44, SP-45, SR-BLIND."""
    assert heard(ways(PUZZLE, puzzle(text), 3), 3) == whom


@pytest.mark.parametrize("id", ["critical_orbit", "interstellar"])
def test_the_other_two_talk_all_the_time(id: str) -> None:
    """MC-14."""
    game = load_game(id)
    state = game.start(game.decided(game.setup_type(seats=2)), "seed")
    assert heard(ways(game, state, 2), 2) == {"0": "1", "1": "0", "s": "01"}


def test_a_reason_is_given_in_words() -> None:
    silent = ways(CONTACT, contact("seats 3, phase transmit"), 3)
    assert silent.closed((Seat(0),), (Seat(1),)) == say("talk-source-silent")
    assert silent.closed((Seat(1),), (Seat(0),)) == say("talk-crew-silent")
    assert silent.talk((Seat(0),)).closed == say("talk-source-silent")
    assert silent.talk(SPECTATOR).closed == say("talk-spectator")
    blind = ways(PUZZLE, puzzle(BLIND), 3)
    assert blind.closed((Seat(1),), (Seat(0),)) == say("voice-not-for-you")
    assert blind.talk((Seat(1),)).open


@pytest.mark.parametrize("watching", ["delayed", "closed"])
def test_whoever_does_not_see_it_at_once_does_not_hear_it(watching: Any) -> None:
    late = ways_of(None, replace(ROW, watching=watching), 2)
    assert late.closed((Seat(0),), SPECTATOR) == say("voice-not-for-spectators")
    assert late.closed((Seat(0),), (Seat(1),)) is None
    assert ways_of(None, replace(GATHERING, watching=watching), 2).closed((Seat(0),), SPECTATOR) is None


def test_people_of_one_device_speak_and_hear_together() -> None:
    """Where one of them may not, neither may who sits beside."""
    meeting = ways(CONTACT, contact("seats 3, phase guess, meeting"), 3)
    assert meeting.closed((Seat(1),), (Seat(2),)) is None
    assert meeting.closed((Seat(0), Seat(1)), (Seat(2),)) == say("talk-source-silent")
    blind = ways(PUZZLE, puzzle(BLIND), 3)
    assert blind.closed((Seat(1),), (Seat(0), Seat(2))) == say("voice-not-for-you")
