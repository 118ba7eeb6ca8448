"""The Salvation Phase: Representatives, Mechanisms, people, Probes, and the Leader tracks."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import (
    DONE,
    PACK,
    PASS,
    after,
    asked,
    at,
    cubes_of,
    is_legal,
    me,
    offered,
    options,
    play,
    why_not,
)

from heliograph.games.interstellar.box.pack import SALVATION, SalvationKind
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.state import State


def saving(action: SalvationKind, text: str, *more: actions.Action, token: str = "market") -> State:
    return after(f"phase salvation, {text}", play(token), actions.DoSalvation(action), *more)


def test_a_token_offers_all_four_and_pays_for_one() -> None:
    """SI-27 (L29, L842), HV-03."""
    state = after("phase salvation, p0 (cubes RYGBP)", play("solar"))
    assert options(state, "salvation", "action") == list(SALVATION)
    for token, prestige in (("solar", 1), ("market", 0)):
        done = saving("population", "p0 (cubes R)", actions.Save("R", "R"), token=token)
        assert me(done).prestige == prestige


def test_salvation_sides_never_repeat() -> None:
    """HV-03."""
    state = saving("government", "", actions.Send(0, 0), PASS)
    assert offered(state) == {"play", "pass"}


# The World Government


def test_a_scientist_takes_a_space_and_its_bonus() -> None:
    """SI-28 (L860 to L872), HV-14."""
    state = saving("government", "p0 (fuel 0)")
    assert options(state, "send", "space") == [0, 1, 2]
    state = after(state, actions.Send(0, 2))
    assert (me(state).fuel, me(state).scientists, state.government[0]) == (3, 2, (-1, -1, 0))


def test_a_space_holds_one() -> None:
    """HV-14 (L884)."""
    state = saving("government", "row 1 1 - -")
    assert options(state, "send", "space") == [1, 2]
    assert why_not(state, actions.Send(0, 0)) == "si-refused-send"


def test_scientists_climb_row_by_row() -> None:
    """HV-14 (L119): one in a row, from the row below."""
    assert options(saving("government", "row 1 0 - -"), "send", "row") == [1]
    assert options(saving("government", "row 1 0 - -, row 2 - 0 -"), "send", "row") == [2]


@pytest.mark.parametrize("rows", ["row 1 0 - -, row 2 0 - -, row 3 0 - -, row 4 0 - -", "row 4 - 0 -"])
def test_from_the_highest_row_none_is_sent(rows: str) -> None:
    """SI-28 (L891): also where one has moved up and left a row below empty."""
    state = after(f"phase salvation, {rows}, p0 (cubes R)", play("travel"))
    assert "government" not in options(state, "salvation", "action")


@pytest.mark.parametrize(
    ("row", "space", "seats", "check"),
    [
        (0, 0, 2, {"fuel": 2}),
        (0, 1, 2, {"fuel": 1}),
        (0, 2, 2, {"fuel": 3}),
        (0, 3, 3, {"fuel": 4}),
        (0, 4, 4, {"fuel": 5}),
        (1, 0, 2, {"reputation": 11}),
        (1, 1, 2, {"fuel": 1}),
        (1, 3, 3, {"reputation": 12, "fuel": 1}),
        (1, 4, 4, {"reputation": 13}),
        (2, 1, 2, {"fuel": 2}),
        (3, 0, 2, {"prestige": 2}),
        (3, 1, 2, {"prestige": 1}),
        (3, 3, 3, {"prestige": 3}),
    ],
)
def test_hv_14_what_spaces_give(row: int, space: int, seats: int, check: dict[str, int]) -> None:
    gaps = " ".join("-" * seats)
    below = "".join(f"row {number + 1} 0 {gaps}, " for number in range(row))
    state = saving("government", f"seats {seats}, {below}p0 (fuel 0)", actions.Send(row, space))
    assert {name: getattr(me(state), name) for name in check} == check


def test_spaces_that_leave_a_choice() -> None:
    """HV-14: a Resource of choice, a Leader step of choice."""
    rows = "row 1 0 - -, row 2 0 - -"
    state = saving("government", f"{rows}, p0 (cubes none)", actions.Send(2, 2))
    assert options(state, "take-cube", "colour") == ["R", "Y", "G"]
    assert cubes_of(after(state, actions.TakeCube("G"))) == "G"
    state = saving("government", f"{rows}, row 3 0 - -, p0 (fuel 0)", actions.Send(3, 2))
    state = after(state, actions.TakeStep("humankind"))
    assert (me(state).humankind, me(state).fuel) == (1, 2)


def test_rows_have_a_space_more_than_players() -> None:
    """HV-14."""
    widths = [{len(row) for row in at(f"seats {seats}").government} for seats in (2, 3, 4)]
    assert widths == [{3}, {4}, {5}]
    assert {len(row) for row in at("hall ()").government} == {3}


@pytest.mark.parametrize(
    ("rows", "who"),
    [("", -1), ("row 1 1 0 -", 1), ("row 1 1 - -, row 2 - - 0", 0), ("row 3 - 0 1, row 1 1 - -", 0)],
)
def test_hv_14_who_governs(rows: str, who: int) -> None:
    assert governor(at(rows)) == who


MODULE = "current R - - -, built 8, p0 (cubes R)"


def test_a_complete_module_sends_the_governor_home() -> None:
    """HV-14, HV-17 (L886): others may move up into that row, without a bonus."""
    rows = "row 1 0 1 -, row 2 0 1 -, row 3 0 - -"
    state = saving("mechanism", f"{rows}, {MODULE}", actions.Build("R", "current", "R"))
    assert (state.modules, me(state).scientists) == (1, 4)
    assert (asked(state), state.agenda[-1].seat) == ("move-up", 1)
    state = after(state, actions.Rise(2))
    assert state.government == ((0, 1, -1), (0, -1, -1), (-1, -1, 1), (-1, -1, -1))
    assert (me(state).prestige, me(state, 1).fuel) == (1 + 2 + 1, 12)
    assert governor(state) == 1


def test_nobody_moves_up_into_a_row_where_they_are() -> None:
    """HV-14: one for each player in a row."""
    rows = "row 1 0 1 -, row 2 0 1 -, row 3 0 1 -"
    state = saving("mechanism", f"{rows}, {MODULE}", actions.Build("R", "current", "R"))
    assert asked(state) == "turn"
    assert state.government[2] == (-1, 1, -1)


def test_moving_up_may_be_left() -> None:
    """HV-14."""
    rows = "row 1 0 1 -, row 2 0 - -"
    state = saving("mechanism", f"{rows}, {MODULE}", actions.Build("R", "current", "R"))
    state = after(state, DONE)
    assert state.government[0] == (0, 1, -1)


# Mechanisms


def test_a_mechanism_pays_its_value_and_a_step() -> None:
    """SI-29 (L107, L355, L573)."""
    state = saving("mechanism", "current YG - - -, long-term R B - -, p0 (cubes GG)")
    assert set(options(state, "build", "mechanism")) == {"YG", "R"}
    state = after(state, actions.Build("YG", "current", "GG"))
    assert (me(state).starship, me(state).prestige, cubes_of(state)) == (1, 6, "")
    assert state.starship.current == ("", "", "", "")
    assert state.starship.built == ("YG",)


def test_future_projects_are_not_open_to_everybody() -> None:
    """SI-29 (L355)."""
    state = at("phase salvation, current - - - -, long-term - - - -, future R - - -, p0 (cubes R)")
    assert "mechanism" not in options(after(state, play("travel")), "salvation", "action")


@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 11), (4, 14)])
def test_hv_17_modules(seats: int, each: int) -> None:
    state = at(f"seats {seats}, phase salvation, current R - - -, built {each - 1}, p0 (cubes R)")
    state = after(state, play("travel"), actions.DoSalvation("mechanism"), actions.Build("R", "current", "R"))
    assert (state.modules, me(state).prestige) == (1, 3)
    over = at(f"seats {seats}, phase salvation, built {3 * each}, modules 3, p0 (cubes RRYYGGBBPP)")
    assert "mechanism" not in options(after(over, play("travel")), "salvation", "action")


def test_hv_16_rows_and_stacks() -> None:
    """HV-16 (L569)."""
    stacks, ship = PACK.mechanisms.value, at("").starship
    assert (len(stacks.starting), len(stacks.ordinary), stacks.starting_drawn) == (12, 36, 8)
    assert {*ship.current, *ship.long_term} <= set(stacks.starting)
    assert [len(row) for row in (ship.current, ship.long_term, ship.future, ship.stack)] == [4, 4, 4, 32]
    assert {*ship.future, *ship.stack} == set(stacks.ordinary)


# People


def test_a_person_for_a_resource() -> None:
    """SI-30 (L425, L437): into the Market, Reputation, a step."""
    state = saving("population", "market none, people R1 G1, p0 (cubes RG)", actions.Save("G", "G"))
    assert (me(state).reputation, me(state).humankind, written(state.market)) == (13, 1, "G")
    assert (written(state.people), state.saved) == ("R", 1)


def test_a_dearer_resource_may_pay() -> None:
    """SI-30, HV-01."""
    state = saving("population", "people R1, p0 (cubes YP)")
    assert options(state, "save", "payment") == ["Y", "P"]
    assert me(after(state, actions.Save("R", "P"))).reputation == 11


@pytest.mark.parametrize(
    ("seats", "people", "goal"),
    [(2, (11, 9, 7, 5, 4), 28), (3, (14, 12, 9, 7, 5), 37), (4, (17, 15, 12, 9, 6), 51)],
)
def test_hv_18_population(seats: int, people: tuple[int, ...], goal: int) -> None:
    assert at(f"seats {seats}").people == people
    assert PACK.population.value[str(seats)].goal == goal


def test_reputation_ends_at_forty_nine() -> None:
    """HV-22."""
    assert me(saving("population", "p0 (rep 46, cubes P)", actions.Save("P", "P"))).reputation == 49


# The Journey


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("0-3", ["1-2", "1-3", "1-4"]),
        ("3-1", ["4-1", "4-2"]),
        ("5-5", ["6-4", "6-5"]),
        ("9-1", ["10-3"]),
    ],
)
def test_a_probe_goes_ahead_or_one_row_aside(here: str, there: list[str]) -> None:
    """SI-31, HV-20 (L845, L899)."""
    state = saving("probe", f"p0 (probe {here}, fuel 9)")
    assert options(state, "advance", "space") == there
    assert why_not(state, actions.Advance("9-9")) == "si-refused-advance"


@pytest.mark.parametrize(("column", "fuel"), list(enumerate([2, 2, 3, 3, 4, 4, 5, 5, 6, 6], 1)))
def test_hv_20_what_a_column_costs(column: int, fuel: int) -> None:
    here = f"p0 (probe {column - 1}-3, fuel {{}})"
    state = at("phase salvation, pile none, " + here.format(fuel))
    state = after(state, play("travel"), actions.DoSalvation("probe"))
    assert me(after(state, actions.Advance(f"{column}-3"))).fuel == 0
    short = after(at("phase salvation, " + here.format(fuel - 1)), play("travel"))
    assert "probe" not in options(short, "salvation", "action")


def test_discoverer_and_later_visitors() -> None:
    """SI-31, HV-21 (L393 to L403, L461): one Prestige Point for who finds it, the rest for everyone."""
    state = saving("probe", "pile galaxy, p0 (fuel 9)", actions.Advance("1-3"))
    assert (me(state).prestige, me(state).reputation, state.voyage.found) == (1, 12, {"1-3": "galaxy"})
    state = after(state, play("market"), actions.DoSalvation("probe"), actions.Advance("1-3"))
    assert (me(state, 1).prestige, me(state, 1).reputation) == (0, 12)


def test_wormholes_chain() -> None:
    """SI-31, HV-21 (L363): one Fuel for another column, again and again."""
    state = saving("probe", "pile wormhole wormhole deep-space, p0 (fuel 4)", actions.Advance("1-3"))
    assert offered(state) == {"advance", "done"}
    state = after(state, actions.Advance("2-3"), actions.Advance("3-3"))
    assert (me(state).probe, me(state).fuel, me(state).prestige) == ("3-3", 0, 3)
    assert asked(state) == "turn"


def test_a_wormhole_without_fuel_ends_the_move() -> None:
    """HV-21."""
    assert asked(saving("probe", "pile wormhole, p0 (fuel 2)", actions.Advance("1-3"))) == "turn"


def test_when_the_pile_is_empty_space_is_empty() -> None:
    """HV-21."""
    state = saving("probe", "pile none, p0 (fuel 2)", actions.Advance("1-3"))
    assert (me(state).prestige, state.voyage.found) == (0, {})


@pytest.mark.parametrize(
    ("space", "prestige"),
    list(
        zip(
            ["1-2", "2-4", "3-1", "4-5", "5-3", "6-1", "7-5", "8-2", "9-4"],
            [2, 2, 2, 3, 3, 3, 4, 4, 4],
            strict=True,
        )
    ),
)
def test_hv_20_points_of_interest(space: str, prestige: int) -> None:
    """The first visitor's only, and no Discovery lies there."""
    column, row = int(space[0]), space[2]
    here = f"{column - 1}-{row}" if column > 1 else "0-3"
    text = f"offered none, p0 (probe {here}, fuel 9), p1 (probe {here}, fuel 9)"
    state = saving("probe", text, actions.Advance(space))
    assert (me(state).prestige, state.voyage.found) == (prestige, {})
    state = after(state, play("market"), actions.DoSalvation("probe"), actions.Advance(space))
    assert me(state, 1).prestige == 0


