"""A model that answers with any of the offers, through the tools alone."""

from __future__ import annotations

from typing import Any

import msgspec
from mcp import Client
from mcp.types import TextContent

from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Offer, Prompt

MOST_TURNS = 3000


class ToolFailedError(AssertionError):
    """What the model was told instead of an answer."""


class Model:
    def __init__(self, client: Client, table: str, token: str, seed: str = "model") -> None:
        self._client, self._handle = client, {"table": table, "token": token}
        self.token = token
        self._chance = Chance.from_seed(seed)
        self.news: list[dict[str, Any]] = []

    async def use(self, tool: str, **arguments: Any) -> Any:
        return self._taken_in(await use(self._client, tool, **self._handle, **arguments))

    async def play(self) -> dict[str, Any]:
        """To the end; what is seen then."""
        seen: dict[str, Any] = await self.use("wait_for_turn")
        for _ in range(MOST_TURNS):
            if seen["phase"] == "over":
                return seen
            if not seen["your_turn"]:
                seen = await self.use("wait_for_turn", seconds=20)
                continue
            try:
                seen = await self.use("act", action=self.any_of(seen), position=seen["position"])
            except ToolFailedError:
                before, seen = seen["position"], await self.use("look_at_table")
                if seen["position"] == before:  # nobody else has moved: it was offered, and refused
                    raise
        raise AssertionError("the game does not end")

    def any_of(self, seen: dict[str, Any]) -> dict[str, Any]:
        offers = tuple(msgspec.convert(offer, Offer) for offer in seen["offers"])
        waiting = tuple(offer for offer in offers if not offer.aside)
        action, self._chance = sample_action(Prompt(Message("any"), waiting), self._chance)
        return action

    def _taken_in(self, seen: Any) -> Any:
        self.news += seen.get("news", []) if isinstance(seen, dict) else []
        return seen


async def use(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers, as data."""
    result = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content if isinstance(part, TextContent))
    if result.is_error:
        raise ToolFailedError(text)
    found = result.structured_content
    return found["result"] if found is not None and set(found) == {"result"} else found
