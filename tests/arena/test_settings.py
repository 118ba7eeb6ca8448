"""What is wrong with what was typed, and what would have been right."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heliograph.arena import ArenaError, run
from heliograph.arena.tournament import Keeping
from heliograph.cli import app


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"mode": "pro"}, r'mode may be "base" \| "professional", and not pro'),
        ({"level": "nine"}, "level may be integer, and not nine"),
        ({"people": "known"}, r'people may be "training" \| "evaluation", and not known'),
    ],
)
def test_a_setting_that_cannot_be_is_told_with_what_can(settings: dict[str, str], told: str) -> None:
    with pytest.raises(ArenaError, match=told):
        run("contact", ["quick", "quick"], 1, "typed", settings, workers=1)


def test_a_file_of_another_kind_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    kept = Keeping(tmp_path / "games.csv")
    with pytest.raises(ArenaError, match=r"ends in \.jsonl, or in \.parquet"):
        run("contact", ["quick", "quick"], 1, "typed", {"level": "1"}, workers=1, keeping=kept)
    assert not [*tmp_path.iterdir()]


def test_a_guest_that_forfeits_nothing_is_said_to() -> None:
    program = f"cmd:{sys.executable} examples/programs/first_offer.py"
    command = ["arena", "contact", "--players", f"{program},random", "--games", "1", "--set", "level=1"]
    told = CliRunner().invoke(app, [*command, "--workers", "1"]).output
    assert "forfeits" in told
    assert told.count(" none ") == 2, "no forfeits, and no example of one"
