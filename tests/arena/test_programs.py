"""Programs at the arena's tables: those that play, and those that do not behave."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from heliograph.arena import ArenaError, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "programs" / "first_offer.py"
ASKED = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"


def played_with(program: str, games: int = 1, patience_s: float = 10) -> dict[str, Any]:
    players = [f"cmd:{sys.executable} {program}", "quick"]
    return run("contact", players, games, 1, {"level": "1"}, workers=1, patience_s=patience_s)


def conduct(figures: dict[str, Any]) -> dict[str, Any]:
    (found,) = figures["guests"].values()
    assert isinstance(found, dict)
    return found


def a_program(folder: Path, does: str) -> str:
    file = folder / "player.py"
    file.write_text(ASKED + "".join(f"    {line}\n" for line in does.splitlines()))
    return str(file)


def test_the_example_plays_to_the_end_and_forfeits_nothing() -> None:
    figures = played_with(str(EXAMPLE), games=2)
    assert figures["games"] == 2
    assert conduct(figures)["asked"] > 4
    assert conduct(figures)["forfeits"] == {}


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("raise SystemExit('I have had enough')", "crashed"),
        ("print('hello', flush=True)", "nonsense"),
        ("import time; time.sleep(60)", "slow"),
        ("print(json.dumps({'id': 999, 'action': None}), flush=True)", "nonsense"),
    ],
)
def test_whoever_fails_to_answer_forfeits_and_the_tournament_goes_on(
    tmp_path: Path, does: str, why: str
) -> None:
    figures = played_with(a_program(tmp_path, does), patience_s=0.3 if why == "slow" else 10)
    forfeits = conduct(figures)["forfeits"]
    assert forfeits[why] == 3, "begun anew so often"
    assert set(forfeits) <= {why, "out"}
    assert conduct(figures)["example"].startswith(f"{why}: ")


def test_what_was_not_offered_is_forfeited_and_the_program_stays(tmp_path: Path) -> None:
    does = "print(json.dumps({'id': asked.get('id'), 'action': {'type': 'guess', 'chip': '?'}}), flush=True)"
    guarded = "if asked['type'] == 'decide':\n    " + does
    forfeits = conduct(played_with(a_program(tmp_path, guarded)))["forfeits"]
    assert set(forfeits) == {"illegal"}
    assert forfeits["illegal"] == conduct(played_with(a_program(tmp_path, guarded)))["asked"]


def test_a_program_that_is_not_there_is_named_before_a_game_begins() -> None:
    with pytest.raises(ArenaError, match=r"no program '\./nobody'"):
        run("contact", ["cmd:./nobody", "quick"], 1, 1, {}, workers=1)


def test_chance_is_a_player() -> None:
    assert run("contact", ["random"], 2, 1, {"level": "1"}, workers=1)["games"] == 2
