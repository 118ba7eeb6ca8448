"""The helper card that shows the next stopover of the route (CT-42)."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import Happening, RocketMoved
from heliograph.games.contact.moves.helpers import HelperUsed, spend
from heliograph.games.contact.moves.move import GUESSER, SOURCE, Move, When, step
from heliograph.games.contact.rules.flight import flight_of, next_stopovers, stopovers_ahead
from heliograph.games.contact.rules.helpers import is_active
from heliograph.games.contact.state import LONGEST_ID, ChipId, State
from heliograph.kernel.game import Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat

_SHOW = (Offer("first-stopover"),)


class FirstStopover(Move, frozen=True, tag="first-stopover"):
    """Helper card of the guesser (CT-42)."""

    when: ClassVar[When] = {"guess": GUESSER}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """CT-42: only if the route has a stopover the rocket is not on yet."""
        may = is_active(state, "first-stopover") and stopovers_ahead(state)
        return _SHOW if may else ()

    def why_not(self, pack: Pack, state: State) -> Message:
        if is_active(state, "first-stopover"):
            return say("refused-no-stopovers")
        return say("refused-helper-inactive")

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        """Guided mode knows the stopover; in free mode the Source is asked to show it."""
        used = HelperUsed(seat, "first-stopover")
        spent = spend(state, "first-stopover")
        route = flight_of(state).transmissions[-1].route
        if route is None:
            return step(replace(spent, phase="stopover"), used)
        moved = _put_on(spent, route[-1 - stopovers_ahead(state)])
        return Step(moved.state, (Told(used), *moved.events))


class PlaceRocket(Move, frozen=True, tag="place-rocket"):
    """Free mode: the Source puts the rocket on the first stopover of the route it had in mind (CT-42)."""

    chip: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]

    when: ClassVar[When] = {"stopover": SOURCE}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        return (Offer("place-rocket", {"chip": Choice(next_stopovers(state))}),)

    def why_not(self, pack: Pack, state: State) -> Message:
        return say("refused-no-stopover")

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        return _put_on(state, self.chip)


def _put_on(state: State, stopover: ChipId) -> Step[State, Happening]:
    """CT-H9: the rocket stays there for this round."""
    flight = flight_of(state)
    *earlier, sent = flight.transmissions
    shown = replace(sent, shown=(*sent.shown, stopover))
    moved = replace(
        state,
        phase="guess",
        rocket=stopover,
        flight=replace(flight, transmissions=(*earlier, shown)),
    )
    return step(moved, RocketMoved(stopover))
