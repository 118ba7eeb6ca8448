"""Values never change here: what was worked out for the very same objects need not be worked out again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For a function of values alone, given one after the other. It is asked once for the same objects, not
    for equal ones, which would have to be compared. Beyond `most` answers the oldest are forgotten."""

    def remember(work: Callable[P, T]) -> Callable[P, T]:
        known: dict[tuple[int, ...], tuple[Any, T]] = {}

        @wraps(work)
        def ask(*things: P.args, **_: P.kwargs) -> T:
            key = tuple(map(id, things))
            found = known.get(key)
            if found is None:
                if len(known) >= most:
                    known.pop(next(iter(known)), None)
                found = known[key] = things, work(*things, **_)  # held, so that nothing else gets their ids
            return found[1]

        return ask

    return remember
