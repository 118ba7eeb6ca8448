"""Work for workers, in a module that they can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def ponder(file: Path) -> None:
    """For ever, and nothing that goes wrong on the way ends it."""
    file.touch()
    while True:
        try:
            sum(range(1000))
        except Exception:
            continue


def note(file: Path) -> int:
    """Leaves a trace, and says which process did."""
    file.write_text("done")
    return os.getpid()


def die_once(file: Path) -> str:
    if not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def fail() -> None:
    raise ValueError("cannot be done")
