"""When to stop searching for something better."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Deadline:
    """By the machine's clock; only a far too slow machine ever reaches it."""

    at: float = inf

    @classmethod
    def after(cls, seconds: float) -> Deadline:
        return cls(time.monotonic() + seconds)

    @property
    def left(self) -> float:
        return max(0.0, self.at - time.monotonic())

    @property
    def has_passed(self) -> bool:
        return time.monotonic() >= self.at

    def over(self, items: Iterable[T]) -> Iterator[T]:
        """Yields items until the time is over."""
        for item in items:
            if self.has_passed:
                return
            yield item


NEVER = Deadline()
