"""H.A.L.L. in the Salvation Phase: its priorities, and every cell of its board (L838 to L1014)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.hall.turns import salvation_turn
from tests.games.interstellar.table import (
    after,
    at,
    cubes_of,
    me,
    site,
)

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.state import State

COLOURS = "RYGBP"
NOTHING = "current - - - -, long-term - - - -, future - - - -, people none"
"""Neither a Mechanism nor a person: what is left are the Probe and the World Government."""


# What it wants


ALL_POSSIBLE = "current R - - -, long-term - - - -, people R1"


def done(state: State) -> str:
    """Which of the four actions it did."""
    if state.starship.built:
        return "mechanism"
    if state.saved:
        return "population"
    if me(state, 1).probe != "0-3" and me(state, 1).fuel < 50:
        return "probe"
    return "government" if 1 in state.government[0] else "nothing"


@pytest.mark.parametrize(
    ("token", "action"),
    [
        *(("travel", "government"), ("market", "mechanism"), ("research", "probe"), ("solar", "population")),
        *(("free-travel", "government"), ("tank", "probe"), ("three-red", "mechanism")),
        *(("new-scientist", "population"), ("thrifty-research", "probe"), ("cheap-travel", "mechanism")),
        *(("wide-draw", "population"), ("double-market", "government"), ("whole-row", "government")),
        *(("starship-leap", "mechanism"), ("humankind-leap", "population"), ("two-probes", "probe")),
    ],
)
def test_the_tokens_own_action_first(token: str, action: str) -> None:
    """SI-74 (L842), SI-80 (L1008)."""
    assert done(salvation_turn(token, "Y", "cubes R, fuel 50", ALL_POSSIBLE)) == action


@pytest.mark.parametrize("token", ["travel", "market", "research", "solar"])
def test_the_bonus_is_paid(token: str) -> None:
    """SI-74 (L842)."""
    table = f"{ALL_POSSIBLE}, pile none, taken 1-2, found 1-4=deep-space"
    state = salvation_turn(token, "Y", "cubes R, fuel 5", table)
    mechanism = 1 if token == "market" else 0
    assert me(state, 1).prestige == 1 + mechanism


@pytest.mark.parametrize(
    ("starship", "humankind", "probe", "action"),
    [
        (3, 1, "1-3", "mechanism"),
        (1, 3, "1-3", "population"),
        (1, 2, "3-3", "probe"),
        (2, 2, "2-3", "mechanism"),
        (1, 2, "2-3", "population"),
        (0, 0, "0-3", "mechanism"),
        (2, 1, "2-3", "mechanism"),
    ],
)
def test_then_where_it_is_furthest_ahead(starship: int, humankind: int, probe: str, action: str) -> None:
    """SI-74 (L844 to L846): of equals Mechanism, Population, Probe. No Scientist, so no Representative."""
    own = f"cubes R, fuel 4, scientists 0, starship {starship}, humankind {humankind}, probe {probe}"
    found = "2-4=deep-space 2-2=deep-space 3-2=deep-space 3-4=deep-space 4-2=deep-space 4-4=deep-space"
    state = salvation_turn("travel", "Y", own, f"{ALL_POSSIBLE}, pile none, taken 2-4, found {found}")
    found = "mechanism" if state.starship.built else "population" if state.saved else "probe"
    assert found == action
    assert (me(state, 1).probe != probe) == (action == "probe")


def test_the_example_of_the_booklet() -> None:
    """SI-74 (L845)."""
    own = "cubes R, fuel 9, scientists 0, probe 9-3, humankind 10"
    assert salvation_turn("travel", "Y", own, "current - - - -, long-term - - - -, people R1").saved == 1


def test_the_world_government_is_the_last_resort() -> None:
    """SI-74 (L847)."""
    assert done(salvation_turn("market", "Y", "fuel 0, cubes none", NOTHING)) == "government"


def test_a_token_of_no_use_goes_under_the_pile() -> None:
    """SI-74 (L848), SI-67: with the cube back in the bag."""
    state = salvation_turn("market", "Y", "fuel 0, cubes none, scientists 0", NOTHING)
    assert state.hall is not None
    assert (me(state, 1).passed, me(state, 1).rotations, written(state.hall.bag)) == (True, 1, "Y")


def test_one_cube_serves_all_tries() -> None:
    """SI-74 (L848): red doubles the Probe's cost, so the same cube goes to the World Government."""
    state = salvation_turn("research", "R", "fuel 3, cubes none", NOTHING)
    assert (me(state, 1).probe, state.government[0]) == ("0-3", (-1, 1, -1))
    assert state.hall is not None
    assert written(state.hall.laid) == "R"


