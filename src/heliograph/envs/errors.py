"""What an environment raises."""

from __future__ import annotations


class IllegalActionError(ValueError):
    """An action that the game refuses, in the game's own words. Nothing has changed."""


class NotResetError(RuntimeError):
    """An environment has to begin with `reset()`."""
