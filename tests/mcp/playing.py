"""A model that answers with any of the offers, through the tools alone."""

from __future__ import annotations

from random import Random
from typing import Any

from mcp import Client
from mcp.types import TextContent
from tests.mcp.reading import answer

MOST_TURNS = 3000


class ToolFailedError(AssertionError):
    """What the model was told instead of an answer."""


class Model:
    def __init__(self, client: Client, table: str, token: str, seed: str = "model") -> None:
        self._client, self._handle = client, {"table": table, "token": token}
        self.token = token
        self._chance = Random(seed)
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
        offers = [offer for offer in seen["offers"] if not offer.get("aside")]
        return answer(self._chance.choice(offers), self._chance)

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
