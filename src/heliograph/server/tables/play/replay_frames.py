"""A finished game, frame by frame, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from heliograph.games import AnyGame
from heliograph.kernel.codec import raw
from heliograph.kernel.log import Log
from heliograph.kernel.match import Match, follow, resume
from heliograph.server.tables.play.viewer_position import Viewer
from heliograph.server.wire.positions import Happened
from heliograph.server.wire.replays import Frame

ReplayViewer = Viewer | Literal["open"]


def frames(game: AnyGame, log: Log, viewer: ReplayViewer) -> Iterator[Frame]:
    match = resume(game, log.header)
    yield Frame(0, 0, None, raw(_view(match, viewer)), ())
    for entry in log.entries:
        played = follow(match, entry)
        match = played.match
        events = tuple(
            Happened(entry.seq, raw(told.event), game.tell(told.event))
            for told in played.events
            if viewer == "open" or told.reaches(viewer)
        )
        actor = None if entry.is_tick else entry.seat
        view, outcome = raw(_view(match, viewer)), game.outcome(match.state)
        yield Frame(entry.seq, entry.at, actor, view, events, outcome)


def _view(match: Match, viewer: ReplayViewer) -> Any:
    if viewer == "open":
        return match.game.open_view(match.state)
    return match.game.view(match.state, viewer)
