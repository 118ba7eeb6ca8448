"""The beginning of a round: the Source turns up its cards, and in the professional game chooses the prize."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.event import Happening
from heliograph.games.contact.moves.move import SOURCE, Move, When, step
from heliograph.games.contact.rules.crew import first_guesser
from heliograph.games.contact.rules.flight import flight_of, is_practice
from heliograph.games.contact.rules.mission import coloured_chips, is_professional, unreached_planets
from heliograph.games.contact.state import ChipId, Flight, State
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat

_BEGIN = (Offer("begin-round"),)


class BeginRound(Move, frozen=True, tag="begin-round"):
    """The next Source turns up the cards (CT-12)."""

    when: ClassVar[When] = {"ready": SOURCE}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        return _BEGIN

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        began = _turn_up_cards(pack, state)
        began = replace(
            began,
            guesser=first_guesser(began),
            transmissions_left=pack.transmissions_per_guess.value,
        )
        flight = flight_of(began)
        before, after = coloured_chips(pack, state), coloured_chips(pack, began)
        turned_up = tuple(chip for chip in after if chip not in before)
        return step(began, RoundBegan(flight.round, began.source, turned_up, flight.prize))


class RoundBegan(Happening, frozen=True, tag="round-began"):
    round: int
    source: Seat
    turned_up: tuple[ChipId, ...]
    prize: int | None

    def sentence(self) -> Message:
        source = seat_name(self.source)
        if self.round == 0:
            return say("event-practice-began", source=source)
        return say("event-round-began", round=self.round, source=source)


class ChooseSignal(Move, frozen=True, tag="choose-signal"):
    """The professional Source chooses the round's prize (CT-37)."""

    value: int

    when: ClassVar[When] = {"signal": SOURCE}

    @classmethod
    def offers(cls, pack: Pack, state: State) -> tuple[Offer, ...]:
        return (Offer("choose-signal", {"value": Choice(tuple(sorted(set(state.signal_stack))))}),)

    def why_not(self, pack: Pack, state: State) -> Message:
        return say("refused-signal-gone", value=self.value)

    def perform(self, pack: Pack, state: State, seat: Seat) -> Step[State, Happening]:
        left = list(state.signal_stack)
        left.remove(self.value)
        flight = replace(flight_of(state), prize=self.value)
        chosen = replace(state, phase="transmit", flight=flight, signal_stack=tuple(left))
        return step(chosen, SignalChosen(self.value))


class SignalChosen(Happening, frozen=True, tag="signal-chosen"):
    value: int

    def sentence(self) -> Message:
        return say("event-signal-chosen", value=self.value)


def _turn_up_cards(pack: Pack, state: State) -> State:
    if state.setup.practice and not state.history:
        return _for_practice(pack, state)
    round = sum(not is_practice(flight) for flight in state.history) + 1
    if is_professional(state.setup):
        return _for_professionals(pack, state, round)
    return _for_the_base_game(state, round)


def _for_the_base_game(state: State, round: int) -> State:
    """CT-12: a signal card, a planet card into the target deck, and the Source draws."""
    deck = (*state.target_deck, state.planet_stack[0])
    target, chance = state.chance.pick(deck)
    flight = Flight(
        round=round,
        source=state.source,
        start=state.rocket,
        target=target,
        candidates=tuple(sorted(deck)),
        prize=state.signal_stack[0],
    )
    return replace(
        state,
        chance=chance,
        phase="transmit",
        flight=flight,
        planet_stack=state.planet_stack[1:],
        target_deck=tuple(card for card in deck if card != target),
        signal_stack=state.signal_stack[1:],
    )


def _for_professionals(pack: Pack, state: State, round: int) -> State:
    """CT-36: the top card of all that remain."""
    flight = Flight(
        round=round,
        source=state.source,
        start=state.rocket,
        target=state.planet_stack[0],
        candidates=unreached_planets(pack, state),
        prize=None,
    )
    return replace(state, phase="signal", flight=flight, planet_stack=state.planet_stack[1:])


def _for_practice(pack: Pack, state: State) -> State:
    """CT-H16: as many candidates as a round would have, borrowed for this flight."""
    planets, chance = state.chance.shuffled(pack.planets.value)
    count = len(planets) if is_professional(state.setup) else state.setup.level + 1
    target, chance = chance.pick(planets[:count])
    flight = Flight(
        round=0,
        source=state.source,
        start=state.rocket,
        target=target,
        candidates=tuple(sorted(planets[:count])),
        prize=None,
    )
    return replace(state, chance=chance, phase="transmit", flight=flight)
