"""Push subscriptions of people who want to be told of their turn, and the key that all nodes sign with."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, bindparam, delete, select

from heliograph.server.store import schema
from heliograph.server.store.writer import Change

_of = schema.pushes.c
_others = [column for column in _of if column.name != "table_id"]
_CARRY_OVER = schema.pushes.insert().from_select(
    ["table_id", *(column.name for column in _others)],
    select(bindparam("following", type_=_of.table_id.type), *_others).where(
        _of.table_id == bindparam("this")
    ),
)


@dataclass(frozen=True, slots=True)
class Subscription:
    endpoint: str
    p256dh: str
    auth: str
    site: str
    """The site of the page that asked for it; push services want to know."""


def subscribe(table_id: str, token_hash: str, to: Subscription) -> tuple[Change, ...]:
    """One for each holder of seats at a table: the latest."""
    row = {"table_id": table_id, "token_hash": token_hash, **asdict(to)}
    return unsubscribe(table_id, token_hash), Change(schema.pushes.insert(), row)


def unsubscribe(table_id: str, token_hash: str, endpoint: str | None = None) -> Change:
    """With an endpoint, only if it is still that one."""
    gone = delete(schema.pushes).where(_of.table_id == table_id, _of.token_hash == token_hash)
    return Change(gone if endpoint is None else gone.where(_of.endpoint == endpoint))


def carry_over(table_id: str, following: str) -> Change:
    """Move them to the table of the next game, where everyone's token works too."""
    return Change(_CARRY_OVER, {"this": table_id, "following": following})


def find(connection: Connection, table_id: str, token_hash: str) -> Subscription | None:
    wanted = select(_of.endpoint, _of.p256dh, _of.auth, _of.site)
    row = connection.execute(wanted.where(_of.table_id == table_id, _of.token_hash == token_hash)).first()
    return None if row is None else Subscription(*row)


def key(connection: Connection) -> str | None:
    return connection.execute(select(schema.push_keys.c.key)).scalar_one_or_none()


def keep_key(made: str) -> Change:
    """Refused when another node has made one."""
    return Change(schema.push_keys.insert(), {"id": 1, "key": made})
