"""Names of things, as messages."""

from __future__ import annotations

from collections.abc import Iterable

from heliograph.games.critical_orbit.box.boards import Job, Space, Station
from heliograph.games.critical_orbit.box.pack import HalfColour
from heliograph.games.critical_orbit.box.radio import Need, Reason
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import Stem, TileId, colour_of_stem
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat


def job_name(job: Job) -> Message:
    return say(f"mc-job-{job}")


def space_name(station: Station, space: Space) -> Message:
    """`c4`, `X c4`, or a column and a box."""
    match station:
        case "houston":
            return say("mc-space", space=space)
        case "bengaluru":
            grid, _, rest = space.partition("-")
            return say("mc-space-grid", grid=grid, space=rest)
        case "cologne":
            column, _, row = space.partition("-")
            return say("mc-space-column", column=int(column), row=int(row))


def tile_name(tile: TileId) -> Message:
    return say("mc-tile", shape=tile[0], number=int(tile[1:]))


def stem_name(stem: Stem) -> Message:
    return say(f"mc-stem-{colour_of_stem(stem)}", tile=tile_name(stem.partition("-")[0]))


def card_name(card: str) -> Message:
    return say(f"mc-canister-{card}")


def half_name(colour: HalfColour) -> Message:
    return say(f"mc-half-{colour}")


def numbers(values: Iterable[int]) -> str:
    return ", ".join(map(str, values))


def seats(taken: Iterable[Seat]) -> tuple[Message, ...]:
    return tuple(map(seat_name, taken))


def wish_name(station: Station, leave: int, why: Reason, *, firm: bool) -> Message:
    if leave == 0:
        return with_reason(say("mc-event-wanted-any", job=job_name(station)), why)
    id = "mc-event-wanted-firm" if firm else "mc-event-wanted"
    return with_reason(say(id, job=job_name(station), leave=leave), why)


def with_reason(message: Message, why: Reason) -> Message:
    return say("mc-because", what=message, why=reason_name(why)) if why else message


def reason_name(reason: Reason) -> Message:
    """`room` means: whichever value is left, the others do no harm."""
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
