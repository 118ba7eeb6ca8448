"""How often garbage is collected.

Nearly everything is freed the moment nobody needs it: tables, connections and messages hold no cycles, and
tests say so. What is left for the collector is rare, and everyone waits while it looks.
"""

from __future__ import annotations

import gc

_YOUNG, _MIDDLE, _OLD = 10_000, 10, 5
"""It looks at what is new when there is so much more than before; after so many looks, at what is older."""


def collect_rarely() -> None:
    """What the server began with stays for ever and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
