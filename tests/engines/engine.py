"""What a browser of another make has to do for us; both speak W3C pointer actions."""

import re
import subprocess
import threading
from collections.abc import Sequence
from queue import Empty, Queue
from typing import IO, Any, Protocol

PATIENCE_S = 60
Actions = Sequence[dict[str, Any]]


class Engine(Protocol):
    def open(self, address: str) -> None:
        """Goes there and waits for the page."""

    def run(self, body: str, *values: Any) -> Any:
        """What a function with this body returns in the page; it finds `values` in `arguments`."""

    def act(self, actions: Actions) -> None:
        """Carries out pointer actions; they are done when it returns."""

    def resize(self, width: int, height: int) -> None:
        """So large is what the page has for itself."""

    def picture(self) -> str:
        """A PNG, in base 64."""

    def close(self) -> None: ...


def pointer(actions: Actions) -> list[dict[str, Any]]:
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}]


def announced(output: IO[str], pattern: str) -> str:
    """What a program says once it is up; the rest of its talk is read and forgotten."""
    found: Queue[str] = Queue()

    def read() -> None:
        for line in output:
            if match := re.search(pattern, line):
                found.put(match[1])

    threading.Thread(target=read, daemon=True).start()
    try:
        return found.get(timeout=PATIENCE_S)
    except Empty:
        raise RuntimeError(f"nothing like {pattern!r} was heard in {PATIENCE_S} s") from None


def end(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
