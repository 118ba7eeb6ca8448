"""What the crew did with a message, compared with what an ideal crew would have done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from heliograph.games.space_puzzle.box.cells import cell_at, place
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.rules.map import gates_of
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import CELLS, COLOURS, KEYS, SIDE, Board, Cell, Colour, State, Target
from heliograph.players.space_puzzle.crew.going import next_room
from heliograph.players.space_puzzle.crew.guess import Guess, best_guess
from heliograph.players.space_puzzle.reading.belief import Solved
from heliograph.players.space_puzzle.table.numbers import CELL, COLOUR_OF, KEY_OF, Floats, Goal
from heliograph.review.space_puzzle.types import ReviewedPlacement

_AS_GOOD = 0.8
"""A place at least this share as likely as the ideal one counts as equally good."""
_SURE_ENOUGH = 0.5
"""An ideal crew is credited with what it could know, not with lucky guesses."""
OFF = "off"


class Expectation:
    """An ideal crew's reading, for questions about single pieces."""

    def __init__(self, solved: Solved) -> None:
        self.solved = solved
        self.guess: Guess = best_guess(solved)
        self.cells, self.keys = solved.marginals
        self._wanted = {COLOURS[goal[1]]: goal for goal in self.guess.goals}

    def pawn(self, colour: Colour, cell: str) -> float:
        row = self.cells[COLOUR_OF[colour]]
        return float(1 - row.sum() if cell == OFF else row[CELL[cell]])

    def marker(self, colour: Colour, key: str) -> float:
        column = self.keys[:, COLOUR_OF[colour]]
        return float(1 - column.sum() if key == OFF else column[KEY_OF[key]])  # type: ignore[index]

    def die(self, colour: Colour, value: str) -> float:
        goal = self._wanted.get(colour)
        return 0.0 if goal is None else float(self.dice(self.guess.goals)[goal[0], int(value) - 1])

    def dice(self, goals: tuple[Goal, ...]) -> Floats:
        """[key, number]"""
        return self.solved.dice_of(goals)

    def likes(self, piece: str, colour: Colour) -> str:
        """Where the ideal crew would put the piece."""
        goal = self._wanted.get(colour)
        if goal is None:
            return OFF
        key, _, cell, die = goal
        return {"pawn": CELLS[cell], "marker": KEYS[key], "die": str(die)}[piece]


def placements(
    before: Board, after: Board, expected: Expectation, solution: Sequence[Target]
) -> Iterator[ReviewedPlacement]:
    """Pieces that ended elsewhere than they were when the message came."""
    truth = {target.colour: target for target in solution}
    for colour in COLOURS:
        target = truth.get(colour)
        was, now = before.pawns.get(colour, OFF), after.pawns.get(colour, OFF)
        if was != now:
            right = now == (target.cell if target else OFF)
            yield _placement("pawn", colour, now, expected.pawn(colour, now), expected, right)
        was, now = before.markers[colour].key or OFF, after.markers[colour].key or OFF
        if was != now:
            right = now == (target.key if target else OFF)
            yield _placement("marker", colour, now, expected.marker(colour, now), expected, right)
        value = after.dice.get(colour)
        if value is not None and value != before.dice.get(colour, 1):
            right = target is not None and value == target.die
            chance = expected.die(colour, str(value))
            yield _placement("die", colour, str(value), chance, expected, right)


def _placement(
    piece: str, colour: Colour, place: str, chance: float, expected: Expectation, right: bool
) -> ReviewedPlacement:
    ideal = expected.likes(piece, colour)
    best = {"pawn": expected.pawn, "marker": expected.marker, "die": expected.die}[piece]
    as_good = ideal != OFF and chance >= _AS_GOOD * best(colour, ideal)
    return ReviewedPlacement(
        piece,  # type: ignore[arg-type]
        colour,
        place,
        ideal,
        round(max(chance, 0.0), 4),
        agrees=place == ideal or as_good,
        right=right,
    )


def pieces_of(state: State) -> int:
    """The number of rooms, keys and dice that were not shown from the start."""
    special = special_of(state)
    return 4 * ((not special.posshown) + (not special.keyshown) + state.scenario.dice)


def pieces_right(state: State) -> int:
    special = special_of(state)
    return sum(
        (verdict.pawn and not special.posshown)
        + (verdict.marker and not special.keyshown)
        + (verdict.die and state.scenario.dice)
        for verdict in compare(state, declared=False).verdicts
    )


@dataclass
class IdealCrew:
    """In every round it does what the messages ask for, with the same number of actions (SP-33)."""

    pawns: dict[Colour, Cell] = field(default_factory=dict)
    dice: dict[Colour, int] = field(default_factory=dict)
    goals: tuple[Goal, ...] = ()
    """The targets whose key it knows."""

    def act(self, state: State, guess: Guess) -> None:
        """Places the most certain pieces first."""
        self.goals = tuple(goal for goal in guess.goals if guess.key_sure[goal[0]] > _SURE_ENOUGH)
        left = state.scenario.actions
        for index in _surest_first(guess.cell_sure):
            _, colour, cell, _ = guess.goals[index]
            pawn = COLOURS[colour]
            while left and self.pawns.get(pawn) != CELLS[cell]:
                self.pawns[pawn] = next_room(
                    self.pawns.get(pawn), CELLS[cell], special_of(state), gates_of(state)
                )
                left -= 1
        if not state.scenario.dice:
            return
        for index in _surest_first(guess.die_sure):
            _, colour, _, die = guess.goals[index]
            if left and COLOURS[colour] in self.pawns and self.dice.get(COLOURS[colour], 1) != die:
                self.dice[COLOURS[colour]] = die
                left -= 1

    def ride(self, state: State) -> None:
        """SR-DRIFT: pawns move with their row."""
        if special_of(state).drift:
            row = (state.round - 1) % SIDE
            self.pawns = {pawn: _shifted(cell, row) for pawn, cell in self.pawns.items()}

    def board(self, board: Board) -> Board:
        """The table's board with this crew's pieces on it."""
        markers = {colour: type(marker)() for colour, marker in board.markers.items()}
        for key, colour, _, _ in self.goals:
            markers[COLOURS[colour]] = type(markers[COLOURS[colour]])(KEYS[key])
        dice = {pawn: self.dice.get(pawn, 1) for pawn in self.pawns}
        return Board(0, self.pawns, dice, markers, board.marks)


def _surest_first(sure: Floats) -> list[int]:
    return [index for index in sorted(range(4), key=lambda index: -sure[index]) if sure[index] > _SURE_ENOUGH]


def _shifted(cell: Cell, row: int) -> Cell:
    x, y = place(cell)
    return cell_at((x + 1) % SIDE, y) if y == row else cell
