"""Messages in words, for the command line: the same Fluent files the browser reads."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from heliograph.games import package_of, plugin_ids
from heliograph.kernel.message import Argument, Message
from heliograph.resources import locales_dir

Names = Sequence[str]

_KEPT = 4096
"""How many formatted sentences a language caches: a table repeats the same ones all evening."""

_MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A reference to another message or term."""


def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in locales_dir().iterdir() if folder.is_dir()))


def words_of(game_id: str, code: str) -> str:
    """The words of a plug-in game in this language, or in English if it lacks the language."""
    for spoken in (code, "en"):
        folder = package_of(game_id) / "locales" / spoken
        if folder.is_dir():
            texts = sorted((file.name, file.read_text("utf-8")) for file in folder.iterdir())
            return "\n".join(text for name, text in texts if name.endswith(".ftl"))
    return ""


@cache
def _files(code: str) -> Mapping[str, Path]:
    """Which file has which message. Only scanned: parsing them all would be too slow for a server."""
    files = sorted((locales_dir() / code).rglob("*.ftl"))
    return {id: file for file in files for id in _MESSAGE.findall(file.read_text("utf-8"))}


@cache
def _parsed(file: Path) -> tuple[Resource, Sequence[str]]:
    """A file's messages and the names they refer to. The house's files do not change while a command runs."""
    text = file.read_text("utf-8")
    return FluentResource(text), _REFERENCE.findall(text)


class UnknownLanguageError(ValueError):
    """There are no texts in that language."""


class Language:
    """One language, with the player names that `seat-name` messages refer to."""

    def __init__(self, code: str, names: Names = ()) -> None:
        if code not in languages():
            raise UnknownLanguageError(f"no language {code!r}; there are: {', '.join(languages())}")
        self.code = code
        self._names = names
        self._bundle = FluentBundle([code], use_isolating=False)
        self._read: set[Path] = set()
        self._words = lru_cache(_KEPT)(self._put_in_words)
        for game in plugin_ids():
            words = words_of(game, code)
            self._look_up(*_REFERENCE.findall(words))
            self._bundle.add_resource(FluentResource(words))

    def say(self, message: Message) -> str:
        """The message in words; a message without words gives its id."""
        if message.id == "seat-name":
            return self._seat_name(message.args["seat"])
        return self._words(message.id, *((name, self._word(value)) for name, value in message.args.items()))

    def _put_in_words(self, id: str, *args: tuple[str, str | int]) -> str:
        pattern = self._pattern(id)
        if pattern is None:
            return id
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        self._look_up(name)
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _look_up(self, *names: str) -> None:
        """Parses the files that have these messages, and those they refer to. The house's own words take
        precedence over a plug-in's."""
        waiting = list(names)
        while waiting:
            file = _files(self.code).get(waiting.pop())
            if file is not None and file not in self._read:
                self._read.add(file)
                messages, said = _parsed(file)
                self._bundle.add_resource(messages, allow_overrides=True)
                waiting += said

    def _word(self, value: Argument) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return str(format_list([self.say(item) for item in value], locale=self.code))
        return value

    def _seat_name(self, seat: Argument) -> str:
        assert isinstance(seat, int)
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        return self.say(Message("seat-number", {"number": seat + 1}))


def language(code: str, names: Names = ()) -> Language:
    """One that may have spoken before: making one, plug-ins included, takes longer than saying a page."""
    return _known(code, tuple(names), plugin_ids())


@lru_cache(64)
def _known(code: str, names: tuple[str, ...], plugins: tuple[str, ...]) -> Language:
    return Language(code, names)
