"""The results of our own players: the benchmark's result file that is shipped with the code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from heliograph.players.strangers import TASKS, VERSION, Role, Task, strength_of
from heliograph.server.wire.strangers import StrangerFigure, StrangerRow, StrangerTable, StrangerTask

RESULT = Path(__file__).parent / "result.json"
"""Made by `heliograph strangers`."""


class _Row(msgspec.Struct, frozen=True):
    player: str
    task: str
    role: Role
    encounters: int
    cells: dict[str, float]
    figures: dict[str, StrangerFigure]


class _Result(msgspec.Struct, frozen=True):
    version: int
    rows: tuple[_Row, ...]


@cache
def house_rows() -> tuple[StrangerRow, ...]:
    """None for another version."""
    result = msgspec.json.decode(RESULT.read_bytes(), type=_Result)
    return tuple(_row(row) for row in result.rows) if result.version == VERSION else ()


def _row(row: _Row) -> StrangerRow:
    return StrangerRow(
        row.player,
        row.task,
        row.role,
        row.encounters,
        {_strength(name): score for name, score in row.cells.items()},
        row.figures["iqm"],
        row.figures["share_of_best"],
    )


def _strength(name: str) -> str:
    return strength_of(int(name.removeprefix("held-out ")))


@cache
def tasks() -> tuple[StrangerTask, ...]:
    return tuple(StrangerTask(task.id, task.game, {r: _at_table(task, r) for r in _ROLES}) for task in TASKS)


_ROLES: tuple[Role, Role] = ("speaker", "listener")


def _at_table(task: Task, role: Role) -> StrangerTable:
    setup, seat = task.at_table(role)
    return StrangerTable(msgspec.Raw(msgspec.json.encode(setup)), seat)  # type: ignore[arg-type]
