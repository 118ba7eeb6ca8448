"""A mission that fits a view: what the view does not show is drawn at random.

Mercury sees its own things and knows what must be left in stacks, bag and deck, but not the order.
All other viewers know what was delivered and which stars were earned; the rest is drawn.
"""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from heliograph.games.critical_orbit.box.pack import CANISTERS, RED_CROSS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import TileId
from heliograph.games.critical_orbit.imagine.screen import behind_the_screen
from heliograph.games.critical_orbit.rules.unseen import halves_received, starred_among
from heliograph.games.critical_orbit.state import CardsToOrder, HalfToJudge, Mercury, State
from heliograph.games.critical_orbit.telling.view import Behind, View
from heliograph.kernel.chance import Chance


def imagine(pack: Pack, view: View, chance: Chance) -> State:
    dice, chance = chance.fork()
    bag, chance = chance.fork()
    deck, chance = chance.shuffled(view.deck)
    if view.mercury is None:
        mercury, chance = behind_the_screen(pack, view, chance)
    else:
        mercury, chance = _as_mercury_sees(pack, view.mercury, chance)
    return State(
        setup=view.setup,
        dice_chance=dice,
        bag_chance=bag,
        phase=view.phase,
        ready=view.ready,
        clock=view.clock,
        pausing=view.pausing,
        turn=view.turn,
        dice=view.dice,
        kept=view.kept,
        wants=view.wants,
        kept_why=view.kept_why,
        needs=view.needs,
        card=view.card,
        deck=deck,
        mercury=mercury,
        houston=view.houston,
        bengaluru=view.bengaluru,
        cologne=view.cologne,
        desks=view.desks,
        won=view.won,
        ended=view.ended,
    )


def _as_mercury_sees(pack: Pack, behind: Behind, chance: Chance) -> tuple[Mercury, Chance]:
    stacks: dict[Shape, tuple[TileId, ...]] = {}
    for shape, tiles in unseen_tiles(pack, behind).items():
        stacks[shape], chance = chance.shuffled(tiles)
    bag, chance = chance.shuffled(tuple(unseen_halves(pack, behind).elements()))
    unlocks, chance = chance.shuffled(tuple(unseen_unlocks(behind).elements()))
    mercury = Mercury(
        canisters=behind.canisters,
        stacks=stacks,
        bag=bag,
        unlocks=unlocks,
        tiles=behind.tiles,
        spots=behind.spots,
        halves=behind.halves,
        valves=behind.valves,
        covered=behind.covered,
        unlocked=behind.unlocked,
        tracks=behind.tracks,
        face_up={shape: tiles[0] for shape, tiles in behind.face_up.items()},
        also_up={shape: tiles[1:] for shape, tiles in behind.face_up.items() if len(tiles) > 1} or UNSET,
        starred=starred_among(pack, (*behind.tiles, *open_to(behind))),
        pending=behind.pending,
    )
    return mercury, chance


def open_to(behind: Behind) -> tuple[TileId, ...]:
    return tuple(id for tiles in behind.face_up.values() for id in tiles)


def unseen_tiles(pack: Pack, behind: Behind) -> dict[Shape, tuple[TileId, ...]]:
    """By shape: the tiles that lie face down."""
    seen = {*behind.tiles, *open_to(behind)}
    return {
        shape: tuple(tile.id for tile in pack.tiles.value if tile.shape == shape and tile.id not in seen)
        for shape in SHAPES
    }


def unseen_halves(pack: Pack, behind: Behind) -> Counter[HalfColour]:
    """The half valves in the bag: not delivered, not traded and not out of the game."""
    left = Counter(pack.all_halves)
    left.subtract(halves_received(pack, behind.halves, behind.valves, behind.tracks))
    left.subtract(behind.removed)
    left.subtract(pending.colour for pending in behind.pending if isinstance(pending, HalfToJudge))
    return +left


def unseen_unlocks(behind: Behind) -> Counter[str]:
    """The unlock cards in the deck: every canister that is still locked; the rest are red crosses."""
    orders = [pending for pending in behind.pending if isinstance(pending, CardsToOrder)]
    seen = {*behind.unlocked, *(card for order in orders for card in order.cards)}
    locked = [canister for canister in CANISTERS if canister not in seen]
    return Counter([*locked, *[RED_CROSS] * (behind.unlocks - len(locked))])
