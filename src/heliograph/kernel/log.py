"""The action log: the whole truth about a game. Everything else can be rebuilt from it."""

from __future__ import annotations

import msgspec

from heliograph.kernel.seats import Seat


class Header(msgspec.Struct, frozen=True):
    """How a game began. It includes the content, so that later releases can replay the game."""

    game: str
    rules_version: int
    content_hash: str
    content: msgspec.Raw
    setup: msgspec.Raw
    seed: str


UNDO = msgspec.Raw(b"null")
TICK = msgspec.Raw(b"true")


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One accepted action; `null` takes back the seat's last step, `true` is the table's own clock."""

    seq: int
    seat: Seat
    at: int
    action: msgspec.Raw
    """Never `Raw | None`: msgspec would then decode nothing but null."""

    @property
    def takes_back(self) -> bool:
        return self.action == UNDO

    @property
    def is_action(self) -> bool:
        return not self.takes_back and not self.is_tick

    @property
    def is_tick(self) -> bool:
        return self.action == TICK


class Log(msgspec.Struct, frozen=True):
    header: Header
    entries: tuple[Entry, ...] = ()
