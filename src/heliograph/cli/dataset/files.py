"""Datasets as files: JSON Lines, Parquet, and single logs as `heliograph export TABLE` prints them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from heliograph.arena.results import PARQUET, arrow_and_parquet
from heliograph.cli.dataset.record import GameRecord
from heliograph.cli.errors import CommandError
from heliograph.kernel.codec import UNREADABLE, encode
from heliograph.kernel.log import Log

JSON_LINES, JSON = ".jsonl", ".json"
_PACKED = ("seats", "agreed", "ending", "log")
"""Columns that hold JSON."""
_GAMES_AT_ONCE = 200


class NoGameError(ValueError):
    """Something in a file that should be a game and is not."""


def write(path: Path | None, records: Iterable[GameRecord]) -> None:
    """To standard output if no file is named."""
    try:
        if path is not None and path.suffix == PARQUET:
            _write_parquet(path, records)
            return
        if path is None:
            for record in records:
                typer.echo(encode(record))
            return
        with path.open("wb") as file:
            file.writelines(encode(record) + b"\n" for record in records)
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror}") from error


def files_in(folder: Path) -> list[Path]:
    """All files that may hold games; a single file, too."""
    if folder.is_file():
        return [folder]
    kinds = {JSON_LINES, PARQUET, JSON}
    return sorted(file for file in folder.rglob("*") if file.suffix in kinds and file.is_file())


def games_in(path: Path) -> Iterator[tuple[str, GameRecord | Log | NoGameError]]:
    """Each game with its place in the file."""
    if path.suffix == PARQUET:
        for number, row in enumerate(_parquet_rows(path)):
            yield f"row {number + 1}", _record(row)
    elif path.suffix == JSON_LINES:
        with path.open("rb") as file:
            for number, line in enumerate(file):
                yield f"line {number + 1}", _read(line, GameRecord)
    else:
        yield "", _read(path.read_bytes(), Log)


def _read(data: bytes, kind: type[GameRecord] | type[Log]) -> GameRecord | Log | NoGameError:
    try:
        return msgspec.json.decode(data, type=kind)
    except UNREADABLE as error:
        return NoGameError(str(error))


def _record(row: dict[str, Any]) -> GameRecord | Log | NoGameError:
    try:
        unpacked = {name: msgspec.json.decode(row[name]) for name in _PACKED if name != "log"}
        unpacked["log"] = msgspec.json.decode(row["log"], type=Log)
        return msgspec.convert({**row, **unpacked}, GameRecord)
    except (KeyError, TypeError, *UNREADABLE) as error:
        return NoGameError(str(error))


def _parquet_rows(path: Path) -> Iterator[dict[str, Any]]:
    arrow, parquet = arrow_and_parquet()
    try:
        for batch in parquet.ParquetFile(path).iter_batches(_GAMES_AT_ONCE):
            yield from batch.to_pylist()
    except arrow.ArrowInvalid as error:
        raise NoGameError(str(error)) from error


def _write_parquet(path: Path, records: Iterable[GameRecord]) -> None:
    arrow, parquet = arrow_and_parquet()
    packed = [(name, arrow.string()) for name in _PACKED]
    words = [(name, arrow.string()) for name in ("id", "game", "content_hash", "level", "end")]
    counts = [(name, arrow.int64()) for name in ("format", "rules_version", "entries", "duration_ms")]
    columns = arrow.schema([*words, *counts, ("decision_ms", arrow.list_(arrow.int64())), *packed])
    rows: list[dict[str, Any]] = []
    with parquet.ParquetWriter(path, columns, compression="zstd") as file:
        for record in records:
            rows.append({name: _cell(record, name) for name in columns.names})
            if len(rows) == _GAMES_AT_ONCE:
                file.write_table(arrow.Table.from_pylist(rows, schema=columns))
                rows = []
        file.write_table(arrow.Table.from_pylist(rows, schema=columns))


def _cell(record: GameRecord, name: str) -> Any:
    value = getattr(record, name)
    return encode(value).decode() if name in _PACKED else value
