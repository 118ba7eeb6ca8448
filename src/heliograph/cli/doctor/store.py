"""Checks the database without changing it: the next start migrates it, not the doctor."""

from __future__ import annotations

from math import isinf
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from heliograph.cli.doctor.finding import FindingError, within
from heliograph.games import UnknownGameError, load_game
from heliograph.server.clock import now_ms
from heliograph.server.store import schema
from heliograph.server.store.engine import free_bytes, open_engine
from heliograph.server.store.migrate import version_of

_PATIENCE_SECONDS = 5
_ENOUGH_BYTES = 1_000_000_000
_APART_MS = 2_000
_BACKUP_HOURS = 48
_NOT_YET = "there is none yet; the first start makes it"


class _Stored(NamedTuple):
    """Tables in one state."""

    game: str
    rules: int
    phase: str
    how_many: int
    rules_here: int | None


class StoreFindings:
    def __init__(self, url: str) -> None:
        self._engine = open_engine(url, _PATIENCE_SECONDS)

    def database(self) -> str:
        """The database answers, and this release can read it."""
        address = self._engine.url.render_as_string(hide_password=True)
        return within(_PATIENCE_SECONDS, lambda: f"{address}: {self._version()}")

    def disk(self) -> str:
        free = free_bytes(self._engine)
        if isinf(free):
            return "the database's own; look there"
        if free < _ENOUGH_BYTES:
            raise FindingError(f"{free // 1_000_000:.0f} MB free; have a GB, or moves will be refused")
        return f"{free / 1_000_000_000:.1f} GB free"

    def clock(self) -> str:
        return within(_PATIENCE_SECONDS, self._clock)

    def tables(self) -> str:
        """This release can show the stored tables."""
        return within(_PATIENCE_SECONDS, self._unplayable)

    def games_in_play(self) -> str:
        """Stored games can go on under the rules they began with."""
        return within(_PATIENCE_SECONDS, self._older)

    def _version(self) -> str:
        if not self._is_there():
            return _NOT_YET
        with self._engine.connect() as connection:
            version = version_of(connection)
        if version is None:
            return _NOT_YET
        if int(version) > int(schema.VERSION):
            raise FindingError(f"a later release has changed it to version {version}; install that one")
        if version != schema.VERSION:
            return f"version {version}; the next start brings it to {schema.VERSION}, so make a copy first"
        return f"version {version}"

    def _clock(self) -> str:
        if not self._is_there():
            return _NOT_YET
        with self._engine.connect() as connection:
            if self._engine.dialect.name == "postgresql":
                asked = select(func.extract("epoch", func.clock_timestamp()))
                theirs = connection.execute(asked).scalar_one()
                apart = abs(now_ms() - int(theirs * 1000))
                if apart > _APART_MS:
                    raise FindingError(f"{apart // 1000} s from the database's; set both by a time server")
                return "as the database's"
            newest = 0 if version_of(connection) is None else _newest(connection)
        if newest > now_ms() + _APART_MS:
            raise FindingError("tables were used in what it calls the future; set it by a time server")
        return "not before anything stored"

    def _unplayable(self) -> str:
        stored = self._stored()
        lost = [one for one in stored if one.rules_here is None or one.rules > one.rules_here]
        if lost:
            raise FindingError(f"not without a later release or another package: {_listed(lost)}")
        return f"{sum(one.how_many for one in stored)} can be shown"

    def _older(self) -> str:
        stored = self._stored()
        older = [
            one
            for one in stored
            if one.phase == "playing" and one.rules < (one.rules_here or 0) and not _plays(one)
        ]
        if older:
            raise FindingError(
                f"{_listed(older)}: each is carried over, or ended with a sentence, when somebody comes"
            )
        return f"{sum(one.how_many for one in stored if one.phase == 'playing')} under today's rules"

    def _stored(self) -> list[_Stored]:
        if not self._is_there():
            return []
        with self._engine.connect() as connection:
            if version_of(connection) is None:
                return []
            kept = schema.tables.c
            kinds = (kept.game, kept.rules_version, kept.phase)
            found = connection.execute(select(*kinds, func.count()).group_by(*kinds)).all()
        return [_Stored(game, rules, phase, count, _rules_of(game)) for game, rules, phase, count in found]

    def _is_there(self) -> bool:
        """Connecting would create the file."""
        return self._engine.dialect.name != "sqlite" or Path(str(self._engine.url.database)).is_file()


def newest_backup(folder: Path) -> str:
    files = [file for file in folder.iterdir() if file.is_file()] if folder.is_dir() else []
    if not files:
        raise FindingError(f"there is none in {folder}; `heliograph backup {folder / 'FILE'}` makes one")
    newest = max(files, key=lambda file: file.stat().st_mtime)
    hours = max(0.0, now_ms() / 1000 - newest.stat().st_mtime) / 3600
    # File times come from a finer clock than ours, so a new file may seem to come from the future.
    if hours > _BACKUP_HOURS:
        raise FindingError(f"{newest} is {hours / 24:.0f} days old; make one every day")
    return f"{newest} is {hours:.0f} hours old"


def _listed(stored: list[_Stored]) -> str:
    return ", ".join(f"{one.how_many} of {one.game} under rules {one.rules}" for one in stored)


def _newest(connection: Connection) -> int:
    return connection.execute(select(func.max(schema.tables.c.touched))).scalar() or 0


def _plays(stored: _Stored) -> bool:
    return load_game(stored.game).plays(stored.rules)


def _rules_of(game_id: str) -> int | None:
    try:
        return load_game(game_id).rules_version
    except UnknownGameError:
        return None
