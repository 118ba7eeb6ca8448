"""Room in the write-ahead log: never in the way of what is written, and no more than is needed."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from heliograph.server.store.engine import open_engine
from heliograph.server.store.room import RoomAhead

ROOM = 1_048_576


class Book:
    """A database that one connection writes, a number at a time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "book.sqlite"
        self.engine = open_engine(f"sqlite:///{self.path}")
        self.line = self.engine.connect()
        self.line.exec_driver_sql("create table numbers (n integer primary key, text text)")
        self.line.commit()
        self.room = RoomAhead(self.engine)

    def write(self, n: int, text: str = "") -> None:
        self.line.exec_driver_sql("insert into numbers values (?, ?)", (n, text))
        self.room.keep()
        self.line.commit()

    @property
    def log_bytes(self) -> int:
        return self.path.with_name("book.sqlite-wal").stat().st_size

    def after_a_crash(self, folder: Path) -> list[int]:
        """What is found in the very files as they lie there now."""
        folder.mkdir()
        for name in ("book.sqlite", "book.sqlite-wal"):
            shutil.copy(self.path.with_name(name), folder / name)
        with sqlite3.connect(folder / "book.sqlite") as found:
            assert found.execute("pragma integrity_check").fetchone() == ("ok",)
            return [n for (n,) in found.execute("select n from numbers order by n")]


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path)


def test_commits_do_not_make_the_log_longer(book: Book) -> None:
    book.write(0)
    sizes = []
    for n in range(1, 100):
        book.write(n)
        sizes.append(book.log_bytes)
    assert len(set(sizes)) == 1


def test_more_room_is_made_when_it_is_used_up(book: Book) -> None:
    for n in range(600):
        book.write(n, "x" * 3000)
    assert 3 * ROOM <= book.log_bytes < 10 * ROOM


def test_everything_is_there_after_a_crash(book: Book, tmp_path: Path) -> None:
    for n in range(400):
        book.write(n, "x" * 3000)
        if n % 80 == 0:
            assert book.after_a_crash(tmp_path / f"after {n}") == [*range(n + 1)]


def test_room_before_the_first_commit_is_no_commit(tmp_path: Path) -> None:
    book = Book(tmp_path)
    book.line.exec_driver_sql("pragma wal_checkpoint(truncate)")
    assert book.log_bytes == 0
    book.room.keep()
    assert book.after_a_crash(tmp_path / "after") == []


def test_a_log_that_somebody_cuts_off_gets_room_again(book: Book, tmp_path: Path) -> None:
    book.write(1)
    book.line.exec_driver_sql("pragma wal_checkpoint(truncate)")
    book.write(2)
    assert book.log_bytes >= ROOM
    assert book.after_a_crash(tmp_path / "after") == [1, 2]


def test_where_no_room_can_be_made_the_commit_decides(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "open", full)
    book.write(1)
    monkeypatch.undo()
    assert book.log_bytes < ROOM
