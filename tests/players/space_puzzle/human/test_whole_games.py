"""People at every seat, on every page."""

from __future__ import annotations

import pytest
from tests.players.space_puzzle.games import GAME, PACK, Watched

from heliograph.games.space_puzzle.setup import Setup
from heliograph.players import make_player, partners, strengths
from heliograph.players.space_puzzle.hand import shaking_hand
from heliograph.players.table import play_game


@pytest.mark.parametrize("scenario", PACK.book)
def test_people_play_every_page_to_its_end(scenario: str) -> None:
    for number in range(3):
        seats = [
            Watched(make_player("space_puzzle", "human", seed=f"{scenario}/{number}/{seat}"))
            for seat in range(3)
        ]
        match, _ = play_game(
            GAME, Setup(seats=3, scenario=scenario), f"{scenario}/{number}", seats, shaking_hand(PACK, 0.0)
        )
        assert match.state.phase == "over"


def test_people_are_in_the_arena_and_at_no_table() -> None:
    assert partners("space_puzzle") == ("human",)
    assert "human" not in strengths("space_puzzle")


def test_without_a_seed_somebody_stays_for_the_whole_game() -> None:
    seats = [make_player("space_puzzle", "human") for _ in range(3)]
    one, other = (
        play_game(GAME, Setup(seats=3, scenario="S03"), "same", seats, shaking_hand(PACK, 0.0))[0]
        for _ in range(2)
    )
    assert one.state == other.state
