"""The kernel's examination of AI Space Puzzle: every scenario, mixed rules, ladders, all seats.

`HELIOGRAPH_FUZZ=50` plays fifty times as many games.
"""

from __future__ import annotations

import os

import pytest
from tests.games.space_puzzle.accounts import all_is_there
from tests.games.space_puzzle.driver import crew_that_often_knows, knowing
from tests.games.space_puzzle.table import GAME, PACK

from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.telling.events import RuleAsked, TrapSprung
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Chooser, Moment, check_game

DEPTH = int(os.environ.get("HELIOGRAPH_FUZZ", "1"))


def examine(
    setups: list[Setup], *, hidden: tuple[str, ...], choose: Chooser = crew_that_often_knows, closely: int = 3
) -> None:
    check_game(
        GAME,
        setups,
        seeds=DEPTH,
        choose=choose,
        invariant=all_is_there,
        closely=closely + DEPTH,
        hidden=hidden,
        in_the_open=is_shown_to_all,
    )


def is_shown_to_all(moment: Moment, viewer: Seat | None) -> bool:
    """SP-31: the gesture leaves no trace, but everybody has seen what the AI pointed at."""
    return any(isinstance(told.event, RuleAsked) for told in moment.events) or enters_a_trap_in_sight(
        moment, viewer
    )


def enters_a_trap_in_sight(moment: Moment, viewer: Seat | None) -> bool:
    """SR-TRAP: the pawn is off the map as before, but viewers of the map saw which pawn it was."""
    sprung = [told for told in moment.events if isinstance(told.event, TrapSprung) and told.event.pawn]
    return any(told.reaches(viewer) for told in sprung)


def book(part: int) -> list[Setup]:
    """Every fourth scenario; seats, decks and options take turns."""
    return [
        Setup(
            seats=2 + (number + number // 4) % 4,
            first_ai=(number // 4) % 2,
            scenario=scenario.id,
            deck="endless" if number % 3 else "cards",
            crisis=number % 3 == 0,
            strict_map=number % 5 == 0,
            message_log=number % 3 == 1,
            deaf_ai=number % 4 == 2,
        )
        for number, scenario in enumerate(PACK.scenarios.value)
        if number % 4 == part
    ]


def own(seats: int, first_ai: int, *rules: str, dice: bool = False) -> Setup:
    scenario = Scenario(
        tokens=("C", "K", "R", "N"),
        per_round=4,
        actions=3,
        rounds=3,
        dice=dice,
        special_rooms=5 if any(rule.startswith("SR-TRAP") for rule in rules) else 0,
        rules=rules,
    )
    return Setup(seats=seats, first_ai=first_ai, own=scenario)


MIXED = [
    own(2, 0, "SR-HEAP", "SR-NOISE", "SR-COOL", "SR-JAM(4)", "SR-CRISISTOKEN"),
    own(3, 1, "SR-LINE", "SR-NOISE", "SR-FLIP", "SR-EXACT", "SR-KEYSHOWN"),
    own(3, 2, "SR-BLIND", "SR-TRAP(lethal)", "SR-DRIFT", "SR-ROLES", dice=True),
    own(3, 0, "SR-BLIND", "SR-POSSHOWN", "SR-TRAP", "SR-CRISISCARD", dice=True),
    own(2, 1, "SR-KEYSHOWN", "SR-POSSHOWN", "SR-FADE(5)", "SR-FLIP", "SR-NOISE", dice=True),
    own(4, 0, "SR-TRAP", "SR-STEP", "SR-FADE(5)", "SR-CRISISTOKEN", "SR-COOL"),
]
LADDERS = [
    Setup(seats=3, first_ai=2, scenario="S09", session="ladder"),
    Setup(seats=3, first_ai=0, scenario="S01", session="ladder", deck="endless", crisis=True),
]


@pytest.mark.parametrize("part", range(4))
def test_every_scenario_passes_the_examination(part: int) -> None:
    examine(book(part), hidden=("card", "turn", "solution", "draft"))


def test_rules_that_meet_pass_the_examination() -> None:
    examine(MIXED, hidden=("card", "turn", "solution", "traps", "draft", "messages"), closely=5)


def test_traps_are_dealt_anew_where_they_have_not_been_stepped_on() -> None:
    """SR-TRAP."""
    scenarios = ("S09", "S19", "S28")
    setups = [Setup(seats=2, first_ai=number % 2, scenario=id) for number, id in enumerate(scenarios)]
    examine(setups, hidden=("traps",))


def test_ladders_pass_the_examination() -> None:
    """SP-60."""
    examine(LADDERS, hidden=("card", "turn", "solution"), choose=knowing(50, scenarios=2))
