"""What Mercury III plans, and when it plans again."""

from __future__ import annotations

from tests.games.critical_orbit.table import MERCURY, at, seen

from heliograph.games.critical_orbit.telling.view import Behind
from heliograph.players.critical_orbit.mercury.best_arrangement import best_arrangement

TILES = "tiles J1 L2 L3 J3 S3 Z3 T3, start 1"


def behind(text: str) -> Behind:
    view = seen(at(text), MERCURY).mercury
    assert view is not None
    return view


def test_one_plan_for_a_hand_wherever_its_tiles_lie() -> None:
    first = best_arrangement(behind(TILES), 8, "strong")
    assert first.oxygen > 0
    assert best_arrangement(behind(TILES.replace("L3", "L3@3:3:0")), 8, "strong") is first
    assert best_arrangement(behind(TILES + ", unlocked yellow-round"), 8, "strong") is not first


def test_what_is_built_stays_unless_there_is_better() -> None:
    """MC-35, MC-39."""
    best = best_arrangement(behind(TILES), 8, "strong")
    board = " ".join(f"{id}@{spot.x}:{spot.y}:{spot.rotation}" for id, spot in best.spots.items())
    others = " ".join(id for id in ("J1", "L2", "L3", "J3", "S3", "Z3", "T3") if id not in best.spots)
    here = behind(f"tiles {board} {others}, start 1")
    assert here.oxygen == best.oxygen
    assert best_arrangement(here, 8, "quick").spots == best.spots


def test_tiles_without_valves_are_left_out() -> None:
    """MC-36."""
    hand = "tiles L1 J1 S1 Z1 T1 L4 J4 S4 Z4 T4, start 1"
    assert not best_arrangement(behind(hand), 10, "strong").covered
    rich = best_arrangement(behind(hand + ", valves white=3"), 10, "strong")
    assert rich.covered
    assert all(stem.endswith("white") for stem in rich.covered)
