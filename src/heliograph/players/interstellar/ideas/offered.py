"""The offers of the step on top of the agenda, read by field."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import offers_now
from heliograph.kernel.prompt import Choice, Fixed, Value


def options(at: Doing, action: str, field: str) -> Iterator[Value]:
    for offer in offers_now(at):
        if offer.action == action:
            match offer.fields[field]:
                case Choice(values):
                    yield from values
                case Fixed(value):
                    yield value
                case _:
                    pass
