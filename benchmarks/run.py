"""`make bench`: measures everything, prints tables and leaves the figures under `benchmarks/results/`."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

RESULTS = Path(__file__).parent / "results"
MEASURES = {
    "kernel": "benchmarks.kernel_speed",
    "envs": "benchmarks.envs.speed",
    "envs-loss": "benchmarks.envs.loss",
    "pipes": "benchmarks.critical_orbit.pipes",
    "server": "benchmarks.server.speed",
    "processes": "benchmarks.server.processes",
    "soak": "benchmarks.server.soak.soak",
    "churn": "benchmarks.server.churn",
    "floods": "benchmarks.server.floods",
    "shares": "benchmarks.server.shares.shares",
    "voice": "benchmarks.server.voice",
    "adaptation": "benchmarks.contact.adaptation",
    "crews": "benchmarks.crews",
    "crossplay": "benchmarks.contact.crossplay",
    "noise": "benchmarks.contact.noise",
    "tables": "benchmarks.contact.tables",
    "people-contact": "benchmarks.people.contact",
    "people-puzzle": "benchmarks.people.space_puzzle",
    "audit-puzzle": "benchmarks.people.puzzle_audit",
    "people-critical-orbit": "benchmarks.people.critical_orbit",
    "difficulty": "benchmarks.space_puzzle.difficulty",
    "understanding": "benchmarks.space_puzzle.crossplay",
    "teams": "benchmarks.critical_orbit.teams",
    "ladders": "benchmarks.interstellar.ladders",
    "balance": "benchmarks.interstellar.balance",
    "hall": "benchmarks.interstellar.hall",
    "rivals": "benchmarks.interstellar.rivals",
    "styles": "benchmarks.interstellar.styles",
    "fit": "benchmarks.interstellar.fit",
    "gifts": "benchmarks.interstellar.gifts",
    "boxes": "benchmarks.interstellar.boxes",
}
GROUPS = {"people": tuple(name for name in MEASURES if name.startswith("people-"))}
console = Console()


def main(
    only: Annotated[
        list[str] | None, typer.Argument(help=f"Some of {', '.join((*MEASURES, *GROUPS))}.")
    ] = None,
    quick: Annotated[bool, typer.Option(help="Shorter and rougher.")] = False,
    games: Annotated[int | None, typer.Option(help="How many games a row, where a measure lets you.")] = None,
) -> None:
    only = [name for asked in only or MEASURES for name in GROUPS.get(asked, (asked,))]
    unknown = set(only) - set(MEASURES)
    if unknown:
        raise typer.BadParameter(
            f"{', '.join(sorted(unknown))}: choose from {', '.join((*MEASURES, *GROUPS))}"
        )
    found: dict[str, Any] = {"machine": platform.processor() or platform.machine(), "quick": quick}
    for name in only:
        measure: Callable[..., dict[str, Any]] = import_module(MEASURES[name]).measure
        counts_games = games is not None and "games" in signature(measure).parameters
        with nullcontext() if "people" in name else console.status(f"measuring {name} …"):
            found[name] = measure(quick, games=games) if counts_games else measure(quick)
        _show(name, found[name])
    RESULTS.mkdir(exist_ok=True)
    target = RESULTS / f"{datetime.now(UTC):%Y-%m-%dT%H-%M-%S}.json"
    target.write_text(json.dumps(found, indent=2))
    console.print(
        f"figures: {target.relative_to(Path.cwd()) if target.is_relative_to(Path.cwd()) else target}"
    )


def _show(title: str, value: Any) -> None:
    """Dictionaries of figures become rows; lists of rows become tables of their own."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        _print_table(title, list(value[0]), [[*row.values()] for row in value])
    elif isinstance(value, dict) and value and all(isinstance(row, dict) for row in value.values()):
        columns = list(dict.fromkeys(key for row in value.values() for key in row))
        if any(isinstance(cell, dict | list) for row in value.values() for cell in row.values()):
            for key, row in value.items():
                _show(f"{title}: {key}", row)
        else:
            rows = [[key, *(row.get(column, "") for column in columns)] for key, row in value.items()]
            _print_table(title, ["", *columns], rows)
    elif isinstance(value, dict):
        plain = {key: cell for key, cell in value.items() if not isinstance(cell, dict | list)}
        if plain:
            _print_table(title, list(plain), [[*plain.values()]])
        for key, cell in value.items():
            if isinstance(cell, dict | list):
                _show(f"{title}: {key}", cell)


def _print_table(title: str, columns: list[str], rows: list[list[Any]]) -> None:
    table = Table(title=title, title_justify="left")
    for column in columns:
        table.add_column(column, justify="left" if column == "" else "right")
    for row in rows:
        table.add_row(*(f"{cell:,.2f}" if isinstance(cell, float) else str(cell) for cell in row))
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
