"""The result of a check: a short note if all is well, or what is wrong and how to mend it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue


class FindingError(Exception):
    """What is wrong, and how to mend it."""


def within(seconds: float, look: Callable[[], str]) -> str:
    """The check's finding, or that it took too long: a check that never answers does not block the doctor."""
    found: SimpleQueue[str | Exception] = SimpleQueue()

    def examine() -> None:
        try:
            found.put(look())
        except Exception as error:
            found.put(error)

    threading.Thread(target=examine, daemon=True).start()
    try:
        finding = found.get(timeout=seconds)
    except Empty:
        raise FindingError(f"no answer within {seconds:g} s") from None
    if isinstance(finding, Exception):
        raise finding
    return finding
