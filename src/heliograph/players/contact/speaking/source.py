"""The Source: chooses a route, taps it, and shows its first stopover when asked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from math import log

import numpy as np

from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.view import View
from heliograph.players.contact.conventions import CONVENTIONS, Floats
from heliograph.players.contact.habits import SLOWER, SLOWEST, USUAL_MM_PER_S, Habits
from heliograph.players.contact.listening.belief import USUAL_TEMPO, Component, sketch
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.machines import Crew, Listener
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking.audience import KINDS, Kind, kinds_of_listener
from heliograph.players.contact.speaking.language import language_now
from heliograph.players.contact.speaking.people import after_a_miss, people_like, so_far
from heliograph.players.contact.speaking.recall import likeliest_route, own_route
from heliograph.players.contact.speaking.route_choice import (
    ChosenRoute,
    Persons,
    Route,
    choose_route,
    prospects,
    shortest_route,
)
from heliograph.players.contact.speaking.voice import Voice

_WORTH_A_THOUGHT = 0.06
_STEADIEST_EAR = 0.14
_MOST_FLIGHTS = 3
_FRESH = 3
"""How many of its own rounds are used to tell which person the guesser is."""


@dataclass(frozen=True)
class Guesser:
    """The guesser as one kind of listener: how likely that is, and what that kind believes about this
    Source."""

    kind: Kind
    share: float
    belief: Floats


@dataclass(frozen=True)
class Mind:
    """What the Source knows in this round."""

    view: View
    table: Table
    voice: Voice
    guesser: tuple[Guesser, ...]
    """The kinds of machine the guesser may be."""
    person: float
    """The probability that the guesser is a person."""
    memory: Floats
    """What any listener would believe after hearing it: enough to recognise its own routes."""
    flown: Mapping[int, Route] = field(default_factory=dict)
    """The routes of its transmissions by number, as far as it remembers them."""

    @property
    def target(self) -> ChipId:
        assert self.view.target is not None
        return self.view.target


def mind_of(view: View, habits: Habits, ears: Ears, flown: Mapping[int, Route] | None = None) -> Mind:
    """A Source that adapts considers every kind of guesser; one that does not assumes the guesser is like
    itself."""
    flown = flown or {}
    memory, table = ears.belief_about(view, view.source), table_of(view.layout)
    voice = Voice(CONVENTIONS.index(habits.convention), tempo_of(habits, view))
    if not habits.adapts or not ears.learns or view.guesser is None:
        return Mind(view, table, voice, (Guesser(Kind(1.0), 1.0, memory),), 0.0, memory, flown)
    mine = tuple(flight for flight in view.history if flight.source == view.source)
    *shares, person = kinds_of_listener(view).tolist()
    guesser = tuple(
        Guesser(kind, share, kind.belief_about(table, mine))
        for kind, share in zip(KINDS, shares, strict=True)
    )
    if habits == Habits(scatter=habits.scatter):
        voice = language_now(view, view.guesser)
    return Mind(view, table, voice, guesser, person, memory, flown)


def tempo_of(habits: Habits, view: View) -> float:
    """Constant, but slower after a miss."""
    tempo = USUAL_TEMPO - log(habits.tempo_mm_per_s / USUAL_MM_PER_S)
    steps = min(_misses(view), SLOWEST) if habits.adapts else 0
    return tempo - steps * log(SLOWER)


def _misses(view: View) -> int:
    """Rounds in which this Source was misunderstood, the current one included."""
    mine = [flight.guesses for flight in view.history if flight.source == view.source]
    return sum(any(not guess.right for guess in guesses) for guesses in (*mine, view.guesses))


def crew_of(mind: Mind) -> Crew:
    """The guesser as every kind of listener, after what was heard and guessed in this round."""
    view = mind.view
    out = {*view.candidates} - {*view.possible} | {*shown_stopovers(view.transmissions)}
    crew = []
    likely = [one for one in mind.guesser if one.share >= _WORTH_A_THOUGHT]
    for one in likely or [max(mind.guesser, key=lambda one: one.share)]:
        joint = listen(mind.table, one.belief, view.transmissions, view.candidates)
        prior = certainty(joint, view.candidates, out)
        crew.append(
            Listener(
                {chip: p for chip, p in prior.items() if chip not in out},
                tuple(_as_heard(part) for part in sketch(joint.sum(axis=0))),
                one.share,
            )
        )
    return crew


def _as_heard(part: Component) -> Component:
    """Adds the errors of ears and eyes."""
    return replace(part, scatter=max(part.scatter, _STEADIEST_EAR))


def best_route(mind: Mind) -> ChosenRoute:
    """Three flights at most; after a repeat request or a wrong guess the guesser gets a different route."""
    view = mind.view
    sent = [n for n, one in enumerate(view.transmissions) if one.start == view.rocket]
    avoid = {route for number in sent if (route := _route_of(mind, number)) is not None}
    return _best_of(mind, avoid=avoid)


def as_laid(mind: Mind, route: Route) -> ChosenRoute:
    """A route already laid, tapped in the way people understand best."""
    if mind.person < _WORTH_A_THOUGHT or len(route) > _MOST_FLIGHTS:
        return ChosenRoute(route, 1 / len(mind.view.possible), mind.voice)
    return _best_of(mind, only=route)


def _best_of(mind: Mind, *, avoid: Collection[Route] = (), only: Route | None = None) -> ChosenRoute:
    return choose_route(
        mind.table,
        mind.view.rocket,
        mind.target,
        crew_of(mind),
        mind.voice,
        hops=_MOST_FLIGHTS,
        thorough=True,
        avoid=avoid,
        only=only,
        persons=persons_of(mind),
    )


def persons_of(mind: Mind) -> Persons | None:
    """The guesser as a person, after what was heard and guessed in this round."""
    view, table = mind.view, mind.table
    if mind.person < _WORTH_A_THOUGHT:
        return None
    theirs = tuple(flight for flight in view.history if flight.source == view.guesser)
    mine = tuple(flight for flight in view.history if flight.source == view.source)
    people = people_like(table, theirs, mine[-_FRESH:])
    if view.guesses:
        people = after_a_miss(table, people, view.transmissions, view.candidates, view.guesses[0].chip)
    out = {*view.candidates} - {*view.possible} | {*shown_stopovers(view.transmissions)}
    ends = np.sort(table.numbers(tuple(chip for chip in view.candidates if chip not in out)))
    return Persons(mind.person, people, ends, so_far(table, people, view.transmissions, ends))


def _route_of(mind: Mind, number: int) -> Route | None:
    """The route of one of this round's transmissions: remembered or inferred."""
    sent = mind.view.transmissions[number]
    return mind.flown.get(number) or own_route(mind.table, mind.voice, sent, mind.target)


