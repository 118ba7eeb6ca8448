"""`heliograph arena`: games between players, everybody with everybody, and ratings."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from heliograph.arena.commands.games import games
from heliograph.arena.commands.matrix import matrix
from heliograph.arena.commands.ratings import ratings

_GAMES = "games"
_HELP = ("--help", "-h")


class _GamesUnlessNamed(TyperGroup):
    """`heliograph arena contact` is `heliograph arena games contact`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in (*self.commands, *_HELP):
            args = [_GAMES, *args]
        return super().parse_args(ctx, args)


arena = typer.Typer(
    cls=_GamesUnlessNamed,
    help="Many games between AI seats. Without another word the name of a game plays a tournament.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
arena.command(_GAMES)(games)
arena.command("matrix")(matrix)
arena.command("ratings")(ratings)
