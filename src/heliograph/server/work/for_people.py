"""Answers to people's questions, computed in a worker process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Log
from heliograph.kernel.match import foresee
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.players import doubts
from heliograph.review import review
from heliograph.server.tables.play.replay_frames import ReplayViewer, frames
from heliograph.server.work.boxes import game_of


class WhatIf(msgspec.Struct, frozen=True):
    """What an action would change. The state itself is sent: it is far smaller than the log."""

    game: str
    content: bytes
    state: Any
    seat: Seat
    action: bytes
    now: int


class WhatIs(msgspec.Struct, frozen=True):
    """A description of the position, in sentences."""

    game: str
    content: bytes
    view: Any


Question = WhatIf | WhatIs


def answer(asked: Question) -> tuple[Message, ...] | Refusal:
    game = game_of(asked.game, asked.content)
    if isinstance(asked, WhatIs):
        return game.describe(asked.view)
    return foresee(game, asked.state, asked.seat, asked.action, asked.now)


def doubt(game_id: str, content: bytes, setup: bytes) -> tuple[Message, ...]:
    """Warnings about a set-up that is allowed."""
    game = game_of(game_id, content)
    return doubts(game, msgspec.json.decode(setup, type=game.setup_type))


def replay(log: bytes, viewer: ReplayViewer) -> bytes:
    """The frames of a finished game, as JSON."""
    played = msgspec.json.decode(log, type=Log)
    game = game_of(played.header.game, bytes(played.header.content))
    return encode(tuple(frames(game, played, viewer)))


def look_back(log: bytes) -> bytes:
    """The review of a finished game, as JSON."""
    played = msgspec.json.decode(log, type=Log)
    return encode(review(played.header.game, played))


def draw_result(game: str, won: bool, figure: int | None, worse: int | None, same: int) -> bytes:
    """A finished game as a PNG file."""
    from heliograph.server.pictures.result import draw

    return draw(game, won, figure, worse, same)


def unpack(boxes: Mapping[str, bytes]) -> None:
    """Load games before anybody asks."""
    for game_id, content in boxes.items():
        game_of(game_id, content)
