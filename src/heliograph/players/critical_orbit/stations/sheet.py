"""The worth of entries on a station's board, calculated for all possible entries at once."""

from __future__ import annotations

from typing import Protocol, Self

import numpy as np

from heliograph.players.critical_orbit.boards.spaces import Floats, Spaces
from heliograph.players.critical_orbit.demand import Demand

NEVER = -1e9
"""The gain of what is impossible."""
ONLY = np.array([0])
"""The row of a sheet's board: a seat sees one mission."""


class Sheet(Protocol):
    """An entry gains what it delivers plus its effect on later deliveries; the gains of several entries add
    up."""

    @property
    def printed(self) -> Spaces: ...

    def gains(self, demand: Demand) -> Floats:
        """By space and value (1 to 6 are columns 0 to 5); NEVER if nothing may be written there."""

    def after(self, space: int, value: int, demand: Demand) -> Self:
        """The sheet with this number written, and the best of what it completes taken."""


def worth_of_stars(printed: Spaces, demand: Demand) -> Floats:
    """The worth of the star on each space (MC-21)."""
    found: Floats = np.where(printed.star >= 0, np.array(demand.stars)[printed.star], 0.0)
    return found
