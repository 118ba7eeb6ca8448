"""`heliograph scenario`: files with scenarios of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from heliograph.cli.errors import CommandError
from heliograph.games import game_ids, load_game
from heliograph.kernel.workshop import Misread, Workshop
from heliograph.language import Language

scenario = typer.Typer(
    help="Check and write files with scenarios of your own.", no_args_is_help=True, add_completion=False
)

_Game = Annotated[str, typer.Option(help="Which game's.")]


@scenario.command()
def check(
    file: Annotated[Path, typer.Argument(help="A scenario as a TOML file.", dir_okay=False)],
    game: _Game = "space_puzzle",
    language: Annotated[str, typer.Option(help="en, uk or de.")] = "en",
) -> None:
    """Print the scenario in a file, or the line and the reason why it is not one."""
    workshop, words = _workshop(game), Language(language)
    try:
        made = workshop.read(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise CommandError(f"{file} is no text in UTF-8") from error
    if isinstance(made, Misread):
        where = f"{file}:{made.line}" if made.line else f"{file}"
        typer.echo(f"{where}: {words.say(made.reason)}", err=True)
        raise typer.Exit(1)
    typer.echo(workshop.write(made), nl=False)


@scenario.command()
def show(
    name: Annotated[str, typer.Argument(help="A scenario of the house, such as S05.")],
    game: _Game = "space_puzzle",
) -> None:
    """Print a scenario of the book as a file, to make your own from."""
    workshop = _workshop(game)
    book = workshop.book
    if name not in book:
        raise CommandError(f"there is no scenario {name!r}; there are: {', '.join(book)}")
    typer.echo(workshop.write(book[name]), nl=False)


def _workshop(game: str) -> Workshop[Any]:
    workshops = {id: load_game(id).workshop for id in game_ids()}
    found = workshops.get(game)
    if found is None:
        known = [id for id, workshop in workshops.items() if workshop is not None]
        raise CommandError(f"no scenarios of your own in {game!r}, only in: {', '.join(known)}")
    return found
