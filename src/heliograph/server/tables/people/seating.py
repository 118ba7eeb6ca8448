"""Who may sit where. Questions only: each returns a list of changed chairs, or the reason why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.kernel.seats import Seat
from heliograph.players import styles
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.people.dialects import dialect_of, may_speak
from heliograph.server.tables.people.names import name_at_table, one_more_name
from heliograph.server.tables.people.personas import names_of_ai_seats
from heliograph.server.tables.people.styles import drawn
from heliograph.server.wire.requests import SetSeat
from heliograph.server.wire.tables import Occupant

Chairs = tuple[ChairRow, ...]


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody at the table, by the hash of their token. Spectators have none."""

    token_hash: str | None = None
    seat: Seat | None = None
    host: bool = False


@dataclass(frozen=True, slots=True)
class House:
    """What seating needs to know besides the chairs."""

    row: TableRow
    chairs: Chairs
    strengths: tuple[str, ...]
    know_the_same: Callable[[Seat, Seat], bool]

    @property
    def names(self) -> list[str]:
        """Names of everybody here, including AI seats: no two are the same."""
        ai_seats = names_of_ai_seats(self.row, self.chairs)
        return [*(chair.name for chair in self.chairs), *ai_seats]

    @property
    def playing(self) -> bool:
        return self.row.phase == "playing"


def who_holds(row: TableRow, chairs: Chairs, token_hash: str | None, seat: Seat | None = None) -> Who | None:
    """If the token holds several seats, the one that is asked for. None for a token that holds no seat
    here."""
    if token_hash is None:
        return Who()
    held = [chair.seat for chair in chairs if chair.token_hash == token_hash]
    sits = seat if seat in held else next(iter(held), None)
    host = token_hash == row.host_hash
    return Who(token_hash, sits, host) if host or sits is not None else None


def held_by(chairs: Chairs, who: Who) -> tuple[Seat, ...]:
    return tuple(chair.seat for chair in chairs if is_own(chair, who))


def claim(house: House, seat: Seat, name: str, token_hash: str, guest: str = "") -> ChairRow | Refusal:
    chairs = house.chairs
    if not 0 <= seat < len(chairs):
        return Refusal(say("refused-no-such-seat"))
    if chairs[seat].kind != "open":
        return Refusal(say("refused-seat-taken"))
    tidy = name_at_table(name, house.names)
    if isinstance(tidy, Refusal):
        return tidy
    return _looks_elsewhere(house, token_hash, seat) or _taken(chairs[seat], tidy, token_hash, guest)


def taken_by(house: House, seat: Seat, name: str, token_hash: str, guest: str) -> ChairRow | Refusal:
    """An AI's seat, for a person who was let in."""
    tidy = name_at_table(name, [*(chair.name for chair in house.chairs), *_other_ai_seats(house, seat)])
    if isinstance(tidy, Refusal):
        return tidy
    elsewhere = _looks_elsewhere(house, token_hash, seat)
    return elsewhere or _taken(house.chairs[seat], tidy, token_hash, guest)


def _other_ai_seats(house: House, seat: Seat) -> list[str]:
    return [*names_of_ai_seats(house.row, [chair for chair in house.chairs if chair.seat != seat])]


def change_seat(house: House, who: Who, request: SetSeat) -> Chairs | Refusal:
    """The chairs that change; none if everything is already as requested. During a game others may have to
    agree."""
    if not 0 <= request.seat < len(house.chairs):
        return Refusal(say("refused-no-such-seat"))
    if house.row.phase == "over":
        return Refusal(say("refused-game-over"))
    chair = house.chairs[request.seat]
    if request.to.kind == "me":
        return _sit_down(house, who, chair, request.to.name)
    if not (who.host or is_own(chair, who) or _may_ask(house, who, chair)):
        return Refusal(say("refused-not-your-seat"))
    if request.to.kind == "open":
        return _changed(chair, _left(house, chair))
    return _hand_to_ai(house, who, chair, request.to)


