"""`heliograph arena ratings`: rivals in one order, with intervals."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from heliograph.arena.commands import options
from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.settings import ArenaError, parse_assignments
from heliograph.kernel.codec import encode


def ratings(
    players: Annotated[str, typer.Option(help="Rivals: strong,quick,random.")],
    game: Annotated[str, typer.Argument(help="A game in which somebody comes first.")] = "interstellar",
    seats: Annotated[str, typer.Option(help="Sizes of tables, such as 2,3,4.")] = "2",
    games: Annotated[int, typer.Option(help="How many games for every few who can meet.", min=1)] = 12,
    seed: options.Seed = 1,
    set: options.Settings = None,
    json: options.AsJson = False,
    workers: options.Workers = None,
    out: options.Out = None,
    resume: options.Resume = False,
    ray: options.Ray = None,
    patience: options.Patience = PATIENCE_S,
) -> None:
    """Rate rivals by Plackett and Luce's model, from games in which everybody changes seats."""
    from heliograph.arena.ratings import play_league  # NumPy, which other commands need not load

    kept = options.keeping(out, resume)
    with options.bar("ratings", out) as bar:
        found = play_league(
            game,
            options.names(players),
            _sizes(seats),
            games,
            seed,
            parse_assignments(set or []),
            options.runner(ray, workers),
            keeping=kept,
            patience_s=patience,
            total=bar.total,
            after_each=bar.advance,
        )
    if json:
        typer.echo(encode(found).decode())
        return
    table = Table("player", "points", "95 % of redrawn games", "games")
    for name, one in found.items():
        table.add_row(name, f"{one.points:+.0f}", f"{one.low:+.0f} to {one.high:+.0f}", str(one.games))
    Console().print(table)


def _sizes(seats: str) -> list[int]:
    try:
        return [int(size) for size in seats.split(",")]
    except ValueError as error:
        raise ArenaError("--seats wants numbers, such as 2,3,4") from error
