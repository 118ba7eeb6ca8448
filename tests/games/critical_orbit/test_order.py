"""Stations work side by side: in which order they get round to it does not matter (MC-15, MC-20, MC-22)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.critical_orbit.driver import gets_on_with_it
from tests.games.critical_orbit.table import GAME

from heliograph.games.critical_orbit.boards import STATIONS, Station
from heliograph.games.critical_orbit.moves import Action
from heliograph.games.critical_orbit.rules import hand_of
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.prompt import Fixed, Offer
from heliograph.kernel.testkit import play_out

ORDERS = 4
TABLES = {
    "four": Setup(clock="untimed", turns=25),
    "three and the deck": Setup(seats=3, bengaluru=None, cologne=2, clock="untimed", turns=25),
    "two and the deck": Setup(seats=2, houston=None, bengaluru=1, cologne=None, clock="untimed", turns=25),
}
_STEPS = ("claim", "enter", "tick-square", "tick-space", "lock")
"""A station's plan: its numbers before its stars, so that it does not depend on when a star arrives."""


def _next_step(state: State, station: Station) -> Offer | None:
    offers = GAME.prompt(state, hand_of(state.setup, station)).offers
    own = [
        offer
        for offer in offers
        if offer.action in _STEPS
        if offer.fields.get("station", Fixed("houston")) == Fixed(station)
    ]
    return min(own, key=lambda offer: _STEPS.index(offer.action), default=None)


def finish_turn(state: State, order: Chance) -> State:
    """Each station draws its own choices; `order` says only who is next."""
    choices = {station: Chance.from_seed(station) for station in STATIONS}
    while state.phase == "enter":
        busy = [station for station in STATIONS if _next_step(state, station)]
        station, order = order.pick(busy)
        offer = _next_step(state, station)
        assert offer is not None
        plain, choices[station] = sample_offer(offer, choices[station])
        step = GAME.apply(state, hand_of(state.setup, station), msgspec.convert(plain, Action), 0)
        assert not isinstance(step, Refusal), plain
        state = step.state
    return state


def whatever_came_first(state: State) -> State:
    """What waits for Mercury is the same, only the queue is another."""
    queue = tuple(sorted(state.mercury.pending, key=encode))
    return replace(state, mercury=replace(state.mercury, pending=queue))


@pytest.mark.parametrize("table", TABLES)
def test_any_order_of_entries_leads_to_the_same_mission(table: str) -> None:
    """MC-15, MC-19, MC-20, MC-22."""
    play = play_out(GAME, TABLES[table], f"order {table}", gets_on_with_it)
    turns = [
        m.after.state
        for m in play.moments
        if m.before.state.phase == "choose" and m.after.state.phase == "enter"
    ]
    assert len(turns) > 15
    for number, state in enumerate(turns):
        ends = [
            whatever_came_first(finish_turn(state, Chance.from_seed(f"{number} {order}")))
            for order in range(ORDERS)
        ]
        assert all(end == ends[0] for end in ends)
