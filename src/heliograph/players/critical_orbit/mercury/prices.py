"""What is missing: how much each further delivery would be worth to Mercury III."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean

from heliograph.games.critical_orbit.box.pack import HALVES_OF_A_VALVE, Canister, Pack
from heliograph.games.critical_orbit.box.radio import MOST_NEEDS, Need
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import VALVES, Tile, TileId, ValveColour
from heliograph.games.critical_orbit.telling.view import Behind
from heliograph.kernel.chance import Chance
from heliograph.players.critical_orbit.arranging.arrangement import Hand, house_pack
from heliograph.players.critical_orbit.deadline import Deadline
from heliograph.players.critical_orbit.mercury.best_arrangement import Strength
from heliograph.players.critical_orbit.mercury.future import (
    Held,
    chance_of_unlock,
    halves_left,
    held_by,
    locked,
    most_oxygen,
    unseen,
    valves_to_come,
    with_tile,
)
from heliograph.players.critical_orbit.mercury.gains import built_gain, glance

_REMEMBERED = 1024
_SECONDS = 0.25
"""Keeps a decision short; a part not examined by then is worth no more for what it could build."""
_FUTURES = 10
_FUTURE_TILES = 3
_MARGIN = 2
"""Oxygen beyond the target is worth having, because not every tile finds its place."""
_NOW, _LATER = 1.0, 0.7
"""Weights of what can be built at once, and of what the tiles could give once more of them have come."""
_LARGE = 7
"""The size of a hand from which on examining it takes longer."""
_A_TILE = 0.15
"""Any tile allows other pipes."""
_A_CANISTER = 0.1
_ROOM = 0.25
"""The share of the tiles' oxygen not yet on the board that an unlocked canister makes usable."""


@dataclass(frozen=True)
class Prices:
    """As shares of the most wanted delivery."""

    shapes: dict[Shape, float]
    valves: dict[ValveColour, float]
    """Whole release valves."""
    halves: dict[ValveColour, float]
    unlock: float
    """The next card, whichever it is."""
    unlocks: dict[Canister, float]
    """By card; locked canisters only."""


def prices(behind: Behind, target: int, strength: Strength, pack: Pack | None = None) -> Prices:
    return _market(behind, target, strength, pack or house_pack()).prices


def tile_prices(
    behind: Behind, target: int, strength: Strength, shape: Shape, pack: Pack | None = None
) -> tuple[dict[TileId, float], tuple[float, ...]]:
    """The price of each face-up tile, and of each tile that may be the next one (MC-24), on the same
    scale."""
    market = _market(behind, target, strength, pack or house_pack())
    known = {id: price / market.dearest for id, price in market.face_up.get(shape, {}).items()}
    return known, tuple(price / market.dearest for price in market.next_tiles[shape])


_markets: OrderedDict[tuple[object, ...], _Market] = OrderedDict()


def _market(behind: Behind, target: int, strength: Strength, pack: Pack) -> _Market:
    """One market for everything that affects prices; the tiles' places do not. A market holds its pack, so
    that it is never used with another pack."""
    hand = Hand.of(behind, pack)
    beside = (behind.face_up, behind.stacks, behind.halves, behind.tracks)
    key = (
        *(id(pack), hand, target, strength, behind.bag, behind.unlocks, behind.pending),
        *(tuple(sorted(part.items())) for part in beside),
    )
    market = _markets.get(key)
    if market is None:
        market = _markets[key] = _Market(behind, hand, target, strength, pack)
        if len(_markets) > _REMEMBERED:
            _markets.popitem(last=False)
    return market


def needs(behind: Behind, target: int, strength: Strength, pack: Pack | None = None) -> tuple[Need, ...]:
    return most_wanted(prices(behind, target, strength, pack))


def most_wanted(offered: Prices) -> tuple[Need, ...]:
    """Most valuable first."""
    shapes: list[tuple[float, Need]] = [(price, shape) for shape, price in offered.shapes.items()]
    halves: list[tuple[float, Need]] = [(price, colour) for colour, price in offered.halves.items()]
    wanted = sorted([*shapes, *halves, (offered.unlock, "unlock")], key=lambda pair: -pair[0])
    return tuple(need for price, need in wanted if price > 0)[:MOST_NEEDS]


