"""A seat for a model that Inspect asks. The game is played in a thread, and asks from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from anyio import fail_after, from_thread
from inspect_ai.model import (
    ChatMessage,
    ChatMessageAssistant,
    ChatMessageSystem,
    ChatMessageUser,
    Model,
    ModelOutput,
    get_model,
    model_roles,
)

from heliograph.arena.guests.random_player import random_action
from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.in_words.position import Company
from heliograph.players.llm.player import Ask, Exchange, LanguageModel, NoReplyError, Reply
from heliograph.players.llm.settings import Budget
from heliograph.players.player import GaveUpError, Thought

BUDGET = Budget(calls=100_000, tokens=10**9, seconds=86_400, patience=900)
"""Inspect has limits of its own (`--token-limit`, `--time-limit`); here are only those that keep a game
going."""
_KINDS = {"system": ChatMessageSystem, "user": ChatMessageUser, "assistant": ChatMessageAssistant}


class ModelSeat:
    """`role` names the task's model that decides from a view. The house makes decisions that the model
    cannot, and they are counted."""

    def __init__(
        self, game: AnyGame, seed: str, role: Callable[[Any], str], ear: float | None = None
    ) -> None:
        self._game, self._seed, self._role, self._ear = game, seed, role, ear
        self.decisions = 0
        self.forfeits: dict[str, int] = {}

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        self.decisions += 1
        model = get_model(role=self._role(view))
        company = Company(self._seed)
        mind = LanguageModel(self._game, asking(model), BUDGET, company, ear=self._ear)
        try:
            return mind.act_remembering(view, prompt, chance, told, memory)
        except GaveUpError as gave_up:
            self.forfeits[gave_up.why] = self.forfeits.get(gave_up.why, 0) + 1
            return Thought(random_action(self._game, prompt, chance), gave_up.memory)


def has_role(role: str) -> bool:
    """Whether the user has named a model for this role."""
    return role in model_roles()


def asking(model: Model) -> Ask:
    def ask(messages: Sequence[Exchange], seconds: float) -> Reply:
        try:
            output = from_thread.run(_generate, model, messages, seconds)
        except TimeoutError as error:
            raise NoReplyError("slow", "no answer in time") from error
        return Reply(output.completion, 0 if output.usage is None else output.usage.total_tokens)

    return ask


async def _generate(model: Model, messages: Sequence[Exchange], seconds: float) -> ModelOutput:
    asked: list[ChatMessage] = [_KINDS[one["role"]](content=one["content"]) for one in messages]
    with fail_after(seconds):
        return await model.generate(asked)
