"""Everything a person reads is a message id with arguments; words live in `locales/`."""

from __future__ import annotations

import msgspec

from heliograph.kernel.seats import Seat


class Message(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    id: str
    """The id of a message, or of one of its forms: `sp-colour-red.pawn-acc` is an attribute of that
    message."""
    args: dict[str, str | int | Message | tuple[Message, ...]] = {}


Argument = str | int | Message | tuple[Message, ...]
"""A tuple is read out as a list in the reader's language."""


def say(id: str, **args: Argument) -> Message:
    return Message(id, args)


def seat_name(seat: Seat) -> Message:
    """Stands for the name of the player in this seat; the reader's side fills it in."""
    return Message("seat-name", {"seat": seat})
