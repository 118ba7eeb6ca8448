"""What a node tells the others about its tables: each item is retried until the store has it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from heliograph.server.store.store import Store
from heliograph.server.store.writer import Change, StoreError

_BREATH_SECONDS = 0.5

T = TypeVar("T")


class Board(Generic[T]):
    """Without other nodes nothing needs to be told."""

    def __init__(
        self, store: Store, nothing: T, change: Callable[[str, str, T], Change], *, is_news: bool
    ) -> None:
        """`change` writes a table's item for a node; `is_news`: others look at that table again at once."""
        self._store, self._nothing, self._change, self._is_news = store, nothing, change, is_news
        self._told: dict[str, T] = {}
        self._untold: dict[str, T] = {}
        self._telling: asyncio.Task[None] | None = None
        self._life = 0

    def note(self, table_id: str, told: T) -> None:
        if not self._store.news.shared:
            return
        if self._untold.get(table_id, self._told.get(table_id, self._nothing)) != told:
            self._untold[table_id] = told
        self._begin()

    def tell_again(self, life: int) -> None:
        """The others thought this node dead, and may have deleted what it had told."""
        if life != self._life:
            self._life = life
            self._untold = self._told | self._untold
            self._told = {}
            self._begin()

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    def _begin(self) -> None:
        if self._untold and self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        node = self._store.news.node
        try:
            while self._untold:
                table_id, told = next(iter(self._untold.items()))
                change = self._change(table_id, node, told)
                try:
                    await self._store.write(change, table_id=table_id if self._is_news else None)
                except StoreError:
                    await asyncio.sleep(_BREATH_SECONDS)
                    continue
                if told == self._nothing:
                    self._told.pop(table_id, None)
                else:
                    self._told[table_id] = told
                if self._untold.get(table_id) == told:
                    del self._untold[table_id]
        finally:
            self._telling = None
