"""What a seat remembers: the rest of a turn it has planned, or what it found out about its next turn while
others moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.message import Message
from heliograph.kernel.offers import is_offered
from heliograph.kernel.prompt import Prompt
from heliograph.players.interstellar.search.ahead import Foreseen
from heliograph.players.player import Thought


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """The rest of a planned turn. Only a shortcut: a player who takes over the seat without it thinks again,
    and plays as well."""

    turn: str
    moves: tuple[Action, ...]
    why: Message | None = None
    """Told with the last move, when everybody can see what the turn was for."""


class Ahead(msgspec.Struct, frozen=True, tag="ahead"):
    phase: tuple[int, str]
    """The phase and round; the findings are valid in no other."""
    found: tuple[Foreseen, ...]


_EITHER: Any = Rest | Ahead


def begin(view: View, moves: Sequence[Action], why: Message | None = None) -> Thought:
    """The first move, with the rest remembered."""
    return _thought(Rest(_turn(view), tuple(moves), why))


def go_on(memory: bytes, view: View, prompt: Prompt) -> Thought | None:
    """The next planned move of this turn, if it is still offered."""
    rest = _read(memory)
    if not isinstance(rest, Rest) or rest.turn != _turn(view) or not is_offered(prompt, rest.moves[0]):
        return None
    return _thought(rest)


def reason_in(memory: bytes) -> Message | None:
    """Why the turn is played that continues from here."""
    rest = _read(memory)
    return rest.why if isinstance(rest, Rest) else None


def foreseen(memory: bytes, view: View) -> tuple[Foreseen, ...]:
    """What was found out about this turn before it came."""
    ahead = _read(memory)
    return ahead.found if isinstance(ahead, Ahead) and ahead.phase == _phase(view) else ()


def keep_ahead(view: View, found: tuple[Foreseen, ...]) -> bytes:
    return encode(Ahead(_phase(view), found)) if found else b""


def _read(memory: bytes) -> Rest | Ahead | None:
    remembered: Rest | Ahead | None = decode(memory, _EITHER) if memory else None
    return remembered


def _phase(view: View) -> tuple[int, str]:
    return view.round, view.phase


def _thought(turn: Rest) -> Thought:
    move, *rest = turn.moves
    if not rest:
        return Thought(move, b"", turn.why)
    return Thought(move, encode(Rest(turn.turn, tuple(rest), turn.why)))


def _turn(view: View) -> str:
    """Identifies a turn of the game: nothing in it changes before the last move of a plan."""
    same = (
        *(view.setup, view.me, view.round, view.phase, view.mover, view.passed),
        *(view.quadrants, view.current, view.long_term, view.future, view.offered, view.government),
    )
    return blake2b(encode(same), digest_size=8).hexdigest()
