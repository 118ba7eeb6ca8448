"""What Astronauts believe, and what they try to find out."""

from __future__ import annotations

import numpy as np
from tests.players.space_puzzle.reading.test_messages import after, on_map, pawns, scene

from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.crew.guess import best_guess
from heliograph.players.space_puzzle.table.numbers import CELL, COLOUR_OF

FIRST = {"red": "b1", "blue": "d2"}
LAID = Shown(1, tuple(on_map(f"c-{colour}", cell) for colour, cell in FIRST.items()))


def test_pawns_that_are_sure_go_where_they_belong() -> None:
    guess = best_guess(after((scene(), LAID), habits=Habits()))
    for index, (_, colour, cell, _) in enumerate(guess.goals):
        if colour in (COLOUR_OF["red"], COLOUR_OF["blue"]):
            assert guess.cell_sure[index] > 0.5
            assert guess.tries[index] == cell


def test_pawns_in_doubt_try_different_maps() -> None:
    """Both were shown again where they stood in the usual frame: nobody knows in which other one they
    were meant."""
    board = scene(pawns=pawns(**FIRST))
    solved = after((scene(), LAID), (board, Shown(2, LAID.laid)), habits=Habits())
    guess = best_guess(solved)
    placed, _ = solved.by_reading
    shown = [i for i, goal in enumerate(guess.goals) if goal[1] in (COLOUR_OF["red"], COLOUR_OF["blue"])]
    chances = [placed[:, guess.goals[i][1], guess.tries[i]] for i in shown]
    together = [placed[:, guess.goals[i][1], guess.goals[i][2]] for i in shown]
    assert all(guess.tries[i] != CELL[cell] for i, cell in zip(shown, FIRST.values(), strict=True))
    one_right = 1 - solved.weights @ np.prod([1 - one for one in chances], axis=0)
    assert one_right > 1 - solved.weights @ np.prod([1 - one for one in together], axis=0) + 0.05
