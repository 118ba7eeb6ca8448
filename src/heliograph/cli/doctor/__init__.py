"""`heliograph doctor`: is everything installed that a table needs, and does it work?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from heliograph.cli.doctor import installation, serving
from heliograph.cli.doctor.store import StoreFindings, newest_backup
from heliograph.cli.options import Database, Limit, database_url
from heliograph.cli.serve import limits_with

Look = Callable[[], str]


def doctor(
    database: Database = "",
    limit: Limit = None,
    metrics: Annotated[str, typer.Option(metavar="HOST:PORT", help="As given to `serve`.")] = "",
    server: Annotated[
        str, typer.Option(metavar="URL", help="A server that runs, such as http://127.0.0.1:8700.")
    ] = "",
    backups: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where backups are kept.")] = None,
) -> None:
    """Check that everything a table needs is installed and works."""
    store, limits = StoreFindings(database_url(database)), limits_with(limit)
    needed: dict[str, Look] = {
        "Python": installation.python,
        "games": installation.games,
        "AI seats": installation.ai_seats,
        "languages": installation.words,
        "browser client": installation.client,
        "database": store.database,
        "disk": store.disk,
        "clock": store.clock,
        "tables": store.tables,
        "AI worker": serving.worker,
        "limits": lambda: serving.limits_are_sane(limits),
        "figures": lambda: serving.figures(metrics),
    }
    if server:
        needed["server"] = lambda: serving.running(server.rstrip("/"))
    useful: dict[str, Look] = {
        "games in play": store.games_in_play,
        "open files": lambda: serving.open_files(limits),
        "PostgreSQL driver": installation.driver,
        "Chromium, for the tests": installation.chromium,
    }
    if backups is not None:
        useful["backup"] = lambda: newest_backup(backups)
    table = Table("", "", "finding")
    is_well = _examine(table, needed, "bold red", "wrong")
    _examine(table, useful, "yellow", "look")
    Console().print(table)
    if not is_well:
        raise typer.Exit(1)


def _examine(table: Table, looks: Mapping[str, Look], style: str, verdict: str) -> bool:
    """Whether all checks passed."""
    is_well = True
    for name, look in looks.items():
        try:
            table.add_row(name, "[green]ok[/]", escape(look()))
        except Exception as error:
            table.add_row(name, f"[{style}]{verdict}[/]", escape(" ".join(str(error).split())))
            is_well = False
    return is_well
