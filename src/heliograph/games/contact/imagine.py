"""A mission that fits a view: future draws, the target and the Source's intended routes are drawn at random
where the view does not show them.
"""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.contact.rules.flight import is_practice, shown_stopovers
from heliograph.games.contact.rules.mission import is_guided, is_professional
from heliograph.games.contact.rules.routes import random_route
from heliograph.games.contact.state import ChipId, Flight, State, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance


def imagine(view: View, chance: Chance) -> State:
    future, chance = chance.fork()
    view, chance = _with_durations(view, chance)
    flight, plan, chance = _flight(view, chance)
    held = () if flight is None or is_practice(flight) else (flight.target,)
    planets, chance = chance.shuffled([card for card in view.face_down if card not in held])
    signals = view.signals
    if not is_professional(view.setup):
        signals, chance = chance.shuffled(signals)
    return State(
        setup=view.setup,
        chance=future,
        layout=view.layout,
        phase=view.phase,
        source=view.source,
        rocket=view.rocket,
        barrels=view.barrels,
        planet_stack=planets,
        target_deck=tuple(card for card in view.face_up if card not in held),
        signal_stack=signals,
        won=view.won,
        helpers=view.helpers,
        flight=flight,
        guesser=view.guesser,
        transmissions_left=view.transmissions_left,
        plan=plan,
        second_guess=view.second_guess,
        meeting=view.meeting,
        history=view.history,
    )


def _with_durations(view: View, chance: Chance) -> tuple[View, Chance]:
    """Signals that are no longer shown (CT-H21) get random durations."""
    sent: list[Transmission] = []
    for one, flights in zip(view.transmissions, view.flights, strict=True):
        timed, chance = _timed(one, flights, chance)
        sent.append(timed)
    history: list[Flight] = []
    for flight in view.history:
        past: list[Transmission] = []
        for one in flight.transmissions:
            timed, chance = _timed(one, len(one.route or one.shown) or 1, chance)
            past.append(timed)
        history.append(replace(flight, transmissions=tuple(past)))
    return replace(view, transmissions=tuple(sent), history=tuple(history)), chance


def _timed(sent: Transmission, flights: int, chance: Chance) -> tuple[Transmission, Chance]:
    if sent.holds:
        return sent, chance
    holds, pauses = [], []
    for _ in range(flights):
        extra, chance = chance.below(_LONGEST_MS - _SHORTEST_MS)
        holds.append(_SHORTEST_MS + extra)
        pause, chance = chance.below(_SHORTEST_MS)
        pauses.append(pause)
    return replace(sent, holds=tuple(holds), pauses=tuple(pauses[1:])), chance


_SHORTEST_MS, _LONGEST_MS = 400, 3000
"""The durations that people tap."""


def _flight(view: View, chance: Chance) -> tuple[Flight | None, tuple[ChipId, ...] | None, Chance]:
    """The round, and the route laid for the next transmission, which only the Source knows."""
    if view.phase in ("ready", "over"):
        return None, None, chance
    if view.target is not None:
        target, sent, plan = view.target, view.transmissions, view.plan
    else:
        target, sent, chance = _target(view, chance)
        plan, chance = _plan(view, target, chance)
    flight = Flight(
        round=view.round,
        source=view.source,
        start=sent[0].start if sent else view.rocket,
        target=target,
        candidates=view.candidates,
        prize=view.prize,
        prize_lost=view.prize_lost,
        transmissions=sent,
        guesses=view.guesses,
    )
    return flight, plan, chance


def _target(view: View, chance: Chance) -> tuple[ChipId, tuple[Transmission, ...], Chance]:
    """A target that fits what the Crew has seen, and in guided mode routes that lead to it."""
    shown = shown_stopovers(view.transmissions)
    options, chance = chance.shuffled([chip for chip in view.possible if chip not in shown])
    if not is_guided(view.setup):
        return options[0], view.transmissions, chance
    for patience in _PATIENCE:
        for target in options:
            sent, chance = _routed(view, target, patience, chance)
            if sent is not None:
                return target, sent, chance
    raise ValueError("no target fits this view")


_PATIENCE = (300, 3_000, 30_000, 300_000)
"""Search steps for one route before another target is tried; very long routes are hard to find."""


def _routed(
    view: View, target: ChipId, patience: int, chance: Chance
) -> tuple[tuple[Transmission, ...] | None, Chance]:
    """The transmissions with routes to this target through the stopovers that the helper card showed."""
    routed: list[Transmission] = []
    for sent in view.transmissions:
        hops = len(sent.holds)
        route, chance = random_route(view.layout, sent.start, target, hops, sent.shown, patience, chance)
        if route is None:
            return None, chance
        routed.append(replace(sent, route=route))
    return tuple(routed), chance


def _plan(view: View, target: ChipId, chance: Chance) -> tuple[tuple[ChipId, ...] | None, Chance]:
    """Whether a route has been laid is drawn too: the Crew cannot tell."""
    if not is_guided(view.setup) or view.phase != "transmit":
        return None, chance
    undecided, chance = chance.below(2)
    if undecided:
        return None, chance
    lengths, chance = chance.shuffled((1, 2, 3, 4))
    for hops in lengths:
        route, chance = random_route(view.layout, view.rocket, target, hops, (), _PATIENCE[0], chance)
        if route is not None:
            return route, chance
    return None, chance
