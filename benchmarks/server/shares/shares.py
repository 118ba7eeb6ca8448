"""The effect on everybody else of one address that asks for everything at once, in one run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

AI_PAUSE = "0.1"
"""So short that an AI seat's wait is only its thinking and the queue before it."""
_LATER_SECONDS = 3.0
_SERVE = "from heliograph.cli import main; main()"


def measure(quick: bool, environment: Mapping[str, str] | None = None) -> dict[str, Any]:
    """`environment` is the server's, to measure another version."""
    seconds = 10 if quick else 30
    environment = {**os.environ, **(environment or {})}
    with _server(environment, "-c", _SERVE) as (_, base), _crowd(base) as crowd:
        _households(base, _LATER_SECONDS)
        quiet = _households(base, seconds)
        _tell(crowd)
        time.sleep(_LATER_SECONDS)
        flooded = _households(base, seconds)
        _tell(crowd)
        assert crowd.stdout is not None
        got = json.loads(crowd.stdout.readline())
    rows = {
        what: {
            "alone p50": quiet[what]["p50_ms"],
            "alone p99": quiet[what]["p99_ms"],
            "flooded p50": flooded[what]["p50_ms"],
            "flooded p99": flooded[what]["p99_ms"],
            "flooded worst": flooded[what]["max_ms"],
            "count": f"{quiet[what]['count']} / {flooded[what]['count']}",
        }
        for what in quiet
    }
    return {
        "others wait, ms": rows,
        "what the flood got": dict(sorted(got.items())),
        f"what it took of the event loop in {seconds} s": _held(environment, seconds),
    }


def _held(environment: Mapping[str, str], seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "held.json"
        watched = ("-m", "benchmarks.server.shares.watched_serve", str(told))
        with _server(environment, *watched) as (server, base), _crowd(base) as crowd:
            server.send_signal(signal.SIGUSR2)
            _tell(crowd)
            time.sleep(seconds)
            server.send_signal(signal.SIGUSR1)
            while not told.exists():
                time.sleep(0.1)
            figures: dict[str, Any] = json.loads(told.read_text())
    return figures


@contextmanager
def _server(environment: Mapping[str, str], *python: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with tempfile.TemporaryDirectory() as folder:
        where = ["--port", "0", "--database", f"sqlite:///{folder}/shares.sqlite", "--ai-pause", AI_PAUSE]
        command = [sys.executable, *python, "serve", *where, "--log-level", "warning"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


@contextmanager
def _crowd(base: str) -> Iterator[subprocess.Popen[str]]:
    """At low priority: they stand for machines elsewhere."""
    command = ["nice", "-n", "10", sys.executable, "-m", "benchmarks.server.shares.crowd", base]
    crowd = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert crowd.stdout is not None
        if crowd.stdout.readline().strip() != "ready":
            raise RuntimeError("the crowd did not come")
        yield crowd
    finally:
        crowd.kill()
        crowd.wait()


def _tell(crowd: subprocess.Popen[str]) -> None:
    assert crowd.stdin is not None
    crowd.stdin.write("\n")
    crowd.stdin.flush()


def _households(base: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.server.shares.households", base, str(seconds)]
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=600)
    figures: dict[str, Any] = json.loads(found.stdout)
    return figures
