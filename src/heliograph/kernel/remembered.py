"""A cache for functions of immutable values, by the identity of their arguments."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Remembers the last results of a function of immutable positional arguments. Arguments are compared by
    identity, because comparing them by value would take too long. Beyond `most` results the oldest go."""

    def remember(work: Callable[P, T]) -> Callable[P, T]:
        known: dict[tuple[int, ...], tuple[Any, T]] = {}

        @wraps(work)
        def ask(*things: P.args, **_: P.kwargs) -> T:
            key = tuple(map(id, things))
            found = known.get(key)
            if found is None:
                if len(known) >= most:
                    known.pop(next(iter(known)), None)
                found = known[key] = (
                    things,
                    work(*things, **_),
                )  # kept alive, so that their ids are not reused
            return found[1]

        return ask

    return remember