def _may_ask(house: House, who: Who, chair: ChairRow) -> bool:
    """During a game every player may ask for a seat that nobody plays from."""
    return house.playing and who.seat is not None and (chair.token_hash is not None or chair.kind == "open")


def is_own(chair: ChairRow, who: Who) -> bool:
    return who.token_hash is not None and chair.token_hash == who.token_hash


def _hand_to_ai(house: House, who: Who, chair: ChairRow, to: Occupant) -> Chairs | Refusal:
    if to.strength not in house.strengths:
        return Refusal(say("refused-no-such-strength"))
    if not may_speak(house.row.game, to):
        return Refusal(say("refused-dialect"))
    dialect = dialect_of(to)
    if chair.kind == "ai" and chair.strength in styles(house.row.game, to.strength):
        return _changed(chair, replace(chair, dialect=dialect))
    others = [one.strength for one in house.chairs if one.kind == "ai"]
    strength = drawn(house.row.game, to.strength, others)
    stood_in = chair.stood_in or (house.playing and chair.kind == "person" and not is_own(chair, who))
    return _changed(chair, replace(chair, kind="ai", strength=strength, stood_in=stood_in, dialect=dialect))


def _sit_down(house: House, who: Who, chair: ChairRow, name: str) -> Chairs | Refusal:
    if who.token_hash is None:
        return Refusal(say("refused-spectator"))
    if is_own(chair, who):
        return _changed(chair, replace(chair, kind="person", strength="", stood_in=False, dialect=""))
    if chair.token_hash is not None or (chair.kind == "ai" and not who.host):
        return Refusal(say("refused-seat-taken"))
    elsewhere = _looks_elsewhere(house, who.token_hash, chair.seat)
    if elsewhere is not None:
        return elsewhere
    if who.seat is not None and not house.row.one_device:
        old = house.chairs[who.seat]
        return (_left(house, old), _taken(chair, old.name, who.token_hash, old.guest))
    tidy = _name_for(house, who, name)
    return tidy if isinstance(tidy, Refusal) else (_taken(chair, tidy, who.token_hash),)


def _name_for(house: House, who: Who, wanted: str) -> str | Refusal:
    """For a host who has watched, or for one more seat on the same device."""
    taken = house.names
    if wanted:
        return name_at_table(wanted, taken)
    if who.seat is None:
        return name_at_table(house.row.host_name, taken)
    return one_more_name(house.chairs[who.seat].name, taken)


def _looks_elsewhere(house: House, token_hash: str, seat: Seat) -> Refusal | None:
    """A person who has seen a game from one seat may not take another that knows something else."""
    if not house.playing or house.row.one_device:
        return None
    seen = (chair.seat for chair in house.chairs if chair.seat != seat and _has_seen(chair, token_hash))
    if all(house.know_the_same(other, seat) for other in seen):
        return None
    return Refusal(say("refused-seen-another"))


def _has_seen(chair: ChairRow, token_hash: str) -> bool:
    return token_hash == chair.token_hash or token_hash in chair.seen_by.split()


def _taken(chair: ChairRow, name: str, token_hash: str, guest: str = "") -> ChairRow:
    return ChairRow(
        chair.seat,
        "person",
        name,
        token_hash=token_hash,
        seen_by=chair.seen_by,
        advised=chair.advised,
        guest=guest,
        shared_by=chair.shared_by,
    )


def _left(house: House, chair: ChairRow) -> ChairRow:
    """Open the seat; who has seen from it in this game is remembered."""
    seen = chair.seen_by.split()
    if house.playing and chair.token_hash is not None and chair.token_hash not in seen:
        seen.append(chair.token_hash)
    shared_by = chair.shared_by if house.playing else ""
    return ChairRow(chair.seat, "open", seen_by=" ".join(seen), advised=chair.advised, shared_by=shared_by)


def _changed(before: ChairRow, after: ChairRow) -> Chairs:
    return () if before == after else (after,)
