"""How an AI that is misread comes to turn its map: the oftener the crew's pawns stand where another frame
would have put them, the likelier that the AI has taken that frame over.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, Codebook, Frame, Grid
from heliograph.players.space_puzzle.human.person import FOREIGN, LEARNS
from heliograph.players.space_puzzle.meaning.pieces import pieces_shown
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.numbers import COLOUR, Floats
from heliograph.players.space_puzzle.table.scene import OFF
from heliograph.players.space_puzzle.table.surface import cell_at

_GRIDS: tuple[Grid, ...] = ("square", "stretched")
_INDEX = {frame: index for index, frame in enumerate(FRAMES)}
_STEPS = 16

Misread = tuple[tuple[int, ...], ...]
"""[grid][frame]: how many pawns stand elsewhere than where that map would have put them."""
NOTHING_MISREAD: Misread = ((0,) * len(FRAMES),) * len(_GRIDS)


def misread_since(before: Misread, last: Exchange, now: Exchange) -> Misread:
    """After what the crew did with the last message."""
    if not now.scene.pawns_tell or last.scene.places != "free":
        return before
    placed = [
        (piece.at, now.scene.pawns[COLOUR[piece.id]])
        for piece in pieces_shown(last.message)
        if piece.id in COLOUR and now.scene.pawns[COLOUR[piece.id]] != OFF
    ]
    return tuple(
        tuple(
            count + sum(cell_at(at, frame, grid) != cell for at, cell in placed)
            for frame, count in zip(FRAMES, counts, strict=True)
        )
        for grid, counts in zip(_GRIDS, before, strict=True)
    )


def turns(book: Codebook, own: Frame, before: Misread, now: Misread) -> dict[Frame, float]:
    """The map of the next message, for an AI that laid the last one by this book and by itself sees `own`:
    the probability of each frame."""
    grid = _GRIDS.index("stretched" if book.grid == "stretched" else "square")
    if before[grid] == now[grid]:
        return {book.frame: 1.0}
    old, new = _seen(before[grid])[_INDEX[own]], _seen(now[grid])[_INDEX[own]]
    here = _INDEX[book.frame]
    stays = min(1.0, new[here] / max(old[here], 1e-9))
    gains = np.maximum(new - old, 0.0)
    gains[here] = 0.0
    if gains.sum() <= 0.0:
        return {book.frame: 1.0}
    shares = (1 - stays) * gains / gains.sum()
    shares[here] = stays
    return {frame: float(share) for frame, share in zip(FRAMES, shares, strict=True) if share > 0.0}


@lru_cache(maxsize=256)
def _seen(counts: tuple[int, ...]) -> Floats:
    """[own, now]: the probability of each frame for a person who by itself sees `own`."""
    wrong = np.array(counts, float)
    found = np.zeros((len(FRAMES), len(FRAMES)))
    for weight, share in LEARNS.items():
        for own in range(len(FRAMES)):
            found[own] += share * _of_one(weight * wrong, own)
    return found


def _of_one(doubts: Floats, own: int) -> Floats:
    low, high = FOREIGN
    odd = low + (np.arange(_STEPS) + 0.5) / _STEPS * (high - low)
    others = [frame for frame in range(len(doubts)) if frame != own]
    found = np.zeros(len(doubts))
    for frame in others:
        wins = odd + doubts[frame] < doubts[own]
        rivals = [other for other in others if other != frame]
        beaten = (high - (odd[:, None] + doubts[frame] - doubts[rivals])) / (high - low)
        found[frame] = float((wins * np.clip(beaten, 0.0, 1.0).prod(axis=1)).mean())
    found[own] = 1.0 - found.sum()
    return found
