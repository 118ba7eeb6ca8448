"""Everybody with everybody, and ratings of rivals."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from heliograph.arena import ArenaError
from heliograph.arena.commands import arena
from heliograph.arena.crossplay import CrossPlay, play_matrix
from heliograph.arena.ratings import fit, play_league, ratings
from heliograph.arena.ratings.league import rate
from heliograph.arena.running import locally
from heliograph.arena.tournament import Keeping

pytestmark = pytest.mark.usefixtures("in_this_process")

LEVEL = {"level": "1"}


def matrix_of(keeping: Keeping | None = None) -> CrossPlay:
    return play_matrix("contact", ["quick", "random"], 3, 5, LEVEL, locally(1), keeping=keeping)


def test_a_matrix_tells_who_gets_on_with_whom_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "pairs.jsonl"
    found = matrix_of(Keeping(path))
    assert found.roles == ("Source", "Crew")
    assert found.cells["quick"]["quick"].mean > found.cells["quick"]["random"].mean
    assert found.cells["quick"]["quick"].games == 3
    assert found.self_play - found.cross_play == pytest.approx(found.gap)
    assert found.worst in (("quick", "random"), ("random", "quick"))
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 9, "both ways in one game: three pairs"
    path.write_bytes(b"".join(lines[:4]))
    assert matrix_of(Keeping(path, resume=True)) == found
    with pytest.raises(ArenaError, match="another tournament"):
        play_matrix("contact", ["quick", "naive"], 3, 5, LEVEL, keeping=Keeping(path, resume=True))


def test_the_matrix_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "matrix.svg"
    asked = ["matrix", "critical_orbit", "--players", "quick,strong", "--games", "1", "--set", "turns=1"]
    shown = CliRunner().invoke(arena, [*asked, "--workers", "1", "--svg", str(picture), "--json"])
    assert shown.exit_code == 0, shown.output
    assert json.loads(shown.stdout)["roles"] == ["Mercury", "ground"]
    words = {text.text for text in ElementTree.parse(picture).getroot().iter() if text.text}
    assert {"Mercury ↓ ground →", "quick", "strong"} <= words


def test_a_matrix_wants_different_players() -> None:
    with pytest.raises(ArenaError, match="each of them once"):
        play_matrix("contact", ["quick", "quick"], 1, 1, LEVEL)


def test_two_rivals_are_as_far_apart_as_bradley_and_terry_say() -> None:
    """Three of four games: three times as strong, 400 log10(3) points."""
    games = [{"ann": 1.0, "bob": 0.0}] * 3 + [{"ann": 0.0, "bob": 1.0}]
    points = ratings(games, prior=0)
    assert points["ann"] - points["bob"] == pytest.approx(190.85, abs=0.01)
    assert ratings([{"ann": 5, "bob": 5}])["ann"] == pytest.approx(0)


def test_three_at_a_table_are_rated_by_all_places() -> None:
    """Every order as often as strengths of 4, 2 and 1 make it."""
    strength = {"a": 4, "b": 2, "c": 1}
    games = []
    for first, second, third in ("abc", "acb", "bac", "bca", "cab", "cba"):
        left = strength[second] + strength[third]
        often = strength[first] / 7 * strength[second] / left
        games += [{first: 3, second: 2, third: 1}] * round(often * 420)
    found = fit(games, prior=0)
    assert found["a"] / found["b"] == pytest.approx(2)
    assert found["b"] / found["c"] == pytest.approx(2)


def test_who_never_lost_has_an_end_and_an_interval() -> None:
    found = rate([{"ann": 1, "bob": 0}] * 10 + [{"bob": 1, "cid": 0}] * 6 + [{"bob": 0, "cid": 1}] * 4)
    assert list(found) == ["ann", "bob", "cid"]
    assert found["ann"].points < 1000
    assert found["bob"].low <= found["bob"].points <= found["bob"].high
    assert found["ann"].games == 10


def test_a_league_seats_every_few_and_knows_who_is_ahead() -> None:
    told: list[int] = []
    quick = {"budget": "1"}
    found = play_league("interstellar", ["random", "quick"], [2], 1, 1, quick, locally(1), total=told.append)
    assert told == [1]
    assert found["quick"].points > found["random"].points
    with pytest.raises(ArenaError, match="nobody is ahead"):
        play_league("contact", ["quick", "naive"], [2], 1, 1, {})
    with pytest.raises(ArenaError, match="2 to 2 seats"):
        play_league("interstellar", ["quick", "random"], [3], 1, 1, {})
