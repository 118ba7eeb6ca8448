"""The players of a rehearsal: mixed tables of people and AI seats that do not know each other.

In every other game the AI is a person, otherwise a strong seat with an unsteady hand; of the Astronauts one
is a strong seat, and the others are people.
"""

from __future__ import annotations

from functools import cache

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.players.player import Hand, Player
from heliograph.players.space_puzzle.bot import make
from heliograph.players.space_puzzle.hand import shaking_hand
from heliograph.players.space_puzzle.human.bot import make as make_person

_UNSTEADY = 0.2
"""The error of the strong seat's hand, in room widths; people have hands of their own."""


def testers(pack: Pack, setup: Setup, seed: str) -> tuple[list[Player], Hand]:
    chance = Chance.from_seed(f"{seed}/testers")
    person_speaks, chance = chance.pick((True, False))
    crew = [seat for seat in range(setup.seats) if seat != setup.first_ai]
    strong_one, _ = chance.pick(crew)
    seats: list[Player] = []
    for seat in range(setup.seats):
        is_person = person_speaks if seat == setup.first_ai else seat != strong_one
        seats.append(make_person(seed=f"{seed}/{seat}") if is_person else _strong())
    return seats, shaking_hand(pack, 0.0 if person_speaks else _UNSTEADY)


@cache
def _strong() -> Player:
    return make("strong")
