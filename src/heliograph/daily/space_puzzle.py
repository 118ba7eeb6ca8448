"""AI Space Puzzle: a token message. A small scenario of the real game, with the solver as the Astronaut."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.daily.riddle import SCORES, Judged, Mark, Panelist, Posed
from heliograph.games import load_game
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import Cell, State, Target
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.player import Player
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.reading.messages import Ground, read
from heliograph.players.space_puzzle.table.memory import remember
from heliograph.players.space_puzzle.table.numbers import goals_of
from heliograph.players.table import Sitting, play_on, sit_down

AI, ASTRONAUT = Seat(0), Seat(1)
SCENARIO = Scenario(
    name="Daily Signal", tokens=("C", "R"), per_round=6, actions=6, rounds=2, rules=("SR-KEYSHOWN",)
)
"""The colours of the keys are known; one or two messages tell where the four pawns belong."""
_PEOPLE = 15
_CLEAR, _PLAIN = 0.25, 0.95
"""The least and greatest probability of the whole solution for an ideal reader of the first message."""
_LOWEST, _HIGHEST = 30.0, 80.0
"""The limits of the panel's average score."""
_FEWEST_SOLVED = 3
_RIGHT, _NEAR, _SECOND_MESSAGE = 25, 8, 10


class SpacePuzzleRiddle:
    seat, seats = ASTRONAUT, 2
    seconds: int | None = None
    withheld: frozenset[str] = frozenset()
    needs_partner: frozenset[str] | None = None

    def pose(self, seed: str) -> Posed | None:
        sitting = sit_down(load_game("space_puzzle"), Setup(seats=2, first_ai=AI, own=SCENARIO), seed)
        players = self.partners(Posed(sitting, 0.0))
        while sitting.match.state.phase != "crew":
            play_on(sitting, players, lambda action, _: action)
        sure = _certainty(sitting)
        return Posed(sitting, sure) if _CLEAR <= sure <= _PLAIN else None

    def partners(self, posed: Posed) -> Sequence[Player]:
        strong = make_player("space_puzzle", "strong")
        return (strong, strong)

    def panel(self, posed: Posed, seed: str) -> Sequence[tuple[str, Player]]:
        people = [("human", make_player("space_puzzle", "human", seed=f"{seed}/{n}")) for n in range(_PEOPLE)]
        best = [(strength, make_player("space_puzzle", strength)) for strength in ("quick", "strong")]
        return [*people, *best]

    def fits(self, posed: Posed, panel: Sequence[Panelist]) -> bool:
        average = sum(one.judged.score for one in panel) / len(panel)
        solved = sum(one.judged.solved for one in panel)
        return _LOWEST <= average <= _HIGHEST and _FEWEST_SOLVED <= solved < len(panel)

    def is_over(self, posed: Posed, sitting: Sitting) -> bool:
        return sitting.match.state.result is not None

    def judge(self, posed: Posed, sitting: Sitting) -> Judged:
        state: State = sitting.match.state
        verdicts = compare(state, declared=False).verdicts
        marks = tuple(
            _mark(one.pawn, one.target, state.board.pawns.get(one.target.colour)) for one in verdicts
        )
        right, near = marks.count("right"), marks.count("near")
        messages = len(state.messages)
        lost = _SECOND_MESSAGE * (messages - 1)
        return Judged(
            score=max(0, min(SCORES, _RIGHT * right + _NEAR * near) - lost),
            solved=right == len(marks),
            marks=marks,
            effort=say("daily-messages", messages=messages),
            guess=str(right),
        )

    def reveal(self, posed: Posed, sitting: Sitting) -> View:
        """The card beside the board, as in a replay."""
        view: View = sitting.match.game.open_view(sitting.match.state)
        return view

    def name_guess(self, guess: str) -> Message:
        return say("daily-pawns-right", right=int(guess or 0))


RIDDLE = SpacePuzzleRiddle()


def _mark(right: bool, target: Target, stood: Cell | None) -> Mark:
    """A neighbouring room counts as near."""
    if right:
        return "right"
    return "near" if stood is not None and _steps(target.cell, stood) == 1 else "wrong"


def _steps(one: Cell, other: Cell) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def _certainty(sitting: Sitting) -> float:
    """The probability of the solution for an ideal reader."""
    match = sitting.match
    view = match.game.view(match.state, ASTRONAUT)
    solved = read(Ground.of(view), Habits(), remember(view, sitting.told[ASTRONAUT]))
    return solved.chance_of(goals_of(match.state.solution))
