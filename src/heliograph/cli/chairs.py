"""The names of people and AI seats at a table, by seat, as in the browser."""

from __future__ import annotations

from heliograph.kernel.message import say
from heliograph.language import Language
from heliograph.server.store.rows import ChairRow, TableRow
from heliograph.server.tables.people.personas import persona_of
from heliograph.server.tables.people.seating import Chairs


def chair_names(row: TableRow, chairs: Chairs, language: Language) -> tuple[str, ...]:
    """An AI seat's name at this table, with its strength."""
    return tuple(_name(row, chair, chairs, language) for chair in chairs)


def _name(row: TableRow, chair: ChairRow, chairs: Chairs, language: Language) -> str:
    if chair.name or chair.kind != "ai":
        return chair.name
    name = say(f"persona-{persona_of(row, chairs, chair.seat)}")
    return language.say(say("ai-named", name=name, strength=say(f"strength-{chair.strength}")))
