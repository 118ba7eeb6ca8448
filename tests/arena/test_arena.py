"""Tournaments between AI seats."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from heliograph.arena import ArenaError, run
from heliograph.arena.commands import arena as app
from heliograph.arena.contact import Conditions, by_seat, habits_of, play, prepare, shaking_hand
from heliograph.arena.figures import mean, percentile
from heliograph.games.contact.moves.transmit import AskRepeat, Transmit
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.players.contact.habits import Habits


def figures_of(players: list[str], games: int = 4, seed: int = 1, **settings: str) -> dict[str, Any]:
    return run("contact", players, games, seed, settings, workers=2)


def without_clock(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if not name.startswith("ms_")}


@pytest.mark.usefixtures("in_this_process")
def test_the_figures_are_those_promised() -> None:
    figures = figures_of(["strong", "strong"], level="6", timing_cv="0.10")
    assert set(figures) >= {
        "games", "score_mean", "first_guess_accuracy", "missions_won", "ms_per_decision", "seed", "settings",
    }  # fmt: skip
    assert figures["games"] == 4
    assert 0 <= figures["score_mean"] <= 42
    for role in ("source", "crew"):
        assert 0 < figures["ms_per_decision"][role]["p50"] <= figures["ms_per_decision"][role]["p99"]


def test_the_same_seed_gives_the_same_figures_with_any_number_of_workers() -> None:
    settings = {"level": "6", "timing_cv": "0.2"}
    one, two = (run("contact", ["quick"], 6, 7, settings, workers) for workers in (1, 2))
    assert without_clock(one) == without_clock(two)
    other = run("contact", ["quick"], 6, 8, settings, 2)
    assert without_clock(other) != without_clock(two)


@pytest.mark.usefixtures("in_this_process")
def test_strong_beats_quick_beats_naive() -> None:
    """The same tables for all three, with a hand as unsteady as most people's."""
    strong, quick, naive = (
        figures_of([who, who], games=8, level="6", timing_cv="0.12")["score_mean"]
        for who in ("strong", "quick", "naive")
    )
    assert strong > quick > naive + 5


def test_fewer_players_than_seats_take_turns() -> None:
    work = prepare(["strong", "quick"], {"seats": "5"})
    assert work.args[0] == ["strong", "quick", "strong", "quick", "strong"]  # type: ignore[attr-defined]


def test_partners_of_the_first_seat_can_be_strange() -> None:
    first, second = by_seat({"tempo": "0.6", "convention": "centre", "timing_cv": "0.2"}, 2)
    assert habits_of(first) == Habits()
    assert habits_of(second) == Habits(tempo_mm_per_s=60.0, convention="centre", adapts=False)
    assert first.timing_cv == second.timing_cv == 0.2


def test_every_seat_can_have_hands_and_habits_of_its_own() -> None:
    first, second = by_seat({"timing_cv": "0.05:0.2", "convention": "centre:power", "ear": "0.1"}, 2)
    assert (first.timing_cv, second.timing_cv) == (0.05, 0.2)
    assert (first.convention, second.convention) == ("centre", "power")
    assert first.ear == second.ear == 0.1
    with pytest.raises(ArenaError, match="2 of them"):
        by_seat({"ear": "0.1:0.1:0.1"}, 2)


@pytest.mark.usefixtures("in_this_process")
def test_the_figures_tell_who_understood_whom() -> None:
    figures = figures_of(["quick", "human"], games=2, level="3")
    assert set(figures["by_role"]) == {"quick to human", "human to quick"}
    assert sum(role["rounds"] for role in figures["by_role"].values()) <= 24
    assert set(figures["ms_by_player"]) == {
        "quick as source", "quick as crew", "human as source", "human as crew",
    }  # fmt: skip


def test_a_round_is_recorded_as_it_was_played() -> None:
    record = play(["strong", "strong"], Setup(practice=True), (Conditions(),) * 2, "1/0")
    assert len(record.rounds) == 12, "the practice flight does not count (CT-H16)"
    assert [one.source for one in record.rounds] == [0, 1] * 6


def test_only_transmissions_are_shaken_and_stay_recordable() -> None:
    """CT-H13: no hold under 60 ms."""
    shake, chance = shaking_hand(0.5), Chance.from_seed("shake")
    assert shake(AskRepeat(), chance) == AskRepeat()
    short = shake(Transmit((61,) * 20, (0,) * 19), chance)
    assert isinstance(short, Transmit)
    assert min(short.holds) >= 60
    assert len(set(short.holds)) > 1
    assert shaking_hand(0.0)(Transmit((500,)), chance) == Transmit((500,))


@pytest.mark.parametrize(
    ("game", "players", "settings", "reason"),
    [
        ("chess", ["strong"], {}, "contact"),
        ("contact", ["godlike"], {}, "strong, quick, naive, human"),
        ("contact", ["strong"], {"colour": "red"}, "timing_cv"),
        ("contact", ["strong"], {"level": "seven"}, "level"),
        ("contact", ["strong"], {"level": "9"}, "levels 1 to 6"),
        ("contact", ["strong"], {"seats": "6"}, "2.*5"),
        ("contact", ["strong"], {"timing_cv": "-1"}, "timing_cv"),
        ("contact", ["strong"], {"convention": "miles"}, "convention"),
        ("contact", [], {}, "player"),
    ],
)
def test_what_cannot_be_held_is_refused_with_a_reason(
    game: str, players: list[str], settings: dict[str, str], reason: str
) -> None:
    with pytest.raises(ArenaError, match=reason):
        run(game, players, 1, 1, settings)


def test_the_command_prints_one_json_object() -> None:
    line = "contact --players strong,quick --games 2 --seed 3 --set level=3 --set timing_cv=0.1 --json"
    result = CliRunner().invoke(app, line.split())
    assert result.exit_code == 0, result.stderr
    figures = json.loads(result.stdout)
    assert figures["games"] == 2
    assert figures["settings"] == {"level": "3", "timing_cv": "0.1"}


@pytest.mark.usefixtures("in_this_process")
def test_the_command_prints_a_table_for_people() -> None:
    result = CliRunner().invoke(app, ["contact", "--players", "naive", "--games", "1"])
    assert result.exit_code == 0, result.stderr
    assert "first_guess_accuracy" in result.stdout
    assert "['" not in result.stdout


@pytest.mark.parametrize("wrong", ["level", "=3", "colour=red"])
def test_the_command_names_what_it_does_not_understand(wrong: str) -> None:
    result = CliRunner().invoke(app, ["contact", "--set", wrong])
    assert result.exit_code == 2
    assert wrong.split("=")[0] in result.stderr


def test_means_and_percentiles() -> None:
    assert mean([1, 2, 4]) == pytest.approx(2.3333)
    assert mean([]) == 0.0
    assert [percentile(range(1, 101), p) for p in (50, 99)] == [50, 99]
    assert percentile([7.0], 50) == 7.0
