"""The result of a request: a change to store and adopt, a refusal, or nothing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.clock import now_ms
from heliograph.server.store import changes
from heliograph.server.store.writer import Change


class PendingChange(msgspec.Struct, frozen=True):
    """What to store, and what to do in memory once it is stored."""

    changes: tuple[Change, ...]
    adopt: Callable[[], None]


Decision = PendingChange | Refusal | None
"""None: nothing needs to change."""

UNSURE = Refusal(say("refused-store"))
"""It may or may not have been stored: only the store knows. Sending the request again finds out."""


class Once(msgspec.Struct, frozen=True):
    """A request that leaves no entry in the log and no line of chat, and its sender."""

    token_hash: str
    request_id: str

    def noted(self, table_id: str, decision: Decision) -> Decision:
        """Also set if nothing needed to change: that may be different when the request comes again."""
        if isinstance(decision, Refusal):
            return decision
        pending = decision or PendingChange((), lambda: None)
        note = changes.note_request(table_id, self.token_hash, self.request_id, now_ms())
        return PendingChange((*note, *pending.changes), pending.adopt)
