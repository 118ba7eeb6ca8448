"""AI seats by game and strength."""

from __future__ import annotations

import subprocess
import sys

import pytest

from heliograph.games import load_game
from heliograph.games.contact.setup import Setup
from heliograph.kernel.seats import Seat
from heliograph.players import UnknownStrengthError, make_player, strangers, strengths
from heliograph.players.contact.human.draws import draw_person
from heliograph.players.strangers import HELD_OUT, seed_of, stranger_of


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
    code = "import sys, heliograph.players, heliograph.arena.commands; print('numpy' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"


def test_a_stranger_is_the_same_person_at_every_table_and_no_strength() -> None:
    for game_id in ("contact", "space_puzzle", "critical_orbit"):
        assert len(strangers(game_id)) == HELD_OUT
        assert not {*strangers(game_id)} & {*strengths(game_id)}
        make_player(game_id, "stranger-1", pack=load_game(game_id).content, ai_seats=1)
    assert strangers("interstellar") == ()
    names = ("stranger-1", "stranger-12", "stranger-13", "stranger-01", "quick")
    assert [stranger_of(name) for name in names] == [1, 12, None, None, None]
    with pytest.raises(UnknownStrengthError):
        make_player("contact", "stranger-13")
    seats = [make_player("contact", "stranger-2") for _ in range(2)]
    view = load_game("contact").view(load_game("contact").start(Setup(), "table"), Seat(0))
    first, second = (seat.person(view) for seat in seats)  # type: ignore[attr-defined]
    assert first == second == draw_person(seed_of("held-out", 2))
