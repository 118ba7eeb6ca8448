"""H.A.L.L. pays with the cheapest cubes that cover the cost (HV-01)."""

from __future__ import annotations

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.resources import Cubes, cubes, written
from heliograph.games.interstellar.telling.events import HallChose


def pay(doing: Doing, index: int, paid: Cubes, cost: str) -> None:
    """`cost` as printed: the grey cubes of a Universal Mechanism can be any colour (L573)."""
    owed = cubes(cost)
    if sum(owed) < len(cost):
        doing.tell(HallChose("cubes", written(paid), "any-cheapest", count=len(cost)))
    elif paid != owed:
        doing.tell(HallChose("cubes", written(paid), "golden-rule", (cost,)))
    doing.pay_cubes(index, paid)
