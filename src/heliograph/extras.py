"""How to install extras: the command depends on where this installation came from, because no package
registry has the package.
"""

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
    """The file `direct_url.json`, which pip writes for packages that did not come from a registry."""

    url: str
    dir_info: _Folder | None = None


class MissingExtraError(ImportError):
    """A feature was used whose packages are not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what}, which this installs: {how_to_get(extra)}")


def how_to_get(extra: str) -> str:
    """The command that installs an extra's packages beside this installation."""
    return _pip(f"{{}}[{extra}]")


def how_to_renew() -> str:
    """The command that reinstalls the package, with what has been built since."""
    return _pip("{}")


def checkout() -> Path | None:
    """The checkout this runs from, if it does."""
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
