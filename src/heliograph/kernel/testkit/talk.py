"""Chat: a mouth that is shut is told why."""

from __future__ import annotations

from heliograph.kernel.match import Match
from heliograph.kernel.seats import Seat


def check_hearing(match: Match, seats: tuple[Seat, ...]) -> None:
    for speaker in seats:
        hearing = match.game.hears(match.state, speaker)
        who = f"seat {speaker} after {match.seq} entries"
        assert hearing.seats <= set(seats), f"somebody who is not at the table hears {who}"
        if hearing.seats:
            assert hearing.closed is None, f"{who} is heard, yet told why not"
        else:
            assert hearing.closed is not None, f"nobody hears {who}, and no reason is given"
            assert hearing.closed.id, f"nobody hears {who}, and the reason is empty"
