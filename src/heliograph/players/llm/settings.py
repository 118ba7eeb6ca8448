"""Which model plays, and how much it may cost; all of it comes from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

_PREFIX = "HELIOGRAPH_LLM_"
URL, MODEL, KEY = f"{_PREFIX}URL", f"{_PREFIX}MODEL", f"{_PREFIX}KEY"
_Count = Annotated[int, msgspec.Meta(ge=1)]
_Seconds = Annotated[float, msgspec.Meta(gt=0)]


class NoModelError(ValueError):
    """The environment names no model, or names it incorrectly."""


class Budget(msgspec.Struct, frozen=True):
    """What one seat may use up in one game, and in one decision."""

    calls: _Count = 400
    tokens: _Count = 2_000_000
    """Tokens of questions and answers, as the endpoint counts them."""
    seconds: _Seconds = 3_600.0
    patience: _Seconds = 60.0
    """Seconds for one decision, whatever happens in them."""
    tries: _Count = 3
    """Answers to one question before it is forfeited."""


class Settings(msgspec.Struct, frozen=True):
    url: str
    model: str
    key: str = ""
    budget: Budget = Budget()
    answer_tokens: int = 0
    """The most tokens of one answer; 0 means what the endpoint allows."""
    transcript: str = ""
    """A file to which every question and answer is appended."""


def is_configured(environ: Mapping[str, str] = os.environ) -> bool:
    return bool(environ.get(URL) and environ.get(MODEL))


def settings(environ: Mapping[str, str] = os.environ) -> Settings:
    if not is_configured(environ):
        raise NoModelError(f"a language model needs {URL} (such as http://127.0.0.1:8000/v1) and {MODEL}")
    parts = urlsplit(environ[URL])
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise NoModelError(f"{URL} is no address such as http://127.0.0.1:8000/v1")
    given = {
        name: environ[f"{_PREFIX}{name.upper()}"]
        for name in (*Budget.__struct_fields__, *Settings.__struct_fields__)
        if environ.get(f"{_PREFIX}{name.upper()}")
    }
    try:
        return msgspec.convert(
            {**given, "budget": msgspec.convert(given, Budget, strict=False)}, Settings, strict=False
        )
    except msgspec.ValidationError as error:
        raise NoModelError(f"{_PREFIX}…: {error}") from error
