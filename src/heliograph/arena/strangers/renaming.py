"""Other names for pieces, wherever they stand in what a table knows and tells."""

from __future__ import annotations

from typing import Any

Names = dict[str, str]


def renamed(value: Any, names: Names) -> Any:
    """`round` is a key of AI Space Puzzle, but also the name of a field that holds a number."""
    match value:
        case str():
            return names.get(value, value)
        case dict():
            return {
                key if isinstance(inner, int) and key == "round" else names.get(key, key): renamed(
                    inner, names
                )
                for key, inner in value.items()
            }
        case list() | tuple():
            return [renamed(inner, names) for inner in value]
    return value
