"""`heliograph backup` and `heliograph restore`: a whole store as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heliograph.cli.options import Database, database_url
from heliograph.kernel.message import say
from heliograph.language import Language
from heliograph.server.store import backup as whole
from heliograph.server.store.engine import open_engine

_Language = Annotated[str, typer.Option(help="en, uk or de.")]


def backup(
    file: Annotated[Path, typer.Argument(help="A new file.", dir_okay=False)],
    language: _Language = "en",
    database: Database = "",
) -> None:
    """Copy all tables to a file, while the server runs."""
    engine = open_engine(database_url(database))
    kept = whole.backup(engine, file)
    engine.dispose()
    typer.echo(Language(language).say(say("backup-done", count=kept, file=str(file))))


def restore(
    file: Annotated[Path, typer.Argument(help="Made by `heliograph backup`.", dir_okay=False)],
    language: _Language = "en",
    database: Database = "",
) -> None:
    """Restore all tables of a backup into an empty store, SQLite or PostgreSQL."""
    engine = open_engine(database_url(database))
    brought = whole.restore(file, engine)
    engine.dispose()
    typer.echo(Language(language).say(say("restore-done", count=brought)))
