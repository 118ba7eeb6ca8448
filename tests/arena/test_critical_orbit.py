"""Mission Control: Critical Orbit in the arena."""

from __future__ import annotations

from typing import Any

import pytest

from heliograph.arena import ArenaError, run
from heliograph.arena.critical_orbit import prepare
from heliograph.games.critical_orbit.setup import Setup


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
        (["nobody"], {}, "strong, quick, deck"),
        (["quick"], {"seats": "2"}, "order of the players"),
        (["quick"], {"houston": "0"}, "order of the players"),
        (["quick"], {"clock": "timed"}, "clock"),
        (["quick"], {"pace": "-1"}, "pace"),
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
    """MC-4: at four times a newcomer's pace 20 minutes are 5 turns or 6, at twice it some 11."""
    slow, fast = (
        figures_of(["quick"], 1, pace=pace, difficulty="hard", minutes="20")["turns_mean"] for pace in "42"
    )
    assert 5 <= slow <= 8
    assert 1.5 * slow <= fast <= 2.5 * slow


def test_slips_cost_deliveries() -> None:
    careful, careless = (
        figures_of(["quick"], 1, turns="8", difficulty="hard", slips=slips)["delivered_mean"]
        for slips in "01"
    )
    assert careless < careful


def test_people_play_the_same_mission_from_the_same_seed() -> None:
    one, other = (figures_of(["quick"], 1, pace="4", slips="0.4", minutes="20") for _ in range(2))
    assert (one["turns_mean"], one["delivered_mean"]) == (other["turns_mean"], other["delivered_mean"])
