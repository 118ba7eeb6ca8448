"""Many games with paired seeds, spread over local processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from heliograph.arena import contact, critical_orbit, interstellar, space_puzzle
from heliograph.arena.processes import spread
from heliograph.arena.settings import ArenaError
from heliograph.players import strengths


class Trial(Protocol):
    """What the arena has to know about one game."""

    def prepare(self, players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], Any]:
        """How to play one game from a seed; the answer and its result travel between processes."""

    def figures(self, records: Sequence[Any]) -> dict[str, Any]:
        """What the played games add up to."""


_TRIALS: dict[str, Trial] = {
    "contact": contact,
    "space_puzzle": space_puzzle,
    "critical_orbit": critical_orbit,
    "interstellar": interstellar,
}
_WITHOUT_SEATS: dict[str, tuple[str, ...]] = {
    "critical_orbit": (critical_orbit.DECK,),
    "interstellar": interstellar.HALLS,
}
"""Players that a game brings along and no seat can be given to."""


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
    _check(game_id, players, games)
    trial = _TRIALS[game_id]
    play = trial.prepare(players, settings)
    records = spread(play, [f"{seed}/{number}" for number in range(games)], workers, after_each)
    return {**trial.figures(records), "players": list(players), "seed": seed, "settings": dict(settings)}


def _check(game_id: str, players: Sequence[str], games: int) -> None:
    if game_id not in _TRIALS:
        raise ArenaError(f"unknown game {game_id!r}; known are {', '.join(_TRIALS)}")
    known = (*strengths(game_id), *_WITHOUT_SEATS.get(game_id, ()))
    for player in players:
        if player not in known:
            raise ArenaError(f"unknown player {player!r}; known are {', '.join(known)}")
    if not players or games < 1:
        raise ArenaError("at least one player and one game are needed")
