"""What Mercury III can build with, and one way of building it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

import msgspec

from heliograph.games.critical_orbit.box.pack import CANISTERS, Canister, Pack
from heliograph.games.critical_orbit.box.tiles import VALVES, Place, Stem, Tile, TileId, all_places, stems_of
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_reached
from heliograph.games.critical_orbit.state import Mercury
from heliograph.games.critical_orbit.telling.view import Behind
from heliograph.kernel.grid import Spot


@cache
def house_pack() -> Pack:
    return CriticalOrbit.load().content


@dataclass(frozen=True)
class Hand:
    """Everything the best arrangement depends on, and nothing else: the tiles' present places are not part of
    it."""

    tiles: tuple[Tile, ...]
    valves: tuple[int, ...]
    """Release valves of each colour, in the order of `VALVES`."""
    canisters: tuple[Place, ...]
    """In the order of `CANISTERS`; for an unlocked one, only its side matters (MC-32)."""
    pack: Pack = field(compare=False, repr=False)
    size: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", self.pack.size.value)

    @classmethod
    def of(cls, behind: Behind, pack: Pack | None = None) -> Hand:
        pack = pack or house_pack()
        return cls(
            tiles=tuple(pack.tile[id] for id in sorted(behind.tiles)),
            valves=tuple(behind.valves.get(colour, 0) for colour in VALVES),
            canisters=tuple(
                place[0] if canister in behind.unlocked else place
                for canister, place in ((name, behind.canisters[name]) for name in CANISTERS)
            ),
            pack=pack,
        )

    def places(self, canister: Canister) -> tuple[Place, ...]:
        """Where it may stand: locked canisters cannot give way to it."""
        own = self.canisters[CANISTERS.index(canister)]
        if len(own) > 1:
            return (own,)
        return tuple(
            place for place in all_places(self.size) if place[0] == own and place not in self.canisters
        )

    def with_tile(self, tile: Tile) -> Hand:
        tiles = tuple(sorted((*self.tiles, tile), key=lambda each: each.id))
        return Hand(tiles, self.valves, self.canisters, self.pack)

    def with_valve(self, colour: str) -> Hand:
        valves = tuple(count + (own == colour) for own, count in zip(VALVES, self.valves, strict=True))
        return Hand(self.tiles, valves, self.canisters, self.pack)

    def with_unlocked(self, canister: Canister) -> Hand:
        places = tuple(
            place[0] if name == canister else place
            for name, place in zip(CANISTERS, self.canisters, strict=True)
        )
        return Hand(self.tiles, self.valves, places, self.pack)


class Arrangement(msgspec.Struct, frozen=True):
    """Where everything should lie. Tiles, valves and canisters that are not listed may lie anywhere."""

    spots: dict[TileId, Spot] = {}
    covered: tuple[Stem, ...] = ()
    canisters: dict[Canister, Place] = {}
    oxygen: int = 0
    proven: bool = False
    """Whether no arrangement of this hand has more oxygen, or this one has as much as was asked for."""


def built(behind: Behind) -> Arrangement:
    """The part of the present board that counts."""
    counts = behind.connected
    return Arrangement(
        {id: behind.spots[id] for id in counts},
        tuple(stem for stem in behind.covered if stem.partition("-")[0] in counts),
        dict(behind.canisters) if counts else {},
        behind.oxygen,
    )


def arranged(hand: Hand, spots: Mapping[TileId, Spot], canisters: Mapping[Canister, Place]) -> Arrangement:
    """All stems of these tiles covered, with the oxygen that the rules calculate."""
    stems = tuple(sorted(stem for id in spots for stem in stems_of(hand.pack.tile[id])))
    mercury = Mercury(
        canisters=standing(hand, canisters), stacks={}, bag=(), unlocks=(), spots=dict(spots), covered=stems
    )
    return Arrangement(dict(spots), stems, dict(canisters), oxygen_reached(hand.pack, mercury))


def standing(hand: Hand, canisters: Mapping[Canister, Place]) -> dict[Canister, Place]:
    """All six canisters: the listed ones, the locked ones, and the others wherever there is room on their
    side."""
    found = dict(canisters)
    taken = {*found.values(), *(place for place in hand.canisters if len(place) > 1)}
    for canister in CANISTERS:
        if canister not in found:
            allowed = hand.places(canister)
            found[canister] = next(place for place in allowed if len(allowed) == 1 or place not in taken)
            taken.add(found[canister])
    return found
