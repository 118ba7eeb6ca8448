"""`heliograph replay`: a finished game, from a file or from the store; or whether many still replay."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from heliograph.cli.chairs import chair_names
from heliograph.cli.errors import CommandError
from heliograph.cli.options import Database, database_url
from heliograph.games import game_of_log
from heliograph.kernel.codec import decode
from heliograph.kernel.log import Log
from heliograph.kernel.match import ReplayError, follow, resume
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat
from heliograph.language import Language
from heliograph.server.store.archive import replay_kind
from heliograph.server.store.engine import open_engine
from heliograph.server.store.rows import StoredTable
from heliograph.server.store.store import Store
from heliograph.server.tables.people.seating import Chairs
from heliograph.server.wire.replays import Frame


def replay(
    game: Annotated[
        str,
        typer.Argument(metavar="FILE|TABLE", help="An exported game, or a table's name.", show_default=False),
    ] = "",
    verify: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Instead, replay all games of a folder or file; compare ends."),
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it, counted from 0.")] = None,
    language: Annotated[str, typer.Option(help="en, uk or de.")] = "en",
    database: Database = "",
) -> None:
    """Tell a finished game in sentences, or check that many replay to their recorded end."""
    if (verify is None) == (not game):
        raise CommandError("give either a game to tell or --verify FOLDER")
    if verify is not None:
        from heliograph.cli.dataset.verifying import verify as verify_all

        verify_all(verify)
        return
    if Path(game).is_file():
        log, stored = _from_file(Path(game)), None
    else:
        log, stored = asyncio.run(game_in_store(game, database))
    names = () if stored is None else chair_names(stored.row, stored.chairs, Language(language))
    words = Language(language, names)
    try:
        lines = list(tell(log, words, seat))
    except ReplayError:
        kept = None if Path(game).is_file() else asyncio.run(_kept(game, database, seat))
        if kept is None:
            raise
        lines = list(_tell_kept(kept, words))
    for line in (*lines, *_tell_advice(() if stored is None else stored.chairs, words)):
        typer.echo(line)


def tell(log: Log, language: Language, seat: int | None) -> Iterator[str]:
    """The opening, every move with its time, and how it ended."""
    game = game_of_log(log.header)
    match = resume(game, log.header)
    seats = len(game.seats(decode(log.header.setup, game.setup_type)))
    if seat is not None and not 0 <= seat < seats:
        raise CommandError(f"there is no seat {seat}; seats are counted from 0 to {seats - 1}")

    def described() -> tuple[Message, ...]:
        view = game.open_view(match.state) if seat is None else game.view(match.state, Seat(seat))
        return game.describe(view)

    yield from (language.say(sentence) for sentence in described())
    yield ""
    for entry in log.entries:
        played = follow(match, entry)
        match = played.match
        for told in played.events:
            if seat is None or told.reaches(Seat(seat)):
                yield f"{_clock(entry.at)}  {language.say(game.tell(told.event))}"
    yield ""
    outcome = game.outcome(match.state)
    ending = described() if outcome is None else (outcome.ending,)
    yield from (language.say(sentence) for sentence in ending)


def _tell_kept(frames: tuple[Frame, ...], language: Language) -> Iterator[str]:
    """A game whose rules are gone: the sentences that were archived."""
    for frame in frames:
        for happened in frame.events:
            yield f"{_clock(frame.at)}  {language.say(happened.text)}"
    yield ""
    outcome = frames[-1].outcome
    if outcome is not None:
        yield language.say(outcome.ending)


def _tell_advice(chairs: Chairs, language: Language) -> Iterator[str]:
    """Who was given suggestions; the log does not record them."""
    given = [(chair.seat, len(chair.advised_after)) for chair in chairs if chair.advised]
    if given:
        who = tuple(say("advice-of", name=seat_name(seat), count=count) for seat, count in given)
        yield language.say(say("advice-given", who=who))


def _clock(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes:>3}:{seconds:02}"


def _from_file(path: Path) -> Log:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Log)
    except msgspec.DecodeError as error:
        raise CommandError(f"{path} is no exported game: {error}") from error


async def _kept(table: str, database: str, seat: int | None) -> tuple[Frame, ...] | None:
    store = Store(open_engine(database_url(database)))
    try:
        frames = await store.archived(table, replay_kind("open" if seat is None else Seat(seat)))
        return None if frames is None else msgspec.json.decode(frames, type=tuple[Frame, ...])
    finally:
        await store.close()


async def game_in_store(table: str, database: str) -> tuple[Log, StoredTable]:
    store = Store(open_engine(database_url(database)))
    try:
        await store.open()
        found = await store.load(table)
        if found is None:
            raise CommandError(f"there is neither a file nor a table {table!r}")
        if found.row.phase != "over":
            raise CommandError(f"table {table} is still playing; nothing is shown before the end")
        log = Log(await store.header(found.row), tuple(row.entry for row in found.entries))
        return log, found
    finally:
        await store.close()
