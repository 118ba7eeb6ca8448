"""What gains were for, and what things were spent on."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.interstellar.table import DONE, PACK, at, play

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.variants.choice import variants_of
from heliograph.kernel.game import Step
from heliograph.kernel.seats import Seat
from heliograph.review.interstellar.flows import changes
from heliograph.review.interstellar.log import Beat, Story, Watching

TOGETHER = "quadrants " + " ".join(f"{planet}=0" for planet in PACK.planet)
SAVING = "phase salvation, "


def came_and_went(text: str, *some: actions.Action) -> dict[str, int]:
    """The first player's changes, without the starting supplies."""
    game, start, beats = Watching(PACK), at(text), list[Beat]()
    state = start
    for seq, move in enumerate(some, 1):
        step = game.apply(state, Seat(0), move, 0)
        assert isinstance(step, Step), step
        beats += game.doing.beats(seq, state, step.state)
        state = step.state
    story = Story(PACK, variants_of(PACK, start.setup), start, tuple(beats), state)
    found = Counter[str]()
    for change in changes(story):
        if change.index == 0 and change.source != "start":
            found[f"{change.what}: {change.source}"] += change.amount
    return dict(found)


ACTIONS: dict[str, tuple[str, tuple[actions.Action, ...], dict[str, int]]] = {
    "Earth": ("", (play("earth"),), {"fuel: earth": 4}),
    "the Market": (
        "p0 (cubes B, fuel 0)",
        (play("market"), actions.Sell("B", 1, False), actions.Buy("R", 1, False), DONE),
        {"cubes: market": -3, "fuel: market": 1},
    ),
    "research": (
        "p0 (cubes Y)",
        (play("research"), actions.Research("ars", "Y")),
        {"cubes: technologies": -2},
    ),
    "cubes that were brought home": (
        f"{TOGETHER}, p0 (fuel 9, cubes none, explorer mars, site mars G3/1 storage=GY)",
        (play("travel"), actions.Load("G"), actions.Load("Y"), actions.Fly("earth", 2)),
        {"fuel: travel": -2, "cubes: planets": 5},
    ),
    "cubes sent home from a new Base": (
        f"{TOGETHER}, stack mars G3/1, p0 (fuel 9, cubes none, cargo base)",
        (play("travel"), actions.Fly("mars", 3), actions.KeepToken(True)),
        {"fuel: travel": -3, "cubes: planets": 3},
    ),
    "a Mechanism with the token's bonus and a step": (
        SAVING + "current GG - - -, p0 (cubes GG)",
        (play("market"), actions.DoSalvation("mechanism"), actions.Build("GG", "current", "GG")),
        {"cubes: mechanisms": -6, "prestige: mechanisms": 6, "fuel: starship": 2, "prestige: tokens": 1},
    ),
    "a person": (
        SAVING + "p0 (cubes B)",
        (play("travel"), actions.DoSalvation("population"), actions.Save("B", "B")),
        {"cubes: population": -4, "reputation: population": 4, "fuel: humankind": 2},
    ),
    "a Representative with the bonus": (
        SAVING + "p0 (scientists 1)",
        (play("travel"), actions.DoSalvation("government"), actions.Send(0, 0)),
        {"fuel: government": 2, "prestige: tokens": 1},
    ),
    "a Galaxy discovered with the bonus": (
        SAVING + "pile galaxy, p0 (fuel 9)",
        (play("research"), actions.DoSalvation("probe"), actions.Advance("1-3")),
        {"fuel: journey": -2, "prestige: journey": 1, "reputation: journey": 2, "prestige: tokens": 1},
    ),
    "arriving at Trappist": (
        SAVING + "p0 (fuel 9, probe 9-3)",
        (play("travel"), actions.DoSalvation("probe"), actions.Advance("10-3")),
        {"fuel: journey": -6, "prestige: trappist": 10},
    ),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_where_it_came_from_and_went(name: str) -> None:
    text, some, expected = ACTIONS[name]
    assert came_and_went(text, *some) == expected
