"""The rules reference of a game in words."""

from __future__ import annotations

import msgspec

from heliograph.games import package_of
from heliograph.kernel.message import Message
from heliograph.language import Language


class _Rule(msgspec.Struct, frozen=True):
    id: str
    source: str


class _Section(msgspec.Struct, frozen=True):
    title: str
    rules: tuple[_Rule, ...]


class _Reference(msgspec.Struct, frozen=True):
    sections: tuple[_Section, ...]


def rules_of(game_id: str, code: str) -> str:
    """Every rule with its id, by section; empty if a game has no rules reference."""
    file = package_of(game_id) / "box" / "rules.json"
    if not file.is_file():
        return ""
    words, found = Language(code), msgspec.json.decode(file.read_bytes(), type=_Reference)
    parts = []
    for section in found.sections:
        lines = [f"{rule.id}: {words.say(Message(f'rule-{rule.id}'))}" for rule in section.rules]
        parts.append("\n".join([f"# {words.say(Message(section.title))}", *lines]))
    return "\n\n".join(parts)
