"""`make fuzz ARGS=interstellar`: random games over random mixes of variants, to their ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import mean
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Column, Table
from tests.games.interstellar.random_games import Played, play_one

from heliograph.games.interstellar.variants.choice import ALL

console = Console()


def interstellar(
    games: Annotated[int, typer.Option(help="How many.")] = 10_000,
    seed: Annotated[str, typer.Option(help="Another word, other games.")] = "fuzz",
) -> None:
    """Play random games of Starship Interstellar over random mixes of variants, to their ends."""
    played = _play(games, seed)
    console.print(_table("by seats", played, {f"{n} seats": _has_seats(n) for n in (1, 2, 3, 4)}))
    console.print(_table("by variant", played, {id: _has_variant(id) for id in ALL}))
    console.print(
        _table(
            "H.A.L.L.’s bag",
            [one for one in played if one.setup.seats == 1],
            {
                "ran empty by itself": lambda one: bool(one.refills) and not one.emptied,
                "was emptied": _emptied,
            },
        )
    )
    moves, refills = sum(one.moves for one in played), sum(one.refills for one in played)
    console.print(
        f"{len(played)} games, {moves} moves, no dead end in them; H.A.L.L.’s bag refilled {refills} times"
    )


def _play(games: int, seed: str) -> list[Played]:
    """An interrupt ends it, and prints the figures of the games so far."""
    played: list[Played] = []
    try:
        played.extend(play_one(f"{seed} {n}") for n in track(range(games), "playing", console=console))
    except KeyboardInterrupt:
        console.print("interrupted; the game that was being played is not counted")
    return played


def _has_seats(seats: int) -> Callable[[Played], bool]:
    return lambda one: one.setup.seats == seats


def _has_variant(id: str) -> Callable[[Played], bool]:
    return lambda one: id in one.setup.variants


def _emptied(one: Played) -> bool:
    return one.emptied


def _table(title: str, played: Iterable[Played], kinds: dict[str, Callable[[Played], bool]]) -> Table:
    table = Table(
        Column(no_wrap=True, min_width=24),
        "games",
        "by goals",
        "by the Sun",
        "rounds",
        "moves",
        "refills",
        title=title,
    )
    for name, belongs in kinds.items():
        some = [one for one in played if belongs(one)]
        if some:
            ended = [sum(one.ended == by for one in some) for by in ("goals", "sun")]
            averages = [f"{mean(one.rounds for one in some):.1f}", f"{mean(one.moves for one in some):.0f}"]
            table.add_row(
                name, *map(str, (len(some), *ended)), *averages, str(sum(one.refills for one in some))
            )
    return table
