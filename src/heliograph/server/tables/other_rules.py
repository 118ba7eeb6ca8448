"""Tables that were made, or are played, under rules which this server no longer has.

A table that has not begun moves to today's rules. A game in play is carried over if its rules can do that,
and otherwise ended with an explanation. A finished one stays as it is: the archive shows it.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from heliograph.games import AnyGame, game_with
from heliograph.kernel.codec import UNREADABLE, encode
from heliograph.kernel.content import content_hash
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Log
from heliograph.kernel.match import replay
from heliograph.kernel.message import say
from heliograph.server import logs, tokens
from heliograph.server.clock import now_ms
from heliograph.server.store import changes
from heliograph.server.store.rows import STOPPED, EntryRow, StoredTable
from heliograph.server.store.store import Store
from heliograph.server.store.writer import Change, StoreError, TakenError
from heliograph.server.tables.keeping import IN_USE_MS

MOVED = say("notice-todays-rules").id
CARRIED = say("notice-carried-over").id

log = logs.Log("heliograph")


class TryLater(Refusal, frozen=True):
    """This node cannot do it now; another node may, or this one later."""


async def settle(store: Store, stored: StoredTable, game: AnyGame) -> StoredTable | Refusal:
    """The table as it is under today's rules."""
    row = stored.row
    if row.rules_version > game.rules_version:
        return TryLater(say("refused-newer-rules"))
    if row.phase == "over":
        return stored
    if store.news.shared and now_ms() - row.touched < IN_USE_MS:
        return TryLater(say("refused-older-rules-in-use"))
    after, written = await _moved(store, stored, game)
    try:
        await store.write(*written, table_id=row.id)
    except TakenError:
        return TryLater(say("refused-busy"))
    return after


async def _moved(store: Store, stored: StoredTable, game: AnyGame) -> tuple[StoredTable, tuple[Change, ...]]:
    row = stored.row
    if row.phase == "gathering":
        if not _is_legal(row.setup, game):
            return stored, ()
        todays = content_hash(game.content)
        moved = replace(row, rules_version=game.rules_version, content_hash=todays, notice=MOVED)
        return replace(stored, row=moved), (changes.move_on(row, moved),)
    carried = await _carried_over(store, stored, game)
    if carried is None:
        log.warning("a game is ended: its rules are gone", table=row.id, game=row.game)
        ended = replace(row, phase="over", notice=STOPPED, touched=now_ms())
        return replace(stored, row=ended), (changes.move_on(row, ended),)
    header = carried.header
    moved = replace(
        row,
        rules_version=header.rules_version,
        content_hash=header.content_hash,
        setup=bytes(header.setup).decode(),
        notice=CARRIED,
    )
    names = {before.entry.seq: before.request_id for before in stored.entries}
    entries = tuple(
        EntryRow(entry, names.get(entry.seq) or tokens.new_request_id()) for entry in carried.entries
    )
    await store.keep_pack(header.content_hash, bytes(header.content).decode())
    written = (changes.move_on(row, moved), *changes.rewrite(row.id, entries))
    return replace(stored, row=moved, entries=entries), written


def _is_legal(setup: str, game: AnyGame) -> bool:
    try:
        return game.check_setup(msgspec.json.decode(setup, type=game.setup_type)) is None
    except UNREADABLE:
        return False


async def _carried_over(store: Store, stored: StoredTable, game: AnyGame) -> Log | None:
    """A log that these rules have replayed to its end; errors in it must not affect the table."""
    try:
        carried = game.carried_over(await store.log(stored.row.id))
        if carried is not None:
            replay(game_with(game.id, carried.header.content), carried)
            return msgspec.json.decode(encode(carried), type=Log)
    except StoreError:
        raise
    except Exception:
        log.exception("a game cannot be carried over", table=stored.row.id, game=stored.row.game)
    return None
