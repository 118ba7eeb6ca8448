"""AI Astronauts at work: together, within their roles, and never against a colleague."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from tests.players.space_puzzle.games import FOUR_TOKENS, GAME, PACK, Watched, play

from heliograph.games.space_puzzle.moves.actions import (
    Declare,
    Enter,
    Lay,
    Mark,
    MovePawn,
    NextScenario,
    PutMarker,
    Ready,
    Remove,
    TakeBack,
)
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import Cell, Role
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player
from heliograph.players.space_puzzle.hand import shaking_hand
from heliograph.players.table import Decision, play_game

JOBS: dict[type, Role] = {
    MovePawn: "pilot",
    Enter: "dockmaster",
    Remove: "engineer",
    PutMarker: "keymaster",
    Mark: "engineer",
}
"""In a scenario without dice."""


class Person:
    """Does some things in its own way and is then ready; later acts as AI seats do."""

    def __init__(self, *moves: msgspec.Struct) -> None:
        self._player = make_player("space_puzzle", "strong")
        self._moves = list(moves)

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        if view.phase == "crew" and view.round == 1:
            if self._moves:
                return self._moves.pop(0)
            return None if view.me in view.ready else Ready()
        return self._player.act(view, prompt, chance, told)


def with_person(person: Any, setup: Setup, seed: str) -> list[Decision]:
    """The person is the first Astronaut."""
    others = [Watched(make_player("space_puzzle", "strong")) for _ in range(setup.seats - 1)]
    seated = [others[0], person, *others[1:]]
    return play_game(GAME, setup, seed, seated, shaking_hand(PACK, 0.25))[1]


def first_round(decisions: Sequence[Decision]) -> list[Decision]:
    return [decision for decision in decisions if decision.view.round == 1 and decision.view.phase == "crew"]


def test_what_a_colleague_did_in_this_round_stays() -> None:
    colours = [target.colour for target in _solution("colleague")]
    wrong: Cell = next(cell for cell in ("a1", "a2", "a3", "a4", "b1") if cell not in _cells("colleague"))
    person = Person(Enter(colours[0], wrong), PutMarker(colours[0], "square"))
    decisions = first_round(with_person(person, Setup(seats=4, own=FOUR_TOKENS), "colleague"))
    done = next(n for n, d in enumerate(decisions) if d.seat == 1 and isinstance(d.action, PutMarker))
    later = decisions[done + 1 :]
    assert any(isinstance(decision.action, Enter) for decision in later), "the others still had work to do"
    for decision in later:
        assert decision.view.pawns[colours[0]] == wrong
        assert decision.view.markers[colours[0]].key == "square"


def _solution(seed: str) -> tuple[Any, ...]:
    match, _ = play(Setup(seats=4, own=FOUR_TOKENS), seed)
    return tuple(match.state.solution)


def _cells(seed: str) -> set[Cell]:
    return {target.cell for target in _solution(seed)}


def test_steps_taken_back_are_not_lost_track_of() -> None:
    """SP-H10: the present board counts, whatever was told about it."""
    person = Person(
        Enter("red", "a1"), Mark("square", "location", True), TakeBack(), TakeBack(), Enter("red", "b1")
    )
    decisions = with_person(person, Setup(seats=3, own=FOUR_TOKENS), "taken-back")
    assert isinstance(decisions[-1].action, Ready | Declare)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_with_roles_everybody_does_their_own_job(seats: int) -> None:
    """SR-ROLES."""
    match, decisions = play(Setup(seats=seats, scenario="S22"), f"roles/{seats}")
    for decision in decisions:
        job = JOBS.get(type(decision.action))
        assert job is None or job in decision.view.roles[str(decision.seat)]
    assert match.state.history[-1].won


def test_nobody_goes_round_in_circles() -> None:
    """Each Astronaut is ready once, or once more after a colleague's change."""
    _, decisions = play(Setup(seats=5, scenario="S22"), "circles")
    for number in {decision.view.round for decision in decisions}:
        mine = [d for d in decisions if d.view.round == number and d.view.phase == "crew"]
        assert len(mine) < 40


def test_the_way_on_is_for_people_to_choose() -> None:
    """SP-60, SP-61."""

    class Host(Person):
        def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
            if view.phase == "debrief":
                last = len(view.history) == 2
                return msgspec.convert({"type": "finish"}, GAME.action_type) if last else _again(view)
            return super().act(view, prompt, chance, told)

    decisions = with_person(Host(), Setup(seats=3, scenario="S02", session="ladder"), "ladder")
    assert {d.seat for d in decisions if d.view.phase == "debrief"} == {1}


def _again(view: View) -> NextScenario:
    return NextScenario("S01", int(view.ai), reshuffle=True)


def test_a_declaration_needs_to_be_sure() -> None:
    """SP-53: one declaration a game, so nobody declares on the first of several messages."""
    _, decisions = play(Setup(seats=3, own=FOUR_TOKENS), "sure")
    declared = [decision.view.round for decision in decisions if isinstance(decision.action, Declare)]
    assert declared
    assert min(declared) >= 2
    assert sum(isinstance(decision.action, Lay) for decision in decisions) == max(declared)
