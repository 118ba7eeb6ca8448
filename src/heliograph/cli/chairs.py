"""What the people and the AI seats of a table are called, by seat; as in the browser."""

from __future__ import annotations

from heliograph.kernel.message import say
from heliograph.language import Language
from heliograph.server.store.rows import ChairRow
from heliograph.server.tables.people.seating import Chairs


def chair_names(chairs: Chairs, language: Language) -> tuple[str, ...]:
    """An AI seat is named after its strength, and numbered where several are alike."""
    return tuple(_name(chair, chairs, language) for chair in chairs)


def _name(chair: ChairRow, chairs: Chairs, language: Language) -> str:
    if chair.name or chair.kind != "ai":
        return chair.name
    strength = say(f"strength-{chair.strength}")
    alike = [
        other.seat
        for other in chairs
        if other.kind == "ai" and not other.name and other.strength == chair.strength
    ]
    if len(alike) == 1:
        return language.say(say("ai-name", strength=strength))
    return language.say(say("ai-name-numbered", number=alike.index(chair.seat) + 1, strength=strength))
