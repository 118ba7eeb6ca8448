"""Options that more than one command of the arena has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from heliograph.arena.running import Runner, locally
from heliograph.arena.running.on_ray import on_ray
from heliograph.arena.settings import ArenaError
from heliograph.arena.tournament import Keeping

STOPPED = 130

GameName = Annotated[str, typer.Argument(help="Which game, such as contact.")]
Seed = Annotated[int, typer.Option(help="The same seed deals the same tables again.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", help="A setting of the game or the arena, such as level=6 or timing_cv=0.10."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Workers = Annotated[int | None, typer.Option(help="Processes; all cores if left out.", min=1)]
Out = Annotated[
    Path | None, typer.Option(help="Keep every game in this file: .jsonl, or .parquet for columns.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the games of --out.")]
Ray = Annotated[
    str | None, typer.Option(help="Play on Ray: auto, a cluster's address, or local for one of your own.")
]
Patience = Annotated[
    float, typer.Option(help="Seconds a program or an outside player has for a decision.", min=0.01)
]


def names(players: str) -> list[str]:
    return [name.strip() for name in players.split(",")]


def keeping(out: Path | None, resume: bool) -> Keeping | None:
    if resume and out is None:
        raise typer.BadParameter("--resume needs the file to go on with: --out FILE")
    return Keeping(out, resume) if out else None


def runner(ray: str | None, workers: int | None) -> Runner:
    return on_ray(ray, workers) if ray else locally(workers)


@dataclass(frozen=True)
class Bar:
    total: Callable[[int], None]
    advance: Callable[[], None]


@contextmanager
def bar(title: str, out: Path | None) -> Iterator[Bar]:
    """The progress. An error of the arena is reported as the user's mistake, without a traceback."""
    notes = Console(stderr=True)
    with Progress(
        *Progress.get_default_columns(), MofNCompleteColumn(), console=notes, transient=True
    ) as progress:
        task = progress.add_task(title, total=None)
        try:
            yield Bar(lambda total: progress.update(task, total=total), lambda: progress.advance(task))
        except ArenaError as error:
            raise typer.BadParameter(str(error)) from error
        except KeyboardInterrupt:
            kept = f"; what was played is in {out}, and --resume goes on with it" if out else ""
            notes.print(f"stopped{kept}")
            raise typer.Exit(STOPPED) from None
