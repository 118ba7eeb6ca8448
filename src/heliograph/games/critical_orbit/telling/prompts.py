"""What each seat is asked, and everything it may do in its jobs."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.moves.building import offer_building
from heliograph.games.critical_orbit.moves.choosing import offer_half, offer_tile
from heliograph.games.critical_orbit.moves.entering import offer_desk
from heliograph.games.critical_orbit.moves.keeping import offer_keep
from heliograph.games.critical_orbit.moves.pausing import offer_pause
from heliograph.games.critical_orbit.moves.radio import offer_call, offer_want
from heliograph.games.critical_orbit.moves.ready import offer_ready
from heliograph.games.critical_orbit.moves.rolling import offer_roll
from heliograph.games.critical_orbit.moves.stars import offer_judging, offer_ordering, offer_star
from heliograph.games.critical_orbit.moves.ticking import offer_tick
from heliograph.games.critical_orbit.rules.jobs import boards_of, is_at_table, is_deck, jobs_of
from heliograph.games.critical_orbit.rules.turn import (
    has_star,
    is_done,
    is_paused,
    is_settled,
    turns_are_over,
)
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    HalfToJudge,
    Mercury,
    PickHalf,
    State,
    TakeTile,
    UseStar,
)
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Offer, Prompt
from heliograph.kernel.remembered import remembered
from heliograph.kernel.seats import Seat

Seen = tuple[object, ...]


def asked_about(state: State, seat: Seat) -> Seen:
    """Everything a seat's prompt depends on: if it is identical, so is the prompt."""
    setup = state.setup
    seen: list[object] = [setup, state.phase, state.ready, state.clock, state.pausing, state.dice, state.card]
    if state.phase == "roll":
        seen.append(is_settled(state))
    if seat == setup.mercury:
        seen += (state.mercury, state.turn)
    for station in boards_of(setup, seat):
        seen += (state.desks[station], getattr(state, station))
    return tuple(seen)


def prompt_for(pack: Pack, state: State, viewer: Seat | None) -> Prompt:
    if viewer is None or not is_at_table(state.setup, viewer) or state.phase == "over":
        return Prompt(_waiting(state))
    if state.phase == "ready":
        return Prompt(say("mc-ask-ready"), tuple(offer_ready(state, viewer)))
    if is_paused(state):
        return Prompt(say("mc-ask-paused"), tuple(offer_pause(state, viewer)))
    return Prompt(_ask(state, viewer), _offers(pack, state, viewer))


def _waiting(state: State) -> Message:
    return say(f"mc-wait-{state.phase}")


def _ask(state: State, seat: Seat) -> Message:
    jobs = jobs_of(state.setup, seat)
    desks = [state.desks[station] for station in boards_of(state.setup, seat)]
    busy = not all(map(is_done, desks))
    match state.phase:
        case "choose" if "mercury" in jobs:
            return say("mc-ask-keep")
        case "choose" if jobs:
            return say("mc-ask-want")
        case "enter" if not all(desk.locked for desk in desks):
            return say("mc-ask-enter")
        case "enter" if busy:
            return say("mc-ask-leftover" if any(desk.tasks for desk in desks) else "mc-ask-late-star")
        case "enter" if "mercury" in jobs and state.mercury.pending:
            return say("mc-ask-pending")
        case "roll" if busy:
            return say("mc-ask-leftover")
        case "roll" if not is_settled(state):
            return say("mc-wait-stars")
        case "roll" if "mercury" in jobs:
            if has_star(state.mercury):
                return say("mc-ask-star")
            return say("mc-ask-end" if turns_are_over(state) else "mc-ask-roll")
        case _:
            return _waiting(state)


def _offers(pack: Pack, state: State, seat: Seat) -> tuple[Offer, ...]:
    found = [*offer_pause(state, seat)]
    if seat == state.setup.mercury:
        found += offer_roll(state)
        found += offer_keep(pack, state)
        found += offer_call()
        found += _behind_the_screen(pack, state.mercury)
    for station in boards_of(state.setup, seat):
        if is_deck(state.setup, station):
            found += offer_tick(pack, state, station)
        else:
            found += offer_want(pack, state, station)
            found += offer_desk(pack, state, station)
    return tuple(found)


@remembered(64)
def _behind_the_screen(pack: Pack, mercury: Mercury) -> tuple[Offer, ...]:
    """Cached for a Mercury that also writes on stations' boards."""
    return (*_offer_decisions(mercury), *offer_building(pack, mercury))


def _offer_decisions(mercury: Mercury) -> Iterator[Offer]:
    """Deliveries and stars wait in any order; only a star in use comes before the next star."""
    for pending in dict.fromkeys(mercury.pending):
        match pending:
            case TakeTile(shape):
                yield from offer_tile(mercury, shape)
            case PickHalf():
                yield from offer_half(mercury)
            case HalfToJudge():
                yield from offer_judging()
            case CardsToOrder():
                yield from offer_ordering(pending)
            case UseStar():
                yield from offer_star(mercury)
