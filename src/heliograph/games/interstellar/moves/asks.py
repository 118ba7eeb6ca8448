"""The parts of a step's module: its offers, what an answer changes, and why another answer is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from heliograph.games.interstellar.doing import Doing
    from heliograph.kernel.message import Message
    from heliograph.kernel.prompt import Offer


class Asks(NamedTuple):
    offers: Callable[[Doing, Any], Iterator[Offer]]
    carry_out: Callable[[Doing, Any, Any], None]
    why_not: Callable[[Doing, Any, Any], Message | None] = lambda at, step, move: None
    """Names the numbers that rule an answer out, if there are any; the offers have decided already."""
