"""What a rule's test needs: a position from text, moves, and their results."""

from __future__ import annotations

import msgspec
from tests.games.critical_orbit.text import position

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.building import Place
from heliograph.games.critical_orbit.moves.entering import Enter
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_reached
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.game import Refusal, Step
from heliograph.kernel.grid import Spot
from heliograph.kernel.seats import Seat

GAME = CriticalOrbit.load()
PACK: Pack = GAME.content
MERCURY, HOUSTON, BENGALURU, COLOGNE = 0, 1, 2, 3
"""The seats of the usual table."""
THREE_ROWS = "A-b1=2 A-c1=3 A-d1=4 A-a2=2 A-b2=1 A-c2=4 A-d2=3 A-a3=3 A-b3=4 A-c3=1 A-d3=2"
"""Three rows of grid A with the printed number: three circles, and four with the first column."""
_SEATS: dict[Station, int] = {"houston": HOUSTON, "bengaluru": BENGALURU, "cologne": COLOGNE}


def at(text: str, game: CriticalOrbit = GAME) -> State:
    return position(game.content, text)


def step(
    state: State, seat: int, move: Action, now: int = 0, game: CriticalOrbit = GAME
) -> Step[State, Happening]:
    result = game.apply(state, Seat(seat), move, now)
    assert not isinstance(result, Refusal), f"refused: {result.reason}"
    return result


def after(state: State, *moves: tuple[int, Action], game: CriticalOrbit = GAME) -> State:
    """The state after these moves, each by a seat."""
    for seat, move in moves:
        state = step(state, seat, move, game=game).state
    return state


def with_tile_star(tile: str, role: str) -> CriticalOrbit:
    """A box with an additional star on one of its tiles (MC-H4)."""
    plain = msgspec.to_builtins(PACK)
    for printed in plain["tiles"]["value"]:
        if printed["id"] == tile:
            printed["star"] = role
    return CriticalOrbit(msgspec.convert(plain, Pack))


def enter(station: Station, *entries: str, star: bool = False) -> tuple[tuple[int, Action], ...]:
    """`c4=5`: the usual table's moves."""
    split = (entry.partition("=") for entry in entries)
    return tuple((_SEATS[station], Enter(station, space, int(value), star)) for space, _, value in split)


def place(tile: str, x: int, y: int, rotation: int = 0) -> tuple[int, Action]:
    return MERCURY, Place(tile, Spot(x, y, rotation))


def told(state: State, seat: int, move: Action, viewer: int | None = None) -> tuple[Happening, ...]:
    """The events this viewer is told of the move."""
    who = None if viewer is None else Seat(viewer)
    return tuple(told.event for told in step(state, seat, move).events if told.reaches(who))


def why_not(state: State, seat: int, move: Action) -> str:
    """The reason's id."""
    result = GAME.apply(state, Seat(seat), move, 0)
    assert isinstance(result, Refusal), f"accepted: {move}"
    return result.reason.id


def offered(state: State, seat: int) -> set[str]:
    """The kinds of move this seat may make now."""
    return {offer.action for offer in GAME.prompt(state, Seat(seat)).offers}


def seen(state: State, viewer: int | None) -> View:
    return GAME.view(state, None if viewer is None else Seat(viewer))


def oxygen(text: str) -> int:
    return oxygen_reached(PACK, at(text).mercury)
