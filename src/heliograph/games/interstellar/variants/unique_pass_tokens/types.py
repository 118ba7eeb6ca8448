"""What is asked, done and told when Unique Pass tokens are chosen."""

from __future__ import annotations

from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.telling.happening import Happening


class DraftPassToken(Asked, frozen=True, tag="draft"):
    """One of the Unique Pass tokens that are left, face down (L515)."""


class DecidePassToken(Asked, frozen=True, tag="decide"):
    """The Unique Pass token or the ordinary one (L517)."""


class TakePassToken(Move, frozen=True, tag="take-pass-token"):
    token: Word


class UsePassToken(Move, frozen=True, tag="use-pass-token"):
    """The Unique one, or the ordinary one (L517)."""

    unique: bool


class PassTokenTaken(Happening, frozen=True, tag="pass-token-taken"):
    """Face down: which one is nobody else's business."""

    player: int


class PassTokensRevealed(Happening, frozen=True, tag="pass-tokens-revealed"):
    """The one each of these players will use; nothing: the ordinary one."""

    tokens: tuple[str, ...]
    players: tuple[int, ...]
