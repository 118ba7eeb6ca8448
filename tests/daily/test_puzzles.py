"""What holds for the puzzles of every game: they are reproducible, fit, end, and keep their secret."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.daily_puzzles import puzzle as found

from heliograph.daily import riddles
from heliograph.daily.calendar import day_of
from heliograph.daily.choosing import Puzzle, puzzle_of
from heliograph.daily.riddle import SCORES
from heliograph.daily.solving import Solving, solve, solve_as
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message
from heliograph.kernel.offers import sample_action

DAYS = range(1, 1 + len(riddles()))
"""One of each game."""
pytestmark = pytest.mark.parametrize("number", DAYS)


def test_it_can_be_understood_and_is_not_trivial(number: int) -> None:
    puzzle = found(number)
    assert puzzle.riddle.fits(puzzle.posed, puzzle.panel)
    scores = {one.judged.score for one in puzzle.panel}
    assert len(scores) > 1, "everybody fares the same"
    assert all(0 <= score <= SCORES for score in scores)


def test_it_is_found_again(number: int) -> None:
    assert puzzle_of(day_of(number)).posed.fingerprint == found(number).posed.fingerprint


def test_the_solver_is_asked_at_once(number: int) -> None:
    puzzle = found(number)
    sitting = puzzle.posed.sitting
    assert sitting.match.prompt(puzzle.riddle.seat).offers
    assert not puzzle.riddle.is_over(puzzle.posed, sitting)


def test_solving_changes_nothing_in_the_puzzle(number: int) -> None:
    puzzle = found(number)
    before = puzzle.posed.fingerprint, len(puzzle.posed.sitting.told.get(puzzle.riddle.seat, ()))
    *_, (_, best) = puzzle.riddle.panel(puzzle.posed, "again")
    solved = solve_as(puzzle.riddle, puzzle.posed, best)
    assert puzzle.riddle.is_over(puzzle.posed, solved)
    assert before == (puzzle.posed.fingerprint, len(puzzle.posed.sitting.told.get(puzzle.riddle.seat, ())))


def test_what_the_solver_is_sent_does_not_hang_on_what_is_hidden(number: int) -> None:
    """The solver gets equal bytes for the puzzle and for one whose hidden parts were redealt."""
    puzzle = found(number)
    match, seat = puzzle.posed.sitting.match, puzzle.riddle.seat
    other = match.game.resample(match.state, seat, Chance.from_seed("another solution"))
    assert encode(match.game.view(other, seat)) == encode(match.game.view(match.state, seat))
    assert encode(match.game.prompt(other, seat)) == encode(match.game.prompt(match.state, seat))


def test_the_same_actions_lead_to_the_same_end(number: int) -> None:
    puzzle = found(number)
    actions, ended = at_random(puzzle, Chance.from_seed("anything"))
    again = solve(puzzle.riddle, puzzle.posed, actions)
    assert isinstance(again, Solving)
    assert encode(again.sitting.match.state) == encode(ended.sitting.match.state)
    judged = puzzle.riddle.judge(puzzle.posed, again.sitting)
    assert 0 <= judged.score <= SCORES
    assert isinstance(puzzle.riddle.name_guess(judged.guess), Message)
    assert encode(puzzle.riddle.reveal(puzzle.posed, again.sitting))


def test_after_the_end_nothing_is_possible(number: int) -> None:
    puzzle = found(number)
    actions, ended = at_random(puzzle, Chance.from_seed("to the end"))
    if ended.over:
        assert isinstance(solve(puzzle.riddle, puzzle.posed, (*actions, actions[-1])), Refusal)
    refused = solve(puzzle.riddle, puzzle.posed, (b'{"type":"no-such-action"}',))
    assert isinstance(refused, Refusal)


def at_random(puzzle: Puzzle, chance: Chance) -> tuple[tuple[bytes, ...], Solving]:
    """A solver who takes random offers, for a while."""
    actions: tuple[bytes, ...] = ()
    solving = solve(puzzle.riddle, puzzle.posed, actions)
    assert isinstance(solving, Solving)
    for _ in range(12):
        if solving.over:
            break
        prompt = solving.sitting.match.prompt(puzzle.riddle.seat)
        offers = tuple(offer for offer in prompt.offers if offer.action not in puzzle.riddle.withheld)
        action, chance = sample_action(replace(prompt, offers=offers), chance)
        actions = (*actions, msgspec.json.encode(action))
        following = solve(puzzle.riddle, puzzle.posed, actions)
        assert isinstance(following, Solving)
        solving = following
    return actions, solving
