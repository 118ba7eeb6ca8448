"""What nodes that share a store tell each other: who is at which table, and who runs its AI seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, select, text
from sqlalchemy.dialects.postgresql import insert

from heliograph.kernel.seats import Seat
from heliograph.server.store import schema
from heliograph.server.store.pulse import LIVING
from heliograph.server.store.rows import Elsewhere
from heliograph.server.store.writer import Change

_ALIVE = select(schema.nodes.c.id).where(text(LIVING))


def set_presence(table_id: str, node: str, seats: Collection[Seat], spectators: int) -> Change:
    of = schema.presence
    if not seats and not spectators:
        return Change(delete(of).where(of.c.table_id == table_id, of.c.node == node))
    found = {"seats": msgspec.json.encode(sorted(seats)).decode(), "spectators": spectators}
    here = insert(of).values(table_id=table_id, node=node, **found)
    return Change(here.on_conflict_do_update(index_elements=[of.c.table_id, of.c.node], set_=found))


def set_listing_card(table_id: str, node: str, card: str) -> Change:
    """An open table as the home page shows it; empty: no longer listed."""
    of = schema.listings
    if not card:
        return Change(delete(of).where(of.c.table_id == table_id, of.c.node == node))
    here = insert(of).values(table_id=table_id, node=node, card=card)
    return Change(here.on_conflict_do_update(index_elements=[of.c.table_id, of.c.node], set_={"card": card}))


def listing_cards(connection: Connection) -> list[str]:
    """From all live nodes; the same table may be listed by several."""
    of = schema.listings.c
    return list(connection.scalars(select(of.card).where(of.node.in_(_ALIVE)).order_by(of.table_id)))


def take_lease(table_id: str, node: str) -> Change:
    """Refused while another live node has it."""
    of = schema.leases.c
    taken = insert(schema.leases).values(table_id=table_id, node=node)
    free = (of.node == node) | of.node.not_in(_ALIVE)
    taken = taken.on_conflict_do_update(index_elements=[of.table_id], set_={"node": node}, where=free)
    return Change(taken.returning(of.table_id), expected=True)


def give_lease(table_id: str, node: str) -> Change:
    of = schema.leases.c
    return Change(delete(schema.leases).where(of.table_id == table_id, of.node == node))


def leased(connection: Connection, table_ids: Collection[str]) -> set[str]:
    """Tables among these whose AI seats a live node runs."""
    of = schema.leases.c
    found = select(of.table_id).where(of.table_id.in_(table_ids), of.node.in_(_ALIVE))
    return {str(id) for id in connection.scalars(found)}


def elsewhere(connection: Connection, table_id: str, node: str) -> tuple[Elsewhere, ...]:
    of = schema.presence.c
    found: Select[Any] = select(schema.presence).where(
        of.table_id == table_id, of.node != node, of.node.in_(_ALIVE)
    )
    return tuple(
        Elsewhere(row.node, frozenset(msgspec.json.decode(row.seats, type=list[Seat])), row.spectators)
        for row in connection.execute(found.order_by(of.node))
    )
