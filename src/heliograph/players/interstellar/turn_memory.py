"""A turn that was thought through is played through: the same question is not thought about twice."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.offers import is_offered
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Thought


class Rest(msgspec.Struct, frozen=True):
    """What is left of a turn. Only a shortcut: who takes over a seat without it thinks again, and goes on
    as well."""

    turn: str
    moves: tuple[Action, ...]


def begin(view: View, moves: Sequence[Action]) -> Thought:
    """The first move; the rest is kept."""
    return _thought(_turn(view), tuple(moves))


def go_on(memory: bytes, view: View, prompt: Prompt) -> Thought | None:
    """What was thought of for this very turn, if it is still offered."""
    if not memory:
        return None
    rest = decode(memory, Rest)
    if rest.turn != _turn(view) or not is_offered(prompt, rest.moves[0]):
        return None
    return _thought(rest.turn, rest.moves)


def _thought(turn: str, moves: tuple[Action, ...]) -> Thought:
    move, *rest = moves
    return Thought(move, encode(Rest(turn, tuple(rest))) if rest else b"")


def _turn(view: View) -> str:
    """Which turn of the game: none of this changes before the last move of a plan."""
    same = (
        *(view.setup, view.me, view.round, view.phase, view.mover, view.passed),
        *(view.quadrants, view.current, view.long_term, view.future, view.offered, view.government),
    )
    return blake2b(encode(same), digest_size=8).hexdigest()
