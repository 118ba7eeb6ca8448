"""Errors that a person can do something about are one line; only mistakes of ours show a traceback."""

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
    """What was asked cannot be done; the message says why."""


def explain(error: Exception) -> str | None:
    """The error in one line, by its class name: nothing is imported just to recognise it."""
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error)
    if any(ancestor.__name__ in EXPECTED for ancestor in type(error).__mro__):
        return " ".join(str(error.args[0] if error.args else error).split())
    return None
