"""New tables, and the next game at the same seats."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.codec import UNREADABLE, encode
from heliograph.kernel.content import content_hash
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server import tokens
from heliograph.server.clock import now_ms
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.people.names import name_at_table, one_more_name
from heliograph.server.tables.people.seating import Chairs
from heliograph.server.tables.people.styles import drawn
from heliograph.server.wire.tables import NewTable, Occupant, Seated


@dataclass(frozen=True, slots=True)
class Created:
    row: TableRow
    chairs: Chairs
    seated: Seated


def create(game: AnyGame, wanted: NewTable) -> Created | Refusal:
    try:
        setup = game.decided(msgspec.json.decode(wanted.setup, type=game.setup_type))
    except UNREADABLE:
        return Refusal(say("refused-unreadable"))
    problem = game.check_setup(setup) or _wrong_seats(game, setup, wanted)
    if problem is not None:
        return Refusal(problem)
    name = name_at_table(wanted.name, ())
    if isinstance(name, Refusal):
        return name
    token = wanted.token or tokens.new_token()
    chairs = _chairs(game.id, wanted.seats, name, tokens.hashed(token))
    if isinstance(chairs, Refusal):
        return chairs
    if wanted.start and not _all_taken(chairs):
        return Refusal(say("refused-open-seats"))
    table_id = tokens.table_id_of(token)
    row = replace(
        _row(table_id, game, setup, tokens.hashed(token), name, begun=wanted.start),
        one_device=wanted.one_device,
        watching=wanted.watching.kind,
        delay_s=wanted.watching.seconds,
        advice=wanted.advice,
    )
    mine = next((chair.seat for chair in chairs if chair.kind == "person"), None)
    return Created(row, chairs, Seated(row.id, mine, token))


def next_game(
    row: TableRow, chairs: Chairs, game: AnyGame, wanted: msgspec.Struct | None = None
) -> tuple[TableRow, Chairs] | Refusal:
    """Everyone's token works at the new table; it begins at once when nobody is missing. Unless another
    set-up is wanted, it is what the game makes of a rematch."""
    try:
        before = game.again(msgspec.json.decode(row.setup, type=game.setup_type))
        setup = game.decided(before if wanted is None else wanted)
    except UNREADABLE:
        return Refusal(say("refused-setup-of-other-rules"))
    problem = game.check_setup(setup)
    if problem is not None or len(game.seats(setup)) != len(chairs):
        return Refusal(problem or say("refused-setup-of-other-rules"))
    begun, table_id = _all_taken(chairs), tokens.new_table_id()
    following = replace(
        _row(table_id, game, setup, row.host_hash, row.host_name, begun),
        one_device=row.one_device,
        watching=row.watching,
        delay_s=row.delay_s,
        advice=row.advice,
    )
    return following, tuple(replace(chair, seen_by="", advised="") for chair in chairs)


def _wrong_seats(game: AnyGame, setup: msgspec.Struct, wanted: NewTable) -> Message | None:
    if len(wanted.seats) != len(game.seats(setup)):
        return say("refused-seat-count", seats=len(game.seats(setup)))
    if sum(occupant.kind == "me" for occupant in wanted.seats) > 1 and not wanted.one_device:
        return say("refused-two-seats")
    known = strengths(game.id)
    if any(occupant.kind == "ai" and occupant.strength not in known for occupant in wanted.seats):
        return say("refused-no-such-strength")
    return None


def _row(
    table_id: str, game: AnyGame, setup: msgspec.Struct, host_hash: str, host_name: str, begun: bool
) -> TableRow:
    now = now_ms()
    return TableRow(
        id=table_id,
        game=game.id,
        rules_version=game.rules_version,
        content_hash=content_hash(game.content),
        setup=encode(setup).decode(),
        seed=tokens.new_seed(),
        phase="playing" if begun else "gathering",
        created=now,
        started=now if begun else None,
        touched=now,
        host_hash=host_hash,
        host_name=host_name,
    )


def _chairs(game_id: str, occupants: tuple[Occupant, ...], name: str, token_hash: str) -> Chairs | Refusal:
    """Where several people share a device, its creator may take several seats."""
    chairs: list[ChairRow] = []
    for seat, occupant in enumerate(occupants):
        called = _called(occupant, name, [chair.name for chair in chairs])
        if isinstance(called, Refusal):
            return called
        met = {*(chair.strength for chair in chairs), *(other.strength for other in occupants)}
        strength = drawn(game_id, occupant.strength, met)
        chairs.append(_chair(Seat(seat), occupant, called, strength, token_hash))
    return tuple(chairs)


def _called(occupant: Occupant, name: str, others: list[str]) -> str | Refusal:
    if occupant.kind != "me":
        return ""
    if occupant.name:
        return name_at_table(occupant.name, others)
    return one_more_name(name, others) if any(others) else name


def _chair(seat: Seat, occupant: Occupant, name: str, strength: str, token_hash: str) -> ChairRow:
    match occupant.kind:
        case "me":
            return ChairRow(seat, "person", name, token_hash=token_hash)
        case "ai":
            return ChairRow(seat, "ai", strength=strength)
        case "open":
            return ChairRow(seat, "open")


def _all_taken(chairs: Chairs) -> bool:
    return all(chair.kind != "open" for chair in chairs)
