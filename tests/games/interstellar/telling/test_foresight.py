"""Certain results of an action are told before it is done; results of chance are not."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.interstellar.table import GAME, PACK, after, at, options, play, step, why_not

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.foresight import certain
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat


def foreseen(state: State, move: actions.Action) -> list[str]:
    return [_in_short(line) for line in GAME.foresee(state, Seat(state.agenda[-1].seat), move)]


def _in_short(line: Message) -> str:
    """`si-foresee-pay si-gain-fuel 5`: the ids and figures of a sentence."""
    parts = [line.id.removeprefix("si-foresee-").removeprefix("si-")]
    for value in line.args.values():
        some = value if isinstance(value, tuple) else (value,)
        parts += [_in_short(one) if isinstance(one, Message) else str(one) for one in some]
    return " ".join(parts)


def test_a_trip_shows_its_fuel() -> None:
    state = after("p0 (fuel 9)", play("travel"))
    fuel = options(state, "fly", "fuel", planet="mars")[0]
    assert foreseen(state, actions.Fly("mars", fuel))[0] == f"pay gain-fuel {fuel}"


def test_what_comes_aboard_is_shown() -> None:
    state = after("p0 (fuel 9, buildings drill=1)", play("travel"))
    assert foreseen(state, actions.Load("base"))[0] == "loaded bases 1"
    assert foreseen(state, actions.Load("drill"))[0] == "loaded buildings 1 building-drill"


def test_a_sale_shows_both_sides() -> None:
    state = after("p0 (cubes YY)", play("market"))
    fuel = 2 * PACK.market.value.sell[1]
    assert foreseen(state, actions.Sell("Y", 2, False)) == [
        f"gain gain-fuel {fuel}",
        "pay cube-Y 2",
        "then step-trade",
    ]


def test_a_draw_is_luck() -> None:
    """The cubes drawn from the Solar Bag are not foretold."""
    assert foreseen(at("p0 (cubes none)"), play("solar")) == ["then step-sun"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_foreseen_comes_true(seats: int) -> None:
    state, chance = GAME.start(Setup(seats=seats), f"foresee/{seats}"), Chance.from_seed("played at random")
    for _ in range(150):
        if GAME.outcome(state) is not None:
            break
        seat = Seat(state.agenda[-1].seat)
        action, chance = sample_action(GAME.prompt(state, seat), chance)
        move = msgspec.convert(action, GAME.action_type)
        said = [line for line in GAME.foresee(state, seat, move) if line.id != "si-foresee-luck"]
        done = step(state, move).state
        assert [line for line in said if line not in certain(state, [done], seat)] == []
        state = done


@pytest.mark.parametrize(
    ("position", "before", "move", "why"),
    [
        ("p0 (fuel 0)", (), play("travel"), "si-why-play-travel"),
        ("p0 (scientists 0)", (), play("research"), "si-why-play-research"),
        ("p0 (cubes R)", (play("market"),), actions.Sell("R", 2, False), "si-why-sell"),
        ("p0 (cubes R, fuel 1)", (play("market"),), actions.Buy("R", 1, False), "si-why-fuel"),
        ("p0 (fuel 9)", (play("travel"),), actions.Fly("earth", 0), "si-why-fly-here"),
        ("p0 (cubes R, scientists 1)", (play("research"),), actions.Research("travel", ""), "si-why-cost"),
    ],
)
def test_what_is_missing_is_said(
    position: str, before: tuple[actions.Action, ...], move: actions.Action, why: str
) -> None:
    assert why_not(after(position, *before), move) == why
