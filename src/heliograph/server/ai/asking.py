"""What a worker is told of a position: the view of a person in that seat, and the seat's memory."""

from __future__ import annotations

from heliograph.kernel.codec import encode
from heliograph.server import tokens
from heliograph.server.ai.models import company_of
from heliograph.server.ai.worker import Asked
from heliograph.server.store.rows import ChairRow
from heliograph.server.tables.play.play import Play
from heliograph.server.tables.play.viewer_position import ViewerPosition
from heliograph.server.tables.table import Table


def asked_of(
    table: Table, play: Play, chair: ChairRow, position: ViewerPosition, at_last: bool = False
) -> Asked:
    return Asked(
        table.row.game,
        bytes(play.match.header.content),
        chair.strength,
        encode(position.fields),
        encode(position.prompt),
        play.memory(chair.seat),
        tokens.new_seed(),
        at_last,
        play.thoughts.get(chair, b""),
        table.ai_seats,
        chair.dialect.encode(),
        company_of(table, chair),
    )
