"""Every player with every other and with itself, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product

import msgspec

from heliograph.arena.figures import mean
from heliograph.arena.guests import PATIENCE_S
from heliograph.arena.intervals import intervals
from heliograph.arena.running import Job, Row, Runner, locally
from heliograph.arena.settings import ArenaError
from heliograph.arena.tournament import (
    Keeping,
    Trial,
    check_players,
    jobs_for,
    play_kept,
    record_of,
    trial_of,
)

Game = tuple[float, ...]
"""What one game has shown of a cell."""


class Cell(msgspec.Struct, frozen=True):
    mean: float
    low: float
    high: float
    games: int


class CrossPlay(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    roles: tuple[str, str]
    players: tuple[str, ...]
    seed: str
    settings: dict[str, str]
    cells: dict[str, dict[str, Cell]]
    """First role, second role."""
    self_play: float
    cross_play: float
    worst: tuple[str, str]
    """Of two who are not the same."""

    @property
    def gap(self) -> float:
        return round(self.self_play - self.cross_play, 4)


def pairs_of(trial: Trial, players: Sequence[str]) -> list[tuple[str, str]]:
    if trial.BOTH_WAYS:
        return list(combinations_with_replacement(players, 2))
    return [(one, other) for one in players for other in players]


def play_matrix(
    game_id: str,
    players: Sequence[str],
    games: int,
    seed: str | int,
    settings: Mapping[str, str],
    runner: Runner | None = None,
    *,
    keeping: Keeping | None = None,
    patience_s: float = PATIENCE_S,
    total: Callable[[int], None] = lambda jobs: None,
    after_each: Callable[[], None] = lambda: None,
) -> CrossPlay:
    """So many games a pair. `total` is told how many that makes."""
    if len(set(players)) != len(players) or len(players) < 2:
        raise ArenaError("a matrix wants at least two players, and each of them once")
    trial = trial_of(game_id)
    if not hasattr(trial, "by_pair"):
        raise ArenaError(f"{game_id}: its trial does not say who gets on with whom")
    check_players(game_id, trial, players, games)
    jobs = list(_jobs(trial, game_id, players, games, str(seed), settings, patience_s))
    total(len(jobs))
    rows = play_kept(record_of(trial), jobs, runner or locally(), keeping, after_each)
    found = _by_cell(trial, rows, {trial.pair(*pair, settings): pair for pair in pairs_of(trial, players)})
    missing = [" and ".join(pair) for pair in product(players, repeat=2) if pair not in found]
    if missing:
        raise ArenaError(f"too few games: nothing was seen of {', '.join(missing)} in these roles")
    cells = {one: {other: _cell(found[one, other]) for other in players} for one in players}
    others = [(one, other) for one in players for other in players if one != other]
    return CrossPlay(
        game=game_id,
        roles=trial.ROLES,
        players=tuple(players),
        seed=str(seed),
        settings=dict(settings),
        cells=cells,
        self_play=mean(cells[name][name].mean for name in players),
        cross_play=mean(cells[one][other].mean for one, other in others),
        worst=min(others, key=lambda pair: cells[pair[0]][pair[1]].mean),
    )


def _jobs(
    trial: Trial,
    game_id: str,
    players: Sequence[str],
    games: int,
    seed: str,
    settings: Mapping[str, str],
    patience_s: float,
) -> Iterator[Job]:
    for pair in pairs_of(trial, players):
        seated = trial.pair(*pair, settings)
        yield from jobs_for(trial, game_id, seated, games, seed, settings, patience_s)


def _by_cell(
    trial: Trial, rows: Sequence[Row], pairs: Mapping[tuple[str, ...], tuple[str, str]]
) -> dict[tuple[str, str], list[Game]]:
    found: dict[tuple[str, str], list[Game]] = {}
    for row in rows:
        shown: dict[tuple[str, str], list[float]] = {}
        pair = pairs[row.players]
        for one, other, share in trial.by_pair(row.record):
            shown.setdefault((pair[one], pair[other]), []).append(share)
        for cell, shares in shown.items():
            found.setdefault(cell, []).append(tuple(shares))
    return found


def _cell(games: Sequence[Game]) -> Cell:
    def figures(drawn: Sequence[Game]) -> dict[str, float]:
        return {"mean": mean(share for game in drawn for share in game)}

    low, high = intervals(figures, games)["mean"]
    return Cell(figures(games)["mean"], low, high, len(games))
