"""The open tables of all nodes, as the home page shows them. A listing comes from a node where somebody sits
at the table."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Literal

import msgspec

from heliograph.kernel.codec import encode
from heliograph.server.limits import Limits
from heliograph.server.meeting.kindness import is_unkind
from heliograph.server.nodes.board import Board
from heliograph.server.store.nodes import listing_cards, set_listing_card
from heliograph.server.store.store import Store
from heliograph.server.tables.people.listing import host_is_here, listed_as, seat_for_partner, seeking
from heliograph.server.tables.table import Table
from heliograph.server.wire.open_tables import OpenTable
from heliograph.server.wire.tables import Chair

_FRESH_SECONDS = 1.0


class Listings:
    def __init__(self, store: Store, limits: Limits, *, is_on: bool) -> None:
        self.is_on = is_on
        self._store, self._limits = store, limits
        self._here: dict[str, str] = {}
        self._hosts: dict[str, str] = {}
        """The addresses of those who host them, as long as they are shown."""
        self._board = Board(store, "", set_listing_card, is_news=False)
        self._all: tuple[OpenTable, ...] = ()
        self._read_at = 0.0

    def note(self, table: Table) -> None:
        """Somebody may have come, gone, sat down, or changed what strangers may find."""
        card = card_of(table) if self.is_on else None
        host = _address_of_host(table)
        text = "" if card is None or self._is_enough(table.id, host) else encode(card).decode()
        if text:
            self._here[table.id], self._hosts[table.id] = text, host
        else:
            self._here.pop(table.id, None)
            self._hosts.pop(table.id, None)
        self._board.note(table.id, text)

    def _is_enough(self, table_id: str, host: str) -> bool:
        """A host who lists one table after the other does not push other hosts' tables off the list."""
        others = sum(other == host for id, other in self._hosts.items() if id != table_id)
        return bool(host) and others >= self._limits.open_tables_per_address

    async def tables(self) -> tuple[OpenTable, ...]:
        """The latest listed first. Other nodes' listings are read once a second at most."""
        if not self._store.news.shared:
            return self._newest(self._here.values())
        if time.monotonic() - self._read_at > _FRESH_SECONDS:
            self._read_at = time.monotonic()
            self._all = self._newest(await self._store.transact(listing_cards))
        return self._all

    def tell_again(self, life: int) -> None:
        self._board.tell_again(life)

    def close(self) -> None:
        self._board.close()

    def _newest(self, cards: Iterable[str]) -> tuple[OpenTable, ...]:
        found = {card.id: card for card in (msgspec.json.decode(text, type=OpenTable) for text in cards)}
        newest = sorted(found.values(), key=lambda card: (-card.since, card.id))
        return tuple(newest[: self._limits.open_tables_shown])


def card_of(table: Table) -> OpenTable | None:
    """None if strangers do not find it: it is not listed, full, over, or its host is not there."""
    row = table.row
    if row.listed is None or row.phase == "over" or table.past or not len(table.guests):
        return None
    partner = seeking(row)
    is_free = any(chair.kind == "open" for chair in table.chairs)
    if partner is not None:
        is_free = row.phase == "playing" and seat_for_partner(table.chairs) is not None
    if not is_free or not host_is_here(table):
        return None
    info = table.info()
    chairs = tuple(map(_kind, info.chairs))
    phase: Literal["gathering", "playing"] = "playing" if row.phase == "playing" else "gathering"
    return OpenTable(row.id, row.game, info.setup, phase, chairs, row.listed, row.language, listed_as(row))


def _address_of_host(table: Table) -> str:
    return next((guest.address for guest in table.guests if guest.who.host), "")


def _kind(chair: Chair) -> Chair:
    return msgspec.structs.replace(chair, name="") if is_unkind(chair.name) else chair
