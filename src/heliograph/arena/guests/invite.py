"""Who may sit at a table of the arena: the house's players, those of other packages, programs, chance."""

from __future__ import annotations

import shlex
import shutil
from typing import Any

import msgspec

from heliograph.arena.guests.command_player import CommandPlayer
from heliograph.arena.guests.guarded import Guarded
from heliograph.arena.guests.random_player import RandomPlayer
from heliograph.arena.guests.sitting import here
from heliograph.arena.settings import ArenaError
from heliograph.games import house_part, load_game
from heliograph.players import llm, make_player, partners
from heliograph.players.in_words.position import Company
from heliograph.players.llm.bot import make as make_model
from heliograph.players.llm.settings import NoModelError, settings
from heliograph.players.player import Player

COMMAND = "cmd:"
RANDOM = "random"
LLM = llm.NAME


def is_guest(player: str) -> bool:
    """Whether no game needs to know this player by name."""
    return player in (RANDOM, LLM) or player.startswith(COMMAND)


def check_guest(player: str) -> None:
    """Before a game begins: a program that cannot be found is a mistake of whoever typed it."""
    if player == LLM:
        try:
            settings()
        except NoModelError as error:
            raise ArenaError(str(error)) from error
    if not player.startswith(COMMAND):
        return
    try:
        words = shlex.split(player.removeprefix(COMMAND))
    except ValueError as error:
        raise ArenaError(f"{player!r}: {error}") from error
    if not words:
        raise ArenaError("after cmd: comes a program, such as cmd:./mine")
    if shutil.which(words[0]) is None:
        raise ArenaError(f"{player!r}: there is no program {words[0]!r} that could be run")


def invite(game_id: str, player: str, *, pack: msgspec.Struct | None = None, **options: Any) -> Player:
    """As `make_player`. Of the options a program and a model are given the `ear`, and chance none."""
    game = load_game(game_id)
    if player == RANDOM:
        return RandomPlayer(game)
    if player.startswith(COMMAND):
        made = CommandPlayer(game_id, player.removeprefix(COMMAND), options.get("ear"))
        return Guarded(game, player, made, own_clock=True)
    if player == LLM:
        model = make_model(game_id, pack=pack, company=Company(here().seed), ear=options.get("ear"))
        return Guarded(game, player, model, own_clock=True)
    own = make_player(game_id, player, pack=pack, **options)
    if _of_the_house(game_id, player):
        return own
    return Guarded(game, player, own, own_clock=False)


def _of_the_house(game_id: str, player: str) -> bool:
    house = house_part("players", game_id)
    return player in partners(game_id) or player in getattr(house, "STRENGTHS", ())
