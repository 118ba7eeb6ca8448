"""What Mercury does not know yet: face-down tiles, half valves in the bag, unlock cards in the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heliograph.games.critical_orbit.box.pack import CANISTERS, HALVES_OF_A_VALVE, Canister, Pack
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.box.tiles import Tile, ValveColour
from heliograph.games.critical_orbit.imagine import unseen_halves, unseen_tiles
from heliograph.games.critical_orbit.state import CardsToOrder
from heliograph.games.critical_orbit.telling.view import Behind


def unseen(behind: Behind, pack: Pack) -> dict[Shape, tuple[Tile, ...]]:
    """By shape: tiles that may come next."""
    return {
        shape: tuple(pack.tile[id] for id in tiles) for shape, tiles in unseen_tiles(pack, behind).items()
    }


def locked(behind: Behind) -> tuple[Canister, ...]:
    return tuple(canister for canister in CANISTERS if canister not in behind.unlocked)


def chance_of_unlock(behind: Behind) -> float:
    """The probability that the next card is a canister and not a red cross (MC-30)."""
    looked_at = sum(len(item.cards) for item in behind.pending if isinstance(item, CardsToOrder))
    cards = behind.unlocks + looked_at
    return min(1.0, len(locked(behind)) / cards) if cards else 0.0


def halves_left(behind: Behind, pack: Pack, colour: ValveColour) -> int:
    return min(behind.bag, unseen_halves(pack, behind)[colour])


def valves_to_come(behind: Behind, pack: Pack, colour: ValveColour) -> int:
    """Valves from the track and from halves."""
    track = behind.tracks.get(colour, 0) < pack.track.value.steps
    return track + (halves_left(behind, pack, colour) + behind.halves.get(colour, 0)) // HALVES_OF_A_VALVE


Held = Mapping[tuple[int, int], int]
"""By the most white and black valves used: the oxygen of tiles, wherever they may lie."""


def held_by(tiles: Sequence[Tile], valves: Sequence[int]) -> Held:
    """For up to the valves held, and one more of each colour."""
    rooms = [(w, b) for w in range(valves[0] + 2) for b in range(valves[1] + 2)]
    best = dict.fromkeys(rooms, 0)
    for tile in tiles:
        best = {room: with_tile(best, tile, room) for room in rooms}
    return best


def with_tile(held: Held, tile: Tile, valves: tuple[int, int]) -> int:
    rest = valves[0] - ("white" in tile.stems), valves[1] - ("black" in tile.stems)
    return max(held[valves], held[rest] + tile.oxygen) if min(rest) >= 0 else held[valves]


def most_oxygen(tiles: Sequence[Tile], valves: tuple[int, ...]) -> int:
    white, black = valves
    return held_by(tiles, valves)[white, black]
