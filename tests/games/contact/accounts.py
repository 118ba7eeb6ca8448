"""Invariants of every state of Contact: all cards are accounted for."""

from __future__ import annotations

from tests.games.contact.table import PACK

from heliograph.games.contact.rules.flight import is_practice, possible_targets
from heliograph.games.contact.rules.mission import is_professional
from heliograph.games.contact.state import State


def nothing_is_lost(state: State) -> None:
    flight = state.flight
    real = flight is not None and not is_practice(flight)
    flown = [past for past in state.history if not is_practice(past)]
    ended_by_loss = state.phase == "over" and state.barrels == 0
    held = [flight.target] if flight is not None and real else []
    planets = [*state.planet_stack, *state.target_deck, *held, *(past.target for past in flown)]
    assert sorted(planets) == sorted(PACK.planets.value), f"planet cards: {planets}"
    prizes = [past.prize for past in flown if past.prize is not None]
    if flight is not None and flight.prize is not None:
        prizes.append(flight.prize)
    assert sorted((*state.signal_stack, *prizes)) == sorted(PACK.signal_cards.value), "signal cards"
    won = [past.prize for past in flown if past.guesses[-1].right and not past.prize_lost]
    assert list(state.won) == won, "won signal cards"
    assert 0 <= state.barrels <= PACK.barrels.value
    assert (state.barrels == 0) == ended_by_loss
    if flight is not None:
        assert flight.target in flight.candidates
        assert flight.target in possible_targets(state), "the target can be guessed"
        assert state.guesser is not None
        assert state.guesser != state.source
        sources = [past.source for past in (*state.history, flight)]
        assert flight.source == state.source == sources[-1]
        for sent in flight.transmissions:
            _check_route(state, sent.start, sent.route)
        _check_route(state, state.rocket, state.plan)
    if not is_professional(state.setup):
        assert not state.helpers
        if real and flight is not None:
            assert len(flight.candidates) == state.setup.level + 1


def _check_route(state: State, start: str, route: tuple[str, ...] | None) -> None:
    """CT-14 to CT-17, for every route the state knows of."""
    if route is None or state.flight is None:
        return
    assert route[-1] == state.flight.target
    assert len({start, *route}) == len(route) + 1
    for here, there in zip((start, *route), route, strict=False):
        assert there in state.layout.links[here]
