"""How a guest behaved in one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

Why = Literal["slow", "crashed", "nonsense", "illegal", "passed", "out", "spent"]
"""slow: no answer in time; crashed: the program has ended, or raised an error; nonsense: the answer cannot be
read; illegal: an action that was not offered; passed: no action where nobody else could move; out: after
`MOST_STARTS` of the first three; spent: a language model's budget is used up."""

MOST_STARTS = 3
"""After this many times slow, crashed or nonsense in a game the guest is not started again: the house plays
its seat to the end of that game."""


class ForfeitError(Exception):
    """A decision that a guest has forfeited."""

    def __init__(self, why: Why, example: str, memory: bytes | None = None) -> None:
        super().__init__(example)
        self.why: Why = why
        self.example = example
        self.memory = memory
        """Memory to return with the next decision all the same."""


class Conduct(msgspec.Struct):
    asked: int = 0
    """How many decisions it was asked for."""
    forfeits: dict[Why, int] = {}
    example: str = ""
    """What the first forfeit looked like."""

    def forfeit(self, why: Why, example: str) -> None:
        self.forfeits[why] = self.forfeits.get(why, 0) + 1
        self.example = self.example or f"{why}: {example}"

    @property
    def is_out(self) -> bool:
        return sum(self.forfeits.get(why, 0) for why in ("slow", "crashed", "nonsense")) >= MOST_STARTS


def together(games: Iterable[Mapping[str, Conduct]]) -> dict[str, Conduct]:
    """By player, over all games."""
    total: dict[str, Conduct] = {}
    for game in games:
        for player, one in game.items():
            sum_up = total.setdefault(player, Conduct())
            sum_up.asked += one.asked
            for why, count in one.forfeits.items():
                sum_up.forfeits[why] = sum_up.forfeits.get(why, 0) + count
            sum_up.example = sum_up.example or one.example
    return total
