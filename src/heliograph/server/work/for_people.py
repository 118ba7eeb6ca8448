"""What runs in a worker process because somebody wants to know something."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.log import Log
from heliograph.kernel.match import Match
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.review import review
from heliograph.server.tables.replay_frames import ReplayViewer, frames
from heliograph.server.work.boxes import game_of


class Question(msgspec.Struct, frozen=True):
    """What a legal action would change. The state travels as it is: it is far smaller than the log."""

    game: str
    content: bytes
    state: msgspec.Struct
    seat: Seat
    action: bytes


def question(match: Match, seat: Seat, action: bytes) -> Question:
    return Question(match.game.id, bytes(match.header.content), match.state, seat, action)


def foresee(asked: Question) -> tuple[Message, ...]:
    game = game_of(asked.game, asked.content)
    return game.foresee(asked.state, asked.seat, decode(asked.action, game.action_type))


def replay(log: bytes, viewer: ReplayViewer) -> bytes:
    """The frames of a finished game, as JSON."""
    played = msgspec.json.decode(log, type=Log)
    game = game_of(played.header.game, bytes(played.header.content))
    return encode(tuple(frames(game, played, viewer)))


def look_back(log: bytes) -> bytes:
    """The review of a finished game, as JSON."""
    played = msgspec.json.decode(log, type=Log)
    return encode(review(played.header.game, played))


def unpack(boxes: Mapping[str, bytes]) -> None:
    """Have games at hand before anybody asks."""
    for game_id, content in boxes.items():
        game_of(game_id, content)
