"""All four play side by side: the order in which they act does not matter (MC-15, MC-20, MC-22)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.critical_orbit.driver import gets_on_with_it
from tests.games.critical_orbit.table import GAME, MERCURY, at, step

from heliograph.games.critical_orbit.box.boards import STATIONS, Station
from heliograph.games.critical_orbit.box.pack import CANISTERS
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.rules.jobs import hand_of
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.prompt import Fixed, Offer
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import play_out

ORDERS = 4
TABLES = {
    "four": Setup(clock="untimed", turns=25),
    "three and the deck": Setup(seats=3, bengaluru=None, cologne=2, clock="untimed", turns=25),
    "two and the deck": Setup(seats=2, houston=None, bengaluru=1, cologne=None, clock="untimed", turns=25),
}
_STEPS = ("claim", "enter", "tick-square", "tick-space", "lock")
"""A station plans its numbers before its stars, so that it does not depend on when a star arrives."""
_BUILDING = ("place", "lift", "cover", "uncover", "shift")
Plan = list[tuple[Seat, Action]]


def _next_step(state: State, station: Station) -> Offer | None:
    offers = GAME.prompt(state, hand_of(state.setup, station)).offers
    own = [
        offer
        for offer in offers
        if offer.action in _STEPS
        if offer.fields.get("station", Fixed("houston")) == Fixed(station)
    ]
    return min(own, key=lambda offer: _STEPS.index(offer.action), default=None)


def _done(state: State, seat: Seat, move: Action) -> State:
    result = GAME.apply(state, seat, move, 0)
    assert not isinstance(result, Refusal), move
    return result.state


def _plan(state: State, seat: Seat, kinds: tuple[str, ...], count: int) -> Plan:
    """Some moves of one seat, chosen without looking at the other seats' moves."""
    plan: Plan = []
    chance = Chance.from_seed(f"plan of {seat}")
    for _ in range(count):
        offers = [offer for offer in GAME.prompt(state, seat).offers if offer.action in kinds]
        if not offers:
            break
        offer, chance = chance.pick(offers)
        plain, chance = sample_offer(offer, chance)
        move: Action = msgspec.convert(plain, Action)
        state = _done(state, seat, move)
        plan.append((seat, move))
    return plan if state.phase != "over" else []


def finish_turn(state: State, building: Plan, order: Chance) -> State:
    """Each station draws its own choices, and Mercury builds; `order` only says which seat is next."""
    choices = {station: Chance.from_seed(station) for station in STATIONS}
    left = list(building)
    while state.phase == "enter" or left:
        busy: list[Station | None] = [station for station in STATIONS if _next_step(state, station)]
        station, order = order.pick([*busy, *[None] * bool(left)])
        if station is None:
            state = _done(state, *left.pop(0))
            continue
        offer = _next_step(state, station)
        assert offer is not None
        plain, choices[station] = sample_offer(offer, choices[station])
        state = _done(state, hand_of(state.setup, station), msgspec.convert(plain, Action))
    return state


def mixed(state: State, plans: Iterable[Plan], order: Chance) -> State:
    """Each seat keeps to its own plan."""
    waiting = [list(plan) for plan in plans if plan]
    while waiting:
        plan, order = order.pick(waiting)
        state = _done(state, *plan.pop(0))
        waiting = [plan for plan in waiting if plan]
    return state


def well_stocked(state: State) -> State:
    """Gives Mercury something to build with, however little was delivered."""
    stacks = state.mercury.stacks
    tiles = (*state.mercury.tiles, *(stack[0] for stack in stacks.values() if stack))
    rest = {shape: stack[1:] for shape, stack in stacks.items()}
    valves = dict.fromkeys(VALVES, 2)
    return replace(
        state, mercury=replace(state.mercury, tiles=tiles, stacks=rest, valves=valves, unlocked=CANISTERS)
    )


def whatever_came_first(state: State) -> State:
    """The state with Mercury's waiting deliveries in a fixed order."""
    queue = tuple(sorted(state.mercury.pending, key=encode))
    return replace(state, mercury=replace(state.mercury, pending=queue))


def turns_of(table: str, phase: str) -> list[State]:
    """The states of a mission's turns at the beginning of a phase."""
    play = play_out(GAME, TABLES[table], f"order {table}", gets_on_with_it)
    return [m.after.state for m in play.moments if m.before.state.phase != phase == m.after.state.phase]


def orders(number: int) -> list[Chance]:
    return [Chance.from_seed(f"{number} {order}") for order in range(ORDERS)]


@pytest.mark.parametrize("table", TABLES)
def test_any_order_of_entries_and_building_leads_to_the_same_mission(table: str) -> None:
    """MC-15, MC-19, MC-20, MC-22."""
    turns, built = [well_stocked(state) for state in turns_of(table, "enter")], 0
    assert len(turns) > 15
    for number, state in enumerate(turns):
        building = _plan(state, Seat(MERCURY), _BUILDING, 6)
        built += len(building)
        ends = [whatever_came_first(finish_turn(state, building, order)) for order in orders(number)]
        assert all(end == ends[0] for end in ends)
    assert built > 50


@pytest.mark.parametrize("table", TABLES)
def test_any_order_of_wishes_calls_and_building_leads_to_the_same_talk(table: str) -> None:
    """MC-14, MC-20: everybody's last word counts."""
    turns = [well_stocked(state) for state in turns_of(table, "choose")]
    assert len(turns) > 15
    for number, state in enumerate(turns):
        plans = [_plan(state, Seat(seat), ("want",), 4) for seat in range(1, state.setup.seats)]
        plans.append(_plan(state, Seat(MERCURY), (*_BUILDING, "call"), 5))
        ends = [mixed(state, plans, order) for order in orders(number)]
        assert ends[0].wants
        assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize("number", range(ORDERS))
def test_any_order_of_ready_checks_starts_the_same_clock(number: int) -> None:
    """MC-13: it starts with the last one, whoever that is."""
    seats, _ = orders(number)[0].shuffled(range(4))
    state = at("phase ready")
    for seat, now in zip(seats, (100, 200, 300, 400), strict=True):
        state = step(state, seat, Ready(), now).state
    assert (state.phase, GAME.due(state)) == ("roll", 400 + 20 * 60_000)
