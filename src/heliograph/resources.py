"""Where files are that ship with the code, in a checkout or an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def locales_dir() -> Path:
    """The Fluent files, one folder per language."""
    packaged = _PACKAGE / "locales"
    return packaged if packaged.is_dir() else _PACKAGE.parents[1] / "locales"


def static_dir() -> Path:
    """The built browser client."""
    return _PACKAGE / "server" / "static"
