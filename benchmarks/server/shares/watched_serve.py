"""`heliograph` with a monitor on its event loop: how long each callback holds it, by processor time.

Processor time is the same on a busy machine. SIGUSR2 clears the record, SIGUSR1 writes it to the file named
in the first argument.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from asyncio import events
from pathlib import Path
from typing import Any


def watch(target: Path) -> None:
    held: list[float] = []
    run = events.Handle._run

    def timed(handle: events.Handle) -> None:
        began = time.thread_time()
        run(handle)
        held.append(time.thread_time() - began)

    def write(*_: Any) -> None:
        ordered = sorted(1000 * seconds for seconds in held)
        figures = {
            "callbacks": len(ordered),
            "seconds in all": round(sum(held), 2),
            "p99.9 ms": round(ordered[int(0.999 * len(ordered))], 2),
            "worst ms": round(ordered[-1], 1),
        }
        finished = target.with_suffix(".part")
        finished.write_text(json.dumps(figures))
        finished.rename(target)

    events.Handle._run = timed  # type: ignore[assignment,method-assign]
    signal.signal(signal.SIGUSR1, write)
    signal.signal(signal.SIGUSR2, lambda *_: held.clear())


if __name__ == "__main__":
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its callbacks cannot be watched
    watch(Path(sys.argv.pop(1)))
    from heliograph.cli import main

    main()
