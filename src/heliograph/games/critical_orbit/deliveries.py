"""What the stations deliver to Mercury (MC-6): tiles, half valves and unlock cards."""

from __future__ import annotations

from heliograph.games.critical_orbit.doing import Doing
from heliograph.games.critical_orbit.events import (
    CanisterUnlocked,
    HalfTaken,
    TileTaken,
    ValveGained,
)
from heliograph.games.critical_orbit.pipes import TileId, ValveColour
from heliograph.games.critical_orbit.shapes import Shape
from heliograph.games.critical_orbit.state import (
    RED_CROSS,
    CardsToOrder,
    HalfColour,
    PickHalf,
    TakeTile,
    TurnUnlock,
)


def deliver_tile(doing: Doing, shape: Shape) -> None:
    """MC-26; with a face-up tile Mercury chooses (MC-24), unless there is no other."""
    mercury = doing.mercury
    if shape in mercury.face_up and mercury.stacks[shape]:
        doing.change_mercury(pending=(*mercury.pending, TakeTile(shape)))
    else:
        take_tile(doing, shape, face_up=shape in mercury.face_up)


def take_tile(doing: Doing, shape: Shape, *, face_up: bool) -> None:
    mercury = doing.mercury
    if face_up:
        tile = mercury.face_up[shape]
        left = {other: id for other, id in mercury.face_up.items() if other != shape}
        doing.change_mercury(face_up=left, tiles=(*mercury.tiles, tile))
    else:
        tile, *rest = mercury.stacks[shape]
        doing.change_mercury(stacks={**mercury.stacks, shape: tuple(rest)}, tiles=(*mercury.tiles, tile))
    doing.tell_mercury(TileTaken(tile))
    pay_tile_star(doing, tile)


def pay_tile_star(doing: Doing, tile: TileId) -> None:
    """MC-25, MC-H4: when it is turned up, and only once."""
    if doing.pack.tile[tile].star and tile not in doing.mercury.starred:
        doing.change_mercury(starred=(*doing.mercury.starred, tile))
        doing.give_star("mercury")


def deliver_half(doing: Doing, *, chosen: bool) -> None:
    """MC-33, MC-50. The bag lies in its order, so drawing from it is taking the first."""
    mercury = doing.mercury
    if chosen:
        doing.change_mercury(pending=(*mercury.pending, PickHalf()))
    elif mercury.bag:
        take_half(doing, mercury.bag[0])
    hand_over(doing)


def take_half(doing: Doing, colour: HalfColour) -> None:
    """MC-34: two of a colour are traded at once, and are out of the game (MC-H5)."""
    mercury = doing.mercury
    bag = list(mercury.bag)
    bag.remove(colour)
    halves = {**mercury.halves, colour: mercury.halves.get(colour, 0) + 1}
    doing.change_mercury(bag=tuple(bag), halves=halves)
    doing.tell_mercury(HalfTaken(colour))
    if colour != "red" and halves[colour] == 2:
        doing.change_mercury(halves={**halves, colour: 0})
        gain_valve(doing, colour)


def gain_valve(doing: Doing, colour: ValveColour) -> None:
    valves = doing.mercury.valves
    doing.change_mercury(valves={**valves, colour: valves.get(colour, 0) + 1})
    doing.tell_mercury(ValveGained(colour))


def turn_up_unlock(doing: Doing) -> None:
    """MC-30; an empty deck does nothing (MC-H10)."""
    mercury = doing.mercury
    if any(isinstance(pending, CardsToOrder) for pending in mercury.pending):
        doing.change_mercury(pending=(*mercury.pending, TurnUnlock()))
        return
    if not mercury.unlocks:
        return
    card, *rest = mercury.unlocks
    unlocked = mercury.unlocked if card == RED_CROSS else (*mercury.unlocked, card)
    doing.change_mercury(unlocks=tuple(rest), unlocked=unlocked)
    doing.tell_mercury(CanisterUnlocked(card))


def hand_over(doing: Doing) -> None:
    """What is first in Mercury's queue and leaves no choice: a shape's only tile (MC-24), or an empty bag."""
    while doing.mercury.pending:
        mercury = doing.mercury
        match mercury.pending[0]:
            case TakeTile(shape) if shape not in mercury.face_up or not mercury.stacks[shape]:
                doing.change_mercury(pending=mercury.pending[1:])
                take_tile(doing, shape, face_up=shape in mercury.face_up)
            case PickHalf() if not mercury.bag:
                doing.change_mercury(pending=mercury.pending[1:])
            case _:
                return
