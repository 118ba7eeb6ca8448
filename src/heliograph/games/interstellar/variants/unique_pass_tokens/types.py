"""The steps, moves and events of Unique Pass Tokens."""

from __future__ import annotations

from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.telling.happening import Happening


class DraftPassToken(Asked, frozen=True, tag="draft"):
    """Takes one of the remaining Unique Pass tokens, face down (L515)."""


class DecidePassToken(Asked, frozen=True, tag="decide"):
    """Decides between the Unique Pass token and the ordinary one (L517)."""


class TakePassToken(Move, frozen=True, tag="take-pass-token"):
    token: Word


class UsePassToken(Move, frozen=True, tag="use-pass-token"):
    """Uses the Unique Pass token, or the ordinary one (L517)."""

    unique: bool


class PassTokenTaken(Happening, frozen=True, tag="pass-token-taken"):
    """The token is face down: nobody else knows which one."""

    player: int


class PassTokensRevealed(Happening, frozen=True, tag="pass-tokens-revealed"):
    """The token each of these players will use; empty: the ordinary one."""

    tokens: tuple[str, ...]
    players: tuple[int, ...]
