"""The host switches voices at a table on or off; they are off at first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.limits import Limits
from heliograph.server.store import changes
from heliograph.server.store.rows import TableRow
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.seating import Who
from heliograph.server.tables.people.silence import hushed
from heliograph.server.wire.requests import SetVoice

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def voice_of(row: TableRow, limits: Limits) -> Literal["none", "off", "on"]:
    """As shown to everybody; `none` if the operator has switched voices off."""
    if not limits.voice_rooms:
        return "none"
    return "on" if row.voice else "off"


def set_voice(table: Table, who: Who, request: SetVoice) -> Decision:
    if not who.host:
        return Refusal(say("refused-only-host"))
    if voice_of(table.row, table.limits) == "none":
        return Refusal(say("refused-no-voice"))
    if table.row.voice == request.on:
        return None
    silent = hushed(table, who)
    if silent is not None:
        return silent
    row = replace(table.row, voice=request.on)
    stored = changes.set_table(table.id, voice=request.on)
    return PendingChange((stored,), lambda: table.adopt_seating(row, table.chairs))
