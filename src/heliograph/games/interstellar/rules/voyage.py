"""The Journey to Trappist: its spaces and their costs (L363, HV-20)."""

from __future__ import annotations

from functools import cache

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.state import Space, State

WORMHOLE, DEEP_SPACE, GALAXY = "wormhole", "deep-space", "galaxy"


@cache
def column_of(space: Space) -> int:
    return int(space.partition("-")[0])


@cache
def row_of(space: Space) -> int:
    return int(space.partition("-")[2])


def start(pack: Pack) -> Space:
    return f"0-{_middle(pack.journey.value.rows)}"


def trappist(pack: Pack) -> Space:
    return f"{pack.journey.value.columns}-{_middle(pack.journey.value.rows)}"


def _middle(rows: int) -> int:
    return (rows + 1) // 2


def next_spaces(pack: Pack, space: Space) -> tuple[Space, ...]:
    """The spaces of the next column, straight ahead or one row aside; all routes end at Trappist."""
    return _ahead(space, pack.journey.value.columns, pack.journey.value.rows)


@cache
def _ahead(space: Space, columns: int, rows: int) -> tuple[Space, ...]:
    column = column_of(space) + 1
    if column > columns:
        return ()
    if column == columns:
        return (f"{columns}-{_middle(rows)}",)
    there = range(max(row_of(space) - 1, 1), min(row_of(space) + 1, rows) + 1)
    return tuple(f"{column}-{row}" for row in there)


def straight_ahead(pack: Pack, space: Space) -> Space:
    spaces = next_spaces(pack, space)
    return next((ahead for ahead in spaces if row_of(ahead) == row_of(space)), spaces[0])


def fuel_to_enter(pack: Pack, space: Space) -> int:
    return pack.journey.value.fuel[column_of(space) - 1]


def is_free_interest(pack: Pack, state: State, space: Space) -> bool:
    return space in pack.journey.value.interest and space not in state.voyage.interest_taken


def every_space(pack: Pack) -> tuple[Space, ...]:
    """All spaces from the start to Trappist, column by column."""
    journey = pack.journey.value
    between = (
        f"{column}-{row}" for column in range(1, journey.columns) for row in range(1, journey.rows + 1)
    )
    return (start(pack), *between, trappist(pack))


def interest_prestige(pack: Pack, space: Space) -> int:
    return pack.journey.value.interest_prestige[column_of(space) - 1]


def next_arrival(pack: Pack, state: State) -> int:
    """What the next player to reach Trappist gains; the Government's Probe takes no place (HV-20)."""
    arrival, before = pack.journey.value.arrival, sum(other != NOBODY for other in state.voyage.arrived)
    return arrival[before] if before < len(arrival) else 0
