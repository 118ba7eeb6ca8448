"""`heliograph arena`: a tournament from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress
from rich.table import Table

from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.running.on_ray import on_ray
from heliograph.arena.settings import ArenaError, parse_assignments
from heliograph.arena.tournament import Keeping, run
from heliograph.kernel.codec import encode

_STOPPED = 130


def arena(
    game: Annotated[str, typer.Argument(help="Which game, such as contact.")],
    players: Annotated[
        str, typer.Option(help="AI seats in order: strong,quick; random; or cmd:PROGRAM.")
    ] = "strong,strong",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same tables again.")] = 1,
    set: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting of the game or the arena, such as level=6 or timing_cv=0.10."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores if left out.", min=1)] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep every game in this file: .jsonl, or .parquet for columns.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games of --out.")] = False,
    ray: Annotated[
        str | None, typer.Option(help="Play on Ray: auto, a cluster's address, or local for one of your own.")
    ] = None,
    patience: Annotated[
        float, typer.Option(help="Seconds a program or an outside player has for a decision.", min=0.01)
    ] = PATIENCE_S,
) -> None:
    """Play many games between AI seats and print how well they understood each other."""
    notes = Console(stderr=True)
    if resume and out is None:
        raise typer.BadParameter("--resume needs the file to go on with: --out FILE")
    with Progress(
        *Progress.get_default_columns(), MofNCompleteColumn(), console=notes, transient=True
    ) as progress:
        task = progress.add_task(game, total=games)
        try:
            figures = run(
                game,
                [name.strip() for name in players.split(",")],
                games,
                seed,
                parse_assignments(set or []),
                workers,
                after_each=lambda: progress.advance(task),
                runner=on_ray(ray, workers) if ray else None,
                keeping=Keeping(out, resume) if out else None,
                patience_s=patience,
                how_sure=True,
            )
        except ArenaError as error:
            raise typer.BadParameter(str(error)) from error
        except KeyboardInterrupt:
            kept = f"; what was played is in {out}, and --resume goes on with it" if out else ""
            notes.print(f"stopped{kept}")
            raise typer.Exit(_STOPPED) from None
    if json:
        typer.echo(encode(figures).decode())
    else:
        sure = figures.pop("intervals")
        Console().print(_as_table(figures), _as_intervals(sure))


def _as_table(figures: dict[str, Any]) -> Table:
    table = Table("figure", "value")
    for name, value in figures.items():
        for part, figure in _parts(name, value):
            table.add_row(part, figure)
    return table


def _as_intervals(sure: dict[str, tuple[float, float]]) -> Table:
    table = Table("95 % of redrawn games", "from", "to")
    for name, (low, high) in sure.items():
        table.add_row(name, str(low), str(high))
    return table


def _parts(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """Tables within tables get rows of their own; the innermost stays on one line."""
    if isinstance(value, dict) and any(isinstance(part, dict) for part in value.values()):
        for key, part in value.items():
            yield from _parts(f"{name}: {key}", part)
    elif isinstance(value, dict):
        yield name, ", ".join(f"{key} {part}" for key, part in value.items())
    else:
        yield name, str(value)
