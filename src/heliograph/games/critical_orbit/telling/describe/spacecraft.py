"""What lies behind Mercury's screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from heliograph.games.critical_orbit.box.pack import CANISTERS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES, Point
from heliograph.games.critical_orbit.box.tiles import VALVES, TileId, cells_at
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    DrawHalf,
    HalfToJudge,
    Pending,
    PickHalf,
    TakeTile,
    TurnUnlock,
    UseStar,
)
from heliograph.games.critical_orbit.telling.describe.tiles import laid_tile, tile_with_facts, unturned
from heliograph.games.critical_orbit.telling.view import Behind, View
from heliograph.games.critical_orbit.telling.words import card_name, half_name, stem_name
from heliograph.kernel.message import Message, say


def tell_spacecraft(pack: Pack, view: View, behind: Behind) -> Iterator[Message]:
    yield say("mc-describe-oxygen", oxygen=behind.oxygen, target=view.target)
    yield from (_decision(pack, behind, pending) for pending in behind.pending)
    yield from _rows(pack, behind)
    for canister in CANISTERS:
        id = "mc-describe-canister-free" if canister in behind.unlocked else "mc-describe-canister"
        yield say(id, canister=card_name(canister), place=behind.canisters[canister])
    for tile in behind.tiles:
        spot = behind.spots.get(tile)
        if spot is None:
            yield say("mc-describe-tile-hand", **unturned(pack, tile))
        else:
            yield laid_tile(pack, tile, spot, connected=tile in behind.connected)
    yield from _stocks(pack, behind)
    yield from _valves(behind)


def _rows(pack: Pack, behind: Behind) -> Iterator[Message]:
    lies: dict[Point, TileId] = {
        cell: tile for tile, spot in behind.spots.items() for cell in cells_at(pack.tile[tile].shape, spot)
    }
    size = range(pack.size.value)
    for y in size if lies else ():
        yield say("mc-describe-row", row=y + 1, cells=" ".join(lies.get((x, y), ".") for x in size))


def _stocks(pack: Pack, behind: Behind) -> Iterator[Message]:
    for tiles in behind.face_up.values():
        yield from (say("mc-describe-tile-shown", **unturned(pack, tile)) for tile in tiles)
    yield say("mc-describe-stacks", stacks=" ".join(f"{shape}={behind.stacks[shape]}" for shape in SHAPES))
    yield say("mc-describe-bag", halves=behind.bag, cards=behind.unlocks)


def _valves(behind: Behind) -> Iterator[Message]:
    for colour in VALVES:
        owned = behind.valves.get(colour, 0)
        used = sum(stem.endswith(colour) for stem in behind.covered)
        yield say(
            f"mc-describe-valves-{colour}",
            valves=owned,
            free=owned - used,
            halves=behind.halves.get(colour, 0),
        )
    if behind.halves.get("red", 0):
        yield say("mc-describe-red", halves=behind.halves["red"])
    if behind.removed:
        yield say("mc-describe-removed", halves=_halves(behind.removed))
    if behind.covered:
        yield say("mc-describe-covered", stems=tuple(map(stem_name, behind.covered)))
    if behind.missing:
        yield say("mc-describe-missing", stems=tuple(map(stem_name, behind.missing)))


def _decision(pack: Pack, behind: Behind, pending: Pending) -> Message:
    match pending:
        case TakeTile(shape):
            shown = tuple(tile_with_facts(pack, tile) for tile in behind.face_up[shape])
            if len(shown) == 1:
                return say("mc-decide-tile", shape=shape, tile=shown[0])
            return say(
                "mc-decide-tiles" if behind.stacks[shape] else "mc-decide-open", shape=shape, tiles=shown
            )
        case PickHalf():
            return say("mc-decide-half", halves=_halves(Counter(behind.bag_open)))
        case DrawHalf():
            return say("mc-decide-draw")
        case UseStar():
            return say("mc-decide-star")
        case HalfToJudge(colour):
            return say("mc-decide-judge", half=half_name(colour))
        case CardsToOrder(cards):
            return say("mc-decide-cards", cards=tuple(map(card_name, cards)))
        case TurnUnlock():
            return say("mc-decide-unlock")


def _halves(counts: Mapping[HalfColour, int]) -> tuple[Message, ...]:
    return tuple(
        say("mc-some-halves", half=half_name(colour), count=counts[colour]) for colour in sorted(counts)
    )
