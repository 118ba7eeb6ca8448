"""What a request comes to: a change to store and adopt, a refusal, or nothing at all."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.clock import now_ms
from heliograph.server.store import changes
from heliograph.server.store.writer import Change


class PendingChange(msgspec.Struct, frozen=True):
    """What to store, and what to do in memory once that is safe."""

    changes: tuple[Change, ...]
    adopt: Callable[[], None]


Decision = PendingChange | Refusal | None
"""None: nothing needs to change."""

UNSURE = Refusal(say("refused-store"))
"""It may have been stored or not: only the store knows. Sending the request again finds out."""


class Once(msgspec.Struct, frozen=True):
    """A request that leaves no entry in the log and no line of chat, and whose it is."""

    token_hash: str
    request_id: str

    def noted(self, table_id: str, decision: Decision) -> Decision:
        """Also where nothing needed to change: that may be different when the request comes again."""
        if isinstance(decision, Refusal):
            return decision
        pending = decision or PendingChange((), lambda: None)
        note = changes.note_request(table_id, self.token_hash, self.request_id, now_ms())
        return PendingChange((*note, *pending.changes), pending.adopt)
