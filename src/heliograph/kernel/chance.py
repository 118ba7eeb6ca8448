"""Deterministic randomness, carried in the state.

A keyed hash of a counter: the same on every machine and in every release, and past draws do not
reveal the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

import msgspec

T = TypeVar("T")

_BITS = 64
_SPAN = 1 << _BITS


class Chance(msgspec.Struct, frozen=True):
    key: str
    drawn: int = 0

    @classmethod
    def from_seed(cls, seed: str) -> Chance:
        return cls(blake2b(seed.encode(), digest_size=32).hexdigest())

    def below(self, limit: int) -> tuple[int, Chance]:
        """A fair number in `range(limit)`, and the chance that remains."""
        if not 1 <= limit <= _SPAN:
            raise ValueError(f"cannot choose one of {limit}")
        number, drawn = _draw(_keyed(self.key), self.drawn, limit)
        return number, Chance(self.key, drawn)

    def below_each(self, *limits: int) -> tuple[list[int], Chance]:
        """One fair number below each limit, the same as drawing them one after the other."""
        numbers, keyed, drawn = [], _keyed(self.key), self.drawn
        for limit in limits:
            number, drawn = _draw(keyed, drawn, limit)
            numbers.append(number)
        return numbers, Chance(self.key, drawn)

    def pick(self, items: Sequence[T]) -> tuple[T, Chance]:
        index, rest = self.below(len(items))
        return items[index], rest

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        pile, keyed, drawn = list(items), _keyed(self.key), self.drawn
        for last in range(len(pile) - 1, 0, -1):
            other, drawn = _draw(keyed, drawn, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile), Chance(self.key, drawn)

    def fork(self) -> tuple[Chance, Chance]:
        """An independent chance, and this one after the draw."""
        child = blake2b(
            self.drawn.to_bytes(8, "big"), key=bytes.fromhex(self.key), digest_size=32, person=b"fork"
        )
        return Chance(child.hexdigest()), Chance(self.key, self.drawn + 1)


@lru_cache(64)
def _keyed(key: str) -> blake2b:
    """The keyed hash before a counter goes in; reused for many draws."""
    return blake2b(key=bytes.fromhex(key), digest_size=8)


def _draw(keyed: blake2b, drawn: int, limit: int) -> tuple[int, int]:
    """A fair number, and the count of blocks drawn so far."""
    fair = _SPAN - _SPAN % limit
    while True:
        block = keyed.copy()
        block.update(drawn.to_bytes(8, "big"))
        number = int.from_bytes(block.digest(), "big")
        drawn += 1
        if number < fair:
            return number % limit, drawn
