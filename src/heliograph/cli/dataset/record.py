"""The exported record of a game: its log without anything that says who played, and some counts."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

import msgspec

from heliograph.cli.dataset.following import Followed, followed
from heliograph.games import UnknownGameError, game_of_log
from heliograph.kernel.codec import UNREADABLE, decode, encode, raw
from heliograph.kernel.log import Log
from heliograph.kernel.match import ReplayError
from heliograph.server.store.rows import ChairRow

FORMAT = 1
_ID_LETTERS = 24


class SharedSeat(msgspec.Struct, frozen=True):
    label: str
    """Takes the place of a name."""
    kind: Literal["person", "ai"]
    """Who played this seat at the end: a person or an AI."""
    strength: str = ""
    dialect: bool = False
    """The AI spoke in a dialect it was taught."""
    people: int = 0
    """How many people held this seat since the game began; all of them have agreed."""
    advised: int = 0
    """How many suggestions this seat was given."""


class Ending(msgspec.Struct, frozen=True):
    winners: tuple[str, ...]
    """Labels."""
    scores: tuple[int, ...]


class GameRecord(msgspec.Struct, frozen=True):
    id: str
    """Made from the log alone: the same game has the same id, and it does not lead back to its table."""
    game: str
    rules_version: int
    content_hash: str
    level: str
    seats: tuple[SharedSeat, ...]
    agreed: tuple[str, ...]
    """Labels of the seats whose people agreed to this."""
    entries: int
    duration_ms: int
    decision_ms: tuple[int | None, ...]
    """By entry: how long the seat had been asked; null for entries of the clock and for actions nobody was
    asked for."""
    ending: Ending | None
    end: str
    """The digest of the last state; empty if the rules of the game are gone."""
    log: Log
    format: int = FORMAT


def record_of(log: Log, chairs: tuple[ChairRow, ...]) -> GameRecord:
    log = _without_words(log)
    header, seats = log.header, tuple(map(_seat, chairs))
    found = _followed(log)
    return GameRecord(
        id=sha256(encode(log)).hexdigest()[:_ID_LETTERS],
        game=header.game,
        rules_version=header.rules_version,
        content_hash=header.content_hash,
        level="" if found is None else found.level,
        seats=seats,
        agreed=tuple(label(chair.seat) for chair in chairs if chair.shared_by),
        entries=len(log.entries),
        duration_ms=max((entry.at for entry in log.entries[-1:]), default=0),
        decision_ms=(None,) * len(log.entries) if found is None else found.decision_ms,
        ending=None if found is None else _ending(found),
        end="" if found is None else found.end,
        log=log,
    )


def label(seat: int) -> str:
    return f"seat-{seat}"


def _seat(chair: ChairRow) -> SharedSeat:
    people = {*chair.seen_by.split(), *([chair.token_hash] if chair.token_hash else [])}
    return SharedSeat(
        label=label(chair.seat),
        kind="ai" if chair.kind == "ai" else "person",
        strength=chair.strength,
        dialect=bool(chair.dialect),
        people=len(people),
        advised=len(chair.advised_after),
    )


def _followed(log: Log) -> Followed | None:
    try:
        return followed(log)
    except (ReplayError, UnknownGameError, *UNREADABLE):
        return None


def _ending(found: Followed) -> Ending | None:
    outcome = found.outcome
    return None if outcome is None else Ending(tuple(map(label, outcome.winners)), outcome.scores)


def _without_words(log: Log) -> Log:
    """A set-up may contain text that somebody wrote."""
    try:
        game = game_of_log(log.header)
        setup = game.without_words(decode(log.header.setup, game.setup_type))
    except (UnknownGameError, *UNREADABLE):
        return log
    return Log(msgspec.structs.replace(log.header, setup=raw(setup)), log.entries)
