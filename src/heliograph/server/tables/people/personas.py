"""The name of an AI seat: one of these, fixed for its table and seat, and different from everybody's
there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from hashlib import blake2b

from heliograph.kernel.message import say
from heliograph.kernel.seats import MOST_SEATS, Seat
from heliograph.language import Language, languages
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.people.names import look_alike

PERSONAS = (
    *("achernar", "albireo", "alcor", "alioth", "alkaid", "alnitak", "altair", "bellatrix"),
    *("canopus", "capella", "deneb", "dubhe", "fomalhaut", "hamal", "izar", "kochab"),
    *("megrez", "merak", "mintaka", "mizar", "nunki", "phecda", "procyon", "regulus"),
    *("rigel", "sadr", "sirrah", "spica", "tarazed", "thuban", "wezen", "zosma"),
)
"""Stars, two for each seat there may be. Their names are in `locales/`, as `persona-ID`."""


def persona_of(row: TableRow, chairs: Iterable[ChairRow], seat: Seat) -> str:
    """Drawn by the table's id, so that every node and every page has the same."""
    people = [row.host_name, *(chair.name for chair in chairs if chair.name)]
    own = _lots(row.id)[seat::MOST_SEATS]
    free = (id for id in own if not any(_is_called_like(id, name) for name in people))
    return next(free, own[0])


def names_of_ai_seats(row: TableRow, chairs: Iterable[ChairRow]) -> Iterator[str]:
    """In every language: nobody else here has this name."""
    seated = tuple(chairs)
    for chair in seated:
        if chair.kind == "ai" and not chair.name:
            yield from _spellings(persona_of(row, seated, chair.seat))


def learn_names() -> None:
    """Load the names in all languages before anybody waits for one of them: that reads many files."""
    for id in PERSONAS:
        _spellings(id)


@lru_cache(1000)
def _lots(table_id: str) -> list[str]:
    return sorted(PERSONAS, key=lambda id: blake2b(f"{table_id}/{id}".encode(), digest_size=8).digest())


def _is_called_like(id: str, name: str) -> bool:
    return any(look_alike(name, spelling) for spelling in _spellings(id))


@cache
def _spellings(id: str) -> tuple[str, ...]:
    return tuple({_speaker(code).say(say(f"persona-{id}")) for code in languages()})


@cache
def _speaker(code: str) -> Language:
    return Language(code)
