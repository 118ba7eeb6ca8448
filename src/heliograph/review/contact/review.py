"""The after-game review: every transmission as an ideal Crew and an ideal Source see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from heliograph.games import game_of_log
from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId, Flight, Layout, State, Transmission
from heliograph.kernel.log import Log
from heliograph.kernel.match import replay
from heliograph.kernel.seats import all_seats
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.listening.belief import sketch
from heliograph.players.contact.listening.learning import belief_from
from heliograph.players.contact.listening.machines import Listener
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.contact.speaking.recall import likeliest_route
from heliograph.players.contact.speaking.route_choice import ChosenRoute, Route, choose_route
from heliograph.players.contact.speaking.voice import Voice
from heliograph.review.contact import remarks
from heliograph.review.contact.dialects import dialects
from heliograph.review.contact.headline import before_the_first_guess, headline, was_clear
from heliograph.review.contact.source import review_source
from heliograph.review.contact.types import (
    Review,
    ReviewedRound,
    ReviewedRoute,
    ReviewedTransmission,
)


def review(log: Log) -> Review:
    state: State = replay(game_of_log(log.header), log).state
    return review_mission(state.layout, state.history, state.setup.seats)


def review_mission(layout: Layout, history: tuple[Flight, ...], seats: int) -> Review:
    table = table_of(layout)
    rounds = tuple(_review_round(table, history[:count], flight) for count, flight in enumerate(history))
    reviewed = (review_source(layout, seat, rounds, history) for seat in all_seats(seats))
    sources = tuple(source for source in reviewed if source is not None)
    points = sum(_prize(one) for one in rounds if one.won)
    heard = sum(_prize(one) for one in rounds if was_clear(one))
    possible = sum(_prize(one) * _best_chance(one) for one in rounds)
    share = min(points / possible, 1.0) if possible else 0.0
    return Review(
        rounds=rounds,
        sources=sources,
        points=points,
        points_heard=heard,
        points_possible=round(possible, 1),
        share_of_possible=round(share, 4),
        remarks=remarks.on_the_mission(points, heard, share),
        headline=headline(rounds),
        dialects=tuple(dialects(rounds, sources)),
    )


@dataclass(frozen=True)
class _Heard:
    """One transmission in its round: what was known before it, and how the Source taps."""

    table: Table
    flight: Flight
    number: int
    before: Floats
    """The Crew's belief about this Source when the round began."""
    after: Floats
    """The belief about the Source now that the target is known."""

    @property
    def sent(self) -> Transmission:
        return self.flight.transmissions[self.number]


def _review_round(table: Table, earlier: tuple[Flight, ...], flight: Flight) -> ReviewedRound:
    same = tuple(past for past in earlier if past.source == flight.source)
    before, after = belief_from(table, same), belief_from(table, (*same, flight))
    heard = [_Heard(table, flight, number, before, after) for number in range(len(flight.transmissions))]
    return ReviewedRound(
        round=flight.round,
        source=flight.source,
        target=flight.target,
        prize=flight.prize,
        won=flight.prize is not None and not flight.prize_lost and _found(flight),
        transmissions=tuple(_review_transmission(one) for one in heard),
    )


def _found(flight: Flight) -> bool:
    return bool(flight.guesses) and flight.guesses[-1].right


def _review_transmission(heard: _Heard) -> ReviewedTransmission:
    table, sent, target = heard.table, heard.sent, heard.flight.target
    posterior = _certainty(heard, heard.number + 1)
    meant = likeliest_route(table, heard.after, sent, target)
    ideal = _ideal(heard)
    return ReviewedTransmission(
        start=sent.start,
        holds=sent.holds,
        posterior={chip: round(sure, 4) for chip, sure in posterior.items()},
        meant=None if meant is None else _measured(table, sent.start, meant),
        exact=sent.route is not None,
        ideal=_measured(table, sent.start, ideal.stops),
        ideal_chance=round(ideal.chance, 4),
        guesses=heard.flight.guesses[sent.after_guesses : _guesses_until_next(heard)],
        remarks=tuple(remarks.on_a_transmission(posterior, target, ideal, meant)),
    )


def _guesses_until_next(heard: _Heard) -> int:
    later = heard.flight.transmissions[heard.number + 1 :]
    return later[0].after_guesses if later else len(heard.flight.guesses)


def _joint(heard: _Heard, count: int) -> Floats:
    """The belief after the first `count` transmissions, heard as the Crew heard them: without the routes."""
    played = tuple(replace(sent, route=None) for sent in heard.flight.transmissions[:count])
    return listen(heard.table, heard.before, played, heard.flight.candidates)


def _certainty(heard: _Heard, count: int) -> dict[ChipId, float]:
    flight = heard.flight
    wrong = {guess.chip for guess in flight.guesses[: heard.sent.after_guesses]}
    out = wrong | {*shown_stopovers(flight.transmissions[:count])}
    return certainty(_joint(heard, count), flight.candidates, out)


def _ideal(heard: _Heard) -> ChosenRoute:
    """The clearest route for a Source with this hand, given what the Crew had heard."""
    prior = {chip: sure for chip, sure in _certainty(heard, heard.number).items() if sure > 0}
    belief = _joint(heard, heard.number).sum(axis=0)
    crew = (Listener(prior, sketch(belief)),)
    hand = max(sketch(heard.after), key=lambda part: part.weight)
    return choose_route(
        heard.table,
        heard.sent.start,
        heard.flight.target,
        crew,
        Voice(hand.reading, hand.tempo),
        hops=3,
        thorough=True,
        avoid=set(_sent_before(heard)),
    )


def _sent_before(heard: _Heard) -> Iterator[Route]:
    for sent in heard.flight.transmissions[: heard.number]:
        route = likeliest_route(heard.table, heard.after, sent, heard.flight.target)
        if sent.start == heard.sent.start and route is not None:
            yield route


def _measured(table: Table, start: ChipId, stops: Route) -> ReviewedRoute:
    way = table.numbers((start, *stops))
    return ReviewedRoute(stops, tuple(table.edge_mm[way[:-1], way[1:]].round(1).tolist()))


def _prize(one: ReviewedRound) -> int:
    return one.prize or 0


def _best_chance(one: ReviewedRound) -> float:
    sent = before_the_first_guess(one)
    return max(max(s.ideal_chance, s.posterior[one.target]) for s in sent)
