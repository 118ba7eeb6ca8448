"""Where H.A.L.L. sends its Probe, and what it gains from what is found there."""

from __future__ import annotations

import pytest
from tests.games.interstellar.hall.turns import salvation_turn
from tests.games.interstellar.table import (
    PASS,
    after,
    asked,
    me,
    options,
)

from heliograph.games.interstellar.moves import actions

COLOURS = "RYGBP"
NOTHING = "current - - - -, long-term - - - -, future - - - -, people none"
"""Neither a Mechanism nor a person: what is left are the Probe and the World Government."""


WAYS = {
    "a known Wormhole": ("found 1-4=wormhole 1-3=galaxy, pile none", "1-4"),
    "a free Point of Interest": ("found 1-3=galaxy 1-4=galaxy, pile none", "1-2"),
    "a known Galaxy": ("found 1-3=galaxy 1-4=deep-space, taken 1-2, pile none", "1-3"),
    "an empty space": ("found 1-3=deep-space, taken 1-2, pile deep-space", "1-4"),
    "straight ahead": ("found 1-3=deep-space 1-4=deep-space, taken 1-2", "1-3"),
}


@pytest.mark.parametrize("way", WAYS)
def test_where_the_probe_goes(way: str) -> None:
    """SI-76 (L899 to L903)."""
    table, space = WAYS[way]
    state = salvation_turn("research", "Y", "fuel 2, cubes none", f"{NOTHING}, {table}")
    assert me(state, 1).probe == space


@pytest.mark.parametrize("way", WAYS)
def test_where_it_sends_the_government_probe(way: str) -> None:
    """SI-76 (L897): as Governor, by the same rules."""
    table, space = WAYS[way]
    state = after(
        f"hall (), phase salvation, order 1 0, turn 0, passed 1, row 1 1 - -, {NOTHING}, {table}, "
        "p0 (cubes none), p1 (passed, fuel 0)",
        PASS,
    )
    assert state.voyage.government == space


def test_of_equals_the_player_chooses() -> None:
    """SI-76 (L905)."""
    table = "found 1-3=galaxy 1-4=galaxy, taken 1-2, pile none"
    state = salvation_turn("research", "Y", "fuel 2, cubes none", f"{NOTHING}, {table}")
    assert (asked(state), state.agenda[-1].seat) == ("pick-for-hall", 0)
    assert options(state, "advance", "space") == ["1-3", "1-4"]
    state = after(state, actions.Advance("1-4"))
    assert (me(state, 1).probe, me(state, 1).reputation) == ("1-4", 12)


def test_of_equals_the_player_chooses_for_the_government_probe_too() -> None:
    """SI-76 (L897, L905)."""
    state = after(
        f"hall (), phase salvation, order 1 0, turn 0, passed 1, row 1 1 - -, {NOTHING}, taken 1-2, "
        "p0 (cubes none), p1 (passed)",
        PASS,
    )
    assert options(state, "advance", "space") == ["1-3", "1-4"]
    assert after(state, actions.Advance("1-3")).voyage.government == "1-3"


@pytest.mark.parametrize(
    ("colour", "fuel", "prestige", "reputation"),
    [("R", 4, 0, 11), ("Y", 2, 1, 12), ("G", 2, 2, 14), ("B", 2, 2, 14), ("P", 2, 2, 14)],
)
def test_what_the_cube_makes_of_a_discovery(colour: str, fuel: int, prestige: int, reputation: int) -> None:
    """SI-76 (L911 to L927): a Galaxy gives 1 Prestige Point and 2 Reputation; the token's bonus is apart."""
    table = f"{NOTHING}, taken 1-2, found 1-4=deep-space, pile galaxy"
    state = salvation_turn("research", colour, f"fuel {fuel}, cubes none", table)
    assert (me(state, 1).prestige, me(state, 1).reputation) == (prestige + 1, reputation)
    assert (me(state, 1).fuel, me(state, 1).probe) == (0, "1-3")
    short = salvation_turn("research", colour, f"fuel {fuel - 1}, cubes none, scientists 0", table)
    assert me(short, 1).passed


@pytest.mark.parametrize(("colour", "prestige"), [("R", 1), ("Y", 2), ("G", 4), ("B", 4), ("P", 4)])
def test_what_it_makes_of_a_point_of_interest(colour: str, prestige: int) -> None:
    """SI-76 (L911 to L927)."""
    state = salvation_turn("research", colour, "fuel 4, cubes none", f"{NOTHING}, pile none")
    assert me(state, 1).prestige == prestige + 1


@pytest.mark.parametrize("colour", COLOURS)
def test_trappist_is_never_modified(colour: str) -> None:
    """SI-76 (L929)."""
    state = salvation_turn("research", colour, "fuel 12, cubes none, probe 9-3", NOTHING)
    assert me(state, 1).prestige == 10 + 1


@pytest.mark.parametrize(("colour", "built"), [("R", 0), ("Y", 0), ("G", 0), ("B", 1), ("P", 1)])
def test_blue_and_purple_build_too(colour: str, built: int) -> None:
    """SI-76 (L923, L927): the dearest of Current and Long-Term it can pay for."""
    ship = "current R Y - -, long-term G - - -, future P - - -, people none, pile none, taken 1-2"
    state = salvation_turn(
        "research", colour, "fuel 4, cubes YP", f"{ship}, found 1-3=deep-space 1-4=deep-space"
    )
    assert state.starship.built == ("G",) * built
    assert me(state, 1).starship == built


def test_nothing_to_build_is_left_out() -> None:
    """HV-26."""
    state = salvation_turn("research", "B", "fuel 2, cubes none", f"{NOTHING}, pile none")
    assert me(state, 1).probe == "1-2"


def test_it_rides_wormholes_at_the_cubes_price() -> None:
    """SI-76 (L899, L911), HV-21."""
    table = f"{NOTHING}, found 1-4=wormhole, taken 2-4, pile galaxy"
    for colour, fuel, probe in (("Y", 3, "2-3"), ("Y", 2, "1-4"), ("R", 6, "2-3"), ("R", 5, "1-4")):
        table_now = f"{table}, government-probe 0-3"
        state = salvation_turn(
            "research", colour, f"fuel {fuel}, cubes none", table_now + ", found 2-5=deep-space"
        )
        assert me(state, 1).probe == probe, (colour, fuel)


def test_a_probe_at_trappist_moves_no_more() -> None:
    """SI-76 (L934)."""
    own = "fuel 9, cubes none, probe 10-3, scientists 0"
    assert me(salvation_turn("research", "Y", own, f"{NOTHING}, arrived 1"), 1).passed


@pytest.mark.parametrize(("colour", "discovery"), [("R", 0), ("Y", 1), ("G", 2)])
def test_what_it_buys_at_a_black_hole_is_the_same_with_any_cube(colour: str, discovery: int) -> None:
    """HV-27, SI-76 (L911, L915, L919), SI-57 (L393): only the point for the discovery changes."""
    table = f"variants black-holes, {NOTHING}, taken 1-2, found 1-3=deep-space, pile black-hole"
    state = salvation_turn("envoy", colour, "fuel 9, cubes none", table)
    assert (me(state, 1).probe, me(state, 1).prestige) == ("1-4", discovery + 3)
