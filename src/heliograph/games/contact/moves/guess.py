"""The guesser points at a planet (CT-24 to CT-27)."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import BarrelPaid, Happening
from heliograph.games.contact.moves.landing import land, lose_mission
from heliograph.games.contact.moves.move import GUESSER, Move, When, step
from heliograph.games.contact.rules.crew import next_guesser
from heliograph.games.contact.rules.flight import flight_of, is_practice, possible_targets
from heliograph.games.contact.rules.mission import fifty_fifty_is_one_guess
from heliograph.games.contact.state import LONGEST_ID, ChipId, Guess, State
from heliograph.games.contact.telling.names import chip_name
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat


class MakeGuess(Move, frozen=True, tag="guess"):
    """The guesser points (CT-25). `sure` confirms a chip that cannot be the target (CT-H10)."""

    chip: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
    sure: bool = False

    when: ClassVar[When] = {"guess": GUESSER}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        """CT-H10: planets that cannot be the target need a confirmation, or are not offered at all."""
        possible = possible_targets(state)
        likely = Offer("guess", {"chip": Choice(possible), "sure": Fixed(False)})
        if state.setup.impossible_guesses == "block":
            return (likely,)
        sensible = set(possible)
        others = [chip.id for chip in state.layout.chips if chip.id not in sensible]
        odd = Offer("guess", {"chip": Choice(tuple(others)), "sure": Fixed(True)}, _are_you_sure(state))
        return (likely, odd)

    def why_not(self, pack: Pack, state: State) -> Message:
        if self.chip not in state.layout.links:
            return say("refused-no-such-chip")
        if self.chip in possible_targets(state):
            return say("refused-needless-confirmation")
        if state.setup.impossible_guesses == "block":
            return say("refused-impossible-guess", chip=chip_name(self.chip))
        return say("refused-unconfirmed-guess", chip=chip_name(self.chip))

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        flight = flight_of(state)
        right = self.chip == flight.target
        flight = replace(flight, guesses=(*flight.guesses, Guess(seat, self.chip, right)))
        state, guessed = replace(state, flight=flight), Guessed(seat, self.chip, right)
        if right:
            return land(pack, state, guessed)
        if state.second_guess == "declared":
            return step(_first_of_two(pack, state), guessed)
        return _pay(pack, state, guessed)


class Guessed(Happening, frozen=True, tag="guessed"):
    seat: Seat
    chip: ChipId
    right: bool

    def sentence(self) -> Message:
        id = "event-guessed-right" if self.right else "event-guessed-wrong"
        return say(id, seat=seat_name(self.seat), chip=chip_name(self.chip))


def _are_you_sure(state: State) -> Message:
    """No barrel is at stake in the practice flight (CT-H16) or with the first guess of a 50:50 (CT-41)."""
    if is_practice(flight_of(state)) or state.second_guess == "declared":
        return say("confirm-impossible-guess-free")
    return say("confirm-impossible-guess")


def _first_of_two(pack: Pack, state: State) -> State:
    """CT-41 spares the barrel. CT-H8 decides whether this counts as an incorrect guess otherwise: then the
    signal card is gone (CT-26) and three transmissions may follow (CT-23)."""
    missed = replace(state, second_guess="last")
    if fifty_fifty_is_one_guess(state.setup):
        return missed
    return replace(
        missed,
        flight=replace(flight_of(state), prize_lost=True),
        transmissions_left=pack.transmissions_per_guess.value,
    )


def _pay(pack: Pack, state: State, guessed: Guessed) -> Step[State, Happening]:
    """CT-26; the practice flight costs nothing (CT-H16)."""
    events: tuple[Happening, ...] = (guessed,)
    flight = flight_of(state)
    if not is_practice(flight):
        state = replace(state, barrels=state.barrels - 1, flight=replace(flight, prize_lost=True))
        events = (guessed, BarrelPaid(state.barrels))
    if state.barrels == 0:
        return lose_mission(state, *events)
    again = replace(
        state,
        guesser=next_guesser(state),
        transmissions_left=pack.transmissions_per_guess.value,
        second_guess="no",
        meeting=False,
    )
    return step(again, *events)