def test_arriving_at_trappist() -> None:
    """SI-31, HV-20 (L929): 10, 7, 5, 3 in order; the Government's Probe takes no place."""
    for arrived, prestige in (("", 10), ("arrived -1, ", 10), ("arrived 1, ", 7)):
        state = saving("probe", f"{arrived}p0 (probe 9-2, fuel 6)", actions.Advance("10-3"))
        assert me(state).prestige == prestige
    assert PACK.journey.value.arrival == (10, 7, 5, 3)
    there = after("phase salvation, arrived 0, p0 (probe 10-3, fuel 9)", play("travel"))
    assert "probe" not in options(there, "salvation", "action")


def test_hv_21_the_pile() -> None:
    pile = at("").voyage.pile
    assert {kind: pile.count(kind) for kind in set(pile)} == {"deep-space": 14, "galaxy": 16, "wormhole": 10}


# Leader tracks


@pytest.mark.parametrize(
    ("track", "space", "check"),
    [
        ("starship", 1, {"fuel": 2}),
        ("starship", 3, {"scientists": 4}),
        ("starship", 4, {"prestige": 3}),
        ("starship", 7, {"prestige": 4}),
        ("starship", 9, {"scientists": 4}),
        ("starship", 11, {"prestige": 5}),
        ("starship", 12, {"prestige": 7}),
        ("humankind", 1, {"fuel": 2}),
        ("humankind", 3, {"reputation": 13}),
        ("humankind", 4, {"prestige": 2}),
        ("humankind", 6, {"scientists": 4}),
        ("humankind", 7, {"prestige": 3}),
        ("humankind", 8, {"fuel": 4}),
        ("humankind", 9, {"reputation": 14}),
        ("humankind", 11, {"prestige": 3}),
        ("humankind", 12, {"prestige": 5}),
    ],
)
def test_hv_19_what_tracks_give(track: str, space: int, check: dict[str, int]) -> None:
    text = f"current R - - -, p0 (cubes R, fuel 0, {track} {space - 1})"
    if track == "starship":
        state = saving("mechanism", text, actions.Build("R", "current", "R"), token="travel")
    else:
        state = saving("population", text, actions.Save("R", "R"))
    assert {name: getattr(me(state), name) for name in check} == check


@pytest.mark.parametrize(
    ("track", "space", "cube"),
    [
        ("starship", 2, "R"),
        ("starship", 6, "G"),
        ("starship", 10, "B"),
        ("humankind", 2, "Y"),
        ("humankind", 10, "B"),
    ],
)
def test_hv_19_cubes_on_tracks(track: str, space: int, cube: str) -> None:
    text = f"current R - - -, p0 (cubes R, {track} {space - 1})"
    if track == "starship":
        state = saving("mechanism", text, actions.Build("R", "current", "R"))
    else:
        state = saving("population", text, actions.Save("R", "R"))
    assert cubes_of(state) == cube


def test_a_track_ends() -> None:
    """HV-19."""
    state = saving("population", "p0 (cubes R, humankind 12)", actions.Save("R", "R"))
    assert (me(state).humankind, me(state).prestige) == (12, 0)


def test_nothing_possible_leaves_only_the_pass() -> None:
    """SI-5."""
    state = at("phase salvation, people none, p0 (cubes none, fuel 0, scientists 0)")
    assert offered(state) == {"pass"}
    assert not is_legal(state, play("travel"))
