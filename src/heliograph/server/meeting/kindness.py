"""Names that are shown to strangers: none with a word that is only ever meant to hurt.

The words are data, a file for each language. The lists are short on purpose: they contain no word that is
also a name, a place or part of one. Look-alike letters do not get around it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from itertools import groupby

from heliograph.language import languages
from heliograph.server.tables.people.names import skeleton

_BETWEEN_WORDS = re.compile(r"[\W_]+")
_STEM = "*"
_SHORT = 2
"""Single letters in a row, as in f-u-n, are read as one word."""


def is_unkind(name: str) -> bool:
    whole, stems = _words()
    return any(word in whole or any(stem in word for stem in stems) for word in _read(name))


def _read(name: str) -> set[str]:
    """The words of a name, and the words formed by single letters in a row."""
    parts = [part for part in _BETWEEN_WORDS.split(name) if part]
    runs = ("".join(run) for is_short, run in groupby(parts, lambda part: len(part) <= _SHORT) if is_short)
    return {skeleton(part) for part in (*parts, *runs)} - {""}


@cache
def _words() -> tuple[frozenset[str], frozenset[str]]:
    """Words that count only when they stand alone, and stems that also count within a word."""
    folder = files("heliograph.server.meeting") / "unkind"
    texts = ((folder / f"{code}.txt").read_text("utf-8") for code in languages())
    words = {line.strip() for text in texts for line in text.splitlines() if line and line[0] != "#"}
    stems = {skeleton(word.rstrip(_STEM)) for word in words if word.endswith(_STEM)}
    return frozenset(skeleton(word) for word in words if not word.endswith(_STEM)), frozenset(stems)
