"""Is the database well? It is only looked at: the next start brings it up to date, not the doctor."""

from __future__ import annotations

from math import isinf
from pathlib import Path

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
_NOT_YET = "there is none yet; the first start makes it"


class StoreFindings:
    def __init__(self, url: str) -> None:
        self._engine = open_engine(url, _PATIENCE_SECONDS)

    def database(self) -> str:
        """It answers, and this release can read it."""
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

    def rules(self) -> str:
        """The games that are stored can go on."""
        return within(_PATIENCE_SECONDS, self._rules)

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

    def _rules(self) -> str:
        if not self._is_there():
            return _NOT_YET
        with self._engine.connect() as connection:
            if version_of(connection) is None:
                return _NOT_YET
            kept = schema.tables.c
            grouped = select(kept.game, kept.rules_version, func.count()).where(kept.phase != "over")
            stored = connection.execute(grouped.group_by(kept.game, kept.rules_version)).all()
        lost = [
            f"{count} of {game} under rules {version}"
            for game, version, count in stored
            if version != _rules_of(game)
        ]
        if lost:
            raise FindingError(f"cannot go on here: {', '.join(lost)}; finish them with the release before")
        return f"{sum(count for *_, count in stored)} tables can go on"

    def _is_there(self) -> bool:
        """Connecting would make the file."""
        return self._engine.dialect.name != "sqlite" or Path(str(self._engine.url.database)).is_file()


def _newest(connection: Connection) -> int:
    return connection.execute(select(func.max(schema.tables.c.touched))).scalar() or 0


def _rules_of(game_id: str) -> int | None:
    try:
        return load_game(game_id).rules_version
    except UnknownGameError:
        return None
