"""Which language a browser asks for, for pages written by the server."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request

from heliograph.language import Language, languages

_USUAL = "en"


def language_of(request: Request) -> str:
    """The first of our languages, in the browser's order."""
    wished = (part.partition(";")[0].strip()[:2].lower() for part in _asked(request).split(","))
    return next((code for code in wished if code in languages()), _USUAL)


@cache
def words_in(code: str) -> Language:
    return Language(code)


def _asked(request: Request) -> str:
    return request.headers.get("accept-language", "")[:200]
