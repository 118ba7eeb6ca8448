"""Which messages put actions into words: one for each move, and one for each of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
from tests.message_use import typescript_values

from heliograph.games.contact.moves import actions as contact
from heliograph.games.critical_orbit.moves import actions as critical_orbit
from heliograph.games.interstellar.moves import actions as interstellar
from heliograph.games.space_puzzle.moves import actions as space_puzzle

CLIENTS = {
    "contact": ("", contact.Action),
    "critical-orbit": ("mc-", critical_orbit.Action),
    "interstellar": ("si-", interstellar.Action),
    "space-puzzle": ("sp-", space_puzzle.Action),
}
"""The prefix of each game's messages, and its moves."""


def moves_of(game: str) -> tuple[type[msgspec.Struct], ...]:
    return get_args(CLIENTS[game][1])


def _ids() -> Iterator[tuple[str, list[str]]]:
    for game, (prefix, _) in CLIENTS.items():
        moves = moves_of(game)
        fields = {field for move in moves for field in move.__struct_fields__}
        yield f"{prefix}do-*", [f"{prefix}do-{move.__struct_config__.tag}" for move in moves]
        yield f"{prefix}field-*", [f"{prefix}field-{field}" for field in sorted(fields)]
    reasons = typescript_values("web/src/lib/commands/parsing.ts", "Why")
    yield "text-play-fault-*", [f"text-play-fault-{why}" for why in reasons]


COMMANDS = dict(_ids())
