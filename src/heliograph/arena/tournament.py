"""Many games with paired seeds, spread over local processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from heliograph.arena.any_game import AnyGameTrial
from heliograph.arena.processes import spread
from heliograph.arena.settings import ArenaError
from heliograph.games import game_ids, house_part
from heliograph.players import partners, strengths
from heliograph.plugins import announced


class Trial(Protocol):
    """What the arena has to know about one game: the module `heliograph.arena.<game>`, or what another
    package announces by the id of its game in the entry point group `heliograph.trials`. Of a game without
    one, wins and points are counted."""

    WITHOUT_SEATS: Sequence[str]
    """Players that the game brings along and no seat can be given to."""

    def prepare(self, players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Any]:
        """How to play one game from a seed; the answer and its result travel between processes."""

    def figures(self, records: Sequence[Any]) -> dict[str, Any]:
        """What the played games add up to."""


def run(
    game_id: str,
    players: Sequence[str],
    games: int,
    seed: str | int,
    settings: Mapping[str, str],
    workers: int | None = None,
    *,
    after_each: Callable[[], None] = lambda: None,
) -> dict[str, Any]:
    """The figures of so many games. The same seed deals the same tables to other players."""
    trial = _trial(game_id)
    _check(game_id, trial, players, games)
    play = trial.prepare(players, settings)
    records = spread(play, [f"{seed}/{number}" for number in range(games)], workers, after_each)
    return {**trial.figures(records), "players": list(players), "seed": seed, "settings": dict(settings)}


def _trial(game_id: str) -> Trial:
    if game_id not in game_ids():
        raise ArenaError(f"unknown game {game_id!r}; known are {', '.join(game_ids())}")
    theirs = announced("heliograph.trials").get(game_id)
    own = house_part("arena", game_id) or (theirs and theirs.load())
    return AnyGameTrial(game_id) if own is None else cast(Trial, own)


def _check(game_id: str, trial: Trial, players: Sequence[str], games: int) -> None:
    known = (*strengths(game_id), *partners(game_id), *trial.WITHOUT_SEATS)
    for player in players:
        if player not in known:
            raise ArenaError(f"unknown player {player!r}; known are {', '.join(known)}")
    if not players or games < 1:
        raise ArenaError("at least one player and one game are needed")
