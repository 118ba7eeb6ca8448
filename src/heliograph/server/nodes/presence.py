"""Telling the other nodes who is connected to which table here."""

from __future__ import annotations

from heliograph.kernel.seats import Seat
from heliograph.server.nodes.board import Board
from heliograph.server.store.nodes import set_presence
from heliograph.server.store.store import Store
from heliograph.server.store.writer import Change
from heliograph.server.tables.table import Table

Here = tuple[frozenset[Seat], int]
"""The seats people see from, and the number of spectators."""
_NOBODY: Here = frozenset(), 0


class Presence:
    def __init__(self, store: Store) -> None:
        self._board = Board(store, _NOBODY, _written, is_news=True)

    def note(self, table: Table) -> None:
        """Somebody may have come or gone."""
        seats = frozenset(seat for seat in table.guests.viewers if seat is not None)
        self._board.note(table.id, (seats, table.guests.spectators))

    def tell_again(self, life: int) -> None:
        self._board.tell_again(life)

    def close(self) -> None:
        self._board.close()


def _written(table_id: str, node: str, here: Here) -> Change:
    return set_presence(table_id, node, *here)
