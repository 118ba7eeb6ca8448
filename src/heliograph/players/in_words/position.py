"""One seat's position in words: the same for every model, however it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.message import seat_name
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.language import Language
from heliograph.players import heard_in_text
from heliograph.players.in_words.names import quoted


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    heard: dict[str, list[int]] | None = None
    """Durations that could be heard, in milliseconds, as an ear perceives them."""


class Said(msgspec.Struct, frozen=True):
    """A message another player wrote at the table."""

    by: str
    text: str


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person in that seat could read, and nothing else."""

    you: str
    """The seat's own name, as sentences use it."""
    sees: list[str]
    happened: list[Happened]
    asked: str
    offers: list[Any]
    said: list[Said] = []


class Company(msgspec.Struct, frozen=True):
    """Who is at the table, what they wrote, and the seed of this seat's errors of hearing."""

    seed: str = ""
    names: tuple[str, ...] = ()
    said: tuple[Said, ...] = ()
    language: str = "en"


def position_in_words(
    game: AnyGame,
    view: Any,
    prompt: Prompt,
    told: Sequence[Any],
    company: Company,
    ear: float | None = None,
) -> Position:
    words = _words(company.language, company.names)
    me: Seat | None = getattr(view, "me", None)
    happened = [
        Happened(
            words.say(game.tell(event)),
            heard_in_text(game.id, event, me, f"{company.seed} {at}", ear=ear),
        )
        for at, event in enumerate(told)
    ]
    offers = msgspec.to_builtins(prompt.offers)
    sees = [words.say(line) for line in game.describe(view)]
    you = "" if me is None else words.say(seat_name(me))
    return Position(you, sees, happened, words.say(prompt.ask), list(offers), list(company.said))


@lru_cache(64)
def _words(code: str, names: tuple[str, ...]) -> Language:
    return Language(code, quoted(names))
