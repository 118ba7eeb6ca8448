"""Recorded games end as they did. Any log put into the folder becomes a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.critical_orbit.accounts import all_is_there
from tests.games.critical_orbit.record import FIXTURES, GAMES
from tests.games.critical_orbit.table import GAME
from tests.games.critical_orbit.text import position, show
from tests.games.recorded import Story

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.changes.deliveries import TileTaken
from heliograph.games.critical_orbit.changes.earning import StarEarned
from heliograph.games.critical_orbit.changes.settling import EntrySkipped
from heliograph.games.critical_orbit.moves.keeping import Kept
from heliograph.games.critical_orbit.moves.pausing import Paused, Resumed
from heliograph.games.critical_orbit.moves.stars import TileShown
from heliograph.games.critical_orbit.rules.spacecraft import open_tiles
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.events import Event
from heliograph.kernel.testkit import check_fixture

FILES = sorted(FIXTURES.glob("*.json"))


class Mission(Story[Pack, State, Event]):
    def tells(self, *kinds: type[Event]) -> bool:
        return all(any(isinstance(event, kind) for event in self.events) for kind in kinds)


def story(name: str) -> Mission:
    return Mission.of(GAME, FIXTURES / f"{name}.json")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_mission_ends_as_it_did(file: Path) -> None:
    check_fixture(GAME, file.read_bytes())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_is_there_in_every_moment_and_can_be_written_down(file: Path) -> None:
    told = story(file.stem)
    for number, state in enumerate(told.states):
        all_is_there(state, told.pack)
        if number % 5 == 0:
            assert position(told.pack, show(state)) == state


def test_every_mission_that_should_be_recorded_is() -> None:
    assert set(GAMES) <= {file.stem for file in FILES}


def ended(it: Mission) -> tuple[str, bool, str]:
    return it.last.ended, it.last.won, it.last.setup.difficulty


TOLD: dict[str, Callable[[Mission], bool]] = {
    "four-easy-won": lambda it: ended(it) == ("oxygen", True, "easy"),
    "four-normal-won": lambda it: ended(it) == ("oxygen", True, "normal"),
    "four-hard-won": lambda it: ended(it) == ("oxygen", True, "hard"),
    "four-too-slow": lambda it: ended(it)[:2] == ("time", False) and it.last.turn > 3,
    "four-asleep": lambda it: it.kinds == {"ready", "tick"} and it.last.turn == 0,
    "four-with-pauses": lambda it: it.tells(Paused, Resumed),
    "four-out-of-turns": lambda it: ended(it)[:2] == ("turns", False) and it.last.turn == 7,
    "four-own-start": lambda it: it.last.won and it.last.setup.start == 0,
    "three-other-chairs": lambda it: it.last.won and it.last.setup.mercury == 2,
    "three-two-jobs": lambda it: it.last.won and it.last.setup.seats == 3,
    "two-and-the-deck": lambda it: it.last.won and max(it.last.houston.circles.values()) > 0,
    "two-and-a-deck-that-runs-out": lambda it: len(it.last.deck) == 30 and it.tells(EntrySkipped),
    "alone-half-an-hour": lambda it: it.last.won and it.last.setup.minutes == 30,
    "alone-with-the-deck": lambda it: it.last.won and it.last.setup.cologne is None,
    "a-star-of-ones-own": lambda it: tile_star(it),
    "three-decks-and-open-tiles": lambda it: (
        any(len(tiles) > 1 for state in it.states for tiles in open_tiles(state.mercury).values())
        and any(len(square) > 1 for card in it.pack.ai_cards for square in card.grids)
    ),
}


def tile_star(it: Mission) -> bool:
    """MC-25, MC-H4: Houston's star comes right after its tile."""
    turned = [
        after
        for event, after in zip(it.events, it.events[1:], strict=False)
        if isinstance(event, TileTaken | TileShown) and event.tile == "L1"
    ]
    return turned[:1] == [StarEarned("houston")]


@pytest.mark.parametrize("name", TOLD)
def test_what_a_mission_was_recorded_for(name: str) -> None:
    """MC-3, MC-4, MC-5, MC-7, MC-24, MC-66, MC-H12, MC-H14."""
    assert TOLD[name](story(name))


def test_the_recorded_missions_show_every_kind_of_move_and_event() -> None:
    stories = [story(file.stem) for file in FILES]
    kinds = {str(kind.__struct_config__.tag) for kind in GAME.action_type.__args__}
    assert set().union(*(one.kinds for one in stories)) == kinds | {"undo", "tick"}
    assert {type(event) for one in stories for event in one.events} == set(GAME.event_type.__args__)
    assert {one.last.setup.seats for one in stories} == {1, 2, 3, 4}
    assert {event.track for one in stories for event in one.events if isinstance(event, Kept)} == {
        "white",
        "black",
    }
