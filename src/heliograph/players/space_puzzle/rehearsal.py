"""Who tries a scenario out: strong seats with a person's hand, and a crew that may see the map otherwise."""

from __future__ import annotations

from functools import cache

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.players.player import Hand, Player
from heliograph.players.space_puzzle.bot import make
from heliograph.players.space_puzzle.codebooks.codebook import UPRIGHT, Codebook, Frame
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.hand import shaking_hand

_UNSTEADY = 0.35
"""Of the hand, in room widths."""
_SLIPS = 0.02
"""How often a token ends up somewhere else: people are not machines, and the book was made for them."""


def testers(pack: Pack, setup: Setup, seed: str) -> tuple[list[Player], Hand]:
    frame, _ = Chance.from_seed(f"{seed}/frame").pick(UPRIGHT)
    seats = [_ai() if seat == setup.first_ai else _astronaut(frame) for seat in range(setup.seats)]
    return seats, shaking_hand(pack, _UNSTEADY, _SLIPS)


@cache
def _ai() -> Player:
    return make("strong")


@cache
def _astronaut(frame: Frame) -> Player:
    return make("strong", habits=Habits(Codebook(frame)))