def quick_route(mind: Mind) -> ChosenRoute:
    """Two flights at most, chosen without regard to noise or to what the Crew has heard."""
    prior = {chip: 1 / len(mind.view.possible) for chip in mind.view.possible}
    equal = (Listener(prior, sketch(mind.guesser[0].belief)),)
    return choose_route(mind.table, mind.view.rocket, mind.target, equal, mind.voice, hops=2, thorough=False)


def naive_route(mind: Mind) -> ChosenRoute:
    """The shortest route, whatever else it may be mistaken for."""
    stops = shortest_route(mind.table, mind.view.rocket, mind.target)
    return ChosenRoute(stops, 1 / len(mind.view.possible), mind.voice)


def taps(mind: Mind, chosen: ChosenRoute) -> tuple[int, ...]:
    stops, voice = mind.table.numbers((mind.view.rocket, *chosen.stops)), chosen.voice
    log_ms = voice.lasting(mind.table.log_length[voice.reading][stops[:-1], stops[1:]])
    return tuple(round(ms) for ms in np.exp(log_ms).tolist())


def next_stopover(mind: Mind, offered: tuple[ChipId, ...]) -> ChipId:
    """CT-42: where the last route sent lands next."""
    number, sent = len(mind.view.transmissions) - 1, mind.view.transmissions[-1]
    route = mind.flown.get(number) or likeliest_route(mind.table, mind.memory, sent, mind.target)
    if route is not None and route[len(sent.shown)] in offered:
        return route[len(sent.shown)]
    ahead = sent.holds[len(sent.shown)]
    log_ms = mind.voice.lasting(
        mind.table.log_length[mind.voice.reading][mind.table.number[mind.view.rocket]]
    )
    return min(offered, key=lambda chip: abs(log_ms[mind.table.number[chip]] - np.log(ahead)))


def outlook(mind: Mind) -> dict[ChipId, float]:
    """How clearly each target could be signalled from here to a simple listener."""
    likeliest = max(crew_of(mind), key=lambda listener: listener.share)
    idea = max(likeliest.components, key=lambda part: part.weight)
    crew = (replace(likeliest, components=(idea,), share=1.0),)
    return prospects(mind.table, mind.view.rocket, crew, mind.voice, hops=3)
