"""One round: which planets can be the target, and which stopovers lie ahead."""

from __future__ import annotations

from msgspec import UNSET

from heliograph.games.contact.state import ChipId, Flight, State, Transmission


def flight_of(state: State) -> Flight:
    """The round being played; call it only while there is one."""
    assert state.flight is not None
    return state.flight


def is_practice(flight: Flight) -> bool:
    """CT-H16."""
    return flight.round == 0


def wrong_guesses(flight: Flight) -> tuple[ChipId, ...]:
    return tuple([guess.chip for guess in flight.guesses if not guess.right])


def possible_targets(state: State) -> tuple[ChipId, ...]:
    """Planets a sensible guesser would point at; CT-H10 dims all others."""
    flight = flight_of(state)
    excluded = {*wrong_guesses(flight), state.rocket}
    if state.setup.fifty_fifty is not UNSET:  # older games were recorded with only the last stopover excluded
        excluded.update(shown_stopovers(flight.transmissions))
    left = [chip for chip in flight.candidates if chip not in excluded]
    return tuple(left)


def first_guess_is_open(flight: Flight) -> bool:
    """The signal card is still to be won (CT-26, CT-29, CT-H8)."""
    return not flight.prize_lost


def stopovers_ahead(state: State) -> int:
    """Stopovers of the last transmission that the rocket has not been put on yet (CT-42)."""
    if state.flight is None or not state.flight.transmissions:
        return 0
    sent = state.flight.transmissions[-1]
    return len(sent.holds) - 1 - len(sent.shown)


def shown_stopovers(transmissions: tuple[Transmission, ...]) -> tuple[ChipId, ...]:
    """Stopovers of these routes that the helper card has shown (CT-42); none of them is the target."""
    return tuple([chip for sent in transmissions for chip in sent.shown])


def next_stopovers(state: State) -> tuple[ChipId, ...]:
    """Free mode: chips on which the route can have landed next, short of the target and not twice (CT-17).

    Nobody checked the route, so it may have been impossible: then any chip in reach will do.
    """
    flight = flight_of(state)
    sent = flight.transmissions[-1]
    in_reach = [chip for chip in state.layout.links[state.rocket] if chip != flight.target]
    unvisited = [chip for chip in in_reach if chip not in (sent.start, *sent.shown)]
    return tuple(unvisited or in_reach)
