"""What each seat is asked, and everything it may do with the jobs it has."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.boards import STATIONS, Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.radio import MOST_NEEDS, NEEDS, reasons
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS, SHAPES, turned_cells
from heliograph.games.critical_orbit.box.tiles import stems_of
from heliograph.games.critical_orbit.rules.deck import tickable
from heliograph.games.critical_orbit.rules.jobs import hand_of, is_deck, jobs_of
from heliograph.games.critical_orbit.rules.spacecraft import cells_taken, free_valves, places_for
from heliograph.games.critical_orbit.rules.stations import open_on
from heliograph.games.critical_orbit.rules.turn import (
    has_star,
    is_done,
    is_paused,
    is_settled,
    may_leave,
    may_roll,
    star_in_use,
)
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    HalfToJudge,
    PickHalf,
    ShapeTask,
    State,
    TakeTile,
    UseStar,
)
from heliograph.kernel.grid import all_spots
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer, Prompt, Selection, Tiling
from heliograph.kernel.seats import Seat

_PIPS = (1, 2, 3, 4, 5, 6)


def prompt_for(pack: Pack, state: State, viewer: Seat | None) -> Prompt:
    if viewer is None or state.phase == "over":
        return Prompt(_waiting(state))
    if state.phase == "ready":
        offers = () if viewer in state.ready else (Offer("ready"),)
        return Prompt(say("mc-ask-ready"), offers)
    if is_paused(state):
        return Prompt(say("mc-ask-paused"), tuple(_pause(state, viewer)))
    return Prompt(_ask(state, viewer), tuple(_offers(pack, state, viewer)))


def _waiting(state: State) -> Message:
    return say(f"mc-wait-{state.phase}")


def _ask(state: State, seat: Seat) -> Message:
    jobs = jobs_of(state.setup, seat)
    desks = [state.desks[station] for station in _kept_by(state, seat)]
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
            return say("mc-ask-star" if has_star(state.mercury) else "mc-ask-roll")
        case _:
            return _waiting(state)


def _kept_by(state: State, seat: Seat) -> tuple[Station, ...]:
    """The stations whose boards this seat writes on, the AI deck's included (MC-61)."""
    return tuple(station for station in STATIONS if hand_of(state.setup, station) == seat)


def _offers(pack: Pack, state: State, seat: Seat) -> Iterator[Offer]:
    yield from _pause(state, seat)
    if seat == state.setup.mercury:
        yield from _mercury(pack, state)
    for station in _kept_by(state, seat):
        if is_deck(state.setup, station):
            yield from _deck(pack, state, station)
        else:
            yield from _station(pack, state, station)


def _pause(state: State, seat: Seat) -> Iterator[Offer]:
    runs = state.clock.deadline is not None or is_paused(state)
    if state.setup.pauses and runs and seat not in state.pausing:
        yield Offer("pause")


# Stations


def _station(pack: Pack, state: State, station: Station) -> Iterator[Offer]:
    desk, this = state.desks[station], Fixed(station)
    if state.phase == "choose":
        leave, why = Choice((0, *may_leave(state))), Choice(reasons(pack))
        yield Offer("want", {"station": this, "leave": leave, "why": why, "firm": Choice((False, True))})
    if desk.claims:
        yield Offer("claim", {"shape": Choice(tuple(range(len(desk.claims))))})
        return
    spaces = Choice(open_on(pack, state, station))
    if desk.left:
        values = Choice(tuple(dict.fromkeys(desk.left)))
        yield Offer("enter", {"station": this, "space": spaces, "value": values, "star": Fixed(False)})
    if desk.stars:
        yield Offer("enter", {"station": this, "space": spaces, "value": Choice(_PIPS), "star": Fixed(True)})
        yield Offer("skip-star", {"station": this})
    if desk.undoable and not desk.locked:
        yield Offer("take-back", {"station": this})
    if state.phase == "enter" and not desk.left and not desk.locked and not desk.stars:
        yield Offer("lock", {"station": this})


def _deck(pack: Pack, state: State, station: Station) -> Iterator[Offer]:
    desk = state.desks[station]
    if not desk.tasks:
        return
    task = desk.tasks[0]
    if isinstance(task, ShapeTask):
        yield Offer("tick-square", {"shape": Choice(SHAPES)})
    else:
        spaces = Choice(tickable(pack, state, station, task))
        yield Offer("tick-space", {"station": Fixed(station), "space": spaces})


# Mercury


def _mercury(pack: Pack, state: State) -> Iterator[Offer]:
    if may_roll(state):
        last = state.setup.clock == "untimed" and state.turn == state.setup.turns
        yield Offer("roll", confirm=say("mc-confirm-last") if last else None)
    if state.phase == "choose":
        yield Offer("keep", {"leave": Choice(may_leave(state)), "why": Choice(reasons(pack))})
    yield Offer("call", {"needs": Selection(NEEDS, 0, MOST_NEEDS)})
    yield from _decisions(state)
    yield from _building(pack, state)


def _decisions(state: State) -> Iterator[Offer]:
    """Deliveries and stars wait side by side; only a star in use comes before the next star."""
    mercury = state.mercury
    for pending in dict.fromkeys(mercury.pending):
        match pending:
            case TakeTile(shape):
                yield Offer("choose-tile", {"shape": Fixed(shape), "face_up": Choice((True, False))})
            case PickHalf() if mercury.bag:
                yield Offer("choose-half", {"colour": Choice(tuple(dict.fromkeys(sorted(mercury.bag))))})
            case HalfToJudge():
                yield Offer("judge-half", {"remove": Choice((True, False))})
            case CardsToOrder(cards):
                yield Offer("order-cards", {"top": Choice(tuple(dict.fromkeys(cards)))})
            case UseStar() if not star_in_use(mercury):
                yield from _star_actions(state)


def _star_actions(state: State) -> Iterator[Offer]:
    """MC-23."""
    mercury = state.mercury
    if mercury.bag:
        yield Offer("star-half")
    if len(mercury.unlocks) >= 2:
        yield Offer("star-cards")
    shapes = tuple(shape for shape in SHAPES if mercury.stacks[shape] and shape not in mercury.face_up)
    if shapes:
        yield Offer("star-tile", {"shape": Choice(shapes)})
    yield Offer("drop-star")


def _building(pack: Pack, state: State) -> Iterator[Offer]:
    mercury, size = state.mercury, pack.size.value
    for id in mercury.tiles:
        shape = pack.tile[id].shape
        forms = tuple(turned_cells(shape, turn) for turn in range(QUARTER_TURNS))
        taken = tuple(sorted(cells_taken(pack, mercury, id)))
        grid = Tiling(size, size, forms, taken)
        if any(True for _ in all_spots(grid)):
            yield Offer("place", {"tile": Fixed(id), "spot": grid})
    if mercury.spots:
        yield Offer("lift", {"tile": Choice(tuple(sorted(mercury.spots)))})
    free = free_valves(mercury)
    stems = [stem for id in mercury.tiles for stem in stems_of(pack.tile[id])]
    bare = [stem for stem in stems if stem not in mercury.covered and free[stem.partition("-")[2]]]
    if bare:
        yield Offer("cover", {"stem": Choice(tuple(bare))})
    if mercury.covered:
        yield Offer("uncover", {"stem": Choice(mercury.covered)})
    for canister in sorted(mercury.unlocked):
        places = places_for(pack, mercury, canister)
        if places:
            yield Offer("shift", {"canister": Fixed(canister), "place": Choice(places)})
