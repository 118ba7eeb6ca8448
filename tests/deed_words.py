"""Which messages put into words what may be done: one for each move, and one for each of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
from tests.message_use import typescript_values

from heliograph.games.contact import moves as contact
from heliograph.games.critical_orbit import moves as critical_orbit
from heliograph.games.interstellar import moves as interstellar
from heliograph.games.space_puzzle import moves as space_puzzle

PREFIXES = {"": contact, "mc-": critical_orbit, "si-": interstellar, "sp-": space_puzzle}


def _structs(moves: object) -> tuple[type[msgspec.Struct], ...]:
    return get_args(moves.Action)  # type: ignore[attr-defined]


def _ids() -> Iterator[tuple[str, list[str]]]:
    for prefix, moves in PREFIXES.items():
        structs = _structs(moves)
        fields = {field for struct in structs for field in struct.__struct_fields__}
        yield f"{prefix}do-*", [f"{prefix}do-{struct.__struct_config__.tag}" for struct in structs]
        yield f"{prefix}field-*", [f"{prefix}field-{field}" for field in sorted(fields)]
    reasons = typescript_values("web/src/lib/deeds/typed.ts", "Why")
    yield "text-play-fault-*", [f"text-play-fault-{why}" for why in reasons]


DEEDS = dict(_ids())
