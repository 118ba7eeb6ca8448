"""Names that people wrote are data: in sentences they stand in quotation marks."""

from __future__ import annotations

from collections.abc import Iterable

_MARKS = str.maketrans("", "", '“”"\n\r')


def quoted(names: Iterable[str]) -> list[str]:
    """The names in quotation marks, with any marks inside removed so that no name can end its quotation."""
    return [f"“{name.translate(_MARKS)}”" if name else "" for name in names]
