"""The three goals, two of which end the game (HV-23)."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.starship import mechanisms_per_module
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import State

GoalId = Literal["modules", "population", "trappist"]
ENOUGH = 2


class Goal(msgspec.Struct, frozen=True):
    id: GoalId
    have: int
    need: int
    met: bool
    done: int
    """Progress: Mechanisms built, people saved, or columns flown by the foremost Probe."""
    all: int


def goals(pack: Pack, state: State) -> tuple[Goal, ...]:
    modules, people = pack.modules.value.count, people_to_save(pack, state)
    mechanisms, built = modules * mechanisms_per_module(pack, state), len(state.starship.built)
    columns, arrived = pack.journey.value.columns, len(state.voyage.arrived)
    probes = (state.voyage.government, *(player.probe for player in state.players))
    return (
        Goal("modules", state.modules, modules, state.modules >= modules, min(built, mechanisms), mechanisms),
        Goal("population", state.saved, people, state.saved >= people, min(state.saved, people), people),
        Goal("trappist", arrived, 1, arrived > 0, max(map(column_of, probes)), columns),
    )


def goals_met(pack: Pack, state: State) -> int:
    return sum(goal.met for goal in goals(pack, state))


def people_to_save(pack: Pack, state: State) -> int:
    return pack.population.value[str(len(state.players))].goal
