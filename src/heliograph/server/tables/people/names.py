"""Names of people at one table: readable, and distinct from the others."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from itertools import count

from heliograph.kernel.game import Refusal
from heliograph.kernel.message import say
from heliograph.server.limits import NAME_LETTERS

_DIRECTION_MARKS = {*"\u061c\u200e\u200f", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}
_JOINERS = {"\u200c", "\u200d"}
"""Joiners: Persian, Hindi and some emoji need them; alone they are invisible."""
_BLANKS = {*"\u115f\u1160\u2800\u3164\uffa0"}
"""Unicode counts these among letters and symbols, but no font draws them."""

# Letters of other alphabets and figures that look like a small Latin letter. A name is compared after
# normalising and without accents, so only whole letters are listed.
_LOOKS_LIKE = {
    "a": "аɑα",
    "b": "ьв",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєε",
    "f": "ғ",
    "g": "ɡ",
    "h": "һнη",
    "j": "ј",
    "k": "кκ",
    "l": "1iıіιӏ|!ɩ",
    "m": "м",
    "n": "пո",
    "o": "0оοσօ",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ5$",
    "t": "тτ",
    "u": "υս",
    "v": "νѵ",
    "w": "ԝшω",
    "x": "хχ",
    "y": "уүγ",
    "z": "ζ2",
}
_LATIN = str.maketrans({other: letter for letter, others in _LOOKS_LIKE.items() for other in others})
_PAIRS = (("rn", "m"), ("vv", "w"))


def without_direction_marks(text: str) -> str:
    """Without marks that reverse the text around a name."""
    return "".join(letter for letter in text if letter not in _DIRECTION_MARKS)


def tidy_name(name: str) -> str:
    """The stored form: no marks that only move or hide other letters, single spaces."""
    kept = (letter for letter in unicodedata.normalize("NFC", name) if not _is_hidden(letter))
    return " ".join("".join(kept).split())


def name_at_table(name: str, others: Iterable[str]) -> str | Refusal:
    """The stored name, or why nobody can have this name here."""
    tidy = tidy_name(name)
    if not any(_is_visible(letter) for letter in tidy):
        return Refusal(say("refused-name-blank"))
    like = next((other for other in others if other and look_alike(other, tidy)), None)
    return tidy if like is None else Refusal(say("refused-name-taken", name=like))


def look_alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)


def one_more_name(name: str, others: Collection[str]) -> str:
    """For another seat of the same person: Ann 2, Ann 3, and so on."""
    numbered = (f"{name[: NAME_LETTERS - 4]} {number}" for number in count(2))
    return next(one for one in numbered if not isinstance(name_at_table(one, others), Refusal))


def _is_hidden(letter: str) -> bool:
    if letter in _JOINERS or letter.isspace():
        return False
    return unicodedata.category(letter) in ("Cc", "Cf", "Cn", "Co", "Cs")


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANKS


def skeleton(name: str) -> str:
    """Names that look alike have the same skeleton, after UTS 39; case, accents and spaces make no
    difference."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    looks = "".join(letter for letter in plain if _is_visible(letter)).translate(_LATIN)
    for pair, letter in _PAIRS:
        looks = looks.replace(pair, letter)
    return looks
