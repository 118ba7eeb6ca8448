"""Many games with paired seeds: played by a runner, kept in a file, and summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from heliograph.arena.any_game import AnyGameTrial
from heliograph.arena.guests import PATIENCE_S, check_guest, is_guest, together
from heliograph.arena.intervals import intervals
from heliograph.arena.results import ResultFile
from heliograph.arena.running import Job, Key, Row, Runner, locally, play_all
from heliograph.arena.settings import ArenaError
from heliograph.games import game_ids, house_part, load_game
from heliograph.players import partners, strengths
from heliograph.plugins import announced

Shown = tuple[int, int, float]
"""The places in the pair of the players in the first and second role, and a share of success."""


class Trial(Protocol):
    """What the arena has to know about one game: the module `heliograph.arena.<game>`, or one that another
    package announces by the id of its game in the entry point group `heliograph.trials`. For a game without
    one, wins and points are counted."""

    WITHOUT_SEATS: Sequence[str]
    """Players that come with the game and cannot be given a seat."""
    Record: Any
    """The type of a game's record."""
    ROLES: tuple[str, str]
    """The roles of the two players of a pair, as in Source and Crew."""
    BOTH_WAYS: bool
    """Whether one game shows both players of a pair in both roles."""

    def prepare(self, players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Any]:
        """Plays one game from a seed; the function and its result must be picklable, to travel between
        processes."""

    def figures(self, records: Sequence[Any]) -> dict[str, Any]:
        """Sums up the played games."""

    def pair(self, one: str, other: str, settings: Mapping[str, str]) -> tuple[str, ...]:
        """The players by seat, the first in the first role."""

    def by_pair(self, record: Any) -> Iterator[Shown]:
        """What one game of a pair says about how well the two do together."""


class Keeping(msgspec.Struct, frozen=True):
    """The file for the games, and whether the games in it already count."""

    path: Path
    resume: bool = False


def run(
    game_id: str,
    players: Sequence[str],
    games: int,
    seed: str | int,
    settings: Mapping[str, str],
    workers: int | None = None,
    *,
    after_each: Callable[[], None] = lambda: None,
    runner: Runner | None = None,
    keeping: Keeping | None = None,
    patience_s: float = PATIENCE_S,
    how_sure: bool = False,
) -> dict[str, Any]:
    """The figures of this many games. The same seed deals the same tables to all players."""
    trial = trial_of(game_id)
    check_players(game_id, trial, players, games)
    jobs = jobs_for(trial, game_id, players, games, str(seed), settings, patience_s)
    rows = play_kept(record_of(trial), jobs, runner or locally(workers), keeping, after_each)
    records = [row.record for row in rows]
    guests = together(row.guests for row in rows)
    return {
        **trial.figures(records),
        **({"intervals": intervals(trial.figures, records)} if how_sure else {}),
        **({"guests": msgspec.to_builtins(guests)} if guests else {}),
        "players": list(players),
        "seed": seed,
        "settings": dict(settings),
    }


def play_kept(
    record: Any,
    jobs: Sequence[Job],
    runner: Runner,
    keeping: Keeping | None = None,
    after_each: Callable[[], None] = lambda: None,
) -> list[Row]:
    """The rows of all jobs, in their order. Games that are in the file already are not played again; `record`
    is the type of a game's record."""
    file = keeping and ResultFile(keeping.path, record, resume=keeping.resume)
    done = _done(file.rows if file else (), [job.row for job in jobs])

    def keep(row: Row) -> None:
        if file:
            file.keep(row)
        after_each()

    for job in jobs:
        if job.row.key in done:
            after_each()
    rows = play_all(jobs, runner, keep, done)
    if file:
        file.finish()
    return rows


def record_of(trial: Trial) -> Any:
    """Trials of other packages may leave this out."""
    return getattr(trial, "Record", Any)


def jobs_for(
    trial: Trial,
    game_id: str,
    players: Sequence[str],
    games: int,
    seed: str,
    settings: Mapping[str, str],
    patience_s: float,
) -> list[Job]:
    play = trial.prepare(players, settings)
    rules = load_game(game_id).rules_version
    return [
        Job(
            Row(
                game=game_id,
                rules=rules,
                seed=seed,
                settings=dict(settings),
                players=tuple(players),
                number=number,
                record=None,
            ),
            play,
            patience_s,
        )
        for number in range(games)
    ]


def _done(rows: Sequence[Row], wanted: Sequence[Row]) -> dict[Key, Row]:
    """The same file with more games of the same players goes on."""
    tables = {row.players: row for row in reversed(wanted)}
    for row in rows:
        if difference := row.differs(tables.get(row.players, wanted[0])):
            raise ArenaError(f"the file is of another tournament: {difference}")
    return {row.key: row for row in rows}


def trial_of(game_id: str) -> Trial:
    if game_id not in game_ids():
        raise ArenaError(f"unknown game {game_id!r}; known are {', '.join(game_ids())}")
    theirs = announced("heliograph.trials").get(game_id)
    own = house_part("arena", game_id) or (theirs and theirs.load())
    return AnyGameTrial(game_id) if own is None else cast(Trial, own)


def check_players(game_id: str, trial: Trial, players: Sequence[str], games: int) -> None:
    known = (*strengths(game_id), *partners(game_id), *trial.WITHOUT_SEATS)
    for player in players:
        if is_guest(player):
            check_guest(player)
        elif player not in known:
            raise ArenaError(
                f"unknown player {player!r}; known are {', '.join((*known, 'random', 'llm', 'cmd:PROGRAM'))}"
            )
    if not players or games < 1:
        raise ArenaError("at least one player and one game are needed")
