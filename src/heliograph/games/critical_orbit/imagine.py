"""Dealing anew what a viewer cannot see: draws to come, and for the stations all behind the screen."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.pack import CANISTERS, HALVES_OF_A_VALVE, RED_CROSS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import VALVES, TileId
from heliograph.games.critical_orbit.rules.spacecraft import places_for, start_places
from heliograph.games.critical_orbit.state import CardsToOrder, HalfToJudge, Mercury, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat


def redeal(pack: Pack, state: State, viewer: Seat | None, chance: Chance) -> State:
    dice, chance = chance.fork()
    bag, chance = chance.fork()
    deck, chance = chance.shuffled(state.deck)
    state = replace(state, dice_chance=dice, bag_chance=bag, deck=deck)
    if state.phase == "over":
        return state
    mercury = state.mercury
    halves, chance = chance.shuffled(mercury.bag)
    unlocks, chance = chance.shuffled(mercury.unlocks)
    stacks = dict(mercury.stacks)
    for shape in SHAPES:
        stacks[shape], chance = chance.shuffled(mercury.stacks[shape])
    mercury = replace(mercury, bag=halves, unlocks=unlocks, stacks=stacks)
    state = replace(state, mercury=mercury)
    return state if viewer == state.setup.mercury else _redeal_screen(pack, state, chance)


def _redeal_screen(pack: Pack, state: State, chance: Chance) -> State:
    """Stations know how many tiles, halves and cards Mercury has got, not which, nor how it has built."""
    mercury = replace(state.mercury, spots={}, covered=())
    mercury, chance = _other_tiles(pack, mercury, chance)
    mercury, chance = _other_halves(pack, mercury, chance)
    mercury, chance = _other_cards(pack, state, mercury, chance)
    return replace(state, mercury=mercury)


def _other_tiles(pack: Pack, mercury: Mercury, chance: Chance) -> tuple[Mercury, Chance]:
    """Those with a star stay where they are: their stars were announced (MC-25)."""
    swapped: dict[TileId, TileId] = {}
    for shape in SHAPES:
        plain = [tile.id for tile in pack.tiles.value if tile.shape == shape and not tile.star]
        others, chance = chance.shuffled(plain)
        swapped.update(zip(plain, others, strict=True))

    def other(tile: TileId) -> TileId:
        return swapped.get(tile, tile)

    return replace(
        mercury,
        tiles=tuple(map(other, mercury.tiles)),
        face_up={shape: other(tile) for shape, tile in mercury.face_up.items()},
        stacks={shape: tuple(map(other, stack)) for shape, stack in mercury.stacks.items()},
    ), chance


def _other_halves(pack: Pack, mercury: Mercury, chance: Chance) -> tuple[Mercury, Chance]:
    """Drawn again from all that are in the game, and traded again (MC-34)."""
    arrived = {colour: int(mercury.tracks[colour] == pack.track.value.steps) for colour in VALVES}
    got = Counter(mercury.halves)
    for colour in VALVES:
        got[colour] += HALVES_OF_A_VALVE * (mercury.valves.get(colour, 0) - arrived[colour])
    judged = [pending.colour for pending in mercury.pending if isinstance(pending, HalfToJudge)]
    pool, chance = chance.shuffled((*mercury.bag, *judged, *got.elements()))
    bag, rest = pool[: len(mercury.bag)], list(pool[len(mercury.bag) :])
    pending = tuple(HalfToJudge(rest.pop()) if isinstance(p, HalfToJudge) else p for p in mercury.pending)
    valves = {colour: arrived[colour] + rest.count(colour) // HALVES_OF_A_VALVE for colour in VALVES}
    halves: dict[HalfColour, int] = {"red": rest.count("red")}
    halves.update({colour: rest.count(colour) % HALVES_OF_A_VALVE for colour in VALVES})
    return replace(mercury, bag=bag, pending=pending, valves=valves, halves=halves), chance


def _other_cards(pack: Pack, state: State, mercury: Mercury, chance: Chance) -> tuple[Mercury, Chance]:
    """Others were turned up, and what they have unlocked stands anywhere along its side (MC-32)."""
    deck, chance = chance.shuffled((*CANISTERS, *[RED_CROSS] * pack.red_crosses.value))
    unlocks, rest = deck[: len(mercury.unlocks)], list(deck[len(mercury.unlocks) :])
    pending = tuple(
        CardsToOrder(tuple(rest.pop() for _ in p.cards)) if isinstance(p, CardsToOrder) else p
        for p in mercury.pending
    )
    mercury = replace(
        mercury,
        unlocks=unlocks,
        pending=pending,
        unlocked=tuple(card for card in rest if card != RED_CROSS),
        canisters=start_places(pack, state.setup),
    )
    for canister in mercury.unlocked:
        places = places_for(pack, mercury, canister)
        place, chance = chance.pick((mercury.canisters[canister], *places))
        mercury = replace(mercury, canisters={**mercury.canisters, canister: place})
    return mercury, chance
