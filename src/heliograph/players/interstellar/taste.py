"""Some seats favour a Technology, so that games differ."""

from __future__ import annotations

from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.chance import Chance

_TASTES = (
    *("ars", "converter", "outpost", "drill", "solar", "travel"),
    *("cryogenics", "build-extra", "deep-space", "government-plus"),
)
_OFTEN = 8
"""One seat in this many has a taste."""


def taste_of(view: View) -> str:
    """The same for the whole game, whichever process thinks: it depends on the Extra Action tokens that were
    set out, wherever they are now."""
    taken = (token for one in view.corporations for token in one.extras)
    chance = Chance.from_seed(f"{view.me}/{sorted((*view.offered, *taken))}")
    lot, _ = chance.below(_OFTEN * len(_TASTES))
    return _TASTES[lot] if lot < len(_TASTES) else ""
