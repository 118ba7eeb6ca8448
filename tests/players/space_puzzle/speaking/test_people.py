"""The AI with a crew of people: what it shows, in which order, and on which map."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from tests.players.space_puzzle.games import FOUR_TOKENS, GAME, PACK, Watched

from heliograph.games.space_puzzle.moves.actions import Lay
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.telling.view import View
from heliograph.players import make_player
from heliograph.players.space_puzzle.codebooks.codebook import Frame
from heliograph.players.space_puzzle.hand import shaking_hand
from heliograph.players.space_puzzle.human.person import Person, draw_person
from heliograph.players.table import Decision, play_game

FIVE_TOKENS = replace(FOUR_TOKENS, per_round=5, rounds=6)


def messages(seed: str, *crew: Person, scenario: Any = FIVE_TOKENS) -> tuple[bool, list[Decision]]:
    """The messages of a game of `strong` with these people, and whether it was won."""
    seats = [Watched(make_player("space_puzzle", "strong"))]
    seats += [Watched(make_player("space_puzzle", "human", person=person)) for person in crew]
    setup = Setup(seats=len(seats), own=scenario, deck="endless")
    match, decisions = play_game(GAME, setup, seed, seats, shaking_hand(PACK, 0.0))
    return match.state.history[-1].won, [d for d in decisions if isinstance(d.action, Lay)]


@cache
def some_games() -> tuple[Decision, ...]:
    found: list[Decision] = []
    for number in range(6):
        crew = [draw_person(f"{number}/{seat}", "training") for seat in range(2)]
        found += messages(f"people/{number}", *crew)[1]
    return tuple(found)


def shown(decision: Decision) -> set[str]:
    return {token.id[2:] for token in decision.action.tokens if token.id.startswith("c-")}  # type: ignore[attr-defined]


def pawns(view: View) -> dict[Any, str]:
    assert view.pawns is not None
    return view.pawns


def test_what_stands_right_is_not_shown_again() -> None:
    for decision in some_games():
        view: View = decision.view
        for target in view.solution:
            right = pawns(view).get(target.colour) == target.cell
            if right and view.markers[target.colour].key == target.key:
                keys = {token.id for token in decision.action.tokens}  # type: ignore[attr-defined]
                assert target.colour not in shown(decision)
                assert f"k-{target.key}" not in keys


def test_what_stands_wrong_is_shown_before_anything_new() -> None:
    seen = 0
    for decision in some_games():
        view: View = decision.view
        wrong = {t.colour for t in view.solution if pawns(view).get(t.colour, t.cell) != t.cell}
        new = {t.colour for t in view.solution if t.colour not in pawns(view)} - {
            colour for colour, marker in view.markers.items() if marker.key is not None
        }
        seen += bool(wrong)
        assert not shown(decision) & new or wrong <= shown(decision) or len(wrong) > 3
    assert seen


def plain(**traits: Any) -> Person:
    sharp = {"misjudges": 0.0, "lapses": 0.0, "over_interprets": 0.0, "learns": 0.0, "touching": "binds"}
    usual = {"icons": "exact", "trusts": "icons", "bare": "nothing", "lone_keys": "nothing", "eager": False}
    return replace(draw_person("plain"), width=450.0, height=450.0, **(sharp | usual | traits))


def test_a_crew_that_reads_no_map_gets_icons() -> None:
    won, said = messages("no map", plain(reads_map=False))
    assert won
    late = [decision for decision in said if decision.view.round > 2]
    for decision in late:
        ids = [token.id for token in decision.action.tokens]  # type: ignore[attr-defined]
        assert any(id.startswith("r-") for id in ids)


@pytest.mark.parametrize("frame", ["right", "left", "diagonal", "anti", "turned"])
def test_the_ai_comes_round_to_every_frame(frame: Frame) -> None:
    won = [messages(f"frame/{number}", plain(reads_map=True, frame=frame))[0] for number in range(3)]
    assert sum(won) >= 2


def test_no_key_lies_alone_before_the_crew_has_shown_that_it_reads_the_map() -> None:
    for decision in some_games():
        if decision.view.round == 1:
            laid = decision.action.tokens  # type: ignore[attr-defined]
            colours = [token for token in laid if token.id.startswith("c-")]
            for key in (token for token in laid if token.id.startswith("k-")):
                assert any(abs(key.x - c.x) < 250 and abs(key.y - c.y) < 250 for c in colours)
