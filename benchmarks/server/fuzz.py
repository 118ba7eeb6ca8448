"""Hostile requests, frames, messages and calls against a live server, until the time is over.

There must be no failure, no hang, and no effect on another table: the first one stops everything and is
shown.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated

import pytest
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from tests.server.client import new_table
from tests.server.hostile.attacks import ATTACKS, Victim, strike_at_once
from tests.server.hostile.bystanders import bystanders
from tests.server.hostile.calls import call_everything
from tests.server.hostile.test_protocol import Attacked, attack
from tests.server.process import Server

from heliograph.games import load_game
from heliograph.kernel.content import content_hash

_AT_ONCE = 100
_EXAMPLES = 50
_LIMITS = ("scenarios_per_address_per_minute=1000000", "estimates_per_address_per_hour=1000000")

console = Console()


def server(
    minutes: Annotated[float, typer.Option(help="How long.")] = 10,
    database: Annotated[str, typer.Option(help="An empty one; by default a new SQLite file.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same number, the same bytes.")] = None,
) -> None:
    """Attack a server of its own with broken bytes, broken frames, absurd messages, and every call of the
    API."""
    seed = time.time_ns() % 1_000_000 if seed is None else seed
    console.print(f"seed {seed}")
    tried: Counter[str] = Counter()
    with (
        tempfile.TemporaryDirectory(prefix="heliograph-fuzz-") as folder,
        _running(Path(folder), database) as running,
    ):
        asyncio.run(_attack(running, Path(folder), seed, minutes * 60, tried))
        failures = running.failures
    console.print(", ".join(f"{count} {what}" for what, count in tried.items()))
    if failures:
        console.print(f"[bold red]{failures} failures in the server's log[/]")
        raise typer.Exit(1)
    console.print("no failure, no hang, no other table touched")


async def _attack(running: Server, folder: Path, seed: int, seconds: float, tried: Counter[str]) -> None:
    began = time.monotonic()
    content = content_hash(load_game("contact").content)
    with _progress(seconds) as show:
        while (spent := time.monotonic() - began) < seconds:
            show(spent, f"{tried.total()} tried")
            table, (token, _) = await new_table(running)
            async with bystanders(running):
                for name, spoil in ATTACKS.items():
                    strikes = spoil(Victim(table, token, content), Random(f"{seed} {name} {tried[name]}"))
                    tried[name] += await strike_at_once(running.port, islice(strikes, _AT_ONCE))
                    show(time.monotonic() - began, f"{tried.total()} tried")
                tried["calls"] += await asyncio.to_thread(_call, running, table)
            tried["messages"] += await asyncio.to_thread(_talk, folder)


def _call(running: Server, table: str) -> int:
    content = content_hash(load_game("space_puzzle").content)
    known = {"table_id": table, "game": "space_puzzle", "content": content}
    return _EXAMPLES * call_everything(running.address, known, _EXAMPLES, same_each_time=False)


def _talk(folder: Path) -> int:
    with pytest.MonkeyPatch.context() as monkeypatch, tempfile.TemporaryDirectory(dir=folder) as own:
        attacked = Attacked(Path(own), monkeypatch)
        attack(attacked, 10 * _EXAMPLES, same_each_time=False)
        attacked.close()
    return 10 * _EXAMPLES


@contextmanager
def _running(folder: Path, database: str) -> Iterator[Server]:
    options = [word for limit in _LIMITS for word in ("--limit", limit)]
    running = Server(folder, *options, database=database)
    try:
        yield running
    finally:
        running.stop()


@contextmanager
def _progress(seconds: float) -> Iterator[Callable[[float, str], None]]:
    columns = (TextColumn("attacking"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[told]}"))
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=seconds, told="")
        yield lambda spent, told: progress.update(task, completed=spent, told=told)
