"""Everything a person reads is a message id with arguments; words live in `locales/`."""

from __future__ import annotations

import msgspec

from heliograph.kernel.seats import Seat


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    """Of a message, or of a form of it: `sp-colour-red.pawn-acc` is that message's attribute."""
    args: dict[str, str | int | Message | tuple[Message, ...]] = {}


Argument = str | int | Message | tuple[Message, ...]
"""A tuple is read out as a list in the reader's language."""


def say(id: str, **args: Argument) -> Message:
    return Message(id, args)


def seat_name(seat: Seat) -> Message:
    """Stands for the name of the one on this seat; the reader fills it in."""
    return Message("seat-name", {"seat": seat})
