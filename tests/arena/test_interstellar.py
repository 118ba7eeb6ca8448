"""Starship Interstellar in the arena."""

from __future__ import annotations

from typing import Any

import pytest

from heliograph.arena import ArenaError, run
from heliograph.arena.interstellar.strategies import strategies

pytestmark = pytest.mark.usefixtures("in_this_process")


def figures_of(players: list[str], games: int = 2, **settings: str) -> dict[str, Any]:
    return run("interstellar", players, games, 1, settings, workers=1)


def test_the_figures_are_those_promised() -> None:
    figures = figures_of(["quick", "quick", "quick"], games=3)
    names = ["quick 1", "quick 2", "quick 3"]
    assert figures["games"] == 3
    for by_player in ("win_rate", "score_mean", "ms_per_decision"):
        assert list(figures[by_player]) == names
    assert sum(figures["win_rate"].values()) == pytest.approx(1, abs=0.01)
    assert sum(figures["win_rate_by_turn"]) == pytest.approx(1, abs=0.01)
    assert sum(figures["ended_by"].values()) == pytest.approx(1)
    assert figures["rounds_mean"] > 3
    assert sum(figures["strategies"]["wins"].values()) == pytest.approx(1, abs=0.01)


def test_each_deal_is_played_from_every_seat() -> None:
    """Players that change seats on the same deals and think alike do equally well: two trials or three make
    no difference, since one line is all that is tried."""
    figures = figures_of(["strong", "strong"], budget="2:3")
    assert figures["score_mean"]["strong 1"] == figures["score_mean"]["strong 2"]


def test_equals_get_a_new_deal_for_every_game() -> None:
    figures = figures_of(["quick", "quick"])
    assert figures["score_mean"]["quick 1"] != figures["score_mean"]["quick 2"]


def test_coverage_counts_tokens_technologies_and_lanes() -> None:
    coverage = figures_of(["quick", "quick"], games=2)["coverage"]
    assert {kind: part["of"] for kind, part in coverage.items()} == {
        "tokens": 24,
        "technologies": 22,
        "lanes": 5,
    }
    for part in coverage.values():
        assert part["used"] + len(part["missing"]) == part["of"]
        assert part["used"] > 0


def test_deeds_are_counted() -> None:
    """Somebody governs in every round; what seats do themselves fits into a game."""
    figures = figures_of(["quick", "quick"], games=1)
    one, other = figures["deeds"].values()
    assert 0 < one["governed"] + other["governed"] <= figures["rounds_mean"]
    assert one["first_at_trappist"] + other["first_at_trappist"] <= 1
    for deeds in (one, other):
        assert deeds["first_at_trappist"] <= (deeds["probe_moves"] == 10)
        assert min(deeds["mechanisms"], deeds["people"], deeds["probe_moves"], deeds["representatives"]) > 0


def test_against_hall_there_is_one_seat() -> None:
    figures = figures_of(["quick", "hall:extreme"])
    assert list(figures["win_rate"]) == ["quick", "hall:extreme"]
    assert list(figures["ms_per_decision"]) == ["quick"]
    assert list(figures["deeds"]) == ["quick"]
    assert figures["score_mean"]["hall:extreme"] > 0


def test_what_hall_does_is_counted() -> None:
    """SI-84: a poor bag acts in red, a rich one hardly ever, and only purple brings tokens back."""
    poor, rich = (
        figures_of(["quick", f"hall:{level}"], games=1)["hall"] for level in ("introduction", "extreme")
    )
    assert sum(poor["colours"].values()) == pytest.approx(1, abs=0.01)
    assert poor["colours"]["R"] > 2 * rich["colours"]["R"]
    assert rich["again"] > poor["again"]
    assert min(rich[name] for name in ("bases", "technologies", "mechanisms", "people", "column")) > 0
    assert "hall" not in figures_of(["quick", "quick"], games=1)


def test_each_player_may_have_a_budget_of_its_own() -> None:
    figures = figures_of(["strong", "strong"], games=1, budget="4:2")
    slow, fast = (figures["ms_per_decision"][f"strong {number}"]["p99"] for number in (1, 2))
    assert slow > fast


def test_a_strategy_is_what_stands_out() -> None:
    """Mechanisms are everybody's largest part; the winner of the second game had the better Probe."""
    usual = {"mechanisms": 60, "population": 10, "probe": 10, "government": 5, "rest": 0}
    games = [
        ({0: {**usual, "mechanisms": 90}, 1: usual}, (0,)),
        ({0: {**usual, "probe": 30}, 1: usual}, (0,)),
    ]
    assert strategies(games)["wins"] == {  # type: ignore[arg-type]
        "mechanisms": 0.5,
        "population": 0.0,
        "probe": 0.5,
        "government": 0.0,
    }


@pytest.mark.parametrize(
    ("players", "settings", "reason"),
    [
        (["quick"], {}, "opponent"),
        (["quick", "quick", "hall:easy"], {}, "one player"),
        (["hall:easy"], {}, "one player"),
        (["quick", "hall:absurd"], {}, "hall:introduction"),
        (["quick", "quick"], {"seats": "3"}, "follows from the players"),
        (["quick", "quick"], {"budget": "many"}, "number of simulations"),
        (["quick", "quick"], {"budget": "1:2:3"}, "one for each"),
        (["quick", "quick"], {"colour": "red"}, "colour"),
        (["quick"] * 5, {}, "4"),
    ],
)
def test_what_cannot_be_held_is_refused_with_a_reason(
    players: list[str], settings: dict[str, str], reason: str
) -> None:
    with pytest.raises(ArenaError, match=reason):
        run("interstellar", players, 1, 1, settings, workers=1)
