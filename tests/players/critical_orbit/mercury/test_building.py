"""Building step by step: always legal, never in circles, and the plan gets built."""

from __future__ import annotations

from msgspec.structs import replace
from tests.games.critical_orbit.table import MERCURY, PACK, at, seen, step
from tests.players.critical_orbit.arranging.hands import dealt

from heliograph.games.critical_orbit.box.pack import CANISTERS
from heliograph.games.critical_orbit.box.shapes import QUARTER_TURNS
from heliograph.games.critical_orbit.box.tiles import VALVES, cells_at, colour_of_stem, stems_of
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.view import Behind
from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot, lies_free
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement
from heliograph.players.critical_orbit.mercury.best_arrangement import best_for_hand
from heliograph.players.critical_orbit.mercury.building import next_step, step_towards

MISSIONS = 30
OUT_OF_REACH = 60
"""So high that no mission is won in the middle."""


def untidy(seed: str) -> State:
    """A hand with some tiles, valves and canisters in random places."""
    hand, chance, size = dealt(seed), Chance.from_seed(seed), PACK.size.value
    spots: dict[str, Spot] = {}
    taken: set[tuple[int, int]] = set()
    for tile in hand.tiles:
        numbers = []
        for limit in (size, size, QUARTER_TURNS):
            number, chance = chance.below(limit)
            numbers.append(number)
        cells = cells_at(tile.shape, Spot(*numbers))
        if lies_free(cells, size, size, taken):
            spots[tile.id] = Spot(*numbers)
            taken.update(cells)
    left = dict(zip(VALVES, hand.valves, strict=True))
    covered = []
    for stem in (stem for tile in hand.tiles for stem in stems_of(tile)):
        colour = colour_of_stem(stem)
        if left[colour]:
            left[colour] -= 1
            covered.append(stem)
    places: dict[str, str] = {}
    for canister in CANISTERS:
        allowed = [place for place in hand.places(canister) if place not in places.values()]
        places[canister], chance = chance.pick(allowed)
    state = at("start 1")
    mercury = replace(
        state.mercury,
        canisters=places,
        unlocked=tuple(
            canister for canister, own in zip(CANISTERS, hand.canisters, strict=True) if len(own) == 1
        ),
        tiles=tuple(tile.id for tile in hand.tiles),
        spots=spots,
        valves=dict(zip(VALVES, hand.valves, strict=True)),
        covered=tuple(sorted(covered)),
    )
    return replace(state, mercury=mercury)


def behind(state: State) -> Behind:
    view = seen(state, MERCURY).mercury
    assert view is not None
    return view


def test_every_step_is_legal_and_the_plan_comes_out() -> None:
    """MC-27, MC-28, MC-32, MC-35, MC-39."""
    finished = 0
    for number in range(MISSIONS):
        state = untidy(f"untidy {number}")
        hand, lying = dealt(f"untidy {number}"), state.mercury.spots
        best = best_for_hand(hand, OUT_OF_REACH, "quick", lying)
        moved = [id for id, spot in best.spots.items() if lying.get(id) != spot]
        most = len(lying) + len(moved) + 2 * len(best.covered) + 2 * len(best.canisters)
        steps = 0
        while state.phase != "over":
            move = next_step(behind(state), OUT_OF_REACH, "quick")
            if move is None:
                break
            state = step(state, MERCURY, move).state
            steps += 1
            assert steps <= most
        assert state.phase == "over" or behind(state).oxygen == best.oxygen
        finished += steps > 0
    assert finished > MISSIONS // 2


def test_what_is_better_than_the_plan_stays() -> None:
    """A connection a person has built is not removed for one with no more oxygen."""
    state = at("start 1, tiles T1 T2 T3 L3 J3")
    while (move := next_step(behind(state), OUT_OF_REACH, "strong")) is not None:
        state = step(state, MERCURY, move).state
    assert behind(state).oxygen > 0
    assert next_step(behind(state), OUT_OF_REACH, "quick") is None


def test_a_blocked_canister_place_is_cleared_first() -> None:
    """MC-32: two unlocked canisters on one side exchange places by way of a third place."""
    state = at("start 1, unlocked yellow-square blue-round")
    first, second = state.mercury.canisters["yellow-square"], state.mercury.canisters["blue-round"]
    assert first[0] == second[0]
    goal = Arrangement(canisters={"yellow-square": second, "blue-round": first}, oxygen=1)
    for _ in range(3):
        move = step_towards(behind(state), goal)
        assert move is not None
        state = step(state, MERCURY, move).state
    assert step_towards(behind(state), goal) is None
    assert state.mercury.canisters["yellow-square"] == second
