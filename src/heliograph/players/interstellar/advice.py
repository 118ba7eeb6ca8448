"""Why a seat would take a suggested action: the reason for the whole turn, given with its first move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.message import Message
from heliograph.players.interstellar.turn_memory import reason_in
from heliograph.players.player import Thought


def why(pack: Pack, view: View, told: Sequence[Any], thought: Thought) -> tuple[Message, ...]:
    reason = thought.says or reason_in(thought.memory)
    return () if reason is None else (reason,)
