"""`heliograph daily`: the puzzles of the coming days, and checks of their quality."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Column, Table

from heliograph.cli.errors import CommandError
from heliograph.daily.calendar import Day, day_of, number_of
from heliograph.daily.choosing import NoPuzzleError, Puzzle, puzzle_of
from heliograph.daily.solving import MOST_ACTIONS, solve_as

daily = typer.Typer(
    help="List and check the puzzles of the Daily Signal.", no_args_is_help=True, add_completion=False
)

_Days = Annotated[int, typer.Option(help="How many days.", min=1)]
_From = Annotated[str, typer.Option("--from", metavar="DATE", help="The first of them; today if left out.")]


@daily.command("list")
def list_days(days: _Days = 7, first: _From = "") -> None:
    """Print the puzzles of these days: how sure an ideal reader is, how many of the AI readers that tried it
    solved it and with what score, and how many seeds were tried to find it."""
    heads = ("no.", "date", "game", "ideal", "solved", "score", "seeds")
    table = Table(*(Column(head, no_wrap=True) for head in heads))
    for day in track(_days(first, days), "finding puzzles", console=Console(stderr=True), transient=True):
        puzzle = puzzle_of(day)
        table.add_row(*_row(puzzle))
    Console().print(table)


@daily.command()
def check(days: _Days = 7, first: _From = "") -> None:
    """Check that these days have puzzles, that each can be understood and is not trivial, and that searching
    again finds the same puzzle."""
    bad: list[str] = []
    for day in track(_days(first, days), "checking", console=Console(stderr=True), transient=True):
        bad += (f"{day.number} ({day.date}, {day.game}): {fault}" for fault in _faults(day))
    for line in bad:
        typer.echo(line, err=True)
    typer.echo(f"{days} days checked, {len(bad)} faults")
    if bad:
        raise typer.Exit(1)


def _faults(day: Day) -> Iterator[str]:
    try:
        puzzle = puzzle_of(day)
    except NoPuzzleError:
        yield "no seed leads to a puzzle"
        return
    if not puzzle.riddle.fits(puzzle.posed, puzzle.panel):
        yield "too hard or too plain"
    if puzzle_of(day).posed.fingerprint != puzzle.posed.fingerprint:
        yield "found again, it is another one"
    *_, (_, best) = puzzle.riddle.panel(puzzle.posed, day.date)
    if not puzzle.riddle.is_over(puzzle.posed, solve_as(puzzle.riddle, puzzle.posed, best)):
        yield f"not over after {MOST_ACTIONS} steps"


def _days(first: str, days: int) -> list[Day]:
    try:
        begin = date.fromisoformat(first) if first else datetime.now(UTC).date()
    except ValueError as error:
        raise CommandError(f"expected a date such as 2027-01-31, not {first!r}") from error
    number = number_of(begin)
    if number < 1:
        raise CommandError(f"the first puzzle was that of {day_of(1).date}")
    return [day_of(number + ahead) for ahead in range(days)]


def _row(puzzle: Puzzle) -> tuple[str, ...]:
    day = puzzle.day
    certainty, solved = puzzle.posed.certainty, f"{round(100 * puzzle.understood)} %"
    ideal = "" if certainty is None else f"{round(100 * certainty)} %"
    return (
        str(day.number),
        day.date,
        day.game,
        ideal,
        solved,
        f"{puzzle.score:.0f}",
        str(puzzle.tries),
    )
