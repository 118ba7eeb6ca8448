"""AI seats by game and strength."""

from __future__ import annotations

import subprocess
import sys

import pytest

from heliograph.players import UnknownStrengthError, make_player, strengths


def test_contact_has_three_strengths() -> None:
    assert strengths("contact") == ("strong", "quick", "naive")
    assert strengths("chess") == ()


def test_ai_space_puzzle_has_two_strengths() -> None:
    assert strengths("space_puzzle") == ("strong", "quick")


@pytest.mark.parametrize(("game", "strength"), [("contact", "godlike"), ("chess", "strong")])
def test_an_unknown_strength_is_named(game: str, strength: str) -> None:
    with pytest.raises(UnknownStrengthError, match=strength):
        make_player(game, strength)


def test_nothing_heavy_is_loaded_before_it_is_needed() -> None:
    """Listing strengths must not cost a server or a command line half a second."""
    code = "import sys, heliograph.players, heliograph.arena.command; print('numpy' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
