"""H.A.L.L. turn by turn: every line of the tables, which together use all of its rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from tests.games.interstellar.hall.case import Case, became, cases, played, rules
from tests.games.interstellar.hall.reached import Trace, missed
from tests.games.interstellar.table import PACK

from heliograph.games.interstellar import hall
from heliograph.games.interstellar.hall.reasons import AnyRule, BoardRow, Hindrance
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.telling import events

CASES = tuple(cases())
ENOUGH = 200


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_turn(case: Case) -> None:
    state, told = played(case)
    expected = [clause.strip() for clause in case.becomes.split(",") if clause.strip()]
    assert [became(state, clause) for clause in expected] == expected
    assert rules(told) == ([] if case.because == "-" else case.because.split())


@cache
def everything_told() -> tuple[events.Event, ...]:
    return tuple(event for case in CASES for event in played(case)[1])


def test_there_are_enough_turns() -> None:
    """And no turn occurs twice."""
    assert len({case[1:] for case in CASES}) == len(CASES) >= ENOUGH


def test_every_cell_of_its_board_is_reached() -> None:
    """SI-68 to SI-78 (L642 to L990): ten rows in five colours, as many as the pack has."""
    told = {(event.row, event.colour) for event in everything_told() if isinstance(event, events.HallActs)}
    board = {
        (row, colour)
        for row in get_args(BoardRow)
        for colour, _ in zip(COLOURS, getattr(PACK.hall_board.value, row), strict=True)
    }
    assert told == board


def test_every_entry_of_its_lists_and_every_tie_is_reached() -> None:
    """SI-67, SI-74 to SI-76, SI-79 to SI-82."""
    told = {event.rule for event in everything_told() if isinstance(event, events.HallChose)}
    assert told == set(get_args(AnyRule))


def test_everything_that_can_keep_it_from_something_is_reached() -> None:
    """SI-67, SI-69 to SI-71, SI-73 to SI-78."""
    told = {event.rule for event in everything_told() if isinstance(event, events.HallCannot)}
    assert told == set(get_args(Hindrance))


def test_every_token_is_played_in_every_phase_it_has_a_side_for() -> None:
    """SI-80 (L1008, L1010)."""
    for phase, has_side in (("action", lambda token: True), ("salvation", lambda token: token.salvation)):
        turns = [case for case in CASES if case.phase == phase]
        told = {
            event.token
            for case in turns
            for event in played(case)[1]
            if isinstance(event, events.TokenPlayed)
        }
        assert {token.id for token in PACK.token.values() if has_side(token)} <= told, phase


RULES = Path(str(hall.__file__)).parent
WORDS_AND_SHAPES = ("news.py", "cells.py", "reasons.py")


def test_every_line_of_its_rules_runs_and_every_question_gets_both_answers() -> None:
    trace = Trace(RULES, lambda: [played(case) for case in CASES])
    files = [file for file in sorted(RULES.glob("*.py")) if file.name not in WORDS_AND_SHAPES]
    holes = [hole for file in files for hole in missed(file, trace)]
    assert holes == []
