"""What belongs to a step: its offers, what an answer changes, and why another answer is no good."""

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
    """The figures that are to blame, where any are; the offers have decided already."""
