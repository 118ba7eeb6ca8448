"""The base of all events, and those that more than one move raises."""

from __future__ import annotations

import msgspec

from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.names import chip_name
from heliograph.kernel.message import Message, say


class Happening(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """An event, as everyone at the table may know it."""

    def sentence(self) -> Message:
        raise NotImplementedError


class BarrelPaid(Happening, frozen=True, tag="barrel-paid"):
    left: int

    def sentence(self) -> Message:
        return say("event-barrel-paid", left=self.left)


class RocketMoved(Happening, frozen=True, tag="rocket-moved"):
    chip: ChipId

    def sentence(self) -> Message:
        return say("event-rocket-moved", chip=chip_name(self.chip))
