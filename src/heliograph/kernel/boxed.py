"""The base of games whose content pack lies in the same folder as their code."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, Self, TypeVar

import msgspec

from heliograph.kernel.content import load_pack, pack_from_log
from heliograph.kernel.game import A, E, Game, S, U, V

P = TypeVar("P", bound=msgspec.Struct)


class BoxedGame(Game[U, S, A, V, E], Generic[P, U, S, A, V, E]):
    pack_type: type[P]

    def __init__(self, pack: P) -> None:
        self._pack = pack

    @classmethod
    def load(cls, override: Path | None = None) -> Self:
        """The game with its own pack, or with some of the pack's values replaced by `override`."""
        return cls(load_pack(cls.__module__.rpartition(".")[0], cls.pack_type, override))

    @classmethod
    def from_log(cls, content: msgspec.Raw) -> Self:
        """The game with the pack that a log was played with."""
        return cls(pack_from_log(content, cls.pack_type))

    @property
    def content(self) -> P:
        return self._pack
