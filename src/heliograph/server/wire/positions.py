"""A game as one viewer sees it, its events, and the chat."""

from __future__ import annotations

import msgspec

from heliograph.kernel.game import Outcome
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat


class Happened(msgspec.Struct, frozen=True, gc=False):
    """An event this viewer learns of, and the same in a sentence."""

    seq: int
    event: msgspec.Raw
    text: Message


class Spoken(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    seat: Seat
    """-1: the table itself, which reports changes of its seats."""
    text: str
    at: int
    notice: Message | None = None
    """A report of the table, or an AI seat's reason for its last action; then there is no text."""


class Talk(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Whether this viewer may speak now, and if not, why."""

    open: bool
    closed: Message | None = None


class Position(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A game as one viewer sees it."""

    seq: int
    view: msgspec.Raw
    prompt: Prompt
    talk: Talk
    may_undo: bool
    clock: int
    """Milliseconds since the game began, when this was sent."""
    outcome: Outcome | None = None
    """Once the game is over."""
