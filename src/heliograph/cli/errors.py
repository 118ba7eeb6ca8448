"""Errors that the user can mend are one line; only our own mistakes show a traceback."""

from __future__ import annotations

EXPECTED = (
    "ArenaError",
    "CommandError",
    "ContentError",
    "MissingExtraError",
    "ReplayError",
    "StoreError",
    "UnknownGameError",
    "UnknownLanguageError",
    "UnknownStrengthError",
)


class CommandError(Exception):
    """The request cannot be carried out; the message says why."""


def explain(error: Exception) -> str | None:
    """The error in one line. Errors are recognised by class name, so that nothing has to be imported."""
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error)
    if any(ancestor.__name__ in EXPECTED for ancestor in type(error).__mro__):
        return " ".join(str(error.args[0] if error.args else error).split())
    return None
