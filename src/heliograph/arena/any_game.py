"""The trial of a game without one of its own: who wins, and with how many points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from heliograph.arena.figures import mean, spread_ms
from heliograph.arena.guests import invite
from heliograph.arena.settings import ArenaError, pick, refuse_unknown
from heliograph.games import load_game
from heliograph.language import Language
from heliograph.players.table import play_game


class GameRecord(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ms: tuple[float, ...]


class AnyGameTrial:
    WITHOUT_SEATS: Sequence[str] = ()
    Record: Any = GameRecord
    ROLES = ("wins", "against")
    BOTH_WAYS = True

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id

    def prepare(self, players: Sequence[str], settings: Mapping[str, str]) -> Callable[[str], GameRecord]:
        """If there are fewer players than seats, they are used in turn."""
        game = load_game(self._game_id)
        refuse_unknown(settings, game.setup_type)
        setup = pick(settings, game.setup_type)
        problem = game.check_setup(setup)
        if problem is not None:
            raise ArenaError(Language("en").say(problem))
        seated = [players[seat % len(players)] for seat in range(len(game.seats(setup)))]
        return partial(play, self._game_id, seated, setup)

    def figures(self, records: Sequence[GameRecord]) -> dict[str, Any]:
        seats = range(len(records[0].scores))
        return {
            "games": len(records),
            "wins": {f"seat {seat}": mean(seat in one.winners for one in records) for seat in seats},
            "score_mean": {f"seat {seat}": mean(one.scores[seat] for one in records) for seat in seats},
            "ms_per_decision": spread_ms(ms for one in records for ms in one.ms),
        }

    def pair(self, one: str, other: str, settings: Mapping[str, str]) -> tuple[str, ...]:
        return one, other

    def by_pair(self, record: GameRecord) -> Iterator[tuple[int, int, float]]:
        for seat in (0, 1):
            yield seat, 1 - seat, float(seat in record.winners)


def play(game_id: str, players: Sequence[str], setup: msgspec.Struct, seed: str) -> GameRecord:
    game = load_game(game_id)
    seated = [invite(game_id, strength, pack=game.content) for strength in players]
    match, decisions = play_game(game, setup, seed, seated, lambda action, _: action)
    outcome = game.outcome(match.state)
    assert outcome is not None
    return GameRecord(outcome.winners, outcome.scores, tuple(decision.ms for decision in decisions))
