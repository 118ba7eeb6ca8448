"""The scenario so far as one seat has seen it: every message with the board it was laid for.

Views do not show old messages (SP-H8), so this is assembled from what the seat was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from heliograph.games.space_puzzle.state import COLOURS, SIDE
from heliograph.games.space_puzzle.telling.events import (
    DieSet,
    Happening,
    Marked,
    MarkerMoved,
    PawnMoved,
    Revealed,
    RoundBegan,
    RowDrifted,
    ScenarioBegan,
    TakenBack,
    TrapSprung,
)
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.games.space_puzzle.telling.view import View
from heliograph.players.space_puzzle.table.numbers import CELL, COLOUR_OF, KEY_OF, masks_of
from heliograph.players.space_puzzle.table.scene import OFF, Scene


@dataclass(frozen=True)
class Exchange:
    """One round: the message, the board when it was revealed, and what the Astronauts did afterwards."""

    round: int
    message: Shown
    scene: Scene
    usable: frozenset[str]
    """Tokens that were neither jammed nor cooling."""
    after: Scene
    """The board at the end of the round, or as it stands now."""
    by: tuple[tuple[str, int, int], ...] = ()
    """What was last changed in this round: `pawn`, `marker` or `die`, which colour, by which seat."""


@dataclass(frozen=True)
class Memory:
    now: Scene
    exchanges: tuple[Exchange, ...]
    closed: tuple[int, ...]

    def exchanges_read(self) -> tuple[Exchange, ...]:
        """The exchanges without the actions afterwards: a reading depends only on the messages and their
        boards."""
        return tuple(replace(exchange, after=exchange.scene, by=()) for exchange in self.exchanges)


def remember(view: View, told: Sequence[Happening]) -> Memory:
    return _Recaller(view).recall(this_scenario(told))


def this_scenario(told: Sequence[Happening]) -> Sequence[Happening]:
    begins = [index for index, event in enumerate(told) if isinstance(event, ScenarioBegan)]
    return told[begins[-1] + 1 :] if begins else told


def _shift(values: tuple[int, ...], row: int, step: int) -> tuple[int, ...]:
    first = (row - 1) * SIDE
    part = values[first : first + SIDE]
    turned = (part[-1], *part[:-1]) if step == 1 else (*part[1:], part[0])
    return (*values[:first], *turned, *values[first + SIDE :])


def _ride(cell: int, row: int) -> int:
    return cell - cell % SIDE + (cell + 1) % SIDE if cell != OFF and cell // SIDE == row - 1 else cell


class _Recaller:
    def __init__(self, view: View) -> None:
        self.view = view
        special = view.special
        self.scene = Scene(
            rooms=masks_of(view.rooms),
            pawns=(OFF,) * len(COLOURS),
            markers=(OFF,) * len(COLOURS),
            dice=(1,) * len(COLOURS),
            places="line" if special.line else "heap" if special.heap else "free",
            uses_dice=view.scenario.dice,
            ai_sees_pawns=not special.blind,
            pawns_stay=not (special.step or special.drift),
            traps=special.trap != "no",
            noise=special.noise,
            positions_shown=special.posshown,
            per_round=view.scenario.per_round,
        )
        self.before: list[Scene] = []
        self.exchanges: list[Exchange] = []
        self.jammed: tuple[str, ...] = ()
        self.touched: dict[tuple[str, int], int] = {}
        self.closed: list[int] = []

    def recall(self, events: Sequence[Happening]) -> Memory:
        self._go_back(events)
        for event in events:
            self._hear(event)
        self.scene = _as_seen(self.scene, self.view)
        self._close_exchange()
        return Memory(self.scene, tuple(self.exchanges), tuple(self.closed))

    def _go_back(self, events: Sequence[Happening]) -> None:
        """Restores the rooms before they drifted, and what lay there at the start."""
        rooms = self.scene.rooms
        for event in reversed(events):
            if isinstance(event, RowDrifted):
                rooms = _shift(rooms, event.row, -1)
        pawns, markers = list(self.scene.pawns), list(self.scene.markers)
        for colour in self.view.locked_pawns if self.view.pawns is not None else ():
            assert self.view.pawns is not None
            pawns[COLOUR_OF[colour]] = CELL[self.view.pawns[colour]]
        for colour in self.view.locked_markers:
            key = self.view.markers[colour].key
            markers[COLOUR_OF[colour]] = KEY_OF[key] if key is not None else OFF
        self.scene = replace(self.scene, rooms=rooms, pawns=tuple(pawns), markers=tuple(markers))

    def _hear(self, event: Any) -> None:
        match event:
            case RoundBegan(_, _, jammed):
                self._close_exchange()
                self.jammed = jammed
                self.before = []
            case Revealed(_, message):
                self._open_exchange(message)
            case PawnMoved(seat, pawn, _, cell):
                self._touch("pawn", COLOUR_OF[pawn], seat, OFF if cell is None else CELL[cell])
            case MarkerMoved(seat, colour, key, _):
                self._touch("marker", COLOUR_OF[colour], seat, OFF if key is None else KEY_OF[key])
            case DieSet(seat, pawn, value):
                self._touch("die", COLOUR_OF[pawn], seat, value)
            case TrapSprung(pawn, cell, _):
                self.closed.append(CELL[cell])
                if pawn is not None:
                    self.scene = _put(self.scene, "pawn", COLOUR_OF[pawn], OFF)
                self.before = []
            case Marked():
                self.before.append(self.scene)
            case TakenBack():
                if self.before:
                    self.scene = self.before.pop()
            case RowDrifted(row):
                self._close_exchange()
                self.scene = replace(
                    self.scene,
                    rooms=_shift(self.scene.rooms, row, 1),
                    pawns=tuple(_ride(cell, row) for cell in self.scene.pawns),
                )

    def _touch(self, what: str, colour: int, seat: int, value: int) -> None:
        self.before.append(self.scene)
        self.scene = _put(self.scene, what, colour, value)
        self.touched[what, colour] = seat

    def _open_exchange(self, message: Shown) -> None:
        cooling: set[str] = set()
        if self.view.special.cool and self.exchanges:
            last = self.exchanges[-1].message
            cooling = {token.id for token in last.laid} | set(last.heap)
        usable = frozenset(self.view.tokens) - set(self.jammed) - cooling
        self.touched = {}
        self.exchanges.append(Exchange(message.round, message, self.scene, usable, self.scene))

    def _close_exchange(self) -> None:
        if self.exchanges and self.exchanges[-1].after is self.exchanges[-1].scene:
            by = tuple((what, colour, seat) for (what, colour), seat in self.touched.items())
            self.exchanges[-1] = replace(self.exchanges[-1], after=self.scene, by=by)


def _as_seen(scene: Scene, view: View) -> Scene:
    """The board as the view shows it, which is more reliable than memory."""
    markers = tuple(OFF if (key := view.markers[c].key) is None else KEY_OF[key] for c in COLOURS)
    if view.pawns is None or view.dice is None:
        return replace(scene, markers=markers)
    pawns = tuple(CELL[view.pawns[c]] if c in view.pawns else OFF for c in COLOURS)
    return replace(scene, markers=markers, pawns=pawns, dice=tuple(view.dice.get(c, 1) for c in COLOURS))


def _put(scene: Scene, what: str, colour: int, value: int) -> Scene:
    def changed(values: tuple[int, ...]) -> tuple[int, ...]:
        return (*values[:colour], value, *values[colour + 1 :])

    if what == "pawn":
        return replace(scene, pawns=changed(scene.pawns))
    if what == "marker":
        return replace(scene, markers=changed(scene.markers))
    return replace(scene, dice=changed(scene.dice))
