"""AI seats of one strength may differ in what they are fond of: which of them sits down is drawn by lot."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from heliograph.players import styles


def drawn(game_id: str, strength: str, at_table: Collection[str]) -> str:
    """One that nobody here has yet, while there is any; the strength itself where there are none."""
    every = styles(game_id, strength)
    fresh = [style for style in every if style not in at_table]
    return secrets.choice(fresh or every) if every else strength
