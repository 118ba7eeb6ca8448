"""Dealing anew what a viewer cannot see: draws to come, the target, the routes in the Source's head."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.contact.rules.flight import is_practice, shown_stopovers, wrong_guesses
from heliograph.games.contact.rules.mission import is_guided, is_professional
from heliograph.games.contact.state import ChipId, Flight, Layout, State, Transmission
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat


def redeal(state: State, viewer: Seat | None, chance: Chance) -> State:
    future, chance = chance.fork()
    state = replace(state, chance=future)
    flight = state.flight
    if flight is not None and viewer != state.source:
        state, chance = _redeal_target(state, flight, chance)
    planets, chance = chance.shuffled(state.planet_stack)
    state = replace(state, planet_stack=planets)
    if not is_professional(state.setup):
        signals, chance = chance.shuffled(state.signal_stack)
        state = replace(state, signal_stack=signals)
    return state


def _redeal_target(state: State, flight: Flight, chance: Chance) -> tuple[State, Chance]:
    """Another target that fits everything the Crew has seen; the true one always does."""
    excluded = {*wrong_guesses(flight), *shown_stopovers(flight.transmissions), state.rocket}
    options, chance = chance.shuffled([c for c in flight.candidates if c not in excluded])
    for target in options:
        sent, chance = _reroute(state.layout, flight, target, chance)
        if sent is None and target == flight.target:
            sent = flight.transmissions
        if sent is not None:
            break
    else:
        raise AssertionError("the true target fits what the Crew has seen")
    plan, chance = _replan(state, target, chance)
    state = _swap_cards(state, flight, target)
    return replace(state, flight=replace(flight, target=target, transmissions=sent), plan=plan), chance


def _swap_cards(state: State, flight: Flight, target: ChipId) -> State:
    """The card the Source now holds was lying somewhere; the old target lies there instead.
    The practice flight's target is borrowed and holds no card (CT-H16)."""
    if is_practice(flight):
        return state
    return replace(
        state,
        planet_stack=tuple(flight.target if card == target else card for card in state.planet_stack),
        target_deck=tuple(flight.target if card == target else card for card in state.target_deck),
    )


def _replan(state: State, target: ChipId, chance: Chance) -> tuple[tuple[ChipId, ...] | None, Chance]:
    """The Crew cannot even tell whether a route has been laid."""
    if not is_guided(state.setup) or state.phase != "transmit":
        return None, chance
    undecided, chance = chance.below(2)
    if undecided:
        return None, chance
    lengths, chance = chance.shuffled((1, 2, 3, 4))
    for hops in lengths:
        route, chance = random_route(state.layout, state.rocket, target, hops, (), chance)
        if route is not None:
            return route, chance
    return None, chance


def _reroute(
    layout: Layout, flight: Flight, target: ChipId, chance: Chance
) -> tuple[tuple[Transmission, ...] | None, Chance]:
    """Routes of the same length to another target, through the stopovers the helper card showed."""
    rerouted: list[Transmission] = []
    for sent in flight.transmissions:
        if sent.route is None:
            rerouted.append(sent)
            continue
        route, chance = random_route(layout, sent.start, target, len(sent.holds), sent.shown, chance)
        if route is None:
            return None, chance
        rerouted.append(replace(sent, route=route))
    return tuple(rerouted), chance


def random_route(
    layout: Layout,
    start: ChipId,
    target: ChipId,
    hops: int,
    prefix: tuple[ChipId, ...],
    chance: Chance,
) -> tuple[tuple[ChipId, ...] | None, Chance]:
    """A legal route of exactly `hops` flights that begins with `prefix`, or none within reason."""
    if target in prefix or target == start:
        return None, chance
    stack: list[tuple[ChipId, ...]] = [prefix]
    for _ in range(_PATIENCE):
        if not stack:
            return None, chance
        trail = stack.pop()
        here = trail[-1] if trail else start
        if len(trail) == hops - 1:
            if target in layout.links[here]:
                return (*trail, target), chance
            continue
        onward, chance = chance.shuffled(layout.links[here])
        stack.extend(
            (*trail, chip) for chip in onward if chip != target and chip != start and chip not in trail
        )
    return None, chance


_PATIENCE = 300
"""Very long routes are given up on; the true target is then kept, which is always consistent."""
