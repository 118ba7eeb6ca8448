"""A conduit tile in words: what is on it, the cells it fills and where its pipe leads."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import CELLS, Point
from heliograph.games.critical_orbit.box.tiles import Exit, TileId, all_places, exits_at, mouth
from heliograph.games.critical_orbit.telling.words import job_name, tile_name
from heliograph.kernel.grid import Spot
from heliograph.kernel.message import Argument, Message, say

_UNTURNED = Spot(0, 0, 0)


def tile_with_facts(pack: Pack, id: TileId) -> Message:
    tile = pack.tile[id]
    facts = [say("mc-fact-oxygen", oxygen=tile.oxygen)]
    facts += [say(f"mc-fact-stem-{colour}") for colour in tile.stems]
    if tile.star is not None:
        facts.append(say("mc-fact-star", job=job_name(tile.star)))
    return say("mc-tile-with-facts", tile=tile_name(id), facts=tuple(facts))


def unturned(pack: Pack, tile: TileId) -> dict[str, Argument]:
    """A tile in the hand or on its stack; cells are counted from the corner of its bounding box."""
    cells = " ".join(map(_cell, CELLS[pack.tile[tile].shape]))
    exits = " ".join(map(_beyond, exits_at(pack.tile[tile], _UNTURNED)))
    return {"tile": tile_with_facts(pack, tile), "cells": cells, "exits": exits}


def laid_tile(pack: Pack, tile: TileId, spot: Spot, *, connected: bool) -> Message:
    size = pack.size.value
    places = {mouth(place, size): place for place in all_places(size)}
    exits = exits_at(pack.tile[tile], spot)
    leads = [
        say("mc-exit-edge", place=places[exit]) if exit in places else say("mc-exit-cell", cell=_beyond(exit))
        for exit in exits
    ]
    return say(
        "mc-describe-tile",
        tile=tile_with_facts(pack, tile),
        column=spot.x + 1,
        row=spot.y + 1,
        turns=spot.rotation,
        exits=tuple(leads),
        connected="yes" if connected else "no",
    )


def _beyond(exit: Exit) -> str:
    (x, y), (dx, dy) = exit
    return _cell((x + dx, y + dy))


def _cell(point: Point) -> str:
    """Column and row, counted from 1."""
    return f"{point[0] + 1}/{point[1] + 1}"
