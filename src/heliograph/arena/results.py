"""The games of a tournament in a file: written as they end, read on resuming.

JSON Lines grow by a line for each game. Parquet is written when all games are played; until then they are in
JSON Lines beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from heliograph.arena.running import Row
from heliograph.arena.settings import ArenaError
from heliograph.extras import MissingExtraError

LINES, PARQUET = ".jsonl", ".parquet"
_PACKED = ("settings", "record", "guests")
"""Columns that hold JSON: their shape differs from game to game."""


class ResultFile:
    """`record` is the type of a trial's record of a game."""

    def __init__(self, path: Path, record: Any, *, resume: bool) -> None:
        self._path, self._record = path, record
        self._lines = path.with_name(path.name + ".jsonl") if path.suffix == PARQUET else path
        if path.suffix not in (PARQUET, LINES):
            raise ArenaError(f"{path}: a name ends in {LINES}, or in {PARQUET} for columns")
        if path.suffix == PARQUET:
            arrow_and_parquet()
        self.rows: list[Row] = []
        if self._lines.exists() or path.exists():
            if not resume:
                raise ArenaError(f"{path} is there already: --resume goes on with it, or name another file")
            self.rows = self._read()
        try:
            self._lines.parent.mkdir(parents=True, exist_ok=True)
            self._lines.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in self.rows))
        except OSError as error:
            raise ArenaError(f"{path} cannot be written: {error.strerror}") from error

    def keep(self, row: Row) -> None:
        with self._lines.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
        self.rows.append(row)

    def finish(self) -> None:
        if self._path.suffix == PARQUET:
            _write_parquet(self._path, self.rows)
            self._lines.unlink()

    def _read(self) -> list[Row]:
        if self._lines.exists():
            return [self._typed(row) for row in _whole_lines(self._lines)]
        return [self._typed(row) for row in _read_parquet(self._path)]

    def _typed(self, row: Row) -> Row:
        try:
            return msgspec.structs.replace(
                row, record=msgspec.convert(row.record, self._record, strict=False)
            )
        except msgspec.ValidationError as error:
            raise ArenaError(f"{self._path} holds games of another kind: {error}") from error


def _whole_lines(path: Path) -> Iterable[Row]:
    """A last line without its end was being written when the arena stopped: that game is played again."""
    *lines, _ = path.read_bytes().split(b"\n")
    try:
        return [msgspec.json.decode(line, type=Row) for line in lines]
    except msgspec.DecodeError as error:
        raise ArenaError(f"{path} is no file of the arena: {error}") from error


def _write_parquet(path: Path, rows: Sequence[Row]) -> None:
    arrow, parquet = arrow_and_parquet()
    table = [
        {
            **msgspec.to_builtins(row, str_keys=True),
            **{name: msgspec.json.encode(getattr(row, name)).decode() for name in _PACKED},
        }
        for row in rows
    ]
    parquet.write_table(arrow.Table.from_pylist(table), path)


def _read_parquet(path: Path) -> Iterable[Row]:
    _, parquet = arrow_and_parquet()
    table = parquet.read_table(path).to_pylist()
    return [
        msgspec.convert({**row, **{name: msgspec.json.decode(row[name]) for name in _PACKED}}, Row)
        for row in table
    ]


def arrow_and_parquet() -> tuple[Any, Any]:
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise MissingExtraError("Parquet (unlike .jsonl) needs pyarrow", "arena") from error
    return arrow, parquet
