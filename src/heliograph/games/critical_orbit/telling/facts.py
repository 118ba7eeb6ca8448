"""Facts the rules give about the stations' boards, so that screens need not know the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import STATIONS, GridName, Job, Station, point_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import Shape, shape_of
from heliograph.games.critical_orbit.rules.bengaluru import Line, every_line
from heliograph.games.critical_orbit.rules.cologne import Level, every_column, locks_open
from heliograph.games.critical_orbit.rules.hints import Hints, hints_on
from heliograph.games.critical_orbit.rules.jobs import hands_of, is_deck
from heliograph.games.critical_orbit.rules.turn import may_leave
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.seats import Seat


class Sent(msgspec.Struct, frozen=True):
    """Everything the stations have sent to Mercury."""

    tiles: int
    halves: int
    unlocks: int


class Die(msgspec.Struct, frozen=True):
    """One of this turn's dice."""

    value: int
    state: Literal["open", "held", "kept", "left", "spent"]
    """`open`: may be left to Mercury; `held`: kept by the AI card (MC-63); `spent`: from the last turn."""
    due: tuple[Station, ...] = ()
    """Stations that still have to enter it (MC-15)."""


class Facts(msgspec.Struct, frozen=True):
    hands: dict[Job, Seat]
    """The seat that writes on each board, also for the AI deck (MC-61)."""
    hints: Hints
    claims: tuple[Shape, ...]
    """Shapes Houston may pick from (MC-H7)."""
    lines: dict[GridName, tuple[Line, ...]]
    """Rows from the top, then columns from the left."""
    columns: tuple[Level, ...]
    sent: Sent
    dice: tuple[Die, ...] = ()


NO_FACTS = Facts({}, Hints(), (), {}, (), Sent(0, 0, 0))

Seen = tuple[object, ...]


def facts_from(state: State) -> Seen:
    """Everything the facts depend on: if it is identical, so are the facts."""
    return (
        state.setup,
        state.phase,
        state.dice,
        state.kept,
        state.card,
        state.desks,
        state.houston,
        state.bengaluru,
        state.cologne,
    )


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
        dice=_dice(state),
    )


def _dice(state: State) -> tuple[Die, ...]:
    if state.phase == "choose":
        open_ones = may_leave(state)
        return tuple(Die(value, "open" if value in open_ones else "held") for value in state.dice)
    if state.phase != "enter":
        return tuple(Die(value, "spent") for value in state.dice)
    kept = list(state.kept)
    left = {station: list(desk.left) for station, desk in state.desks.items()}
    found: list[Die] = []
    for value in state.dice:
        if _took(kept, value):
            due = tuple(station for station in STATIONS if _took(left.get(station, []), value))
            found.append(Die(value, "kept", due))
        else:
            found.append(Die(value, "left"))
    return tuple(found)


def _took(values: list[int], value: int) -> bool:
    """Removes the value from the list; returns whether it was there."""
    if value not in values:
        return False
    values.remove(value)
    return True
