"""New tables, the next game at the same seats, and another try from a moment of a finished one."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.codec import UNREADABLE, encode
from heliograph.kernel.content import content_hash
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Log
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.players import strangers, strengths
from heliograph.server import tokens
from heliograph.server.clock import now_ms
from heliograph.server.store.rows import ChairRow, EntryRow, TableRow
from heliograph.server.tables.people.dialects import dialect_of, may_speak
from heliograph.server.tables.people.listing import Seeking, cannot_be_listed, with_listing
from heliograph.server.tables.people.names import name_at_table, one_more_name
from heliograph.server.tables.people.seating import Chairs
from heliograph.server.tables.people.styles import drawn
from heliograph.server.wire.tables import NewTable, Occupant, PlayOn, Seated


@dataclass(frozen=True, slots=True)
class Created:
    row: TableRow
    chairs: Chairs
    seated: Seated
    entries: tuple[EntryRow, ...] = ()
    """The log that the new table continues."""


def create(game: AnyGame, wanted: NewTable) -> Created | Refusal:
    try:
        setup = game.decided(msgspec.json.decode(wanted.setup, type=game.setup_type))
    except UNREADABLE:
        return Refusal(say("refused-unreadable"))
    problem = game.check_setup(setup) or _wrong_seats(game, setup, wanted.seats, wanted.one_device)
    if problem is not None:
        return Refusal(problem)
    if wanted.days and game.timed(setup):
        return Refusal(say("refused-clock-over-days"))
    company = _company(game, wanted)
    if isinstance(company, Refusal):
        return company
    name, token, chairs = company
    if wanted.start and not _all_taken(chairs):
        return Refusal(say("refused-open-seats"))
    table_id = tokens.table_id_of(token)
    row = replace(
        _row(table_id, game, setup, tokens.hashed(token), name, begun=wanted.start),
        one_device=wanted.one_device,
        watching=wanted.watching.kind,
        delay_s=wanted.watching.seconds,
        advice=wanted.advice,
        voice=wanted.voice,
        days=wanted.days,
    )
    if wanted.listed != "no":
        guest = None if wanted.guest is None else tokens.guest_of(wanted.guest)
        if guest is None:
            return Refusal(say("refused-guest-needed"))
        chairs = tuple(replace(one, guest=guest) if one.kind == "person" else one for one in chairs)
        row = with_listing(row, wanted.listed, wanted.language or "", Seeking(wanted.blocked))
        refused = cannot_be_listed(row, chairs, wanted.listed)
        if refused is not None:
            return refused
    return Created(row, chairs, _seated(row, chairs, token))


def branch(origin: TableRow, game: AnyGame, log: Log, wanted: PlayOn) -> Created | Refusal:
    """The same cards and dice come as before: seed, set-up and box are the finished game's. Open seats can be
    claimed while it is played."""
    if wanted.seq >= len(log.entries):
        return Refusal(say("refused-no-such-moment"))
    setup = msgspec.json.decode(origin.setup, type=game.setup_type)
    problem = _wrong_seats(game, setup, wanted.seats, origin.one_device)
    if problem is not None:
        return Refusal(problem)
    company = _company(game, wanted)
    if isinstance(company, Refusal):
        return company
    name, token, chairs = company
    played = log.entries[: wanted.seq]
    now = now_ms()
    row = replace(
        origin,
        id=tokens.table_id_of(token),
        phase="playing",
        created=now,
        started=now - (played[-1].at if played else 0),
        touched=now,
        host_hash=tokens.hashed(token),
        host_name=name,
        rematch=None,
        keep=False,
        notice=None,
        proposal=None,
        stopped_at=None,
        stood_still_ms=0,
        pausing="",
        listed=None,
        partner=None,
        origin=origin.id,
        origin_seq=wanted.seq,
    )
    entries = tuple(EntryRow(entry, tokens.new_request_id()) for entry in played)
    return Created(row, chairs, _seated(row, chairs, token), entries)


def _company(game: AnyGame, wanted: NewTable | PlayOn) -> tuple[str, str, Chairs] | Refusal:
    """The name and the secret of the table's creator, and all its chairs."""
    name = name_at_table(wanted.name, ())
    if isinstance(name, Refusal):
        return name
    token = wanted.token or tokens.new_token()
    chairs = _chairs(game.id, wanted.seats, name, tokens.hashed(token))
    return chairs if isinstance(chairs, Refusal) else (name, token, chairs)


def _seated(row: TableRow, chairs: Chairs, token: str) -> Seated:
    return Seated(row.id, next((chair.seat for chair in chairs if chair.kind == "person"), None), token)


def next_game(
    row: TableRow, chairs: Chairs, game: AnyGame, wanted: msgspec.Struct | None = None
) -> tuple[TableRow, Chairs] | Refusal:
    """Everyone's token works at the new table; it begins at once when nobody is missing. Without another
    set-up, the game decides about the set-up of the rematch."""
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
        voice=row.voice,
        language=row.language,
        days=row.days,
    )
    return following, tuple(replace(chair, seen_by="", advised="", shared_by="") for chair in chairs)


def _wrong_seats(
    game: AnyGame, setup: msgspec.Struct, seats: tuple[Occupant, ...], one_device: bool
) -> Message | None:
    if len(seats) != len(game.seats(setup)):
        return say("refused-seat-count", seats=len(game.seats(setup)))
    if sum(occupant.kind == "me" for occupant in seats) > 1 and not one_device:
        return say("refused-two-seats")
    known = (*strengths(game.id), *strangers(game.id))
    if any(occupant.kind == "ai" and occupant.strength not in known for occupant in seats):
        return say("refused-no-such-strength")
    return None if all(may_speak(game.id, occupant) for occupant in seats) else say("refused-dialect")


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
    """On a device shared by several people, the creator may take several seats."""
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
            return ChairRow(seat, "ai", strength=strength, dialect=dialect_of(occupant))
        case "open":
            return ChairRow(seat, "open")


def _all_taken(chairs: Chairs) -> bool:
    return all(chair.kind != "open" for chair in chairs)
