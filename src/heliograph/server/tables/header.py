"""The header of a table's log."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.codec import raw
from heliograph.kernel.log import Header
from heliograph.server.store.rows import TableRow


def header_of(row: TableRow, game: AnyGame) -> Header:
    setup = msgspec.Raw(row.setup.encode())
    return Header(row.game, row.rules_version, row.content_hash, _content(game), setup, row.seed)


@lru_cache(maxsize=64)
def _content(game: AnyGame) -> msgspec.Raw:
    """The same bytes object for all tables with this content."""
    return raw(game.content)
