"""How people did with strangers, if they agreed to have it counted. Nothing here says who they were."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from heliograph.players.strangers import Role
from heliograph.server.store import schema
from heliograph.server.store.writer import Change

_results = schema.stranger_results.c
_WHOLE = 10_000


@dataclass(frozen=True, slots=True)
class Fared:
    task: str
    role: Role
    stranger: str
    score: float
    rounds: int
    games: int = 1


def note(table_id: str, version: int, fared: Fared) -> Change:
    """Once for each table and role; a second time is `TakenError`."""
    values = {
        "table_id": table_id,
        "role": fared.role,
        "version": version,
        "task": fared.task,
        "stranger": fared.stranger,
        "score": round(_WHOLE * fared.score),
        "rounds": fared.rounds,
    }
    return Change(schema.stranger_results.insert(), values)


def forget(table_id: str) -> Change:
    return Change(delete(schema.stranger_results).where(_results.table_id == table_id))


def all_fared(connection: Connection, version: int) -> tuple[Fared, ...]:
    """By task, role and stranger; every round counts the same."""
    found = (
        select(
            _results.task,
            _results.role,
            _results.stranger,
            func.sum(_results.score * _results.rounds).label("total"),
            func.sum(_results.rounds).label("rounds"),
            func.count().label("games"),
        )
        .where(_results.version == version)
        .group_by(_results.task, _results.role, _results.stranger)
        .order_by(_results.task, _results.role, _results.stranger)
    )
    return tuple(
        Fared(
            row.task,
            row.role,
            row.stranger,
            int(row.total) / int(row.rounds) / _WHOLE,
            int(row.rounds),
            row.games,
        )
        for row in connection.execute(found)
    )
