"""What a rule's test needs: a position from text, moves, and their results."""

from __future__ import annotations

from tests.games.space_puzzle.text import position
from tests.games.space_puzzle.text.messages import read_tokens

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Action, Lay
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling.events import Happening
from heliograph.games.space_puzzle.telling.prompts import prompt_for
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.game import Refusal, Step
from heliograph.kernel.seats import Seat

GAME = SpacePuzzle.load()
PACK: Pack = GAME.content
AI, ANN, BEN = 0, 1, 2
"""The seats of the usual table: the AI and two Astronauts."""

SOLVED = """card N01, pawn blue a1, pawn yellow a3, pawn red b3, pawn green d2,
    marker blue square, marker yellow hexagon, marker red round, marker green triangle"""
"""A board that solves the usual card."""


def at(text: str) -> State:
    return position(PACK, text)


def lay(words: str) -> Lay:
    """`c-red@100:40:15 ok@20:60`, or `c-red ok` in a row."""
    return Lay(read_tokens(PACK, words.split()))


def step(state: State, seat: int, move: Action, now: int = 0) -> Step[State, Happening]:
    result = GAME.apply(state, Seat(seat), move, now)
    assert not isinstance(result, Refusal), f"refused: {result.reason}"
    return result


def after(state: State, *moves: tuple[int, Action]) -> State:
    """The state after these moves, each by a seat."""
    for seat, move in moves:
        state = step(state, seat, move).state
    return state


def told(state: State, seat: int, move: Action, viewer: int | None = None) -> tuple[Happening, ...]:
    """The events this viewer is told of the move."""
    who = None if viewer is None else Seat(viewer)
    return tuple(told.event for told in step(state, seat, move).events if told.reaches(who))


def why_not(state: State, seat: int, move: Action) -> str:
    """The reason's id."""
    result = GAME.apply(state, Seat(seat), move, 0)
    assert isinstance(result, Refusal), f"accepted: {move}"
    return result.reason.id


def accepts(state: State, seat: int, move: Action) -> bool:
    return isinstance(GAME.apply(state, Seat(seat), move, 0), Step)


def offered(state: State, seat: int) -> set[str]:
    """The kinds of move this seat may make now."""
    return {offer.action for offer in prompt_for(PACK, state, Seat(seat)).offers}


def seen(state: State, viewer: int | None) -> View:
    return GAME.view(state, None if viewer is None else Seat(viewer))


def hears(state: State, speaker: int) -> set[int]:
    return set(GAME.hears(state, Seat(speaker)).seats)
