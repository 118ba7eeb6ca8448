"""`heliograph arena GAME`: a tournament from the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from heliograph.arena.commands import options
from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.settings import parse_assignments
from heliograph.arena.tournament import run
from heliograph.kernel.codec import encode


def games(
    game: options.GameName,
    players: Annotated[
        str, typer.Option(help="AI seats in order: strong,quick; random; llm; or cmd:PROGRAM.")
    ] = "strong,strong",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: options.Seed = 1,
    set: options.Settings = None,
    json: options.AsJson = False,
    workers: options.Workers = None,
    out: options.Out = None,
    resume: options.Resume = False,
    ray: options.Ray = None,
    patience: options.Patience = PATIENCE_S,
) -> None:
    """Play many games between AI seats and print how well they understood each other."""
    kept = options.keeping(out, resume)
    with options.bar(game, out) as bar:
        bar.total(games)
        figures = run(
            game,
            options.names(players),
            games,
            seed,
            parse_assignments(set or []),
            after_each=bar.advance,
            runner=options.runner(ray, workers),
            keeping=kept,
            patience_s=patience,
            how_sure=True,
        )
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
    if value in ({}, "", []):
        yield name, "none"
    elif isinstance(value, dict) and any(isinstance(part, dict) for part in value.values()):
        for key, part in value.items():
            yield from _parts(f"{name}: {key}", part)
    elif isinstance(value, dict):
        yield name, ", ".join(f"{key} {part}" for key, part in value.items())
    elif isinstance(value, list | tuple):
        yield name, ", ".join(map(str, value))
    else:
        yield name, str(value)
