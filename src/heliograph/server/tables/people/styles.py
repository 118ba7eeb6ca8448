"""AI seats of one strength may differ in style: which one sits down is drawn by lot."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from heliograph.players import styles


def drawn(game_id: str, strength: str, at_table: Collection[str]) -> str:
    """A style that nobody here has yet, if there is one; the strength itself if it has no styles."""
    every = styles(game_id, strength)
    fresh = [style for style in every if style not in at_table]
    return secrets.choice(fresh or every) if every else strength
