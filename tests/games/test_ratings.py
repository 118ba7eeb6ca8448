"""How finished games compare, what comes next, and the measured games used for comparison."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from benchmarks.crews import GAMES, WHO, levels, play

from heliograph.games import game_of_log, house_ids, load_game
from heliograph.kernel.codec import decode
from heliograph.kernel.match import Match, replay
from heliograph.kernel.message import say
from heliograph.kernel.rating import Rank, measured_crews, rank_of
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Fixture

FIXTURES = Path(__file__).parents[1] / "fixtures"


@cache
def ended(which: str) -> Match:
    log = decode((FIXTURES / f"{which}.json").read_bytes(), Fixture).log
    return replay(game_of_log(log.header), log)


def merit(which: str) -> int:
    match = ended(which)
    return match.game.merit(match.state, Seat(0))


@pytest.mark.parametrize(
    ("which", "level"),
    [
        ("contact/base-2-won", "level-2"),
        ("contact/base-1-guided-family", "level-1 guided family"),
        ("contact/professional-free-won", "professional"),
        ("space_puzzle/ladder", ""),
        ("space_puzzle/own-scenario", ""),
        ("critical_orbit/four-hard-won", "hard-20-minutes"),
        ("interstellar/four", "4-players"),
    ],
)
def test_a_level_names_what_can_be_compared(which: str, level: str) -> None:
    match = ended(which)
    assert match.game.level(match.state.setup).startswith(level)
    assert bool(level) == bool(match.game.level(match.state.setup))


def test_who_wins_did_better_than_who_does_not() -> None:
    assert merit("contact/base-2-won") > merit("contact/base-2-lost")
    assert merit("space_puzzle/hourglass-won") > merit("space_puzzle/hourglass-lost") == 0
    assert merit("critical_orbit/four-easy-won") > merit("critical_orbit/four-out-of-turns")


def test_rivals_have_results_of_their_own() -> None:
    match = ended("interstellar/four")
    outcome = match.game.outcome(match.state)
    assert match.game.rivals
    assert outcome is not None
    assert tuple(match.game.merit(match.state, Seat(seat)) for seat in range(4)) == outcome.scores


@pytest.mark.parametrize(
    ("which", "what"),
    [
        ("space_puzzle/dice-won", "onward-scenario"),
        ("space_puzzle/own-scenario", None),
        ("space_puzzle/hourglass-lost", None),
        ("critical_orbit/four-easy-won", "onward-normal"),
        ("critical_orbit/four-normal-won", "onward-hard"),
        ("critical_orbit/four-hard-won", None),
        ("critical_orbit/four-out-of-turns", None),
        ("contact/base-2-lost", None),
        ("contact/professional-free-won", None),
        ("interstellar/four", None),
    ],
)
def test_after_a_win_the_next_is_harder_and_roles_stay(which: str, what: str | None) -> None:
    match = ended(which)
    onward = match.game.onward(match.state)
    assert (None if onward is None else onward.what.id) == what
    if onward is not None:
        assert match.game.check_setup(onward.setup) is None
        assert match.game.level(onward.setup) != match.game.level(match.state.setup)
        assert roles_in(onward.setup) == roles_in(match.state.setup)


def test_the_next_scenario_is_called_by_its_name() -> None:
    match = ended("space_puzzle/dice-won")
    onward = match.game.onward(match.state)
    assert onward is not None
    assert onward.what.args == {"page": say(f"sp-scenario-{onward.setup.scenario}")}


def roles_in(setup: Any) -> dict[str, Any]:
    names = ("first_source", "first_ai", "mercury", "houston", "bengaluru", "cologne", "first", "seats")
    return {name: getattr(setup, name) for name in names if hasattr(setup, name)}


def test_a_rank_counts_who_did_worse_the_same_and_better() -> None:
    rank = rank_of(5, {3: 6, 5: 2, 9: 2})
    assert rank == Rank(6, 2, 2)
    assert rank.of_ten == (6, 2)
    assert rank_of(5, {}).of_ten == (0, 0)
    assert rank_of(9, {3: 999, 9: 1}).of_ten == (9, 1)


@pytest.mark.parametrize("game", house_ids())
def test_measured_games_are_of_these_rules_and_of_levels_there_are(game: str) -> None:
    measured = measured_crews(f"heliograph.games.{game}")
    assert measured is not None
    assert measured.rules_version == load_game(game).rules_version
    known = dict(levels(load_game(game)))
    assert set(measured.levels) == set(known)
    for level, crews in measured.levels.items():
        seats = len(load_game(game).seats(known[level])) if load_game(game).rivals else 1
        assert crews.who == WHO[game]
        assert sum(crews.merits.values()) == crews.games * seats, level


def test_a_measured_game_can_be_played_again() -> None:
    measured = measured_crews("heliograph.games.contact")
    assert measured is not None
    assert set(GAMES) == set(house_ids())
    (merit,) = play(("contact", "level-2", 0))
    assert merit in measured.levels["level-2"].merits
