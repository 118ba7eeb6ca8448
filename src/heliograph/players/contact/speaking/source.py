"""The Source's mind: choose a route, tap it, and show its first stopover when asked."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

import numpy as np

from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.players.contact.conventions import CONVENTIONS, Floats
from heliograph.players.contact.habits import USUAL_MM_PER_S, Habits
from heliograph.players.contact.listening.belief import USUAL_TEMPO, sketch
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking.audience import (
    belief_of_the_guesser,
    clearest_way,
    kinds_of_listener,
)
from heliograph.players.contact.speaking.recall import likeliest_route
from heliograph.players.contact.speaking.route_choice import (
    ChosenRoute,
    Listener,
    Route,
    Voice,
    choose_route,
    prospects,
    shortest_route,
)

_SLOWER = 0.8
_SLOWEST = 2
"""Twice is slow enough."""


@dataclass(frozen=True)
class Mind:
    """What the Source knows in this round."""

    view: View
    table: Table
    voice: Voice
    belief: Floats
    """What the guesser should think of this Source by now."""
    memory: Floats
    """What anyone would think who has heard it tap: enough to tell its own routes by."""

    @property
    def target(self) -> ChipId:
        assert self.view.target is not None
        return self.view.target


def mind_of(view: View, habits: Habits, ears: Ears) -> Mind:
    """A Source that adapts speaks the guesser's language; another takes the guesser to be like itself."""
    memory = ears.belief_about(view, view.source)
    own = CONVENTIONS.index(habits.convention)
    tempo = tempo_of(habits, view)
    if not habits.adapts or not ears.learns:
        return Mind(view, table_of(view.layout), Voice(own, tempo), memory, memory)
    kinds = kinds_of_listener(view)
    voice = Voice(clearest_way(kinds, own), tempo)
    return Mind(view, table_of(view.layout), voice, belief_of_the_guesser(view, kinds), memory)


def tempo_of(habits: Habits, view: View) -> float:
    """Steady, but slower after a miss."""
    tempo = USUAL_TEMPO - log(habits.tempo_mm_per_s / USUAL_MM_PER_S)
    steps = min(_misses(view), _SLOWEST) if habits.adapts else 0
    return tempo - steps * log(_SLOWER)


def _misses(view: View) -> int:
    """Rounds in which this Source was misunderstood, this one included."""
    mine = [flight.guesses for flight in view.history if flight.source == view.source]
    return sum(any(not guess.right for guess in guesses) for guesses in (*mine, view.guesses))


def listener(mind: Mind) -> Listener:
    """The Crew after what it has heard and guessed in this round."""
    view = mind.view
    joint = listen(mind.table, mind.belief, view.transmissions, view.candidates)
    out = {*view.candidates} - {*view.possible} | {*shown_stopovers(view.transmissions)}
    prior = certainty(joint, view.candidates, out)
    return Listener({chip: p for chip, p in prior.items() if chip not in out}, sketch(joint.sum(axis=0)))


def best_route(mind: Mind) -> ChosenRoute:
    """Three flights at most, and never the same route twice in a round."""
    sent = [s for s in mind.view.transmissions if s.start == mind.view.rocket]
    known = {likeliest_route(mind.table, mind.memory, s, mind.target) for s in sent}
    avoid = {route for route in known if route is not None}
    return choose_route(
        mind.table,
        mind.view.rocket,
        mind.target,
        listener(mind),
        mind.voice,
        hops=3,
        thorough=True,
        avoid=avoid,
    )


def quick_route(mind: Mind) -> ChosenRoute:
    """Two flights at most, chosen without a thought to noise or to what the Crew has heard."""
    equal = Listener({chip: 1 / len(mind.view.possible) for chip in mind.view.possible}, sketch(mind.belief))
    return choose_route(mind.table, mind.view.rocket, mind.target, equal, mind.voice, hops=2, thorough=False)


def naive_route(mind: Mind) -> ChosenRoute:
    """The shortest, whatever else it might be taken for."""
    stops = shortest_route(mind.table, mind.view.rocket, mind.target)
    return ChosenRoute(stops, 1 / len(mind.view.possible))


def taps(mind: Mind, route: Route) -> tuple[int, ...]:
    stops = mind.table.numbers((mind.view.rocket, *route))
    log_ms = mind.table.log_length[mind.voice.convention][stops[:-1], stops[1:]] + mind.voice.tempo
    return tuple(round(ms) for ms in np.exp(log_ms).tolist())


def next_stopover(mind: Mind, sent: Transmission, offered: tuple[ChipId, ...]) -> ChipId:
    """CT-42: where the route that was sent lands next."""
    route = likeliest_route(mind.table, mind.memory, sent, mind.target)
    if route is not None and route[len(sent.shown)] in offered:
        return route[len(sent.shown)]
    ahead = sent.holds[len(sent.shown)]
    lengths = mind.table.log_length[mind.voice.convention][mind.table.number[mind.view.rocket]]
    return min(
        offered, key=lambda chip: abs(lengths[mind.table.number[chip]] + mind.voice.tempo - np.log(ahead))
    )


def outlook(mind: Mind) -> dict[ChipId, float]:
    """How clear each target could be made from here, to a listener with one idea of the Source."""
    crew = listener(mind)
    idea = max(crew.components, key=lambda part: part.weight)
    return prospects(mind.table, mind.view.rocket, Listener(crew.prior, (idea,)), mind.voice, hops=3)