# Send a Representative


@pytest.mark.parametrize(
    ("colour", "row", "space", "fuel"),
    [
        ("R", "- - -", 1, 1),
        ("R", "- 0 -", 2, 3),
        ("Y", "- - -", 0, 2),
        ("Y", "0 - -", 1, 1),
        ("G", "- - -", 2, 3),
        ("G", "- - 0", 1, 1),
        ("B", "- - -", 0, 6),
        ("B", "0 - -", 1, 6),
        ("P", "- - -", 0, 6),
        ("P", "0 - -", 1, 6),
    ],
)
def test_representative(colour: str, row: str, space: int, fuel: int) -> None:
    """SI-75 (L860 to L876, L884)."""
    state = salvation_turn("travel", colour, "fuel 0, cubes none", f"{NOTHING}, row 1 {row}")
    assert (state.government[0].index(1), me(state, 1).fuel) == (space, fuel)
    assert me(state, 1).scientists == 2
    assert ("travel" in me(state, 1).tokens) == (colour == "P")


@pytest.mark.parametrize(
    ("p1", "rows"), [("scientists 0", ""), ("", "row 1 1 - -, row 2 1 - -, row 3 1 - -, row 4 1 - -")]
)
def test_representatives_that_cannot_be_sent(p1: str, rows: str) -> None:
    """SI-75 (L888 to L891)."""
    state = salvation_turn(
        "travel", "Y", f"fuel 0, cubes none{', ' + p1 if p1 else ''}", f"{NOTHING}, {rows}"
    )
    assert me(state, 1).passed


@pytest.mark.parametrize(
    ("sites", "planet"),
    [
        ("site mercury P4/0 deposit=PPP, site jupiter R8/3 deposit=RRR", "jupiter"),
        ("site mercury P4/0 deposit=PP, site jupiter R8/3 deposit=RRR", "mercury"),
        ("site mars G5/1 deposit=none, site jupiter R8/3 deposit=R", "mars"),
    ],
)
def test_refills_go_to_the_emptiest_deposit(sites: str, planet: str) -> None:
    """SI-75 (L878, L880): of equals the one furthest from the Sun; the example of the booklet."""
    before = at(f"hall (), p1 ({sites})")
    state = salvation_turn(
        "travel", "G", f"fuel 0, cubes none, {sites}", f"{NOTHING}, row 1 1 - -, row 2 - - -"
    )
    grown = [
        name
        for name in me(state, 1).sites
        if len(site(state, name, 1)[0]) == len(site(before, name, 1)[0]) + 2
    ]
    assert grown == [planet]


def test_the_dearest_resource_of_its_choice() -> None:
    """SI-75 (L882)."""
    rows = "row 1 1 - -, row 2 1 - -, row 3 - - -"
    assert cubes_of(salvation_turn("travel", "G", "cubes none, fuel 0", f"{NOTHING}, {rows}"), 1) == "G"


@pytest.mark.parametrize(
    ("starship", "humankind", "track"), [(2, 3, "humankind"), (3, 2, "starship"), (2, 2, "starship")]
)
def test_the_track_where_it_is_ahead(starship: int, humankind: int, track: str) -> None:
    """SI-75 (L882): of equals the Starship's."""
    rows = "row 1 1 - -, row 2 1 - -, row 3 1 - -"
    own = f"cubes none, fuel 0, starship {starship}, humankind {humankind}"
    state = salvation_turn("travel", "G", own, f"{NOTHING}, {rows}")
    before = {"starship": starship, "humankind": humankind}
    assert getattr(me(state, 1), track) == before[track] + 1


def test_it_moves_up_to_the_left() -> None:
    """SI-75 (L886): into the row from which the Governor has gone."""
    state = at(
        "hall (), phase salvation, current R - - -, built 8, row 1 0 - 1, row 2 - 0 -, p0 (cubes R), "
        "p1 (tokens none, passed), passed 1"
    )
    state = after(state, actions.PlayToken("market"), actions.DoSalvation("mechanism"))
    state = after(state, actions.Build("R", "current", "R"))
    assert state.government == ((0, -1, -1), (1, -1, -1), (-1, -1, -1), (-1, -1, -1))


# Build a Mechanism


