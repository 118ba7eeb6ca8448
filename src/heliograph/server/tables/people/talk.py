"""Who hears whom. The game decides while it is played; before it begins everyone hears everyone."""

from __future__ import annotations

from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat, all_seats
from heliograph.server.store.rows import LineRow
from heliograph.server.tables.play.viewer_position import Viewer

Audience = frozenset[Seat] | None
"""None: everyone, spectators too."""


def audience(match: Match | None, speaker: Seat, seats: int) -> Audience | Refusal:
    """Spectators hear only what every seat hears."""
    if match is None:
        return None
    hearing = match.game.hears(match.state, speaker)
    if not hearing.seats - {speaker}:
        return Refusal(hearing.closed or say("talk-closed"))
    listeners = hearing.seats | {speaker}
    return None if listeners >= set(all_seats(seats)) else listeners


def hears_line(viewer: Viewer, line: LineRow) -> bool:
    return line.audience is None or (viewer is not None and viewer in line.audience)
