"""What the Astronauts had before them when a message was revealed."""

from __future__ import annotations

from dataclasses import dataclass

OFF = -1


@dataclass(frozen=True)
class Scene:
    """Cells and keys by colour, `OFF` for beside the map or the panel."""

    rooms: tuple[int, ...]
    """The icons of each cell's room, as a mask."""
    pawns: tuple[int, ...]
    markers: tuple[int, ...]
    dice: tuple[int, ...]
    uses_dice: bool = False
    ai_sees_pawns: bool = True
    traps: bool = False
    positions_shown: bool = False

    def holder(self, key: int) -> int:
        """The only colour in this key's section."""
        inside = [colour for colour, section in enumerate(self.markers) if section == key]
        return inside[0] if len(inside) == 1 else OFF

    def on_cell(self, cell: int) -> list[int]:
        return [colour for colour, here in enumerate(self.pawns) if here == cell]
