"""Which finished games with a stranger may be counted, and their figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.players.strangers import ROLES, TASKS, VERSION, Role, Task, stranger_of
from heliograph.review.strangers import scores
from heliograph.server.store.beside.strangers import Fared, note
from heliograph.server.store.writer import Change
from heliograph.server.tables.people.seating import Who
from heliograph.server.tables.table import Table
from heliograph.server.wire.strangers import StrangerFigure, StrangerRow

PEOPLE = "people"


def fared(table: Table, who: Who) -> tuple[Fared, ...] | Refusal:
    """The result of the one person there: alone with a stranger, at a table of the benchmark, without
    advice."""
    strangers = [chair.strength for chair in table.chairs if stranger_of(chair.strength)]
    mine = [chair for chair in table.chairs if chair.seat == who.seat and chair.kind == "person"]
    if table.play is None or len(table.chairs) != 2 or len(strangers) != 1 or len(mine) != 1:
        return Refusal(say("refused-no-stranger"))
    if mine[0].advised or mine[0].stood_in or table.row.origin is not None:
        return Refusal(say("refused-stranger-helped"))
    found = scores(table.game, table.play.match.state, mine[0].seat)
    task = _task(table)
    if task is None or not found:
        return Refusal(say("refused-no-stranger"))
    return tuple(Fared(task.id, role, strangers[0], *found[role]) for role in found)


def noted(table: Table, counted: Iterable[Fared]) -> tuple[Change, ...]:
    return tuple(note(table.id, VERSION, one) for one in counted)


def _task(table: Table) -> Task | None:
    """The seat with the first turn."""
    game = table.game
    played = msgspec.json.decode(table.row.setup, type=game.setup_type)
    for task in TASKS:
        if task.game == game.id:
            setups = [msgspec.convert(task.at_table(role)[0], game.setup_type) for role in ROLES]
            if played in [game.decided(setup) for setup in setups]:
                return task
    return None


def people_rows(counted: Iterable[Fared]) -> tuple[StrangerRow, ...]:
    found = list(counted)
    return tuple(row for task in TASKS for role in ROLES for row in _row(task.id, role, found))


def _row(task: str, role: Role, counted: list[Fared]) -> Iterator[StrangerRow]:
    mine = [one for one in counted if (one.task, one.role) == (task, role)]
    if mine:
        total = sum(one.score * one.rounds for one in mine) / sum(one.rounds for one in mine)
        yield StrangerRow(
            PEOPLE,
            task,
            role,
            sum(one.games for one in mine),
            {one.stranger: round(one.score, 4) for one in mine},
            StrangerFigure(round(total, 4)),
            StrangerFigure(),
        )
