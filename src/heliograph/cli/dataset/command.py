"""`heliograph export`: one finished game, or all games that people have shared."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from heliograph.arena.results import PARQUET
from heliograph.cli.dataset.files import JSON_LINES, write
from heliograph.cli.dataset.record import GameRecord
from heliograph.cli.dataset.sharing import candidates, shared_record
from heliograph.cli.errors import CommandError
from heliograph.cli.looking_back import game_in_store
from heliograph.cli.options import Database, database_url
from heliograph.games import game_ids
from heliograph.kernel.codec import encode
from heliograph.server.store.engine import open_engine
from heliograph.server.store.store import Store


def export(
    table: Annotated[
        str,
        typer.Argument(help="The name of one table, as in its link: prints its log.", show_default=False),
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option(help="Write shared games there: .jsonl or .parquet; left out, they are printed."),
    ] = None,
    game: Annotated[str, typer.Option(help="Only games of this kind, such as contact.")] = "",
    database: Database = "",
) -> None:
    """Export finished games that everybody who played them has shared, without names: JSON Lines or Parquet.

    With a TABLE: that one game as JSON, for yourself; `heliograph replay` reads it again.
    """
    if table:
        log, _ = asyncio.run(game_in_store(table, database))
        typer.echo(encode(log))
        return
    if out is not None and out.suffix not in (JSON_LINES, PARQUET):
        raise CommandError(f"{out} should end in {JSON_LINES} or {PARQUET}")
    if game and game not in game_ids():
        raise CommandError(f"there is no game {game!r}; there are: {', '.join(game_ids())}")
    with asyncio.Runner() as runner:
        store = Store(open_engine(database_url(database)))
        try:
            runner.run(store.open())
            wanted = runner.run(candidates(store, game))
            exported = _Count()
            write(out, exported.each(_records(runner, store, wanted)))
        finally:
            runner.run(store.close())
    lost = f"; {exported.gone} of rules that are gone" if exported.gone else ""
    held = len(wanted) - exported.games
    kept = f"; {held} held back, because not everybody agreed" if held else ""
    how = (
        ""
        if exported.games
        else "; a game is shared when everybody who plays it says so, in its lobby or under Seats"
    )
    typer.echo(f"{exported.games} games exported{lost}{kept}{how}", err=True)


class _Count:
    games = 0
    gone = 0
    """A game whose rules are gone, so that nobody can say how it ended."""

    def each(self, records: Iterator[GameRecord]) -> Iterator[GameRecord]:
        for record in records:
            self.games += 1
            self.gone += not record.end
            yield record


def _records(runner: asyncio.Runner, store: Store, tables: list[str]) -> Iterator[GameRecord]:
    for table in track(tables, "exporting", console=Console(stderr=True), transient=True):
        found = runner.run(shared_record(store, table))
        if found is not None:
            yield found