@pytest.mark.parametrize(
    ("colour", "built"), [("R", "Y"), ("Y", "YG"), ("G", "GB"), ("B", "GB"), ("P", "GB")]
)
def test_mechanism(colour: str, built: str) -> None:
    """SI-77 (L944 to L960)."""
    ship = "current YG PP - -, long-term Y G - -, future GB - - -, people none"
    state = salvation_turn("market", colour, "cubes YGB", ship)
    assert state.starship.built == (built,)
    assert me(state, 1).starship == 1


@pytest.mark.parametrize(("colour", "saved"), [("R", 0), ("Y", 0), ("G", 0), ("B", 1), ("P", 1)])
def test_blue_and_purple_save_too(colour: str, saved: int) -> None:
    """SI-77 (L956, L960): the dearest person it can pay for."""
    state = salvation_turn(
        "market", colour, "cubes RYG", "current R - - -, long-term - - - -, people R1 Y1 P1"
    )
    assert state.saved == saved
    assert me(state, 1).humankind == saved
    assert written(state.people) == ("RP" if saved else "RYP")


@pytest.mark.parametrize(
    ("ship", "row"),
    [("current G - - -, long-term G - - -", "current"), ("current - - - -, long-term - G G -", "long_term")],
)
def test_of_equal_mechanisms_the_earlier_row_and_the_left(ship: str, row: str) -> None:
    """HV-26."""
    state = salvation_turn("market", "Y", "cubes G", f"{ship}, people none")
    left = getattr(state.starship, row)
    assert left in (("", "", "", ""), ("", "", "G", ""))


def test_the_cheapest_legal_cubes_pay() -> None:
    """HV-01, SI-77 (L962)."""
    state = salvation_turn("market", "Y", "cubes RYGP", "current YG - - -, long-term - - - -, people none")
    assert cubes_of(state, 1) == "RP"


def test_a_mechanism_it_cannot_pay() -> None:
    """SI-77 (L964)."""
    ship = "current P - - -, long-term - - - -, people none"
    assert me(salvation_turn("market", "Y", "cubes R, fuel 0, scientists 0", ship), 1).passed


# Save Population


@pytest.mark.parametrize(
    ("colour", "people", "steps"),
    [("R", "YG", 1), ("Y", "RY", 1), ("G", "Y", 1), ("B", "RY", 1), ("P", "RY", 1)],
)
def test_population(colour: str, people: str, steps: int) -> None:
    """SI-78 (L974 to L990)."""
    state = salvation_turn(
        "solar", colour, "cubes RG, fuel 0", "current - - - -, long-term - - - -, people R1 Y1 G1"
    )
    assert (written(state.people), me(state, 1).humankind) == (people, steps)


def test_green_with_a_single_resource() -> None:
    """SI-78 (L982)."""
    state = salvation_turn(
        "solar", "G", "cubes R, fuel 0", "current - - - -, long-term - - - -, people R2 Y1"
    )
    assert (state.saved, me(state, 1).humankind) == (1, 1)


@pytest.mark.parametrize(("colour", "moved"), [("R", 0), ("Y", 0), ("G", 0), ("B", 1), ("P", 1)])
def test_blue_and_purple_fly_too(colour: str, moved: int) -> None:
    """SI-78 (L986, L990): without modifiers."""
    table = "current - - - -, long-term - - - -, people R1, pile galaxy, taken 1-2, found 1-4=deep-space"
    state = salvation_turn("solar", colour, "cubes R, fuel 2", table)
    assert me(state, 1).probe == ("1-3" if moved else "0-3")
    assert me(state, 1).reputation == 11 + 2 * moved


def test_people_it_cannot_pay_for() -> None:
    """SI-78 (L994)."""
    table = "current - - - -, long-term - - - -, people P1"
    assert me(salvation_turn("solar", "Y", "cubes B, fuel 0, scientists 0", table), 1).passed


# Extra Action tokens


@pytest.mark.parametrize(
    ("plays", "token"), [(0, "tank"), (1, "purple"), (2, "envoy"), (3, "tank"), (4, "purple")]
)
def test_which_extra_token_it_takes(plays: int, token: str) -> None:
    """SI-80 (L1004, L1006): counted out, and put under the pile."""
    state = salvation_turn(
        "market solar",
        "Y",
        "cubes R, starship 4",
        "current R - - -, long-term - - - -, offered tank purple envoy",
        hall=f"plays {plays}",
    )
    assert me(state, 1).extras == (token,)
    assert me(state, 1).tokens == ("solar", token)
