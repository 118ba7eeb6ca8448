"""Setting up a mission (CT-5 to CT-9, CT-34 to CT-36) and turning up a round's cards (CT-12)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.contact import rules
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.layout import strew
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import EARTH, HELPERS, Flight, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat


def set_up(pack: Pack, setup: Setup, seed: str) -> State:
    professional = rules.is_professional(setup)
    layout, chance = strew(pack, professional, Chance.from_seed(seed))
    planets, chance = chance.shuffled(pack.planets.value)
    signals, chance = chance.shuffled(pack.signal_cards.value)
    open_cards = 0 if professional else setup.level
    return State(
        setup=setup,
        chance=chance,
        layout=layout,
        phase="ready",
        source=Seat(setup.first_source),
        rocket=EARTH,
        barrels=rules.full_tank(pack, setup),
        planet_stack=planets[open_cards:],
        target_deck=planets[:open_cards],
        signal_stack=tuple(sorted(signals)) if professional else signals,
        helpers=HELPERS if professional else (),
    )


def begin_round(pack: Pack, state: State) -> State:
    if state.setup.practice and not state.history:
        return _begin_practice(pack, state)
    round = sum(not rules.is_practice(flight) for flight in state.history) + 1
    if rules.is_professional(state.setup):
        return _begin_professional(pack, state, round)
    return _begin_base(state, round)


def _begin_base(state: State, round: int) -> State:
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


def _begin_professional(pack: Pack, state: State, round: int) -> State:
    """CT-36: the top card of all that remain."""
    flight = Flight(
        round=round,
        source=state.source,
        start=state.rocket,
        target=state.planet_stack[0],
        candidates=rules.unreached_planets(pack, state),
        prize=None,
    )
    return replace(state, phase="signal", flight=flight, planet_stack=state.planet_stack[1:])


def _begin_practice(pack: Pack, state: State) -> State:
    """CT-H16: as many candidates as a round would have, borrowed for this flight."""
    planets, chance = state.chance.shuffled(pack.planets.value)
    count = len(planets) if rules.is_professional(state.setup) else state.setup.level + 1
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
