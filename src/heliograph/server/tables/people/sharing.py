"""A game is used for research only if everybody who has played it agrees; the default is no."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.store import changes
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.decision import Decision, PendingChange
from heliograph.server.tables.people.seating import Chairs, Who, held_by
from heliograph.server.tables.people.silence import frozen
from heliograph.server.wire.requests import Share

if TYPE_CHECKING:
    from heliograph.server.tables.table import Table


def shares(chair: ChairRow) -> bool:
    """Whether the present holder of this seat has agreed."""
    return chair.token_hash is not None and chair.token_hash in chair.shared_by.split()


def is_shared(row: TableRow, chairs: Chairs) -> bool:
    """A person who has left in mid-game has played, too. A game that plays on another's log has others' moves
    in it, and they were not asked."""
    everybody = [(chair, holder) for chair in chairs for holder in _holders(chair)]
    agreed = all(holder in chair.shared_by.split() for chair, holder in everybody)
    return bool(everybody) and agreed and row.origin is None


def share(table: Table, who: Who, request: Share) -> Decision:
    """For all of one's own seats. Everybody is told at once, so it must not be a way to signal in silence."""
    seats = held_by(table.chairs, who)
    if who.seat is None or not seats:
        return Refusal(say("refused-spectator"))
    if request.agree and table.row.origin is not None:
        return Refusal(say("refused-share-branch"))
    change = _agreed if request.agree else withdrawn
    chairs = tuple(change(chair) if chair.seat in seats else chair for chair in table.chairs)
    if chairs == table.chairs:
        return None
    silent = frozen(table.match, table.chairs, who.seat) if table.row.phase == "playing" else None
    if silent is not None:
        return silent
    stored = tuple(changes.set_seat(table.id, table.chairs[seat], chairs[seat]) for seat in seats)
    return PendingChange(stored, lambda: table.adopt_seating(table.row, chairs))


def withdrawn(chair: ChairRow) -> ChairRow:
    left = [holder for holder in chair.shared_by.split() if holder != chair.token_hash]
    return replace(chair, shared_by=" ".join(left))


def _agreed(chair: ChairRow) -> ChairRow:
    return (
        chair if shares(chair) else replace(chair, shared_by=f"{chair.shared_by} {chair.token_hash}".strip())
    )


def _holders(chair: ChairRow) -> set[str]:
    """Everybody who has held this seat since the game began, or holds it now."""
    now = () if chair.token_hash is None else (chair.token_hash,)
    return {*chair.seen_by.split(), *now}
