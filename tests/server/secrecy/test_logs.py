"""Logs: one event a line, and in them no name, no chat, no token, no address and no way to a table."""

from __future__ import annotations

import ast
import json
import logging
from pathlib import Path

import httpx
import pytest
from tests.server.client import at_table
from tests.server.hostile.raw import exchange
from tests.server.process import Server

import heliograph.server
from heliograph.server.logs import JsonFormatter, Log, TextFormatter, mark
from heliograph.server.store.engine import open_engine
from heliograph.server.store.writer import StoreError
from heliograph.server.tokens import hashed


async def test_a_game_leaves_no_name_and_no_secret_in_the_log(tmp_path: Path) -> None:
    running = Server(tmp_path, "--log-level", "debug", "--log-format", "json")
    secrets = ["Nameofann", "Nameofbob", "Newnameofann", "Wordsofann", "Tokenofmallory", "127.0.0.1"]
    async with running.http() as http:
        table, token = await _two_people(http)
        async with at_table(running, table, token) as ann, at_table(running, table):
            await ann.ask("say", text="Wordsofann")
            await ann.ask("rename", name="Newnameofann")
            await ann.ask("set-seat", seat=1, to={"kind": "ai", "strength": "quick"})
            assert (await ann.ask("start"))["type"] == "ack"
            await ann.wait_for(0)
            await ann.act({"type": "begin-round"})
            await ann.act({"type": "guess", "chip": "Wordsofann"})
            await ann.ask("foresee", action={"type": "guess", "chip": "Wordsofann"})
        async with at_table(running, table, "Tokenofmallory"):
            pass
        for path in (f"/api/tables/{table}/export", f"/t/{table}/Wordsofann", "/api/tables/Wordsofann"):
            await http.get(path)
        await http.post(f"/api/tables/{table}/claim", content=b'{"name":"Nameofbob')
        exchange(running.port, b"\0Wordsofann\r\n\r\n")
    assert running.stop() == 0
    lines = (tmp_path / "server.log").read_text().splitlines()
    events = [json.loads(line) for line in lines]
    made = next(event for event in events if event["event"] == "a table was created")
    assert (made["table"], made["game"], made["level"]) == (mark(table), "contact", "info")
    for secret in (*secrets, token, hashed(token), table):
        assert not [line for line in lines if secret in line]


@pytest.mark.parametrize("formatter", [JsonFormatter(), TextFormatter()])
def test_an_error_is_told_by_its_kind_and_place(formatter: logging.Formatter) -> None:
    try:
        try:
            raise KeyError("Wordsofann")
        except KeyError as error:
            raise StoreError("disk I/O error\n[parameters: ('Nameofann',)]") from error
    except StoreError as error:
        record = logging.LogRecord(
            "heliograph", logging.ERROR, "", 0, "it broke", (), (type(error), error, None)
        )
        told = formatter.format(record)
    for word in ("it broke", "StoreError", "disk I/O error", "KeyError", "test_logs.py:"):
        assert word in told
    for word in ("Wordsofann", "Nameofann"):
        assert word not in told


def test_of_a_library_only_what_it_says_itself() -> None:
    def told(message: str, *arguments: object) -> str:
        record = logging.LogRecord("library", logging.WARNING, "", 0, message, arguments, None)
        return str(json.loads(JsonFormatter().format(record))["event"])

    assert told("Cancel %d tasks", 3) == "Cancel 3 tasks"
    assert "Wordsofann" not in told("> TEXT %s", "Wordsofann")
    assert "Wordsofann" not in told("Task exception was never retrieved\nfuture: <Error('Wordsofann')>")


def test_a_failing_statement_does_not_quote_its_values(tmp_path: Path) -> None:
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError

    engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as failed:
        connection.execute(text("select * from nowhere where name = :name"), {"name": "Nameofann"})
    assert "Nameofann" not in str(failed.value)
    engine.dispose()


def test_everything_in_the_server_logs_through_it() -> None:
    """A plain logger would be told by its template alone."""
    folder = Path(str(heliograph.server.__path__[0]))
    for file in folder.rglob("*.py"):
        if file.name == "logs.py":
            continue
        names = {
            node.attr for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Attribute)
        }
        assert "getLogger" not in names, f"{file.name}: {Log.__name__} takes its place"


async def _two_people(http: httpx.AsyncClient) -> tuple[str, str]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "contact", "setup": {}, "name": "Nameofann", "seats": seats}
    seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
    claim = await http.post(f"/api/tables/{seated['table']}/claim", json={"seat": 1, "name": "Nameofbob"})
    claim.raise_for_status()
    return seated["table"], seated["token"]
