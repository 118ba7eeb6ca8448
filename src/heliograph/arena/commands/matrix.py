"""`heliograph arena matrix GAME`: everybody with everybody, as a table and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from heliograph.arena.commands import options
from heliograph.arena.crossplay import Cell, CrossPlay, play_matrix
from heliograph.arena.crossplay.picture import draw
from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.settings import parse_assignments
from heliograph.kernel.codec import encode


def matrix(
    game: options.GameName,
    players: Annotated[str, typer.Option(help="All who are to meet: strong,quick,human,random.")],
    games: Annotated[int, typer.Option(help="How many games a pair.", min=1)] = 20,
    seed: options.Seed = 1,
    set: options.Settings = None,
    json: options.AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="Draw the matrix into this file.")] = None,
    workers: options.Workers = None,
    out: options.Out = None,
    resume: options.Resume = False,
    ray: options.Ray = None,
    patience: options.Patience = PATIENCE_S,
) -> None:
    """Play every pair on the same deals: how well players do together, in which role."""
    kept = options.keeping(out, resume)
    with options.bar(f"{game} matrix", out) as bar:
        found = play_matrix(
            game,
            options.names(players),
            games,
            seed,
            parse_assignments(set or []),
            options.runner(ray, workers),
            keeping=kept,
            patience_s=patience,
            total=bar.total,
            after_each=bar.advance,
        )
    if svg is not None:
        svg.write_text(draw({found.game: _percent(found)}, found.roles), encoding="utf-8")
    if json:
        typer.echo(encode({**_plain(found), "gap": found.gap}).decode())
    else:
        Console().print(_as_table(found), _sums(found))


def _percent(found: CrossPlay) -> dict[str, dict[str, float]]:
    return {one: {other: 100 * cell.mean for other, cell in row.items()} for one, row in found.cells.items()}


def _plain(found: CrossPlay) -> dict[str, object]:
    return {name: getattr(found, name) for name in CrossPlay.__struct_fields__}


def _as_table(found: CrossPlay) -> Table:
    one, other = found.roles
    table = Table(f"{one} ↓ {other} →", *found.players)
    for name, row in found.cells.items():
        table.add_row(name, *(_shown(cell) for cell in row.values()))
    return table


def _shown(cell: Cell) -> str:
    return f"{100 * cell.mean:.0f} % ({100 * cell.low:.0f} to {100 * cell.high:.0f})"


def _sums(found: CrossPlay) -> str:
    one, other = found.worst
    worst = found.cells[one][other]
    return (
        f"with itself {100 * found.self_play:.0f} %, with others {100 * found.cross_play:.0f} %, "
        f"gap {100 * found.gap:.0f} points; worst {one} and {other}, {100 * worst.mean:.0f} %"
    )
