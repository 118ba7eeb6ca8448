"""What the rules make of the stations' boards, so that whoever draws them need not know the rules."""

from __future__ import annotations

import msgspec

from heliograph.games.critical_orbit.box.boards import GridName, Job, point_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import Shape, shape_of
from heliograph.games.critical_orbit.rules.bengaluru import Line, every_line
from heliograph.games.critical_orbit.rules.cologne import Level, every_column, locks_open
from heliograph.games.critical_orbit.rules.hints import Hints, hints_on
from heliograph.games.critical_orbit.rules.jobs import hands_of, is_deck
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.seats import Seat


class Sent(msgspec.Struct, frozen=True):
    """What the stations have sent to Mercury in all."""

    tiles: int
    halves: int
    unlocks: int


class Facts(msgspec.Struct, frozen=True):
    hands: dict[Job, Seat]
    """Who writes on each board; the AI deck has no hand of its own (MC-61)."""
    hints: Hints
    claims: tuple[Shape, ...]
    """Which shapes Houston may pick from (MC-H7)."""
    lines: dict[GridName, tuple[Line, ...]]
    """Rows from the top, then columns from the left."""
    columns: tuple[Level, ...]
    sent: Sent


def facts_of(pack: Pack, state: State) -> Facts:
    claims = state.desks["houston"].claims
    return Facts(
        hands=hands_of(state.setup),
        hints=Hints() if is_deck(state.setup, "houston") else hints_on(pack, state.houston),
        claims=tuple(filter(None, (shape_of(frozenset(map(point_of, spaces))) for spaces in claims))),
        lines=every_line(pack, state),
        columns=every_column(pack, state),
        sent=Sent(
            sum(state.houston.circles.values()),
            sum(state.bengaluru.paid.values()),
            locks_open(pack, state),
        ),
    )
