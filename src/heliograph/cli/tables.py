"""`heliograph tables`: list the tables, and say when each is tidied away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection, update

from heliograph.cli.chairs import chair_names
from heliograph.cli.errors import CommandError
from heliograph.cli.options import Database, Limit, database_url
from heliograph.cli.serve import limits_with
from heliograph.kernel.message import Message, say
from heliograph.language import Language
from heliograph.server.archive.archivist import Archivist, own_worker
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.meeting.reports import forget as forget_reports
from heliograph.server.meeting.reports import reports as reports_in
from heliograph.server.run import load_games
from heliograph.server.store import schema
from heliograph.server.store.engine import open_engine
from heliograph.server.store.listing import Listed, listed
from heliograph.server.store.rows import Phase, StoredTable
from heliograph.server.store.store import Store
from heliograph.server.store.tidying import remove
from heliograph.server.tables.keeping import IN_USE_MS, tidied_at

T = TypeVar("T")

tables = typer.Typer(
    help="See which tables there are and when they are tidied away; keep or delete one.",
    no_args_is_help=True,
    add_completion=False,
)

_FACTS = (
    say("tables-game"),
    say("tables-phase"),
    say("tables-moves"),
    say("tables-used"),
    say("tables-tidied"),
)
_REPORTED = (
    say("reports-at"),
    say("tables-table"),
    say("reports-seat"),
    say("reports-name"),
    say("reports-reason"),
    say("reports-note"),
)
_PHASES: dict[Phase, Message] = {
    "gathering": say("tables-phase-gathering"),
    "playing": say("tables-phase-playing"),
    "over": say("tables-phase-over"),
}
_WIDE = 120

_Id = Annotated[str, typer.Argument(metavar="TABLE", help="The name of a table, as in its link.")]
_Language = Annotated[str, typer.Option(help="en, uk or de.")]


@tables.command("list")
def list_(
    phase: Annotated[Phase | None, typer.Option(help="Only those.")] = None,
    language: _Language = "en",
    limit: Limit = None,
    database: Database = "",
) -> None:
    """List all tables, those tidied away first at the top."""
    words, limits = Language(language), limits_with(limit)
    found = _in_store(database, lambda connection: listed(connection, phase))
    shown = Table(words.say(say("tables-table")), *map(words.say, _FACTS))
    for table in sorted(found, key=lambda table: _goes(table, limits) or float("inf")):
        shown.add_row(table.row.id, *_facts(table, words, limits))
    _print(shown)
    typer.echo(words.say(say("tables-count", count=len(found))))


@tables.command()
def show(table: _Id, language: _Language = "en", limit: Limit = None, database: Database = "") -> None:
    """Show one table: its players, its progress, and when it is tidied away."""
    words, limits = Language(language), limits_with(limit)

    async def look(store: Store) -> tuple[Listed, StoredTable]:
        found = await store.transact(lambda connection: listed(connection, table_id=table))
        stored = await store.load(table)
        if not found or stored is None:
            raise _no_such_table(table)
        return found[0], stored

    found, stored = _with_store(database, look)
    shown = Table(show_header=False)
    for what, fact in zip(_FACTS, _facts(found, words, limits), strict=True):
        shown.add_row(words.say(what), fact)
    for seat, name in enumerate(chair_names(stored.row, stored.chairs, words)):
        shown.add_row(words.say(say("seat-number", number=seat + 1)), name or words.say(say("tables-open")))
    _print(shown)


@tables.command()
def keep(
    table: _Id,
    forever: Annotated[bool, typer.Option("--forever/--no-longer", help="Keep it, or no longer.")] = True,
    language: _Language = "en",
    database: Database = "",
) -> None:
    """Never tidy this table away."""
    kept = update(schema.tables).where(schema.tables.c.id == table).values(keep=forever)
    if _in_store(database, lambda connection: connection.execute(kept).rowcount) == 0:
        raise _no_such_table(table)
    told = say("tables-kept", table=table) if forever else say("tables-kept-no-longer", table=table)
    typer.echo(Language(language).say(told))


@tables.command()
def delete(
    table: _Id,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    language: _Language = "en",
    database: Database = "",
) -> None:
    """Delete this table and its game; this cannot be undone."""
    words = Language(language)
    if not _in_store(database, lambda connection: listed(connection, table_id=table)):
        raise _no_such_table(table)
    if not yes:
        typer.confirm(words.say(say("tables-sure", table=table)), abort=True)
    if not _in_store(database, lambda connection: remove(connection, table, now_ms() - IN_USE_MS)):
        raise CommandError(words.say(say("tables-in-use", table=table)))
    typer.echo(words.say(say("tables-deleted", table=table)))


@tables.command()
def archive(language: _Language = "en", database: Database = "") -> None:
    """Archive every game as it can be seen today, so that it can be read after an update has changed its
    rules. A server does the same, a little at a time."""

    async def keep_all(store: Store) -> int:
        archivist = Archivist(store, load_games({}), lambda: own_worker(Limits()))
        kept = 0
        try:
            while await archivist.archive_one():
                kept += 1
        finally:
            archivist.close()
        return kept

    typer.echo(Language(language).say(say("tables-archived", count=_with_store(database, keep_all))))


@tables.command()
def reports(
    forget: Annotated[bool, typer.Option("--forget", help="Delete them all after showing them.")] = False,
    language: _Language = "en",
    database: Database = "",
) -> None:
    """Show what people have reported about each other at open tables, the newest first."""
    words = Language(language)
    found = _in_store(database, reports_in)
    shown = Table(*map(words.say, _REPORTED))
    for one in found:
        why = words.say(say(f"meet-report-{one.reason}"))
        shown.add_row(_when(one.at), one.table_id, str(one.seat + 1), one.name, why, one.note)
    if found:
        _print(shown)
    typer.echo(words.say(say("reports-count", count=len(found))))
    if forget:
        _in_store(database, forget_reports)


def _print(shown: Table) -> None:
    """One line for each table, however narrow the window: programs may read it line by line."""
    console = Console()
    console.width = max(console.width, _WIDE)
    console.print(shown)


def _facts(table: Listed, words: Language, limits: Limits) -> tuple[str, ...]:
    row, goes = table.row, _goes(table, limits)
    tidied = words.say(say("tables-never")) if goes is None else _when(goes)
    return row.game, words.say(_PHASES[row.phase]), str(table.moves), _when(table.used), tidied


def _goes(table: Listed, limits: Limits) -> int | None:
    return tidied_at(replace(table.row, touched=table.used), limits)


def _when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _no_such_table(table: str) -> CommandError:
    return CommandError(f"there is no table {table!r}; `heliograph tables list` shows all")


def _in_store(database: str, work: Callable[[Connection], T]) -> T:
    return _with_store(database, lambda store: store.transact(work))


def _with_store(database: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def opened() -> T:
        store = Store(open_engine(database_url(database)))
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())
