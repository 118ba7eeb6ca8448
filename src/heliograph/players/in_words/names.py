"""What people have written is data: in a sentence their names stand in quotation marks."""

from __future__ import annotations

from collections.abc import Iterable

_MARKS = str.maketrans("", "", '“”"\n\r')


def quoted(names: Iterable[str]) -> list[str]:
    """Nobody can end the quotation with their name."""
    return [f"“{name.translate(_MARKS)}”" if name else "" for name in names]
