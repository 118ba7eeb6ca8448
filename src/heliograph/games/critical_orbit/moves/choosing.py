"""What Mercury chooses of a delivery: the face-up tile or the next one, a half valve (MC-24, MC-50)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.pack import HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.changes.deliveries import hand_over, settle_pending, take_half, take_tile
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.settling import settle
from heliograph.games.critical_orbit.moves.move import MercuryMove
from heliograph.games.critical_orbit.state import Mercury, PickHalf, State, TakeTile
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat


def offer_tile(waits: TakeTile) -> Iterator[Offer]:
    yield Offer("choose-tile", {"shape": Fixed(waits.shape), "face_up": Choice((True, False))})


class ChooseTile(MercuryMove, frozen=True, tag="choose-tile"):
    """MC-24."""

    shape: Shape
    face_up: bool

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-nothing-pending")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        settle_pending(doing, TakeTile(self.shape))
        take_tile(doing, self.shape, face_up=self.face_up)
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
