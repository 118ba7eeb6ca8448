"""The structs of all variants, for the unions that must include them."""

from __future__ import annotations

from typing import Any

from heliograph.games.interstellar.variants import modules

_TYPES = modules(__package__, "types")


def structs(base: type) -> tuple[Any, ...]:
    """All steps, moves or events, by their base."""
    return tuple(
        struct
        for module in _TYPES
        for struct in vars(module).values()
        if isinstance(struct, type) and issubclass(struct, base) and struct is not base
    )


HALL_RULES: tuple[str, ...] = tuple(rule for module in _TYPES for rule in getattr(module, "HALL_RULES", ()))
