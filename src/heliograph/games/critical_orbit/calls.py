"""What may be said over the radio in fixed words, so that every language and every AI seat hears the same."""

from __future__ import annotations

from typing import Literal, get_args

from heliograph.games.critical_orbit.boards import GRIDS, JOBS
from heliograph.games.critical_orbit.content import Pack
from heliograph.games.critical_orbit.shapes import SHAPES
from heliograph.kernel.message import Message, say

Need = Literal["L", "J", "S", "Z", "T", "white", "black", "unlock"]
"""What Mercury is short of: a tile of a shape, valves of a colour, an unlocked canister."""
NEEDS: tuple[Need, ...] = get_args(Need)
MOST_NEEDS = 3

Reason = str
"""Why somebody would leave a value: nothing, or a word and what it is about (`shape-L`, `column-7`)."""
NO_REASON: Reason = ""


def reasons(pack: Pack) -> tuple[Reason, ...]:
    columns = range(1, len(pack.cologne_columns.value) + 1)
    return (
        NO_REASON,
        *(f"shape-{shape}" for shape in SHAPES),
        *(f"grid-{grid}" for grid in GRIDS),
        *(f"column-{column}" for column in columns),
        *(f"star-{job}" for job in JOBS),
        "track-white",
        "track-black",
        "room",
    )


def reason_name(reason: Reason) -> Message:
    """`room`: whatever is left, the others spoil nothing."""
    kind, _, about = reason.partition("-")
    match kind:
        case "shape":
            return say("mc-why-shape", shape=about)
        case "grid":
            return say("mc-why-grid", grid=about)
        case "column":
            return say("mc-why-column", column=int(about))
        case "star":
            return say("mc-why-star", job=say(f"mc-job-{about}"))
        case "track":
            return say(f"mc-why-track-{about}")
        case _:
            return say("mc-why-room")


def need_name(need: Need) -> Message:
    return say("mc-need-shape", shape=need) if need in SHAPES else say(f"mc-need-{need}")
