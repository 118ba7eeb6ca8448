"""A rule for the pages of the house's start table, which players' own starts may break (MC-7)."""

from __future__ import annotations


def is_crowded(places: tuple[str, ...], size: int) -> bool:
    """Both canisters of a colour on one side, or a corner cell taken twice."""
    if any(one[0] == other[0] for one, other in zip(places[::2], places[1::2], strict=True)):
        return True
    corners = (("T1", "L1"), (f"T{size}", "R1"), ("B1", f"L{size}"), (f"B{size}", f"R{size}"))
    return any(one in places and other in places for one, other in corners)
