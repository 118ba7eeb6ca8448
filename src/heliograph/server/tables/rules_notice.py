"""What everyone at a table should know about its rules."""

from __future__ import annotations

from heliograph.games import AnyGame
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Header
from heliograph.kernel.match import ReplayError, resume
from heliograph.kernel.message import Message, say
from heliograph.server.store.rows import TableRow


def notice_of(row: TableRow, rules_version: int, past: bool) -> Message | None:
    """`past`: the installed rules cannot play it."""
    if row.notice is not None:
        return Message(row.notice)
    if row.phase == "gathering" and row.rules_version != rules_version:
        return say("notice-setup-of-other-rules")
    if not past:
        return None
    return say("notice-other-rules") if row.phase == "over" else say("notice-unreadable")


def cannot_begin(game: AnyGame, header: Header) -> Refusal | None:
    """Checked before anything is stored, so that a game that has begun can be replayed."""
    try:
        resume(game, header)
    except ReplayError:
        return Refusal(say("refused-setup-of-other-rules"))
    return None
