"""A person's random choices: the same question always gets the same answer, so nothing has to be stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from statistics import NormalDist
from typing import TypeVar

from heliograph.kernel.chance import Chance

T = TypeVar("T")
_FINE = 1 << 40
_NORMAL = NormalDist()


@lru_cache(1 << 14)
def _share(question: str) -> float:
    """Who rehearses a message asks the same of the same people for every message that could be laid."""
    number, _ = Chance.from_seed(question).below(_FINE)
    return (number + 0.5) / _FINE


class Lots:
    def __init__(self, seed: str) -> None:
        self.seed = seed

    def share(self, what: str) -> float:
        return _share(f"{self.seed}/{what}")

    def chance(self, what: str, likely: float) -> bool:
        return self.share(what) < likely

    def between(self, what: str, least: float, most: float) -> float:
        return least + (most - least) * self.share(what)

    def error(self, what: str) -> float:
        return _NORMAL.inv_cdf(self.share(what))

    def pick(self, what: str, items: Sequence[T]) -> T:
        return items[int(self.share(what) * len(items))]

    def order(self, what: str, items: Sequence[T]) -> tuple[T, ...]:
        return Chance.from_seed(f"{self.seed}/{what}").shuffled(items)[0]

    def weighted(self, what: str, shares: Mapping[T, float]) -> T:
        left = self.share(what) * sum(shares.values())
        for item, share in shares.items():
            left -= share
            if left < 0:
                return item
        return list(shares)[-1]
