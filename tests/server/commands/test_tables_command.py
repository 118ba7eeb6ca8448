"""`heliograph tables`: what a host sees of the tables and of their end, and what can be done about it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.server.commands.test_command_line import run
from tests.server.inside import open_hub, seat_everyone

from heliograph.server.clock import now_ms
from heliograph.server.store import schema
from heliograph.server.tables.sweep import tidy_away

DAY_MS = 86_400_000


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def two_tables(database: str) -> list[str]:
    """The first was visited a day ago, the second an hour ago."""

    async def made() -> list[str]:
        async with open_hub(database) as hub:
            ids = [(await seat_everyone(hub))[0] for _ in range(2)]
            for id, ago in zip(ids, (DAY_MS, 3_600_000), strict=True):
                aged = update(schema.tables).where(schema.tables.c.id == id).values(touched=now_ms() - ago)
                await hub.store.transact(lambda connection: connection.execute(aged))  # noqa: B023
            return ids

    return asyncio.run(made())


def tidied(database: str) -> None:
    async def tidy() -> None:
        async with open_hub(database) as hub:
            await tidy_away(hub, now_ms() + 10 * DAY_MS)

    asyncio.run(tidy())


def tables(database: str, *words: str) -> str:
    done = run("tables", *words, "--database", database)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_list_begins_with_what_is_tidied_away_first(database: str, two_tables: list[str]) -> None:
    first, second = two_tables
    told = tables(database, "list")
    assert told.index(first) < told.index(second)
    assert len(re.findall(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", told)) == 4
    assert "2 tables" in told
    assert first not in tables(database, "list", "--phase", "over")
    sooner = tables(database, "show", first, "--limit", "days_gathering=1")
    assert sooner != tables(database, "show", first)
    assert "Guest 1" in sooner


@pytest.mark.parametrize(("language", "never"), [("en", "never"), ("uk", "ніколи"), ("de", "nie")])
def test_what_is_kept_stays(database: str, two_tables: list[str], language: str, never: str) -> None:
    first, second = two_tables
    assert first in tables(database, "keep", first, "--language", language)
    assert never in tables(database, "show", first, "--language", language)
    tidied(database)
    left = tables(database, "list")
    assert first in left
    assert second not in left
    tables(database, "keep", first, "--no-longer")
    tidied(database)
    assert first not in tables(database, "list")


def test_what_is_deleted_is_gone(database: str, two_tables: list[str]) -> None:
    first, second = two_tables
    tables(database, "delete", first, "--yes")
    left = tables(database, "list")
    assert first not in left
    assert second in left


def test_a_table_in_use_is_not_deleted(database: str) -> None:
    async def made() -> str:
        async with open_hub(database) as hub:
            return (await seat_everyone(hub))[0]

    id = asyncio.run(made())
    refused = run("tables", "delete", id, "--yes", "--database", database)
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    assert "three minutes" in refused.stderr
    assert id in tables(database, "list")


@pytest.mark.parametrize("command", ["show", "keep", "delete"])
def test_a_table_that_is_not_there_is_one_clear_line(database: str, command: str) -> None:
    failed = run("tables", command, "nowhere", "--database", database)
    assert (failed.returncode, failed.stderr.count("\n")) == (1, 1)
    assert "there is no table 'nowhere'" in failed.stderr
