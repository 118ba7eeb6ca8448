"""Options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import typer

from heliograph.cli.errors import CommandError
from heliograph.players.llm.settings import KEY, MODEL, URL, NoModelError, settings

Database = Annotated[
    str,
    typer.Option(
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default a file of your own.",
        show_default=False,
    ),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"], typer.Option(help="How much to say on standard error.")
]
LogFormat = Annotated[Literal["text", "json"], typer.Option(help="Lines to read, or one JSON object a line.")]
Content = Annotated[
    list[str] | None, typer.Option(metavar="GAME=FILE", help="Content of your own for a game.")
]
Limit = Annotated[
    list[str] | None, typer.Option(metavar="NAME=NUMBER", help="Change one of the server's limits.")
]

LlmUrl = Annotated[
    str,
    typer.Option(
        envvar=URL,
        metavar="URL",
        help="Offer seats to a language model behind this OpenAI-compatible address.",
    ),
]
LlmModel = Annotated[
    str, typer.Option(envvar=MODEL, metavar="NAME", help=f"Which model; its key comes from {KEY} only.")
]

Voice = Annotated[bool, typer.Option(help="Let hosts of tables allow people to talk.")]


def database_url(given: str) -> str:
    """The given database, or the file where this user's tables are kept."""
    return given or f"sqlite:///{data_dir() / 'heliograph.sqlite'}"


def data_dir() -> Path:
    """`data` in a checkout; otherwise the user's folder for program data."""
    checkout = Path(__file__).parents[3]
    if (checkout / "pyproject.toml").is_file() and (checkout / "src").is_dir():
        return checkout / "data"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "heliograph"


def name_model(url: str, model: str) -> None:
    """Puts them into the environment, where the server's processes look for it. Without URL or model, no
    seat is offered to a language model."""
    if not url and not model:
        return
    os.environ.update({URL: url, MODEL: model})
    try:
        settings()
    except NoModelError as error:
        raise CommandError(str(error)) from error


def pairs(given: Iterable[str] | None) -> dict[str, str]:
    """`["a=1"]` as `{"a": "1"}`."""
    found = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise CommandError(f"expected NAME=VALUE, not {text!r}")
        found[name] = value
    return found


def address(given: str) -> tuple[str, int]:
    """`HOST:PORT`, with an IPv6 address in brackets."""
    host, _, port = given.rpartition(":")
    if not host or not port.isdecimal() or len(port) > len("65535") or int(port) > 65_535:
        raise CommandError(f"expected HOST:PORT, such as 127.0.0.1:9100, not {given!r}")
    return host.strip("[]"), int(port)
