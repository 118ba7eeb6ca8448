"""The server's log for its operator, as text or as one JSON object a line.

No name, no line of chat, no token, no address and no secret of a game is written here, whatever goes wrong.
An event has only the fields named below, a table is shown as a short mark that leads to no link, and an error
as its kind and its place, not its text, which may quote anything.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, TypedDict, Unpack

import msgspec

Format = Literal["text", "json"]

_MARK_BYTES = 3
_NOISE = ("Invalid HTTP request received.",)
"""Anybody could fill the disk with these."""
_HARMLESS = ("StoreError", "WorkError", "ContentError", "ReplayError", "UnknownGameError")
"""Our own errors whose texts, up to the first line's end, quote nothing that players wrote."""


class Fields(TypedDict, total=False):
    table: str
    """A table's id; its mark is written instead."""
    game: str
    seat: int
    seconds: float
    count: int
    reason: str
    """The id of a message, unless a rule of a game gives it."""
    call: str
    """A route, without the values of its parameters."""
    what: str
    """One of our own words: a function, a version, a node."""


class Log:
    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def info(self, event: str, **fields: Unpack[Fields]) -> None:
        self._logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: Unpack[Fields]) -> None:
        self._logger.warning(event, extra={"fields": fields})

    def error(self, event: str, **fields: Unpack[Fields]) -> None:
        self._logger.error(event, extra={"fields": fields})

    def exception(self, event: str, **fields: Unpack[Fields]) -> None:
        """With the error that is being handled."""
        self._logger.error(event, extra={"fields": fields}, exc_info=True)


def mark(table_id: str) -> str:
    """The same for the same table, and too short to find the table by trying: a table's id is its link."""
    return blake2b(table_id.encode(), digest_size=_MARK_BYTES).hexdigest()


def places(error: BaseException) -> Iterator[str]:
    """An error and its causes: their kinds, and where they were raised."""
    seen: BaseException | None = error
    while seen is not None:
        yield _kind(seen)
        yield from _lines(seen.__traceback__)
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)


def log_to_stderr(level: str, format: Format = "text") -> None:
    """Libraries log only warnings and errors: at lower levels they quote every frame."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    handler.addFilter(lambda record: record.msg not in _NOISE)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("heliograph").setLevel(level.upper())


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(_told(record)).decode()


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = _told(record)
        head = f"{told.pop('at')} {told.pop('level').upper()} {told.pop('from')}: {told.pop('event')}"
        trace = told.pop("trace", ())
        line = " ".join([head, *(f"{name}={value}" for name, value in told.items())])
        return "\n  ".join([line, *(["Traceback:"] if trace else []), *trace])


def _told(record: logging.LogRecord) -> dict[str, Any]:
    ours = getattr(record, "fields", None)
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    event = str(record.msg) if ours is not None else _of_a_library(record)
    told: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name, "event": event}
    for name, value in (ours or {}).items():
        told[name] = mark(value) if name == "table" else value
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        told["trace"] = [*places(error)]
    return told


def _of_a_library(record: logging.LogRecord) -> str:
    """The message without quotations: no further lines, and no values but numbers."""
    lines = str(record.msg).strip().splitlines() or [""]
    arguments = record.args if isinstance(record.args, tuple) else ()
    if arguments and all(isinstance(value, int | float) for value in arguments):
        return lines[0] % arguments
    return lines[0]


def _kind(error: BaseException) -> str:
    kind = type(error).__qualname__
    if isinstance(error, OSError) and error.strerror:
        return f"{kind}: {error.strerror}"
    if kind in _HARMLESS:
        return f"{kind}: {' '.join(str(error).splitlines()[:1])}"
    return kind


def _lines(trace: TracebackType | None) -> Iterator[str]:
    for frame in traceback.extract_tb(trace):
        yield f"{Path(frame.filename).name}:{frame.lineno} in {frame.name}"
