"""Fixed phrases that can be said over the radio, so that all languages and AI seats hear the same."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

from heliograph.games.critical_orbit.box.boards import GRIDS, JOBS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES

Need = Literal["L", "J", "S", "Z", "T", "white", "black", "unlock"]
"""What Mercury is short of: a tile of a shape, valves of a colour, or an unlocked canister."""
NEEDS: tuple[Need, ...] = get_args(Need)
MOST_NEEDS = 3
Reason = str
"""Why a player would leave a value: empty, or a word and what it is about (`shape-L`, `column-7`)."""
NO_REASON: Reason = ""


def reasons(pack: Pack) -> tuple[Reason, ...]:
    return _reasons(len(pack.cologne_columns.value))


@cache
def _reasons(columns: int) -> tuple[Reason, ...]:
    return (
        NO_REASON,
        *(f"shape-{shape}" for shape in SHAPES),
        *(f"grid-{grid}" for grid in GRIDS),
        *(f"column-{column}" for column in range(1, columns + 1)),
        *(f"star-{job}" for job in JOBS),
        "track-white",
        "track-black",
        "room",
    )
