"""The doctor finds what is wrong, and changes nothing."""

from __future__ import annotations

import json
import os
import resource
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import version
from pathlib import Path

import pytest
from sqlalchemy import text, update
from tests.server.client import new_table
from tests.server.inside import open_hub, seat_everyone
from tests.server.process import Server

from heliograph.cli.doctor import serving, store
from heliograph.cli.doctor.finding import FindingError
from heliograph.cli.doctor.store import StoreFindings, newest_backup
from heliograph.server.clock import now_ms
from heliograph.server.limits import Limits
from heliograph.server.store import schema
from heliograph.server.store.engine import open_engine


@pytest.fixture
async def stored(tmp_path: Path) -> str:
    """A database with a table in it."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    async with open_hub(url) as hub:
        await seat_everyone(hub)
    return url


async def test_a_database_that_is_well(stored: str) -> None:
    found = StoreFindings(stored)
    assert found.database().endswith(f"version {schema.VERSION}")
    assert found.tables() == "1 can be shown"
    assert found.games_in_play() == "0 under today's rules"
    assert found.clock() == "not before anything stored"
    assert found.disk().endswith("GB free")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    found = StoreFindings(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    for look in (found.database, found.clock):
        assert "the first start makes it" in look()
    assert found.tables() == "0 can be shown"
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_database_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "_PATIENCE_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        found = StoreFindings(f"postgresql://me@127.0.0.1:{silent.getsockname()[1]}/tables")
        with pytest.raises(Exception, match=r"no answer|timeout|cannot"):
            found.database()


async def test_a_database_of_another_release_is_left_as_it_is(stored: str) -> None:
    found = StoreFindings(stored)
    _change(stored, "update alembic_version set version_num = '1'")
    assert "make a copy first" in found.database()
    _change(stored, "update alembic_version set version_num = '999'")
    with pytest.raises(FindingError, match="a later release"):
        found.database()


async def test_tables_of_other_rules(stored: str) -> None:
    found = StoreFindings(stored)
    _change(stored, "update tables set rules_version = 999")
    with pytest.raises(FindingError, match="1 of contact under rules 999"):
        found.tables()
    _change(stored, "update tables set rules_version = 0, phase = 'playing'")
    assert found.tables() == "1 can be shown"
    with pytest.raises(FindingError, match="1 of contact under rules 0"):
        found.games_in_play()
    _change(stored, "update tables set game = 'gone'")
    with pytest.raises(FindingError, match="1 of gone under rules 0"):
        found.tables()


def test_the_age_of_the_newest_backup(tmp_path: Path) -> None:
    with pytest.raises(FindingError, match="there is none"):
        newest_backup(tmp_path)
    (tmp_path / "monday.sqlite").touch()
    assert newest_backup(tmp_path).endswith("is 0 hours old")
    os.utime(tmp_path / "monday.sqlite", (0, 0))
    with pytest.raises(FindingError, match="days old"):
        newest_backup(tmp_path)


async def test_a_clock_that_was_set_back(stored: str) -> None:
    with closing(open_engine(stored).connect()) as connection:
        connection.execute(update(schema.tables).values(touched=now_ms() + 3_600_000))
        connection.commit()
    with pytest.raises(FindingError, match="future"):
        StoreFindings(stored).clock()


async def test_a_full_disk(stored: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "free_bytes", lambda _: 5_000_000)
    with pytest.raises(FindingError, match="5 MB free"):
        StoreFindings(stored).disk()


def test_figures_that_the_world_can_read() -> None:
    assert serving.figures("") == "not served"
    assert serving.figures("127.0.0.1:9100") == "only at 127.0.0.1:9100"
    with pytest.raises(FindingError, match="may be reached by the world"):
        serving.figures("0.0.0.0:9100")


def test_limits_that_allow_nothing() -> None:
    assert serving.limits_are_sane(Limits())
    with pytest.raises(FindingError, match="message_bytes"):
        serving.limits_are_sane(Limits(message_bytes=0))


def test_more_connections_than_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    with pytest.raises(FindingError, match="only 256 at once"):
        serving.open_files(Limits())


async def test_a_server_that_runs(server: Server) -> None:
    await new_table(server)
    assert serving.running(server.address) == f"{server.address} is well"


def test_a_server_that_is_not_well() -> None:
    with pytest.raises(FindingError, match="does not answer"):
        serving.running("http://127.0.0.1:9")
    with (
        _answering({"version": "0.0.1"}) as address,
        pytest.raises(FindingError, match=r"of version 0\.0\.1"),
    ):
        serving.running(address)
    with (
        _answering({"version": version("heliograph")}) as address,
        pytest.raises(FindingError, match="can be read by everyone"),
    ):
        serving.running(address)


def test_a_worker_that_freezes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_THINKING_SECONDS", 0.01)
    with pytest.raises(FindingError, match="no answer within"):
        serving.worker()


def _change(url: str, statement: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


@contextmanager
def _answering(body: object) -> Iterator[str]:
    """A server that says the same to everything."""

    class Same(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Same) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{listening.server_port}"
        listening.shutdown()
