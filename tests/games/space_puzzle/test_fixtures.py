"""Recorded games end as they did. Any log put into the folder becomes a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.recorded import Story
from tests.games.space_puzzle.accounts import all_is_there
from tests.games.space_puzzle.record import FIXTURES, GAMES
from tests.games.space_puzzle.table import GAME
from tests.games.space_puzzle.text import position, show

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import RULE_NAMES
from heliograph.games.space_puzzle.state import Result, State
from heliograph.games.space_puzzle.telling.events import Happening, TrapSprung
from heliograph.kernel.testkit import check_fixture

FILES = sorted(FIXTURES.glob("*.json"))


class PuzzleStory(Story[Pack, State, Happening]):
    @property
    def result(self) -> Result:
        assert self.last.result is not None
        return self.last.result


BOX_ORDER = GAME.content.all_tokens.index


def story(name: str) -> PuzzleStory:
    return PuzzleStory.of(GAME, FIXTURES / f"{name}.json")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    check_fixture(GAME, file.read_bytes())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_is_there_in_every_moment_and_can_be_written_down(file: Path) -> None:
    told = story(file.stem)
    for state in told.states:
        all_is_there(state)
        assert position(told.pack, show(told.pack, state)) == state


def test_every_game_that_should_be_recorded_is() -> None:
    assert set(GAMES) <= {file.stem for file in FILES}


TOLD: dict[str, Callable[[PuzzleStory], bool]] = {
    "lesson-declared": lambda it: it.result.won and it.result.declared,
    "hourglass-lost": lambda it: not it.result.won and not it.result.declared,
    "hourglass-won": lambda it: it.result.won and not it.result.declared and it.last.round == 5,
    "dice-won": lambda it: it.result.won and "set-die" in it.kinds,
    "lethal-traps": lambda it: isinstance(it.events[-2], TrapSprung) and it.events[-2].counter == 0,
    "drift": lambda it: it.result.won and it.last.rooms != it.states[0].rooms,
    "roles": lambda it: it.result.won and len(it.last.roles) == 4,
    "fading": lambda it: "tick" in it.kinds and any(state.faded for state in it.states),
    "crisis": lambda it: it.last.card.crisis and it.last.crisis_token_used and bool(it.last.closed),
    "ladder": lambda it: len(it.last.history) == 3 and len({past.ai for past in it.last.history}) > 1,
    "other-side": lambda it: it.states[0].card.id != it.last.card.id and "ask-rule" in it.kinds,
    "roles-without-dice": lambda it: "mark" in it.kinds and it.last.edition == 2 and len(it.last.roles) == 4,
    "shuffled-heap": lambda it: any(
        [token.id for token in sent.tokens] != sorted((token.id for token in sent.tokens), key=BOX_ORDER)
        for sent in it.last.messages
    ),
    "exact-traps": lambda it: len(it.last.traps) == 2 and it.last.card.crisis,
    "own-scenario": lambda it: it.result.won and it.last.setup.own is not None,
}


@pytest.mark.parametrize("name", TOLD)
def test_what_a_game_was_recorded_for(name: str) -> None:
    assert TOLD[name](story(name))


def test_the_recorded_games_show_every_kind_of_move_event_and_special_rule() -> None:
    stories = [story(file.stem) for file in FILES]
    kinds = {str(kind.__struct_config__.tag) for kind in GAME.action_type.__args__}
    assert set().union(*(one.kinds for one in stories)) == kinds | {"undo", "tick"}
    events = {type(event) for one in stories for event in one.events}
    assert events == set(GAME.event_type.__args__)
    rules = {code.partition("(")[0] for one in stories for code in one.last.scenario.rules}
    assert rules == set(RULE_NAMES)
    assert {one.last.setup.seats for one in stories} == {2, 3, 4, 5}
