"""The same mission with other names of canisters, or with the spacecraft turned by a quarter: what Mercury
says there. Only behind the screen is there anything that the rules treat alike: every number and every shape
has a place of its own on the stations' boards. In a mirror a tile would become one that the box has not, or
one for the other valve.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from heliograph.arena.critical_orbit.clock import Thinking
from heliograph.arena.strangers.record import Way
from heliograph.arena.strangers.renaming import renamed
from heliograph.games.critical_orbit.box.pack import CANISTER_COLOURS, CANISTERS, Canister, Pack
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS
from heliograph.games.critical_orbit.box.tiles import Place, TileId, cells_at
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.radio import Call
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.rules.spacecraft import start_places
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot
from heliograph.kernel.match import Match
from heliograph.kernel.seats import Seat

HEARD = Keep | Call | Roll
"""What the stations hear of Mercury: which values it keeps, and what it calls for before it rolls."""
MERCURY = Seat(0)
_SYMBOLS = ("round", "square")


def says_the_same(match: Match, think: Thinking, action: msgspec.Struct, chance: Chance) -> dict[Way, bool]:
    assert isinstance(match.game, CriticalOrbit)
    pack = match.game.content
    others: dict[Way, Match] = {
        "relabel": relabelled(pack, match, chance),
        "rotate": turned(pack, match),
    }
    return {
        way: think(there.game.view(there.state, MERCURY), there.prompt(MERCURY), chance, ()) == action
        for way, there in others.items()
    }


def relabelled(pack: Pack, match: Match, chance: Chance) -> Match:
    """Both canisters of a colour keep one colour."""
    colours, chance = chance.shuffled(CANISTER_COLOURS)
    symbols, _ = chance.shuffled(_SYMBOLS)
    names = {
        f"{colour}-{symbol}": f"{new_colour}-{new_symbol}"
        for colour, new_colour in zip(CANISTER_COLOURS, colours, strict=True)
        for symbol, new_symbol in zip(_SYMBOLS, symbols, strict=True)
    }
    state: State = match.state
    found = msgspec.convert(renamed(msgspec.to_builtins(state), names), State)
    return _at(match, found, found.mercury.canisters, renamed(start_places(pack, state.setup), names))


def turned(pack: Pack, match: Match) -> Match:
    state: State = match.state
    spots = {id: _turned_spot(pack, id, spot) for id, spot in state.mercury.spots.items()}
    mercury = msgspec.structs.replace(state.mercury, spots=spots)
    now, began = (
        {name: turned_place(place, pack.size.value) for name, place in places.items()}
        for places in (state.mercury.canisters, start_places(pack, state.setup))
    )
    return _at(match, msgspec.structs.replace(state, mercury=mercury), now, began)


def turned_place(place: Place, size: int) -> Place:
    side, number = place[0], int(place[1:])
    there = {"T": "R", "R": "B", "B": "L", "L": "T"}[side]
    return f"{there}{number if side in 'TB' else size + 1 - number}"


def _turned_spot(pack: Pack, id: TileId, spot: Spot) -> Spot:
    cells = [(pack.size.value - 1 - y, x) for x, y in cells_at(pack.tile[id].shape, spot)]
    return Spot(min(x for x, _ in cells), min(y for _, y in cells), (spot.rotation + 1) % QUARTER_TURNS)


def _at(match: Match, state: State, now: Mapping[Canister, Place], began: Mapping[Canister, Place]) -> Match:
    """As if the players had begun from places of their own."""
    own = tuple(began[name] for name in CANISTERS)
    canisters = {name: now[name] for name in CANISTERS}
    found = msgspec.structs.replace(
        state,
        setup=msgspec.structs.replace(state.setup, start=0, own_start=own),
        mercury=msgspec.structs.replace(state.mercury, canisters=canisters),
    )
    return match.in_state(found, undoable=())
