"""How many boards full of conduits can be checked in a second, and how that compares with a rules step."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.tiles import stems_of
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.moves.building import Place
from heliograph.games.critical_orbit.rules import pipes
from heliograph.games.critical_orbit.rules.spacecraft import flow, rooms
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import Mercury, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Refusal
from heliograph.kernel.grid import all_spots
from heliograph.kernel.seats import Seat

GAME = CriticalOrbit.load()
BOARDS = 100
LEAST_TILES = 10


def measure(quick: bool) -> dict[str, Any]:
    boards = [_crowded(Chance.from_seed(f"board {number}")) for number in range(BOARDS)]
    rounds = 3 if quick else 20
    checks = [_checked(state.mercury) for _ in range(rounds) for state in boards]
    again = [_timed(state.mercury) for _ in range(rounds) for state in boards]
    steps = [_dragged(state) for _ in range(rounds) for state in boards]
    # Medians, because other work on the machine affects the slowest runs.
    per_check, per_step = median(checks), median(steps)
    return {
        "a full board": {
            "tiles": sum(len(state.mercury.spots) for state in boards) / BOARDS,
            "checks_per_s": 1 / per_check,
            "us_per_check": per_check * 1e6,
            "us_asked_again": median(again) * 1e6,
            "share_of_a_step": per_check / per_step,
        }
    }


def _crowded(chance: Chance) -> State:
    """Tiles laid at random until none fits, every one of them valved."""
    state, pack = replace(GAME.start(Setup(), "board"), phase="roll"), GAME.content
    tiles, chance = chance.shuffled(pack.tiles.value)
    mercury = state.mercury
    for tile in tiles:
        held = replace(mercury, tiles=(*mercury.tiles, tile.id))
        grid = dict(rooms(pack, held.tiles, held.spots)).get(tile.id)
        if grid is not None:
            spot, chance = chance.pick(tuple(all_spots(grid)))
            mercury = replace(
                held,
                spots={**held.spots, tile.id: spot},
                covered=(*held.covered, *stems_of(tile)),
            )
    assert len(mercury.spots) >= LEAST_TILES
    return replace(state, mercury=mercury)


def _checked(mercury: Mercury) -> float:
    """A position that is not in any cache."""
    pipes.flow.cache_clear()
    return _timed(mercury)


def _timed(mercury: Mercury) -> float:
    begun = perf_counter()
    flow(GAME.content, mercury)
    return perf_counter() - begun


def _dragged(state: State) -> float:
    """A tile dropped at its place, with everything that the rules check."""
    tile, spot = next(iter(state.mercury.spots.items()))
    pipes.flow.cache_clear()
    begun = perf_counter()
    step = GAME.apply(state, Seat(0), Place(tile, spot), 0)
    assert not isinstance(step, Refusal)
    GAME.view(step.state, Seat(0))
    return perf_counter() - begun
