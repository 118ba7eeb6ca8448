"""Mission Control: Critical Orbit in the arena."""

from __future__ import annotations

from typing import Any

import pytest

from heliograph.arena import ArenaError, run
from heliograph.arena.critical_orbit import prepare, trial
from heliograph.games.critical_orbit.setup import Setup

pytestmark = pytest.mark.usefixtures("in_this_process")


def figures_of(players: list[str], games: int = 2, **settings: str) -> dict[str, Any]:
    return run("critical_orbit", players, games, 1, settings, workers=1)


def test_the_figures_are_those_promised() -> None:
    figures = figures_of(["quick"], difficulty="easy")
    assert set(figures) >= {"games", "win_rate", "turns_mean", "oxygen_mean", "ms_per_decision", "seed"}
    assert (figures["games"], figures["win_rate"]) == (2, 1.0)
    assert figures["oxygen_mean"] >= 6
    for thinker in ("mercury", "solver", "houston", "bengaluru", "cologne"):
        assert 0 < figures["ms_per_decision"][thinker]["p50"] <= figures["ms_per_decision"][thinker]["p99"]


def test_the_same_seed_plays_the_same_missions() -> None:
    one, other = figures_of(["quick"], turns="6"), figures_of(["quick"], turns="6")
    for name in ("win_rate", "turns_mean", "oxygen_mean"):
        assert one[name] == other[name]


def test_a_lost_mission_counts_one_turn_more_than_it_has() -> None:
    figures = figures_of(["quick"], turns="2", difficulty="hard")
    assert (figures["win_rate"], figures["turns_mean"]) == (0, 3)


def test_whoever_calls_for_ever_loses_the_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MOST_STEPS", 60)
    figures = figures_of(["random", "quick", "quick", "quick"], games=1, turns="2")
    assert (figures["win_rate"], figures["turns_mean"]) == (0, 3)


def test_decks_take_no_seats() -> None:
    setup = _setup(["quick", "deck", "quick", "deck"])
    assert (setup.seats, setup.mercury, setup.houston, setup.bengaluru, setup.cologne) == (
        2,
        0,
        None,
        1,
        None,
    )
    assert "houston" not in figures_of(["quick", "deck", "deck", "deck"], turns="3")["ms_per_decision"]


def test_fewer_players_than_jobs_take_turns() -> None:
    setup = _setup(["quick", "deck"])
    assert (setup.houston, setup.bengaluru, setup.cologne) == (None, 1, None)


def test_a_start_is_drawn_for_each_mission_unless_one_is_set() -> None:
    assert prepare(["quick"], {}).args[2]  # type: ignore[attr-defined]
    assert not prepare(["quick"], {"start": "3"}).args[2]  # type: ignore[attr-defined]
    assert _setup(["quick"], start="3").start == 3


def _setup(players: list[str], **settings: str) -> Setup:
    setup = prepare(players, settings).args[1]  # type: ignore[attr-defined]
    assert isinstance(setup, Setup)
    return setup


@pytest.mark.parametrize(
    ("players", "settings", "reason"),
    [
        (["deck", "quick"], {}, "Mercury III"),
        (["nobody"], {}, "strong, quick, human, deck"),
        (["quick"], {"seats": "2"}, "order of the players"),
        (["quick"], {"houston": "0"}, "order of the players"),
        (["quick"], {"clock": "timed"}, "clock"),
        (["quick"], {"minutes": "25", "clock": "timed"}, "human"),
        (["human"], {"draws": "others"}, "draws"),
        (["quick"], {"start": "99"}, "12"),
        (["quick"], {"colour": "red"}, "colour"),
        (["quick"], {"difficulty": "absurd"}, "difficulty"),
    ],
)
def test_what_cannot_be_held_is_refused_with_a_reason(
    players: list[str], settings: dict[str, str], reason: str
) -> None:
    with pytest.raises(ArenaError, match=reason):
        run("critical_orbit", players, 1, 1, settings, workers=1)


def test_people_need_time_and_the_clock_runs_out() -> None:
    """MC-4: a turn of people lasts about a minute."""
    missions = [figures_of(["human"], 1, difficulty="hard", minutes=minutes) for minutes in ("20", "30")]
    short, long = (mission["turns_mean"] for mission in missions)
    assert [mission["minutes_mean"] for mission in missions] == [20, 30]
    assert 12 <= short < long <= 45


def test_without_a_clock_it_is_told_how_long_people_took() -> None:
    figures = figures_of(["strong", "human", "human", "human"], 1, difficulty="hard", turns="6")
    assert figures["turns_mean"] == 7
    assert 2.5 < figures["minutes_mean"] < 12


def test_people_deliver_less_than_quick_seats() -> None:
    quick, people = (figures_of([name], turns="8", difficulty="hard") for name in ("quick", "human"))
    assert people["delivered_mean"] < quick["delivered_mean"]


def test_people_fly_the_same_mission_from_the_same_seed_and_others_from_other_draws() -> None:
    one, same, other = (
        figures_of(["human"], 1, turns="5", difficulty="hard", draws=draws)
        for draws in ("training", "training", "evaluation")
    )
    assert one["minutes_mean"] == same["minutes_mean"] != other["minutes_mean"]
