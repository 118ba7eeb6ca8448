"""A game to be played, its record, and playing many of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heliograph.arena.guests import Conduct, sitting
from heliograph.arena.running.local import Runner
from heliograph.players.table import StuckError

Key = tuple[tuple[str, ...], int]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a tournament. Game, rules, seed, settings, players and number are enough to play it
    again."""

    game: str
    rules: int
    """The rules' version."""
    seed: str
    settings: dict[str, str]
    players: tuple[str, ...]
    number: int
    record: Any
    """The counts of the game's trial."""
    guests: dict[str, Conduct] = {}

    @property
    def key(self) -> Key:
        return self.players, self.number

    def differs(self, other: Row) -> str:
        """What makes it a game of another tournament; empty if nothing does."""
        for name in ("game", "rules", "seed", "settings", "players"):
            if getattr(self, name) != getattr(other, name):
                return f"{name} {getattr(self, name)}, not {getattr(other, name)}"
        return ""


@dataclass(frozen=True)
class Job:
    row: Row
    """The row without its record."""
    play: Callable[[str], Any]
    patience_s: float

    @property
    def seed(self) -> str:
        return f"{self.row.seed}/{self.row.number}"


def play_job(job: Job) -> Row:
    """A guest that passes in every move may stop a game. The game is then played again, and a guest that
    passes where the game waits for it forfeits the decision."""
    for passing in (True, False):
        with sitting(job.seed, job.patience_s, passing) as table:
            try:
                record = job.play(job.seed)
            except StuckError:
                if not passing or not table.conduct:
                    raise
                continue
        return msgspec.structs.replace(job.row, record=record, guests=table.conduct)
    raise AssertionError("the second time nobody may pass")


def play_all(
    jobs: Sequence[Job],
    runner: Runner,
    keep: Callable[[Row], None] = lambda row: None,
    done: dict[Key, Row] | None = None,
) -> list[Row]:
    """The rows of all jobs, in their order; jobs that are done already are not played again."""
    found = dict(done or {})
    left = [job for job in jobs if job.row.key not in found]
    for _, row in runner(play_job, left):
        found[row.key] = row
        keep(row)
    return [found[job.row.key] for job in jobs]
