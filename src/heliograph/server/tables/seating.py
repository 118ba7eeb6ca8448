"""Who may sit where. Questions only: the answer is a list of changed chairs, or why not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.server.store.rows import ChairRow, Phase, TableRow
from heliograph.server.tables.names import name_at_table
from heliograph.server.wire import Occupant, SetSeat

Chairs = tuple[ChairRow, ...]


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody at the table, by the hash of their token. Spectators have none."""

    token_hash: str | None = None
    seat: Seat | None = None
    host: bool = False


def who_holds(row: TableRow, chairs: Chairs, token_hash: str | None) -> Who | None:
    """None for a token that opens nothing here."""
    if token_hash is None:
        return Who()
    seat = next((chair.seat for chair in chairs if chair.token_hash == token_hash), None)
    host = token_hash == row.host_hash
    return Who(token_hash, seat, host) if host or seat is not None else None


def claim(chairs: Chairs, seat: Seat, name: str, token_hash: str) -> ChairRow | Refusal:
    if not 0 <= seat < len(chairs):
        return Refusal(say("refused-no-such-seat"))
    if chairs[seat].kind != "open":
        return Refusal(say("refused-seat-taken"))
    tidy = name_at_table(name, [chair.name for chair in chairs])
    return tidy if isinstance(tidy, Refusal) else ChairRow(seat, "person", tidy, token_hash=token_hash)


def change_seat(
    row: TableRow, chairs: Chairs, who: Who, request: SetSeat, strengths: tuple[str, ...]
) -> Chairs | Refusal:
    """The chairs that change; none when all is already as asked."""
    if not 0 <= request.seat < len(chairs):
        return Refusal(say("refused-no-such-seat"))
    if row.phase == "over":
        return Refusal(say("refused-game-over"))
    chair = chairs[request.seat]
    if request.to.kind == "me":
        return _sit_down(row.phase, chairs, who, chair, _name(row, chairs, who))
    if not (who.host or who.seat == chair.seat):
        return Refusal(say("refused-not-your-seat"))
    if request.to.kind == "open":
        return _changed(chair, ChairRow(chair.seat, "open"))
    return _hand_to_ai(chair, request.to, strengths)


def _hand_to_ai(chair: ChairRow, to: Occupant, strengths: tuple[str, ...]) -> Chairs | Refusal:
    if to.strength not in strengths:
        return Refusal(say("refused-no-such-strength"))
    return _changed(chair, replace(chair, kind="ai", strength=to.strength))


def _sit_down(phase: Phase, chairs: Chairs, who: Who, chair: ChairRow, name: str) -> Chairs | Refusal:
    if who.token_hash is None:
        return Refusal(say("refused-spectator"))
    if chair.token_hash == who.token_hash:
        return _changed(chair, replace(chair, kind="person", strength=""))
    if chair.token_hash is not None or (chair.kind == "ai" and not who.host):
        return Refusal(say("refused-seat-taken"))
    taken = ChairRow(chair.seat, "person", name, token_hash=who.token_hash)
    if who.seat is None:
        return (taken,)
    if phase != "gathering":
        return Refusal(say("refused-two-seats"))
    return (ChairRow(chairs[who.seat].seat, "open"), taken)


def _changed(before: ChairRow, after: ChairRow) -> Chairs:
    return () if before == after else (after,)


def _name(row: TableRow, chairs: Chairs, who: Who) -> str:
    return row.host_name if who.seat is None else chairs[who.seat].name
