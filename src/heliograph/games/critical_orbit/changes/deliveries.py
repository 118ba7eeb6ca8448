"""What the stations deliver to Mercury (MC-6): tiles, half valves and unlock cards."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from heliograph.games.critical_orbit.box.pack import HALVES_OF_A_VALVE, RED_CROSS, HalfColour
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.box.tiles import TileId, ValveColour
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import give_star
from heliograph.games.critical_orbit.rules.spacecraft import open_tiles
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    DrawHalf,
    HalfToJudge,
    Mercury,
    Pending,
    PickHalf,
    TakeTile,
    TurnUnlock,
)
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import card_name, tile_name
from heliograph.kernel.message import Message, say


class TileTaken(Happening, frozen=True, tag="tile-taken"):
    """Only Mercury sees which tile."""

    tile: TileId

    def sentence(self) -> Message:
        return say("mc-event-tile", tile=tile_name(self.tile))


class HalfTaken(Happening, frozen=True, tag="half-taken"):
    colour: HalfColour

    def sentence(self) -> Message:
        return say(f"mc-event-half-{self.colour}")


class ValveGained(Happening, frozen=True, tag="valve-gained"):
    colour: ValveColour

    def sentence(self) -> Message:
        return say(f"mc-event-valve-{self.colour}")


class CanisterUnlocked(Happening, frozen=True, tag="canister-unlocked"):
    """`card` is a canister, or the red cross (MC-30)."""

    card: str

    def sentence(self) -> Message:
        return say("mc-event-unlocked", card=card_name(self.card))


def deliver_tile(doing: Doing, shape: Shape) -> None:
    """MC-26; with face-up tiles Mercury chooses (MC-24), unless there is only one tile to take."""
    doing.change_mercury(pending=(*doing.mercury.pending, TakeTile(shape)))
    hand_over(doing)


def take_open(doing: Doing, shape: Shape, tile: TileId) -> None:
    """Takes a tile that lies face up."""
    opened = open_tiles(doing.mercury)
    _lay_open(doing, {**opened, shape: tuple(id for id in opened[shape] if id != tile)})
    _take(doing, tile)


def take_next(doing: Doing, shape: Shape) -> None:
    """Takes the next face-down tile."""
    _take(doing, _draw_tile(doing, shape))


def turn_up_tile(doing: Doing, shape: Shape) -> TileId:
    """MC-23c: the tile lies open beside those turned up earlier."""
    tile, opened = _draw_tile(doing, shape), open_tiles(doing.mercury)
    _lay_open(doing, {**opened, shape: (*opened.get(shape, ()), tile)})
    return tile


def _draw_tile(doing: Doing, shape: Shape) -> TileId:
    tile, *rest = doing.mercury.stacks[shape]
    doing.change_mercury(stacks={**doing.mercury.stacks, shape: tuple(rest)})
    return tile


def _lay_open(doing: Doing, opened: Mapping[Shape, tuple[TileId, ...]]) -> None:
    more = {shape: tiles[1:] for shape, tiles in opened.items() if len(tiles) > 1}
    first = {shape: tiles[0] for shape, tiles in opened.items() if tiles}
    doing.change_mercury(face_up=first, also_up=more or UNSET)


def _take(doing: Doing, tile: TileId) -> None:
    doing.change_mercury(tiles=(*doing.mercury.tiles, tile))
    doing.tell_mercury(TileTaken(tile))
    pay_tile_star(doing, tile)


def pay_tile_star(doing: Doing, tile: TileId) -> None:
    """MC-25, MC-H4: paid when the tile is turned up, and only once."""
    star = doing.pack.tile[tile].star
    if star is not None and tile not in doing.mercury.starred:
        doing.change_mercury(starred=(*doing.mercury.starred, tile))
        give_star(doing, star)


def deliver_half(doing: Doing, *, chosen: bool) -> None:
    """MC-33, MC-50. The bag is kept in its shuffled order, so a draw takes its first half."""
    waits = PickHalf() if chosen else DrawHalf()
    doing.change_mercury(pending=(*doing.mercury.pending, waits))
    hand_over(doing)


def take_half(doing: Doing, colour: HalfColour) -> None:
    """MC-34: two halves of a colour are traded at once and leave the game (MC-H5)."""
    mercury = doing.mercury
    bag = list(mercury.bag)
    bag.remove(colour)
    halves = {**mercury.halves, colour: mercury.halves.get(colour, 0) + 1}
    doing.change_mercury(bag=tuple(bag), halves=halves)
    doing.tell_mercury(HalfTaken(colour))
    if colour != "red" and halves[colour] == HALVES_OF_A_VALVE:
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
    """Delivers everything that waits without a choice: a shape's only tile (MC-24), a blind draw, an empty
    bag."""
    waits = next((pending for pending in doing.mercury.pending if _leaves_no_choice(doing, pending)), None)
    if waits is None:
        return
    settle_pending(doing, waits)
    match waits:
        case TakeTile(shape):
            if shape in doing.mercury.face_up:
                take_open(doing, shape, doing.mercury.face_up[shape])
            else:
                take_next(doing, shape)
        case DrawHalf() if doing.mercury.bag:
            take_half(doing, doing.mercury.bag[0])
    hand_over(doing)


def _leaves_no_choice(doing: Doing, pending: Pending) -> bool:
    mercury = doing.mercury
    match pending:
        case TakeTile(shape):
            shown = len(open_tiles(mercury).get(shape, ()))
            return not shown or (shown == 1 and not mercury.stacks[shape])
        case DrawHalf():
            return bool(mercury.bag) or not _holds_half(mercury)
        case PickHalf():
            return not mercury.bag and not _holds_half(mercury)
        case _:
            return False


def _holds_half(mercury: Mercury) -> bool:
    """Whether a half valve may still come back into the bag (MC-23a)."""
    return any(isinstance(pending, HalfToJudge) for pending in mercury.pending)


def settle_pending(doing: Doing, pending: Pending) -> None:
    waiting = list(doing.mercury.pending)
    waiting.remove(pending)
    doing.change_mercury(pending=tuple(waiting))
