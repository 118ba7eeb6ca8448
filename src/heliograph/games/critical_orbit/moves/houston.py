"""Houston's shapes: made, claimed and delivered (MC-41 to MC-45, MC-65, MC-H7)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import Space, point_of
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import Shape, shape_of
from heliograph.games.critical_orbit.changes.deliveries import deliver_tile
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.settling import settle
from heliograph.games.critical_orbit.moves.move import StationMove
from heliograph.games.critical_orbit.rules.houston import SQUARES_OF_A_SHAPE, earns_tile, shapes_made
from heliograph.games.critical_orbit.state import Desk, State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat


def offer_claim(desk: Desk) -> Iterator[Offer]:
    if desk.claims:
        yield Offer("claim", {"shape": Choice(tuple(range(len(desk.claims))))})


class Claim(StationMove, frozen=True, tag="claim"):
    """Houston takes one of the shapes that were made (MC-H7)."""

    shape: int

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-no-claim")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        _claim(doing, doing.desk("houston").claims[self.shape])
        settle(doing)


class ShapeMade(Happening, frozen=True, tag="shape-made"):
    """Houston delivers (MC-42)."""

    shape: Shape
    spaces: tuple[Space, ...]

    def sentence(self) -> Message:
        return say("mc-event-shape", shape=self.shape)


class SquareTicked(Happening, frozen=True, tag="square-ticked"):
    shape: Shape

    def sentence(self) -> Message:
        return say("mc-event-square", shape=self.shape)


def look_for_shapes(doing: Doing, space: Space) -> None:
    """MC-42: at once. If several shapes were made, Houston picks one (MC-H7)."""
    made = tuple(spaces for _, spaces in shapes_made(doing.pack, doing.state, space))
    if len(made) == 1:
        _claim(doing, made[0])
    elif made:
        doing.change_desk("houston", claims=tuple(sorted(made)), undoable=())


def _claim(doing: Doing, spaces: tuple[Space, ...]) -> None:
    shape = shape_of(frozenset(map(point_of, spaces)))
    assert shape is not None
    houston = doing.state.houston
    doing.change(houston=replace(houston, struck=(*houston.struck, *spaces)))
    doing.change_desk("houston", claims=(), undoable=())
    doing.tell(ShapeMade(shape, spaces))
    _tick_circle(doing, shape)


def _tick_circle(doing: Doing, shape: Shape) -> None:
    houston = doing.state.houston
    circles = {**houston.circles, shape: houston.circles.get(shape, 0) + 1}
    doing.change(houston=replace(houston, circles=circles))
    deliver_tile(doing, shape)


def tick_square(doing: Doing, shape: Shape) -> None:
    """MC-65: four squares make a shape."""
    houston = doing.state.houston
    squares = houston.squares.get(shape, 0) + 1
    full = squares == SQUARES_OF_A_SHAPE
    doing.change(houston=replace(houston, squares={**houston.squares, shape: 0 if full else squares}))
    doing.tell(SquareTicked(shape))
    if full and earns_tile(doing.pack, doing.state, shape):
        doing.tell(ShapeMade(shape, ()))
        _tick_circle(doing, shape)
