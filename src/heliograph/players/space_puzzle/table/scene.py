"""What the Astronauts saw when a message was revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heliograph.games.space_puzzle.state import KEYS

OFF = -1


@dataclass(frozen=True)
class Scene:
    """Cells and keys by colour; `OFF` means beside the map or the panel."""

    rooms: tuple[int, ...]
    """The icons of each cell's room, as a bit mask."""
    pawns: tuple[int, ...]
    markers: tuple[int, ...]
    dice: tuple[int, ...]
    places: Literal["free", "line", "heap"] = "free"
    """SR-LINE: only the order of tokens counts; SR-HEAP: not even that."""
    uses_dice: bool = False
    ai_sees_pawns: bool = True
    pawns_stay: bool = True
    """Whether pawns are where the Astronauts want them; not with SR-STEP and SR-DRIFT."""
    traps: bool = False
    noise: bool = False
    """SR-NOISE: one token is not the AI's."""
    positions_shown: bool = False
    per_round: int = 6
    """The number of tokens that fills a message."""

    @property
    def pawns_tell(self) -> bool:
        """Whether the AI would correct pawns that stand wrong."""
        return self.ai_sees_pawns and self.pawns_stay and not self.positions_shown

    @property
    def looks_complete(self) -> bool:
        """Whether every key has one colour, whose pawn stands on the map."""
        return all(
            self.holder(key) != OFF and self.pawns[self.holder(key)] != OFF for key in range(len(KEYS))
        )

    def holder(self, key: int) -> int:
        """The only colour in this key's section."""
        inside = [colour for colour, section in enumerate(self.markers) if section == key]
        return inside[0] if len(inside) == 1 else OFF

    def on_cell(self, cell: int) -> list[int]:
        return [colour for colour, here in enumerate(self.pawns) if here == cell]
