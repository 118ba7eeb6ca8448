"""A language model's seat, configured by the environment."""

from __future__ import annotations

import msgspec

from heliograph.games import game_with, load_game
from heliograph.kernel.codec import raw
from heliograph.players.in_words.position import Company
from heliograph.players.llm.endpoint import Endpoint
from heliograph.players.llm.player import LanguageModel
from heliograph.players.llm.settings import settings
from heliograph.players.llm.transcript import transcript


def make(
    game_id: str,
    *,
    pack: msgspec.Struct | None = None,
    company: Company | None = None,
    ear: float | None = None,
) -> LanguageModel:
    """The seat, with the table's own pack if it differs from the house's. Raises if no model is named."""
    chosen, at = settings(), company or Company()
    return LanguageModel(
        load_game(game_id) if pack is None else game_with(game_id, raw(pack)),
        Endpoint(chosen),
        chosen.budget,
        at,
        ear=ear,
        record=transcript(chosen.transcript, game_id, chosen.model, at.seed),
    )
