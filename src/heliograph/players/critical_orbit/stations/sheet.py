"""What entries on a station's board are worth, so that all entries of a turn can be weighed at once."""

from __future__ import annotations

from typing import Protocol, Self

import numpy as np

from heliograph.players.critical_orbit.boards.spaces import Floats, Spaces
from heliograph.players.critical_orbit.demand import Demand

NEVER = -1e9
"""The gain of what cannot be done."""
ONLY = np.array([0])
"""The row of a sheet's board: a seat sees one mission."""


class Sheet(Protocol):
    """What an entry gains is what it delivers and what it does to later deliveries: gains of several
    entries add up."""

    @property
    def printed(self) -> Spaces: ...

    def gains(self, demand: Demand) -> Floats:
        """By space and value (1 to 6 are columns 0 to 5); NEVER where nothing may be written."""

    def after(self, space: int, value: int, demand: Demand) -> Self:
        """With this number written, and the best of what it completes taken."""


def worth_of_stars(printed: Spaces, demand: Demand) -> Floats:
    """What the star on each space is worth (MC-21)."""
    found: Floats = np.where(printed.star >= 0, np.array(demand.stars)[printed.star], 0.0)
    return found
