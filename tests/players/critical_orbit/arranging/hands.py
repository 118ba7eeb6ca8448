"""Hands as they come up in missions."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.pack import CANISTERS
from heliograph.kernel.chance import Chance
from heliograph.players.critical_orbit.arranging.arrangement import Hand, house_pack


def dealt(seed: str) -> Hand:
    """4 to 14 tiles, up to 3 valves of each colour, and any number of canisters unlocked."""
    pack, chance = house_pack(), Chance.from_seed(seed)
    many, chance = chance.below(11)
    tiles, chance = chance.shuffled(pack.tiles.value)
    white, chance = chance.below(4)
    black, chance = chance.below(4)
    start, chance = chance.pick(pack.starts.value)
    order, chance = chance.shuffled(CANISTERS)
    unlocked, chance = chance.below(len(CANISTERS) + 1)
    return Hand(
        tuple(sorted(tiles[: 4 + many], key=lambda tile: tile.id)),
        (white, black),
        tuple(
            place[0] if canister in order[:unlocked] else place
            for canister, place in zip(CANISTERS, start.places, strict=True)
        ),
        pack,
    )
