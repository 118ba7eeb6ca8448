"""What chance may bring from here on: each row is one fate, the same for all choices that are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heliograph.games.critical_orbit.box.pack import RED_CROSS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.imagine import imagine
from heliograph.games.critical_orbit.rules.spacecraft import open_tiles
from heliograph.games.critical_orbit.state import Mercury, State
from heliograph.games.critical_orbit.telling.view import view_for
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.boards.spaces import Ints

HALVES: tuple[HalfColour, ...] = ("white", "black", "red")
NOTHING = -1
_DICE = 3


@dataclass(frozen=True)
class Fates:
    dice: Ints
    """By fate, turn and die."""
    stacks: Ints
    """By fate, shape and place in the stack: the number of a tile."""
    bag: Ints
    """By fate: colours in the order of `HALVES`."""
    unlocks: Ints
    """By fate: 1 for a canister, 0 for a red cross."""
    cards: Ints
    """By fate and turn: the AI card turned up."""


def draw(pack: Pack, state: State, count: int, turns: int, seed: str) -> Fates:
    """In each fate, what Mercury cannot know is drawn anew."""
    rng = np.random.default_rng(list(seed.encode()))
    view = view_for(pack, state, Seat(state.setup.mercury))
    imagined = [imagine(pack, view, Chance.from_seed(f"{seed}/{fate}")) for fate in range(count)]
    return Fates(
        dice=rng.integers(1, 7, size=(count, turns, _DICE)),
        stacks=np.array([_stacks(pack, one.mercury) for one in imagined]),
        bag=_numbers([[HALVES.index(half) for half in one.mercury.bag] for one in imagined]),
        unlocks=_numbers([[int(card != RED_CROSS) for card in one.mercury.unlocks] for one in imagined]),
        cards=_cards(pack, [one.deck for one in imagined], turns, rng),
    )


def _stacks(pack: Pack, mercury: Mercury) -> list[list[int]]:
    """By shape: tiles that lie face up are taken first."""
    numbers = {tile.id: at for at, tile in enumerate(pack.tiles.value)}
    most = pack.circles_each_shape.value
    shown = open_tiles(mercury)
    piles = []
    for shape in SHAPES:
        pile = [numbers[tile] for tile in (*shown.get(shape, ()), *mercury.stacks[shape])]
        piles.append([*pile, *[NOTHING] * most][:most])
    return piles


def _cards(pack: Pack, decks: Sequence[tuple[int, ...]], turns: int, rng: np.random.Generator) -> Ints:
    """The deck, and all cards again whenever it is empty (MC-H12)."""
    numbers = [card.number for card in pack.ai_cards]
    piles = [_numbers([[numbers.index(number) for number in deck] for deck in decks])]
    while sum(pile.shape[1] for pile in piles) < turns:
        every = np.tile(np.arange(len(numbers)), (len(decks), 1))
        piles.append(rng.permuted(every, axis=1))
    return np.concatenate(piles, axis=1)[:, :turns]


def _numbers(rows: Sequence[Sequence[int]]) -> Ints:
    return np.array(rows, dtype=np.int64).reshape(len(rows), -1)
