"""`--set name=value`: the game's own set-up and the arena's conditions, checked before a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from heliograph.kernel.choices import misfits

S = TypeVar("S", bound=msgspec.Struct)


class ArenaError(ValueError):
    """A tournament that cannot be held; the message says why."""


def pick(settings: Mapping[str, str], type: type[S], defaults: Mapping[str, Any] | None = None) -> S:
    """The settings that this struct has, read from text."""
    mine = {name: value for name, value in settings.items() if name in type.__struct_fields__}
    try:
        return msgspec.convert({**(defaults or {}), **mine}, type, strict=False)
    except msgspec.ValidationError as error:
        wrong = misfits(type, mine, strict=False)
        told = "; ".join(f"{name} may be {may}, and not {mine[name]}" for name, may in wrong.items())
        raise ArenaError(f"settings: {told or error}") from error


def refuse_unknown(settings: Mapping[str, str], *types: type[msgspec.Struct]) -> None:
    known = sorted({name for type in types for name in type.__struct_fields__})
    strange = sorted(set(settings) - set(known))
    if strange:
        raise ArenaError(f"unknown setting {', '.join(strange)}; known are {', '.join(known)}")


def parse_assignments(assignments: list[str]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals or not name.strip():
            raise ArenaError(f"{assignment!r} is not of the form name=value")
        settings[name.strip()] = value.strip()
    return settings