@dataclass(frozen=True)
class _Market:
    behind: Behind
    hand: Hand
    target: int
    strength: Strength
    pack: Pack
    deadline: Deadline = field(default_factory=lambda: Deadline.after(_SECONDS))

    @cached_property
    def prices(self) -> Prices:
        dearest = self.dearest
        return Prices(
            {shape: price / dearest for shape, price in self.shapes.items()},
            {colour: price / dearest for colour, price in self.valves.items()},
            {colour: price / dearest for colour, price in self.halves.items()},
            self.next_unlock / dearest,
            {canister: price / dearest for canister, price in self.unlocks.items()},
        )

    @cached_property
    def dearest(self) -> float:
        return max(*self.shapes.values(), *self.halves.values(), self.next_unlock) or 1.0

    @cached_property
    def shapes(self) -> dict[Shape, float]:
        return {shape: self.shape(shape) for shape in SHAPES}

    @cached_property
    def valves(self) -> dict[ValveColour, float]:
        return {colour: self.valve(colour) for colour in VALVES}

    @cached_property
    def halves(self) -> dict[ValveColour, float]:
        return {colour: self.half(colour) for colour in VALVES}

    @cached_property
    def unlocks(self) -> dict[Canister, float]:
        return {canister: self.unlock(canister) for canister in locked(self.behind)}

    @cached_property
    def next_unlock(self) -> float:
        return fmean(self.unlocks.values()) * chance_of_unlock(self.behind) if self.unlocks else 0.0

    def shape(self, shape: Shape) -> float:
        """MC-24: Mercury takes the best of several tiles."""
        unknown = self.next_tiles[shape]
        mean = fmean(unknown) if unknown else 0.0
        return max(mean, *self.face_up.get(shape, {}).values(), 0.0)

    @cached_property
    def face_up(self) -> dict[Shape, dict[TileId, float]]:
        return {
            shape: {id: self.tile(self.pack.tile[id]) for id in ids}
            for shape, ids in self.behind.face_up.items()
        }

    @cached_property
    def next_tiles(self) -> dict[Shape, tuple[float, ...]]:
        return {shape: self.unknown(shape) for shape in SHAPES}

    def unknown(self, shape: Shape) -> tuple[float, ...]:
        """For each tile that may be the next one; in a large hand, tiles with the same oxygen count as
        alike."""
        if not self.behind.stacks[shape]:
            return ()
        if len(self.hand.tiles) < _LARGE:
            return tuple(self.tile(tile) for tile in self.unseen[shape])
        alike: dict[int, Tile] = {}
        for tile in self.unseen[shape]:
            if self.has_valves_for(tile):
                alike.setdefault(tile.oxygen, tile)
        return tuple(
            self.tile(tile, alike[tile.oxygen] if self.has_valves_for(tile) else tile)
            for tile in self.unseen[shape]
        )

    def has_valves_for(self, tile: Tile) -> bool:
        return all(have for colour, have in zip(VALVES, self.own, strict=True) if colour in tile.stems)

    def tile(self, tile: Tile, alike: Tile | None = None) -> float:
        now = self.built(self.hand.with_tile(alike or tile))
        later = fmean(
            self.capped(with_tile(held, tile, self.own)) - self.capped(held[self.own])
            for held in self.futures
        )
        return _A_TILE + _NOW * now + _LATER * later

    def valve(self, colour: ValveColour) -> float:
        if not valves_to_come(self.behind, self.pack, colour):
            return 0.0
        white, black = self.own
        more = white + (colour == "white"), black + (colour == "black")
        later = fmean(self.capped(held[more]) - self.capped(held[self.own]) for held in self.futures)
        return _NOW * self.built(self.hand.with_valve(colour)) + _LATER * later

    def half(self, colour: ValveColour) -> float:
        left = halves_left(self.behind, self.pack, colour)
        held = self.behind.halves.get(colour, 0)
        return (
            self.valves[colour] * (held + 1) / HALVES_OF_A_VALVE
            if left + held >= HALVES_OF_A_VALVE and left
            else 0.0
        )

    def unlock(self, canister: Canister) -> float:
        hidden = most_oxygen(self.hand.tiles, self.hand.valves)
        stuck = min(hidden, self.target) - glance(self.hand, self.target)
        return _A_CANISTER + _NOW * self.built(self.hand.with_unlocked(canister)) + _ROOM * max(0, stuck)

    def built(self, richer: Hand) -> float:
        if self.strength != "strong":
            return 0.0
        return built_gain(self.hand, richer, self.target, self.deadline)

    def capped(self, oxygen: int) -> int:
        return min(oxygen, self.target + _MARGIN)

    @cached_property
    def unseen(self) -> dict[Shape, tuple[Tile, ...]]:
        return unseen(self.behind, self.pack)

    @property
    def own(self) -> tuple[int, int]:
        white, black = self.hand.valves
        return white, black

    @cached_property
    def futures(self) -> tuple[Held, ...]:
        """What the hand has with some tiles that may come next: the same ones whenever the same are left."""
        left = [tile for tiles in self.unseen.values() for tile in tiles]
        chance, found = Chance.from_seed("futures"), []
        for _ in range(_FUTURES):
            order, chance = chance.shuffled(left)
            found.append(held_by((*self.hand.tiles, *order[:_FUTURE_TILES]), self.own))
        return tuple(found)
