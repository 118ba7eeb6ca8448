"""Chat: a seat that may not speak is told why."""

from __future__ import annotations

from heliograph.kernel.testkit.asked import Asked


def check_hearing(here: Asked) -> None:
    for speaker, hearing in here.hearings.items():
        who = f"seat {speaker} after {here.match.seq} entries"
        assert hearing.seats <= set(here.seats), f"somebody who is not at the table hears {who}"
        if hearing.seats:
            assert hearing.closed is None, f"{who} is heard, yet told why not"
        else:
            assert hearing.closed is not None, f"nobody hears {who}, and no reason is given"
            assert hearing.closed.id, f"nobody hears {who}, and the reason is empty"
