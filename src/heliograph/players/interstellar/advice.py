"""Why a seat would do what is suggested to it: the reason for the whole turn, with its first move already."""

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
