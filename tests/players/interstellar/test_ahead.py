"""A strong seat thinks while others move: from its own view, for its own next turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec.structs import replace as with_parts
from tests.games.interstellar.table import GAME, PACK, at

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.interstellar.bot import make
from heliograph.players.interstellar.ideas.about import ideas_at
from heliograph.players.interstellar.search.ahead import Foreseen
from heliograph.players.interstellar.search.budget import Budget
from heliograph.players.interstellar.search.halving import best_of
from heliograph.players.interstellar.turn_memory import foreseen
from heliograph.players.interstellar.worth.prices import FITTED

CHANCE = Chance.from_seed("ahead")
OTHERS_MOVE = "phase action, round 2, turn 1, p0 (cubes RYG, fuel 9), p1 (cubes PP, fuel 9)"


def seen(state: State, seat: int) -> Any:
    return GAME.view(state, Seat(seat))


def looked(state: State, seat: int = 0, memory: bytes = b"", strength: str = "strong") -> bytes:
    return make(strength, budget=8, pack=PACK).look_ahead(seen(state, seat), CHANCE, (), memory)


def test_it_looks_ahead_to_its_own_turn_while_another_moves() -> None:
    state = at(OTHERS_MOVE)
    assert not GAME.prompt(state, Seat(0)).waits
    found = foreseen(looked(state), seen(state, 0))
    own = Doing(PACK, variants_of(PACK, state.setup), at(OTHERS_MOVE.replace("turn 1", "turn 0")))
    usual = {idea.moves for idea in ideas_at(own, FITTED)}
    assert len(found) >= 4
    assert {one.moves for one in found[:4]} & usual


def test_what_lies_behind_others_screens_changes_nothing() -> None:
    state = at(OTHERS_MOVE)
    rich = at(OTHERS_MOVE.replace("cubes PP, fuel 9", "cubes GGBB, fuel 2"))
    assert looked(state) == looked(rich)


def test_it_remembers_nothing_where_no_turn_is_to_come() -> None:
    state = at(OTHERS_MOVE)
    gone = with_parts(state, players=(with_parts(state.players[0], passed=True, tokens=()), state.players[1]))
    assert looked(gone) == b""
    assert looked(state, strength="quick") == b""


def test_what_was_foreseen_holds_for_this_phase_only() -> None:
    state = at(OTHERS_MOVE)
    memory = looked(state)
    assert foreseen(memory, seen(with_parts(state, phase="salvation"), 0)) == ()
    assert foreseen(memory, seen(with_parts(state, round=3), 0)) == ()


def test_what_did_well_before_its_turn_is_tried_first() -> None:
    """With one trial for each of two ideas, another idea is tried only if looking ahead found it."""
    state = at(OTHERS_MOVE.replace("turn 1", "turn 0"))
    start = Doing(PACK, variants_of(PACK, state.setup), state)
    ideas = ideas_at(start, FITTED)
    last = ideas[-1]
    known = (Foreseen(last.moves, better=100.0, games=24.0),)
    chosen = best_of(ideas, lambda _: start, Budget(4), FITTED, CHANCE, known)
    assert chosen.idea == last
    assert best_of(ideas, lambda _: start, Budget(4), FITTED, CHANCE).idea != last


def test_a_turn_that_is_thought_of_is_not_lost_by_looking_ahead() -> None:
    """The rest of a turn and what was foreseen share one memory; a seat in the middle of its turn is asked,
    and does not look ahead."""
    state = at(OTHERS_MOVE.replace("turn 1", "turn 0"))
    player = make("strong", budget=4, pack=PACK)
    thought = player.act_remembering(seen(state, 0), GAME.prompt(state, Seat(0)), CHANCE, (), looked(state))
    assert isinstance(thought.action, actions.PlayToken | actions.Pass)


def test_more_seats_leave_less_time_for_each() -> None:
    def seconds(ai_seats: int) -> float:
        budget = make("strong", pack=PACK, ai_seats=ai_seats)._budget
        assert budget is not None
        return budget.seconds

    assert [seconds(count) for count in (1, 2, 3)] == [1.0, 0.75, 0.5]
    assert replace(Budget(None, seconds(3)), seconds=1.0) == Budget()
