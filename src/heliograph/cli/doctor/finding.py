"""What an examination finds: a word when all is well, or what is wrong and what to do about it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue


class FindingError(Exception):
    """What is wrong, and what to do about it."""


def within(seconds: float, look: Callable[[], str]) -> str:
    """The finding, unless it takes so long; what never answers does not keep the doctor."""
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
