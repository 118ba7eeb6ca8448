"""A player that is a program: one line for each question and each answer, both JSON (docs/arena.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.arena.guests.conduct import ForfeitError
from heliograph.arena.guests.program import Program
from heliograph.arena.guests.sitting import here
from heliograph.games import load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import UNREADABLE, decode, encode
from heliograph.kernel.prompt import Prompt
from heliograph.players import heard_in_text
from heliograph.players.player import Thought

PROTOCOL = 1
_SEEDS = 1 << 53
"""An integer that every language can read exactly."""


class Greeting(msgspec.Struct, frozen=True, tag="game"):
    """The first line. It needs no answer."""

    protocol: int
    game: str
    pack: Any
    """The content of the box; views do not repeat it."""


class Question(msgspec.Struct, frozen=True, tag="decide"):
    id: int
    view: Any
    prompt: Prompt
    told: tuple[Any, ...]
    seed: int
    """The only randomness it may use: the same seed, the same answer."""
    memory: Any


class Answer(msgspec.Struct, frozen=True):
    id: int
    action: msgspec.Raw
    """One of the offers, or null to leave the move to others."""
    memory: msgspec.Raw = msgspec.Raw(b"null")
    """Any value; it comes back with the seat's next decision of this game."""


class CommandPlayer:
    def __init__(self, game_id: str, command: str, ear: float | None = None) -> None:
        self._game, self._command, self._ear = load_game(game_id), command, ear
        self._seed = here().seed
        self._program: Program | None = None
        self._asked = 0

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        self._asked += 1
        if self._program is None:
            greeting = Greeting(PROTOCOL, self._game.id, self._game.content)
            self._program = here().program(self._command, encode(greeting))
        kept = msgspec.Raw(memory or b"null")
        asked = Question(self._asked, view, prompt, self._heard(view, told), chance.below(_SEEDS)[0], kept)
        line = self._program.ask(encode(asked), here().patience_s)
        return self._read(line)

    def _heard(self, view: Any, told: Sequence[Any]) -> tuple[Any, ...]:
        """Events as they reached the seat. Sounds have the error of an ear, the same each time."""
        me = getattr(view, "me", None)
        found = []
        for at, event in enumerate(told):
            heard = heard_in_text(self._game.id, event, me, f"{self._seed} {at}", ear=self._ear)
            tag = event.__struct_config__.tag
            found.append(event if heard is None else {"type": tag, "heard": heard})
        return tuple(found)

    def _read(self, line: bytes) -> Thought:
        shown = line[:200].decode(errors="replace")
        try:
            answer = decode(line, Answer)
            action = decode(answer.action, self._game.action_type | None)
        except UNREADABLE as error:
            self._begin_anew()
            raise ForfeitError("nonsense", f"{error}: {shown}") from error
        if answer.id != self._asked:
            self._begin_anew()
            raise ForfeitError("nonsense", f"an answer to question {answer.id}, not {self._asked}: {shown}")
        return Thought(action, bytes(answer.memory))

    def _begin_anew(self) -> None:
        """Its remaining output may be answers to other questions."""
        if self._program is not None:
            self._program.stop()
