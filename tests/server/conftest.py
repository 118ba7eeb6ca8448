from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.lighthouse import install
from tests.server.postgres import start_postgres
from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only talk to it; a table of its own keeps each apart."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    yield from start_postgres()


@pytest.fixture
def lighthouse(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A database to play Lighthouse on."""
    install(monkeypatch)
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
