"""What chance may bring from here on: one row is one fate, the same for every choice that is compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from heliograph.games.critical_orbit.box.pack import RED_CROSS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.state import State
from heliograph.players.critical_orbit.stations.sheet import Ints

HALVES: tuple[HalfColour, ...] = ("white", "black", "red")
NOTHING = -1
_DICE = 3


@dataclass(frozen=True)
class Fates:
    dice: Ints
    """By fate, turn and die."""
    stacks: Ints
    """By fate, shape and place in the stack: a tile's number."""
    bag: Ints
    """By fate: colours in the order of `HALVES`."""
    unlocks: Ints
    """By fate: 1 for a canister, 0 for a red cross."""
    cards: Ints
    """By fate and turn: which AI card is turned up."""


def draw(pack: Pack, state: State, count: int, turns: int, seed: str) -> Fates:
    """Nobody knows what lies face down, so it is shuffled anew in each; a tile lying face up is known."""
    rng = np.random.default_rng(list(seed.encode()))
    numbers = {tile.id: at for at, tile in enumerate(pack.tiles.value)}
    mercury = state.mercury
    stacks = np.full((count, len(SHAPES), pack.circles_each_shape.value), NOTHING)
    for at, shape in enumerate(SHAPES):
        pile = _shuffles(rng, [numbers[tile] for tile in mercury.stacks[shape]], count)
        if shape in mercury.face_up:
            pile = np.insert(pile, 0, numbers[mercury.face_up[shape]], axis=1)
        stacks[:, at, : pile.shape[1]] = pile[:, : stacks.shape[2]]
    cards = [card.number for card in pack.ai_cards]
    next_cards = [cards.index(number) for number in state.deck]
    again = -(-turns // len(cards))
    return Fates(
        dice=rng.integers(1, 7, size=(count, turns, _DICE)),
        stacks=stacks,
        bag=_shuffles(rng, [HALVES.index(half) for half in mercury.bag], count),
        unlocks=_shuffles(rng, [int(card != RED_CROSS) for card in mercury.unlocks], count),
        cards=np.concatenate(
            [_shuffles(rng, next_cards, count)] + [_shuffles(rng, range(len(cards)), count)] * again, axis=1
        )[:, :turns],
    )


def _shuffles(rng: np.random.Generator, items: Sequence[int], count: int) -> Ints:
    return rng.permuted(np.tile(np.array(items, dtype=np.int64), (count, 1)), axis=1)
