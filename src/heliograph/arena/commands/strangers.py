"""`heliograph strangers`: the benchmark, from the first encounter to the report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from heliograph.arena.commands import options
from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.running import locally
from heliograph.arena.strangers.report import as_table, write_report
from heliograph.arena.strangers.result import FULL, LITERAL, QUICK
from heliograph.arena.strangers.running import measure
from heliograph.arena.strangers.tasks import BOUNDS, HOUSE
from heliograph.arena.tournament import Keeping
from heliograph.players.strangers import VERSION

GAMES, RESULT = "games.jsonl", "result.json"


def strangers(
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="A player to measure: a strength, one of another package, or cmd:PROGRAM; "
            "again for more. Left out, the house's."
        ),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer strangers, fewer tables.")] = False,
    tables: Annotated[
        int | None, typer.Option(help="Tables with each held-out stranger: more make it surer.", min=1)
    ] = None,
    task: Annotated[list[str] | None, typer.Option(help="Only this task; again for more.")] = None,
    out: Annotated[Path, typer.Option(help="A folder for games, result, report and pictures.")] = Path(
        "strangers"
    ),
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games of --out.")] = False,
    seed: options.Seed = 1,
    workers: options.Workers = None,
    json: options.AsJson = False,
    patience: options.Patience = PATIENCE_S,
) -> None:
    """Measure how a player gets on with partners it has never met, and write the report."""
    players = [*dict.fromkeys((*player, *LITERAL, *BOUNDS))] if player else list(HOUSE)
    games, plan = out / GAMES, QUICK if quick else FULL
    with options.bar("strangers", games) as bar:
        result = measure(
            players,
            task or [],
            plan if tables is None else msgspec.structs.replace(plan, tables=tables),
            f"strangers {VERSION}, {seed}",
            locally(workers),
            keeping=Keeping(games, resume),
            patience_s=patience,
            total=bar.total,
            after_each=bar.advance,
        )
    told = msgspec.json.encode(result) + b"\n"
    (out / RESULT).write_bytes(told)
    report = write_report(result, out)
    if json:
        typer.echo(told, nl=False)
        return
    Console().print(as_table(result), f"the whole report: {report}")
