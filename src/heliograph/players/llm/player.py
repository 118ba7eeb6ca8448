"""The seat itself: it asks, reads the answer, asks again with what was wrong, and finally gives up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, TypedDict

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import UNREADABLE, encode
from heliograph.kernel.prompt import Prompt
from heliograph.players.in_words.position import Company, position_in_words
from heliograph.players.llm.settings import Budget
from heliograph.players.llm.words import WrongAnswerError, opening, question, read_answer
from heliograph.players.player import GaveUpError, Thought


class Exchange(TypedDict):
    role: Literal["system", "user", "assistant"]
    content: str


class Reply(msgspec.Struct, frozen=True):
    text: str
    tokens: int
    calls: int = 1


class NoReplyError(Exception):
    def __init__(self, why: Literal["slow", "crashed", "nonsense"], reason: str, calls: int = 1) -> None:
        super().__init__(reason)
        self.why: Literal["slow", "crashed", "nonsense"] = why
        self.calls = calls


class Ask(Protocol):
    def __call__(self, messages: Sequence[Exchange], seconds: float, /) -> Reply:
        """A model's answer within this many seconds; raises `NoReplyError` otherwise."""


class Spent(msgspec.Struct, frozen=True):
    """What this seat has used up in this game, and its notes; others keep it for the player."""

    calls: int = 0
    tokens: int = 0
    seconds: float = 0.0
    notes: str = ""


Record = Callable[[Sequence[Exchange], str, str], None]
"""Records a transcript: the messages, the answer, and what was made of it."""


class LanguageModel:
    def __init__(
        self,
        game: AnyGame,
        ask: Ask,
        budget: Budget,
        company: Company,
        *,
        ear: float | None = None,
        record: Record = lambda *_: None,
    ) -> None:
        self._game, self._ask, self._budget, self._company = game, ask, budget, company
        self._ear, self._record = ear, record

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        spent, began = _read(memory), time.monotonic()
        position = position_in_words(self._game, view, prompt, told, self._company, self._ear)
        messages: list[Exchange] = [
            {"role": "system", "content": opening(self._game.id, self._company.language)},
            {"role": "user", "content": question(position, spent.notes)},
        ]
        wrong = WrongAnswerError("it was not asked")
        for _ in range(self._budget.tries):
            reply, spent = self._reply(messages, spent, began)
            try:
                action, notes = read_answer(self._game, prompt, reply.text)
            except WrongAnswerError as error:
                wrong = error
                self._record(messages, reply.text, str(wrong))
                messages += (
                    {"role": "assistant", "content": reply.text},
                    {"role": "user", "content": f"That cannot be done: {wrong} Answer again."},
                )
                continue
            self._record(messages, reply.text, "done")
            return Thought(action, encode(msgspec.structs.replace(spent, notes=notes or spent.notes)))
        raise GaveUpError("illegal" if wrong.illegal else "nonsense", str(wrong), encode(spent))

    def _reply(self, messages: list[Exchange], spent: Spent, began: float) -> tuple[Reply, Spent]:
        budget = self._budget
        left = min(budget.patience - (time.monotonic() - began), budget.seconds - spent.seconds)
        if spent.calls >= budget.calls or spent.tokens >= budget.tokens or spent.seconds >= budget.seconds:
            raise GaveUpError("spent", "its budget for this game is used up", encode(spent))
        if left <= 0:
            raise GaveUpError("slow", "no answer in time", encode(spent))
        asked = time.monotonic()
        try:
            reply = self._ask(messages, left)
        except NoReplyError as error:
            self._record(messages, "", f"{error.why}: {error}")
            after = _after(spent, error.calls, 0, asked)
            raise GaveUpError(error.why, str(error), encode(after)) from error
        return reply, _after(spent, reply.calls, reply.tokens, asked)


def _after(spent: Spent, calls: int, tokens: int, asked: float) -> Spent:
    return msgspec.structs.replace(
        spent,
        calls=spent.calls + calls,
        tokens=spent.tokens + tokens,
        seconds=spent.seconds + time.monotonic() - asked,
    )


def _read(memory: bytes) -> Spent:
    try:
        return msgspec.json.decode(memory, type=Spent) if memory else Spent()
    except UNREADABLE:
        return Spent()
