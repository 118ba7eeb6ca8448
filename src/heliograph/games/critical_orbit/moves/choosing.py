"""Mercury's choices in a delivery: a face-up tile or the next one, a half valve (MC-24, MC-50)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.pack import HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.changes.deliveries import (
    hand_over,
    settle_pending,
    take_half,
    take_next,
    take_open,
)
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.settling import settle
from heliograph.games.critical_orbit.moves.move import MercuryMove, Word
from heliograph.games.critical_orbit.rules.spacecraft import open_tiles
from heliograph.games.critical_orbit.state import Mercury, PickHalf, State, TakeTile
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat


def offer_tile(mercury: Mercury, shape: Shape) -> Iterator[Offer]:
    """If only one tile lies open, the action need not name it."""
    shown, this = open_tiles(mercury)[shape], Fixed(shape)
    if len(shown) == 1:
        yield Offer("choose-tile", {"shape": this, "face_up": Choice((True, False)), "tile": Fixed("")})
        return
    yield Offer("choose-tile", {"shape": this, "face_up": Fixed(True), "tile": Choice(shown)})
    if mercury.stacks[shape]:
        yield Offer("choose-tile", {"shape": this, "face_up": Fixed(False), "tile": Fixed("")})


class ChooseTile(MercuryMove, frozen=True, tag="choose-tile"):
    """MC-24."""

    shape: Shape
    face_up: bool
    tile: Word = ""
    """Which tile, if several lie face up."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        asked = TakeTile(self.shape) in state.mercury.pending
        return say("mc-refused-open-tile" if asked else "mc-refused-nothing-pending")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        settle_pending(doing, TakeTile(self.shape))
        if self.face_up:
            take_open(doing, self.shape, self.tile or doing.mercury.face_up[self.shape])
        else:
            take_next(doing, self.shape)
        hand_over(doing)
        # A tile may have given a station a star (MC-25, MC-H4).
        settle(doing)


def offer_half(mercury: Mercury) -> Iterator[Offer]:
    if mercury.bag:
        yield Offer("choose-half", {"colour": Choice(tuple(dict.fromkeys(sorted(mercury.bag))))})


class ChooseHalf(MercuryMove, frozen=True, tag="choose-half"):
    """MC-50."""

    colour: HalfColour

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        asked = PickHalf() in state.mercury.pending
        return say("mc-refused-no-half" if asked else "mc-refused-nothing-pending")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        settle_pending(doing, PickHalf())
        take_half(doing, self.colour)
        hand_over(doing)
        settle(doing)
