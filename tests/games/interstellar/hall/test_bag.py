"""H.A.L.L.'s bag: conversion, Technologies, what the player may do to it, difficulty (L1018 to L1075)."""

from __future__ import annotations

import pytest
from tests.games.interstellar.table import (
    DONE,
    PASS,
    after,
    asked,
    at,
    cubes_of,
    me,
    offered,
    options,
    run,
    why_not,
)

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import written
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State


def government(hall: str, p0: str = "cubes none") -> State:
    """The end of the Government Phase, until the player is asked."""
    return after(
        f"hall ({hall}), phase salvation, order 1 0, turn 0, passed 1, p0 ({p0}), p1 (passed, tokens none)",
        PASS,
    )


@pytest.mark.parametrize(
    ("laid", "added"),
    [
        *(("RR", "Y"), ("RRR", "RY"), ("R", "R"), ("RRRR", "YY")),
        *(("YY", "G"), ("Y", "Y"), ("YYY", "GY"), ("GG", "B"), ("G", "G"), ("GGG", "BG")),
        *(("BB", "P"), ("B", "B"), ("BBB", "BP"), ("P", "R"), ("PP", "RR"), ("RRYYP", "GRY")),
    ],
)
def test_conversion_without_technology(laid: str, added: str) -> None:
    """SI-81 (L1024 to L1028)."""
    assert _converted(laid, "0 0 0 0 0") == added


@pytest.mark.parametrize(
    ("laid", "level", "added"),
    [
        *(("R", 1, "Y"), ("RR", 1, "YY"), ("R", 2, "YY"), ("Y", 1, "G"), ("YY", 1, "GG"), ("Y", 2, "GG")),
        *(("G", 1, "B"), ("GG", 1, "BB"), ("G", 2, "BB"), ("B", 1, "P"), ("BB", 1, "PP"), ("B", 2, "PP")),
        *(("P", 1, "G"), ("PP", 1, "GG"), ("P", 2, "GP"), ("PP", 2, "GGPP")),
    ],
)
def test_conversion_with_technology(laid: str, level: int, added: str) -> None:
    """SI-82 (L1030 to L1052)."""
    tech = " ".join(str(level) if colour == laid[0] else "0" for colour in "RYGBP")
    assert _converted(laid, tech) == added


def _converted(laid: str, tech: str) -> str:
    """The player holds a cube, so that the table waits for them after the conversion."""
    state = government(f"bag R0, laid {laid}, tech {tech}", "cubes R")
    while asked(state) == "spoil" and state.hall is not None and written(state.hall.laid):
        state = after(state, DONE)
    assert state.hall is not None
    assert not any(state.hall.laid)
    return "".join(sorted(written(state.hall.bag)))


def test_the_bag_changes_after_everything_else() -> None:
    """SI-81 (L1020): planets have moved and Scientists have come by then."""
    before = at("hall (laid RR), phase salvation, order 1 0, turn 0, passed 1, p1 (passed, tokens none)")
    state = after(before, PASS)
    assert asked(state) == "spoil"
    assert state.sky.quadrants != before.sky.quadrants
    assert me(state).scientists == me(before).scientists + 1
    assert state.hall is not None
    assert written(state.hall.laid) == "RR"


def test_cubes_never_run_out() -> None:
    """SI-83 (L1061): more red cubes than there are in the box."""
    state = after(government("bag R44", "cubes P"), actions.Spoil("P", ""))
    assert state.hall is not None
    assert sum(state.hall.bag) + sum(state.hall.laid) == 49


def test_cubes_against_the_board() -> None:
    """SI-83 (L1056): one of each colour, against cubes of equal or lower value."""
    state = government("bag R1, laid RYB", "cubes YYG")
    assert options(state, "spoil", "remove", pay="Y") == ["R", "Y"]
    assert options(state, "spoil", "remove", pay="G") == ["R", "Y"]
    assert why_not(state, actions.Spoil("G", "B")) == "si-refused-spoil"
    state = after(state, actions.Spoil("Y", "Y"))
    assert options(state, "spoil", "pay") == ["G"]
    state = after(state, actions.Spoil("G", "R"))
    assert cubes_of(state) == "Y"
    assert state.hall is not None
    assert written(state.hall.bag) == "RB"


def test_red_cubes_for_the_bag() -> None:
    """SI-83 (L1057, L1059): as many as they are worth; the example of the booklet."""
    state = government("bag Y1", "cubes GGP")
    assert options(state, "spoil", "pay") == ["G", "P"]
    state = after(state, actions.Spoil("G", ""))
    assert options(state, "spoil", "pay") == ["P"]
    state = after(state, actions.Spoil("P", ""))
    assert state.hall is not None
    assert sorted(written(state.hall.bag) + written(state.hall.laid)).count("R") == 8
    assert cubes_of(state) == "G"


def test_both_or_neither() -> None:
    """SI-83 (L1054)."""
    state = government("bag Y1, laid R", "cubes R")
    assert offered(state) == {"spoil", "done"}
    state = after(state, DONE)
    assert offered(state) == {"spoil", "done"}
    assert after(state, DONE).phase == "action"


def test_without_a_cube_there_is_nothing_to_ask() -> None:
    """SI-83."""
    assert government("bag Y9, laid R").phase == "action"


@pytest.mark.parametrize(
    ("level", "bag"),
    [
        ("introduction", (24, 12, 6, 3, 0)),
        ("easy", (20, 14, 7, 3, 1)),
        ("intermediate", (15, 12, 9, 6, 3)),
        ("hard", (10, 13, 11, 8, 3)),
        ("extreme", (6, 15, 11, 9, 4)),
    ],
)
def test_difficulty(level: str, bag: tuple[int, ...]) -> None:
    """SI-84 (L1065, L1067, L1069, L1071, L1073, L1075): if nothing is said, intermediate."""
    state = at(f"hall (), level {level}")
    assert state.hall is not None
    assert state.hall.bag == bag
    assert Setup().hall == "intermediate"


@pytest.mark.parametrize(("laid", "left"), [("YYY", 2), ("", 4)])
def test_an_empty_bag(laid: str, left: int) -> None:
    """HV-28: the cubes on the board, or five red ones."""
    hall = f"bag R0, laid {laid}" if laid else "bag R0"
    state = run(f"hall ({hall}), turn 1, p1 (tokens earth, fuel 0)")
    assert state.hall is not None
    assert sum(state.hall.bag) == left
    assert me(state, 1).fuel == (4 if laid else 1)
