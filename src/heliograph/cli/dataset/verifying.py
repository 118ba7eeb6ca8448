"""`heliograph replay --verify`: whether games still replay to their recorded end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from heliograph.cli.dataset.files import NoGameError, files_in, games_in
from heliograph.cli.dataset.following import followed
from heliograph.cli.dataset.record import GameRecord
from heliograph.cli.errors import CommandError
from heliograph.games import UnknownGameError
from heliograph.kernel.codec import UNREADABLE
from heliograph.kernel.log import Log
from heliograph.kernel.match import ReplayError

Verdict = Literal["same end", "another end", "does not replay", "no game"]
SAME: Verdict = "same end"
_VERDICTS: tuple[Verdict, ...] = (SAME, "another end", "does not replay", "no game")
_MOST_TOLD = 50


@dataclass(frozen=True, slots=True)
class Verified:
    where: str
    verdict: Verdict
    why: str = ""


def verify(folder: Path) -> None:
    """Say which games replay to their recorded end; status 1 if any does not."""
    files = files_in(folder)
    if not files:
        raise CommandError(f"there is no .jsonl, .parquet or .json file in {folder}")
    found: dict[Path, Counter[Verdict]] = {}
    bad: dict[tuple[Path, Verdict, str], list[str]] = {}
    for file in track(files, "replaying", console=Console(stderr=True), transient=True):
        found[file] = Counter()
        for one in verified(file):
            found[file][one.verdict] += 1
            if one.verdict != SAME:
                bad.setdefault((file, one.verdict, one.why), []).append(one.where)
    _print(folder, found)
    for (_, verdict, why), (where, *others) in [*bad.items()][:_MOST_TOLD]:
        like_it = f" (and {len(others)} more like it)" if others else ""
        typer.echo(f"{where}: {verdict}: {why}{like_it}", err=True)
    if len(bad) > _MOST_TOLD:
        typer.echo(f"and {len(bad) - _MOST_TOLD} other kinds", err=True)
    if bad:
        raise typer.Exit(1)


def verified(file: Path) -> Iterator[Verified]:
    try:
        for place, game in games_in(file):
            yield _verified(f"{file} {place}".strip(), game)
    except (NoGameError, OSError) as error:
        yield Verified(str(file), "no game", str(error))


def _verified(where: str, game: GameRecord | Log | NoGameError) -> Verified:
    if isinstance(game, NoGameError):
        return Verified(where, "no game", str(game))
    log = game if isinstance(game, Log) else game.log
    try:
        found = followed(log)
    except (ReplayError, UnknownGameError, *UNREADABLE) as error:
        return Verified(where, "does not replay", str(error))
    if isinstance(game, Log):
        over = found.outcome is not None
        return Verified(where, SAME) if over else Verified(where, "another end", "the game is not over")
    if not game.end:
        return Verified(where, "another end", "exported without one: its rules were gone already")
    if found.end != game.end or found.decision_ms != game.decision_ms:
        what = "state" if found.end != game.end else "decision times"
        return Verified(where, "another end", f"another {what} than was exported")
    return Verified(where, SAME)


def _print(folder: Path, found: dict[Path, Counter[Verdict]]) -> None:
    table = Table("file", *_VERDICTS)
    for file, counts in found.items():
        shown = file.name if file == folder else str(file.relative_to(folder))
        table.add_row(shown, *(str(counts[verdict]) for verdict in _VERDICTS))
    if len(found) > 1:
        total = sum(found.values(), Counter())
        table.add_row("all", *(str(total[verdict]) for verdict in _VERDICTS))
    Console().print(table)
