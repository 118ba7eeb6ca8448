"""Replays a log from its first entry to its last: how it ended, and how long every seat took."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from heliograph.games import game_of_log
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Outcome
from heliograph.kernel.log import Log
from heliograph.kernel.match import Match, follow, resume
from heliograph.kernel.seats import Seat, all_seats


@dataclass(frozen=True, slots=True)
class Followed:
    level: str
    outcome: Outcome | None
    end: str
    """The digest of the last state: equal states have equal bytes."""
    decision_ms: tuple[int | None, ...]


def followed(log: Log) -> Followed:
    """Raises an error if these rules do not accept every entry."""
    game = game_of_log(log.header)
    match = resume(game, log.header)
    seats = all_seats(len(game.seats(match.setup)))
    asked = {seat: 0 for seat in seats if match.prompt(seat).waits}
    took: list[int | None] = []
    for entry in log.entries:
        match = follow(match, entry).match
        since = asked.pop(entry.seat, None)
        took.append(None if since is None else entry.at - since)
        asked = _still_asked(match, seats, asked, entry.at)
    end = sha256(encode(match.state)).hexdigest()
    return Followed(game.level(match.setup), game.outcome(match.state), end, tuple(took))


def _still_asked(match: Match, seats: tuple[Seat, ...], asked: dict[Seat, int], now: int) -> dict[Seat, int]:
    """Since when each seat has been asked. A seat whose question changes counts as asked all the time."""
    return {seat: asked.get(seat, now) for seat in seats if match.prompt(seat).waits}
