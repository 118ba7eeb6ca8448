"""How this installation gets more: that depends on where it came from. No registry has the package."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec

_NAME = "heliograph"


class _Folder(msgspec.Struct):
    editable: bool = False


class _Origin(msgspec.Struct):
    """`direct_url.json`, which pip leaves of what was no package of a registry."""

    url: str
    dir_info: _Folder | None = None


class MissingExtraError(ImportError):
    """Something was asked for whose packages are not here."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what}, which this installs: {how_to_get(extra)}")


def how_to_get(extra: str) -> str:
    """The command that installs what an extra needs beside this very Heliograph."""
    return _pip(f"{{}}[{extra}]")


def how_to_renew() -> str:
    """The command that installs it once more, with what has been built since."""
    return _pip("{}")


def checkout() -> Path | None:
    """The clone this runs from, where it does."""
    folder = Path(__file__).parents[2]
    return folder if (folder / "Makefile").is_file() and (folder / "pyproject.toml").is_file() else None


def _pip(what: str) -> str:
    origin = _origin()
    if origin is None:
        return f"{sys.executable} -m pip install '{what.format(_NAME)}'"
    place = unquote(urlsplit(origin.url).path)
    editable = "--editable " if origin.dir_info is not None and origin.dir_info.editable else ""
    return f"{sys.executable} -m pip install {editable}'{what.format(place)}'"


def _origin() -> _Origin | None:
    try:
        told = distribution(_NAME).read_text("direct_url.json")
    except PackageNotFoundError:
        return None
    return None if told is None else msgspec.json.decode(told, type=_Origin)
