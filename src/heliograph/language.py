"""Messages in words, for the command line: the same Fluent files the browser reads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from heliograph.games import package_of, plugin_ids
from heliograph.kernel.message import Argument, Message
from heliograph.resources import locales_dir

Names = Sequence[str]


def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in locales_dir().iterdir() if folder.is_dir()))


def words_of(game_id: str, code: str) -> str:
    """What a game from another package says in this language; where it does not speak it, in English."""
    for spoken in (code, "en"):
        folder = package_of(game_id) / "locales" / spoken
        if folder.is_dir():
            texts = sorted((file.name, file.read_text("utf-8")) for file in folder.iterdir())
            return "\n".join(text for name, text in texts if name.endswith(".ftl"))
    return ""


@cache
def _parsed(file: Path) -> Resource:
    """The texts of the house stay as they are while a command runs; reading them is most of its time."""
    return FluentResource(file.read_text("utf-8"))


class UnknownLanguageError(ValueError):
    """There are no texts in that language."""


class Language:
    """One language, and whose names `seat-name` means."""

    def __init__(self, code: str, names: Names = ()) -> None:
        if code not in languages():
            raise UnknownLanguageError(f"no language {code!r}; there are: {', '.join(languages())}")
        self.code = code
        self._names = names
        self._bundle = FluentBundle([code], use_isolating=False)
        for file in sorted((locales_dir() / code).rglob("*.ftl")):
            self._bundle.add_resource(_parsed(file))
        for game in plugin_ids():
            self._bundle.add_resource(FluentResource(words_of(game, code)))

    def say(self, message: Message) -> str:
        """The message in words; one without words shows its id."""
        if message.id == "seat-name":
            return self._seat_name(message.args["seat"])
        pattern = self._pattern(message.id)
        if pattern is None:
            return message.id
        args = {name: self._word(value) for name, value in message.args.items()}
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

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
