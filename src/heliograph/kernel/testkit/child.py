"""The other process, `python -m heliograph.kernel.testkit.child`: it reads a task and writes a fingerprint,
one per line.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.testkit.elsewhere import Task, do

_LATER = 86_400


def set_clocks_forward() -> None:
    """Moves the clock to tomorrow, so that a game that reads it gives different bytes."""
    for name, units in (("time", 1), ("monotonic", 1), ("time_ns", 10**9), ("monotonic_ns", 10**9)):
        setattr(time, name, _shifted(getattr(time, name), _LATER * units))


def _shifted(clock: Callable[[], float], by: int) -> Callable[[], float]:
    return lambda: clock() + by


if __name__ == "__main__":
    set_clocks_forward()
    for task in sys.stdin.buffer:
        sys.stdout.buffer.write(encode(do(decode(task, Task))) + b"\n")
        sys.stdout.buffer.flush()
