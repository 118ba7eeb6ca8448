"""AI Space Puzzle in the arena."""

from __future__ import annotations

from typing import Any

import pytest

from heliograph.arena import ArenaError, run
from heliograph.arena.space_puzzle import Conditions, habits_of, prepare
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.codebooks.habits import Habits

pytestmark = pytest.mark.usefixtures("in_this_process")

CHANCE = Chance.from_seed("arena")


def figures_of(players: list[str], games: int = 3, **settings: str) -> dict[str, Any]:
    return run("space_puzzle", players, games, 1, settings, workers=1)


def test_the_figures_are_those_promised() -> None:
    figures = figures_of(["strong", "strong", "strong"], scenario="S03", placement_noise="0.25")
    assert set(figures) >= {"games", "win_rate", "rounds_mean", "ms_per_decision", "seed", "settings"}
    assert figures["games"] == 3
    assert 0 <= figures["win_rate"] <= 1
    for role in ("ai", "astronauts"):
        assert 0 < figures["ms_per_decision"][role]["p50"] <= figures["ms_per_decision"][role]["p99"]


def test_a_game_that_is_not_solved_counts_one_round_more_than_it_has() -> None:
    """One round, one token: nobody can do that."""
    figures = figures_of(["quick"], scenario="S03", rounds="1", per_round="1", actions="4")
    assert (figures["win_rate"], figures["rounds_mean"]) == (0, 2)


def test_figures_of_a_page_can_be_set_to_others() -> None:
    setup = _setup({"scenario": "S04", "rounds": "5", "actions": "3", "per_round": "4", "dice": "false"})
    assert setup.own is not None
    assert (setup.own.rounds, setup.own.actions, setup.own.per_round, setup.own.dice) == (5, 3, 4, False)
    assert setup.own.tokens == ("C", "K", "R", "N", "DI")
    assert _setup({"scenario": "S04"}).own is None


def _setup(settings: dict[str, str]) -> Setup:
    setup = prepare(["quick", "quick"], settings).args[1]  # type: ignore[attr-defined]
    assert isinstance(setup, Setup)
    return setup


def test_a_crew_that_reads_otherwise_stays_so_unless_told() -> None:
    assert habits_of(Conditions(), CHANCE) == (Habits(), Habits())
    assert habits_of(Conditions(crew_frame="mirror"), CHANCE)[1] == Habits(Codebook("mirror"), adapts=False)
    assert habits_of(Conditions(crew_frame="mirror", crew_adapts=True), CHANCE)[1].adapts


def test_a_drawn_frame_is_one_of_the_four_and_another_in_other_games() -> None:
    drawn = {
        habits_of(Conditions(crew_frame="drawn"), Chance.from_seed(str(n)))[1].codebook.frame
        for n in range(40)
    }
    assert drawn == {"same", "turned", "mirror", "flip"}


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"colour": "red"}, "placement_noise"),
        ({"scenario": "S99"}, "scenario"),
        ({"placement_noise": "-1"}, "placement_noise"),
        ({"crew_frame": "sideways"}, "crew_frame"),
        ({"session": "ladder"}, "alone"),
        ({"scenario": "S03", "rounds": "0"}, "rounds"),
    ],
)
def test_what_cannot_be_held_is_refused_with_a_reason(settings: dict[str, str], reason: str) -> None:
    with pytest.raises(ArenaError, match=reason):
        run("space_puzzle", ["strong"], 1, 1, settings)
