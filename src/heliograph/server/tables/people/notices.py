"""Lines among the chat by which the table announces changes of seats during a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import TABLE
from heliograph.server.clock import now_ms
from heliograph.server.store.rows import ChairRow, LineRow
from heliograph.server.tables.people.seating import Chairs
from heliograph.server.tokens import new_request_id


def lines_of(notices: Iterable[Message], last_line: int) -> tuple[LineRow, ...]:
    return tuple(
        LineRow(number, TABLE, msgspec.json.encode(notice).decode(), now_ms(), None, new_request_id())
        for number, notice in enumerate(notices, last_line + 1)
    )


def swaps(chairs: Chairs, changed: Chairs) -> Iterator[Message]:
    """Every change of a seat, by name."""
    moved = {chair.token_hash for chair in changed if chair.token_hash} & {
        chair.token_hash for chair in chairs
    }
    for after in changed:
        before = chairs[after.seat]
        if after.kind == "open" and before.token_hash in moved:
            continue
        notice = _swap(before, after, after.token_hash in moved)
        if notice is not None:
            yield notice


def _swap(before: ChairRow, after: ChairRow, moves: bool) -> Message | None:
    seat = after.seat + 1
    match after.kind:
        case "open" if before.name:
            return say("notice-left", name=before.name, seat=seat)
        case "open":
            return say("notice-opened", seat=seat)
        case "ai" if before.kind == "person":
            return say("notice-ai-for", name=before.name, seat=seat)
        case "ai" if before.kind == "open":
            return say("notice-ai", seat=seat)
        case "person" if before.token_hash != after.token_hash:
            if moves:
                return say("notice-moved", name=after.name, seat=seat)
            instead = "notice-instead" if before.kind == "ai" else "notice-sat-down"
            return say(instead, name=after.name, seat=seat)
        case "person" if before.kind == "ai":
            return say("notice-back", name=after.name, seat=seat)
        case _ if before.name != after.name:
            return say("notice-renamed", was=before.name, name=after.name)
        case _:
            return None
