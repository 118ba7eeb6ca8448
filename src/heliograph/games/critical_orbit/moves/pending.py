"""What waits for a decision of Mercury's, and which move decides about what (MC-23, MC-24, MC-50)."""

from __future__ import annotations

from heliograph.games.critical_orbit import moves
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    HalfToJudge,
    Mercury,
    Pending,
    PickHalf,
    TakeTile,
    UseStar,
)

DECIDES: dict[type[moves.Deciding], type[Pending]] = {
    moves.ChooseTile: TakeTile,
    moves.ChooseHalf: PickHalf,
    moves.JudgeHalf: HalfToJudge,
    moves.OrderCards: CardsToOrder,
    moves.StarHalf: UseStar,
    moves.StarCards: UseStar,
    moves.StarTile: UseStar,
    moves.DropStar: UseStar,
}


def pending_for(mercury: Mercury, move: moves.Deciding) -> Pending | None:
    """The first that this move can decide about; the others wait for theirs."""
    for pending in mercury.pending:
        if isinstance(move, moves.ChooseTile) and pending != TakeTile(move.shape):
            continue
        if isinstance(pending, DECIDES[type(move)]):
            return pending
    return None
