"""Recorded games, replayed move by move."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import msgspec

from heliograph.games import AnyGame, game_of_log
from heliograph.kernel.codec import decode
from heliograph.kernel.match import follow, resume
from heliograph.kernel.testkit import Fixture

P = TypeVar("P")
S = TypeVar("S")
E = TypeVar("E")


@dataclass
class Story(Generic[P, S, E]):
    """A recorded game from its first state to its last."""

    pack: P
    states: list[S]
    kinds: set[str] = field(default_factory=set)
    events: list[E] = field(default_factory=list)

    @classmethod
    def of(cls, game: AnyGame, file: Path) -> Self:
        log = decode(file.read_bytes(), Fixture).log
        recorded = game_of_log(log.header)
        assert isinstance(recorded, type(game))
        match = resume(recorded, log.header)
        pack: Any = recorded.content
        found = cls(pack, [match.state])
        for entry in log.entries:
            played = follow(match, entry)
            match = played.match
            found.states.append(match.state)
            found.events += [told.event for told in played.events]
            kind = msgspec.json.decode(entry.action)["type"] if entry.is_action else ""
            found.kinds.add("tick" if entry.is_tick else "undo" if entry.takes_back else kind)
        return found

    @property
    def last(self) -> S:
        return self.states[-1]
