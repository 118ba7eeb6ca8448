"""The professional game's helper cards (CT-39 to CT-44), except the one in `stopover.py`."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import BarrelPaid, Happening
from heliograph.games.contact.moves.move import CREW, GUESSER, SOURCE, Move, When, step
from heliograph.games.contact.rules.crew import Role
from heliograph.games.contact.rules.flight import flight_of
from heliograph.games.contact.rules.helpers import can_ever_meet, has_helpers, is_active
from heliograph.games.contact.state import HELPERS, Helper, State
from heliograph.games.contact.telling.names import helper_name
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat

_EXCHANGE, _FIFTY = (Offer("exchange-target"),), (Offer("fifty-fifty"),)
_REACTIVATE = (Offer("reactivate", confirm=say("confirm-reactivate")),)


class ExchangeTarget(Move, frozen=True, tag="exchange-target"):
    """Helper card of the Source (CT-43)."""

    when: ClassVar[When] = {"signal": SOURCE}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """CT-43: before the signal card is chosen; CT-H11: not from an empty stack."""
        may = is_active(state, "exchange-target") and state.planet_stack
        return _EXCHANGE if may else ()

    def why_not(self, pack: Pack, state: State) -> Message:
        return say("refused-helper-inactive")

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        """CT-43: the new target is the top card; the old one is mixed into the rest unseen."""
        flight = flight_of(state)
        stack, chance = state.chance.shuffled((*state.planet_stack[1:], flight.target))
        exchanged = replace(
            spend(state, "exchange-target"),
            chance=chance,
            planet_stack=stack,
            flight=replace(flight, target=state.planet_stack[0]),
        )
        return step(exchanged, TargetExchanged(state.source))


class TargetExchanged(Happening, frozen=True, tag="target-exchanged"):
    source: Seat

    def sentence(self) -> Message:
        return say("event-target-exchanged", source=seat_name(self.source))


class FiftyFifty(Move, frozen=True, tag="fifty-fifty"):
    """Helper card of the guesser (CT-41)."""

    when: ClassVar[When] = {"guess": GUESSER}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """CT-41: before the guesser's first guess."""
        may = is_active(state, "fifty-fifty") and state.second_guess == "no"
        return _FIFTY if may else ()

    def why_not(self, pack: Pack, state: State) -> Message:
        if state.second_guess != "no":
            return say("refused-fifty-fifty-declared")
        return say("refused-helper-inactive")

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        declared = replace(spend(state, "fifty-fifty"), second_guess="declared")
        return step(declared, HelperUsed(seat, "fifty-fifty"))


class HelperUsed(Happening, frozen=True, tag="helper-used"):
    seat: Seat
    helper: Helper

    def sentence(self) -> Message:
        return say("event-helper-used", seat=seat_name(self.seat), helper=helper_name(self.helper))


class CallMeeting(Move, frozen=True, tag="call-meeting"):
    """Any helper card, spent on a team meeting (CT-44)."""

    helper: Helper

    when: ClassVar[When] = {"guess": CREW}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        if not _may_meet(state):
            return ()
        return _meetings(state.helpers)

    def why_not(self, pack: Pack, state: State) -> Message:
        return say("refused-helper-inactive" if _may_meet(state) else "refused-no-meeting")

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        return step(replace(spend(state, self.helper), meeting=True), MeetingCalled(seat, self.helper))


class MeetingCalled(Happening, frozen=True, tag="meeting-called"):
    seat: Seat
    helper: Helper

    def sentence(self) -> Message:
        return say("event-meeting-called", seat=seat_name(self.seat))


class Reactivate(Move, frozen=True, tag="reactivate"):
    """A barrel for all inactive helper cards (CT-40)."""

    when: ClassVar[When] = {"signal": SOURCE, "guess": CREW}

    @classmethod
    def is_open_to(cls, state: State, role: Role) -> bool:
        """CT-H19: only a seat that could use a card at once; most of the Crew could use it for a meeting."""
        return role != "crew" or not state.meeting

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """CT-40: never with the last barrel."""
        may = has_helpers(state) and len(state.helpers) < len(HELPERS) and state.barrels > 1
        return _REACTIVATE if may else ()

    def why_not_this_seat(self, state: State) -> Message:
        """CT-H19: during a meeting the rest of the Crew has no reason to pay."""
        if not has_helpers(state):
            return say("refused-no-reactivation")
        if state.phase == "guess" and state.meeting and state.guesser is not None:
            return say("refused-only-guesser", guesser=seat_name(state.guesser))
        return super().why_not_this_seat(state)

    def why_not(self, pack: Pack, state: State) -> Message:
        is_last_barrel = has_helpers(state) and state.barrels <= 1
        return say("refused-last-barrel" if is_last_barrel else "refused-no-reactivation")

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        paid = replace(state, helpers=HELPERS, barrels=state.barrels - 1)
        return step(paid, HelpersReactivated(seat), BarrelPaid(paid.barrels))


class HelpersReactivated(Happening, frozen=True, tag="helpers-reactivated"):
    seat: Seat

    def sentence(self) -> Message:
        return say("event-helpers-reactivated", seat=seat_name(self.seat))


@cache
def _meetings(helpers: tuple[Helper, ...]) -> tuple[Offer, ...]:
    return (Offer("call-meeting", {"helper": Choice(helpers)}),)


def spend(state: State, helper: Helper) -> State:
    """CT-39: the card is turned to its inactive side."""
    return replace(state, helpers=tuple([h for h in state.helpers if h != helper]))


def _may_meet(state: State) -> bool:
    """CT-44: whether a meeting may be called now."""
    return can_ever_meet(state) and not state.meeting and bool(state.helpers)
