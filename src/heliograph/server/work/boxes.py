"""Games by the content of their box, kept ready in a worker process."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from heliograph.games import AnyGame, game_with

KEPT = 64


@lru_cache(KEPT)
def game_of(game_id: str, content: bytes) -> AnyGame:
    return game_with(game_id, msgspec.Raw(content))
