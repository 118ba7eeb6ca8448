"""A league: tables of every few of the players, on the same deals, and what they say about each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.intervals import intervals
from heliograph.arena.ratings.fit import Standings, ratings
from heliograph.arena.running import Runner, locally
from heliograph.arena.settings import ArenaError
from heliograph.arena.tournament import Keeping, check_players, jobs_for, play_kept, record_of, trial_of

SEATS = (2, 3, 4)


class Rating(msgspec.Struct, frozen=True):
    points: float
    low: float
    high: float
    games: int


def play_league(
    game_id: str,
    players: Sequence[str],
    seats: Sequence[int],
    games: int,
    seed: str | int,
    settings: Mapping[str, str],
    runner: Runner | None = None,
    *,
    keeping: Keeping | None = None,
    patience_s: float = PATIENCE_S,
    total: Callable[[int], None] = lambda jobs: None,
    after_each: Callable[[], None] = lambda: None,
) -> dict[str, Rating]:
    """So many games for every few players who can meet at a table of so many seats; the best first."""
    if len(set(players)) != len(players) or len(players) < min(SEATS):
        raise ArenaError("ratings want at least two players, and each of them once")
    if not seats or not set(seats) <= {*SEATS} or max(seats) > len(players):
        raise ArenaError(f"tables have 2 to {min(SEATS[-1], len(players))} seats for these players")
    trial = trial_of(game_id)
    if not hasattr(trial, "standings"):
        raise ArenaError(f"{game_id}: nobody is ahead of anybody else in this game")
    check_players(game_id, trial, players, games)
    jobs = [
        job
        for size in seats
        for table in combinations(players, size)
        for job in jobs_for(trial, game_id, table, games, str(seed), settings, patience_s)
    ]
    total(len(jobs))
    rows = play_kept(record_of(trial), jobs, runner or locally(), keeping, after_each)
    return rate([_named(trial, row.players, row.record) for row in rows])


def rate(games: Sequence[Standings]) -> dict[str, Rating]:
    """With what the points would be for games drawn again."""
    points, spread = ratings(games), intervals(ratings, games)
    return {
        name: Rating(round(points[name], 1), *spread[name], sum(name in game for game in games))
        for name in sorted(points, key=lambda name: -points[name])
    }


def _named(trial: Any, players: Sequence[str], record: Any) -> Standings:
    return {players[place]: reached for place, reached in trial.standings(record).items()}
