"""`heliograph doctor`: is everything here that a table needs?"""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from heliograph.cli.options import Database, database_url
from heliograph.games import game_ids, load_game
from heliograph.language import languages
from heliograph.players import make_player, strengths
from heliograph.resources import locales_dir, static_dir
from heliograph.server.store.engine import open_engine
from heliograph.server.store.store import Store

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_OLDEST_PYTHON = (3, 11)


class _Missing(Exception):  # noqa: N818 - a finding, not a fault
    """What is wrong, and what to do about it."""


def doctor(database: Database = "") -> None:
    """Check that everything is here that a table needs."""
    needed: dict[str, Callable[[], str]] = {
        "Python": _python,
        "games": _games,
        "AI seats": _ai_seats,
        "languages": _locales,
        "browser client": _client,
        "database": lambda: _database(database_url(database)),
    }
    useful: dict[str, Callable[[], str]] = {
        "PostgreSQL driver": _driver,
        "Chromium, for the tests": _chromium,
    }
    table = Table("", "", "finding")
    findings = [_examine(table, name, look, "bold red", "missing") for name, look in needed.items()]
    for name, look in useful.items():
        _examine(table, name, look, "yellow", "absent")
    Console().print(table)
    if not all(findings):
        raise typer.Exit(1)


def _examine(table: Table, name: str, look: Callable[[], str], style: str, verdict: str) -> bool:
    try:
        finding = look()
    except Exception as error:
        table.add_row(name, f"[{style}]{verdict}[/]", escape(" ".join(str(error).split())))
        return False
    table.add_row(name, "[green]ok[/]", escape(finding))
    return True


def _python() -> str:
    if sys.version_info < _OLDEST_PYTHON:
        raise _Missing(f"{sys.version.split()[0]}; needs 3.11 or newer")
    return sys.version.split()[0]


def _games() -> str:
    return ", ".join(load_game(id).id for id in game_ids())


def _ai_seats() -> str:
    found = [(id, strength) for id in game_ids() for strength in strengths(id)]
    for id, strength in found:
        make_player(id, strength)
    return ", ".join(f"{id} {strength}" for id, strength in found)


def _locales() -> str:
    texts = {language: _message_ids(language) for language in languages()}
    everything = set().union(*texts.values())
    lacking = [f"{language} lacks {id}" for language, ids in texts.items() for id in sorted(everything - ids)]
    if lacking:
        raise _Missing(f"{lacking[0]}" + (f" and {len(lacking) - 1} more" if lacking[1:] else ""))
    return f"{', '.join(texts)}: {len(everything)} texts each"


def _message_ids(language: str) -> set[str]:
    texts = "\n".join(file.read_text("utf-8") for file in (locales_dir() / language).glob("*.ftl"))
    return set(re.findall(r"^([a-z][\w-]*) *=", texts, re.MULTILINE))


def _client() -> str:
    if not (static_dir() / "index.html").is_file():
        raise _Missing("not built; run: make client")
    size = sum(file.stat().st_size for file in static_dir().rglob("*") if file.is_file())
    return f"{size // 1024} kB"


def _database(url: str) -> str:
    async def opened() -> str:
        store = Store(open_engine(url))
        await store.open()
        await store.close()
        return str(store.engine.url.render_as_string(hide_password=True))

    return asyncio.run(opened())


def _driver() -> str:
    if find_spec("psycopg") is None:
        raise _Missing("needed for postgresql:// only: pip install 'heliograph[postgres]'")
    return "psycopg"


def _chromium() -> str:
    for name in _BROWSERS:
        if path := shutil.which(name):
            return path
    raise _Missing("any other browser plays just as well")
