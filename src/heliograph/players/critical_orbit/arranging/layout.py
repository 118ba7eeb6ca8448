"""From chosen runs to an arrangement: which tile of each form lies where, and which valves it gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, combinations

from heliograph.games.critical_orbit.box.pack import Canister
from heliograph.games.critical_orbit.box.tiles import Place, Tile, TileId
from heliograph.kernel.grid import Spot
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, arranged
from heliograph.players.critical_orbit.arranging.kit import Kit
from heliograph.players.critical_orbit.arranging.pipework import Form, lie_of, lies
from heliograph.players.critical_orbit.arranging.runs import Laid

_Choice = tuple[int, int, tuple[Tile, ...]]
"""Oxygen, tiles that stay where they are, and all tiles."""


def lay_out(kit: Kit, laid: Sequence[Laid], present: Mapping[TileId, Spot]) -> Arrangement:
    """With the most oxygen; then with as many tiles as possible staying where they are."""
    wanted: dict[Form, list[int]] = {}
    for form, lie in chain.from_iterable(run.tiles for run in laid):
        wanted.setdefault(form, []).append(lie)
    best: dict[tuple[int, ...], _Choice] = {(0,) * len(kit.hand.valves): (0, 0, ())}
    for form, places in wanted.items():
        best = _with_form(kit, best, form, places, present)
    _, _, tiles = max(best.values(), key=lambda choice: choice[:2])
    spots: dict[TileId, Spot] = {}
    for form, places in wanted.items():
        spots |= _spots(kit, [tile for tile in tiles if tile in kit.stock[form]], form, places, present)
    canisters: dict[Canister, Place] = {}
    for run in laid:
        canisters |= run.canisters
    return arranged(kit.hand, spots, canisters)


def _with_form(
    kit: Kit,
    best: dict[tuple[int, ...], _Choice],
    form: Form,
    places: list[int],
    present: Mapping[TileId, Spot],
) -> dict[tuple[int, ...], _Choice]:
    """By stems covered."""
    found: dict[tuple[int, ...], _Choice] = {}
    for tiles in combinations(kit.stock[form], len(places)):
        more = sum(tile.oxygen for tile in tiles)
        staying = len(_staying(kit, tiles, form, places, present))
        own = kit.stems(tiles)
        for stems, (oxygen, stay, others) in best.items():
            total = tuple(one + other for one, other in zip(stems, own, strict=True))
            choice = (oxygen + more, stay + staying, (*others, *tiles))
            if kit.fits(total) and choice[:2] > found.get(total, (-1, -1))[:2]:
                found[total] = choice
    return found


def _staying(
    kit: Kit, tiles: Sequence[Tile], form: Form, places: list[int], present: Mapping[TileId, Spot]
) -> dict[TileId, int]:
    size = kit.hand.size
    here = {tile.id: lie_of(form, present[tile.id], size) for tile in tiles if tile.id in present}
    return {id: lie for id, lie in here.items() if lie in places}


def _spots(
    kit: Kit, tiles: Sequence[Tile], form: Form, places: list[int], present: Mapping[TileId, Spot]
) -> dict[TileId, Spot]:
    staying = _staying(kit, tiles, form, places, present)
    free = [lie for lie in places if lie not in staying.values()]
    moving = [tile.id for tile in tiles if tile.id not in staying]
    return {id: present[id] for id in staying} | {
        id: lies(form, kit.hand.size)[lie].spot for id, lie in zip(moving, free, strict=True)
    }
