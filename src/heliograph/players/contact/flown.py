"""The routes a Source has flown in free mode. No table records them, so the Source must remember them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from heliograph.games.contact.state import ChipId

Route = tuple[ChipId, ...]


class Flown(msgspec.Struct, frozen=True):
    """The routes of the last round in which this seat was the Source."""

    round: int = -1
    routes: dict[int, Route] = {}
    """By the number of the transmission."""

    def in_round(self, round: int) -> Mapping[int, Route]:
        return self.routes if round == self.round else {}

    def and_then(self, round: int, number: int, route: Route) -> Flown:
        return Flown(round, {**self.in_round(round), number: route})

    def as_bytes(self) -> bytes:
        return msgspec.json.encode(self)


def read(memory: bytes) -> Flown:
    """A player who has taken over a seat remembers nothing."""
    try:
        return msgspec.json.decode(memory, type=Flown)
    except msgspec.DecodeError:
        return Flown()
