"""`heliograph arena`: a tournament from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from heliograph.arena.settings import ArenaError, parse_assignments
from heliograph.arena.tournament import run
from heliograph.kernel.codec import encode


def arena(
    game: Annotated[str, typer.Argument(help="Which game, such as contact.")],
    players: Annotated[
        str, typer.Option(help="AI seats by strength, in order of seats: strong,quick.")
    ] = "strong,strong",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same tables again.")] = 1,
    set: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting of the game or the arena, such as level=6 or timing_cv=0.10."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores if left out.", min=1)] = None,
) -> None:
    """Play many games between AI seats and print how well they understood each other."""
    notes = Console(stderr=True)
    with Progress(console=notes, transient=True) as progress:
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
            )
        except ArenaError as error:
            raise typer.BadParameter(str(error)) from error
    if json:
        typer.echo(encode(figures).decode())
    else:
        Console().print(_as_table(figures))


def _as_table(figures: dict[str, Any]) -> Table:
    table = Table("figure", "value")
    for name, value in figures.items():
        for part, figure in _parts(name, value):
            table.add_row(part, figure)
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
