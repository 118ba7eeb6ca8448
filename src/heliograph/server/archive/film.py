"""Work that runs in the archive's worker process."""

from __future__ import annotations

import os

import msgspec

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.log import Log
from heliograph.review import review
from heliograph.server.store.archive import REVIEW, pack, replay_kind
from heliograph.server.tables.play.replay_frames import ReplayViewer, frames
from heliograph.server.work.boxes import game_of

_LAST = 19


def film(log: bytes) -> dict[str, bytes]:
    """The replays of a game for every viewer, compressed."""
    played = msgspec.json.decode(log, type=Log)
    game = game_of(played.header.game, bytes(played.header.content))
    seats = [spec.seat for spec in game.seats(decode(played.header.setup, game.setup_type))]
    viewers: tuple[ReplayViewer, ...] = ("open", None, *seats)
    return {replay_kind(viewer): pack(encode(tuple(frames(game, played, viewer)))) for viewer in viewers}


def look_back(log: bytes) -> dict[str, bytes]:
    played = msgspec.json.decode(log, type=Log)
    return {REVIEW: pack(encode(review(played.header.game, played)))}


def let_everyone_pass() -> None:
    """Lowest priority: nobody waits for the archive."""
    os.nice(_LAST)
