"""What the AI believes about its crew: how each possible kind of crew has read the messages, and which kind
this one is, from the pieces it placed (SP-32, SP-45).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from msgspec.structs import replace

from heliograph.players.space_puzzle.codebooks.codebook import ABSOLUTE, Codebook, Frame, maps
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.meaning.pieces import tokens_of
from heliograph.players.space_puzzle.reading.belief import Belief, Solved
from heliograph.players.space_puzzle.reading.messages import Ground, hear_as_each, opening_of
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import COLOUR, Floats
from heliograph.players.space_puzzle.table.scene import OFF, Scene

_EYE = 0.4
"""People misjudge a place by about a third of a room (they can tell places half a room apart)."""
_NO_MAP = 0.15
"""The share of people who read only what touches."""
_LAPSE = 0.12
"""How often a pawn is placed for unrelated reasons."""
_STILL_TRUE = 0.9
"""How much of what was learned about a crew still holds in its next round, since the crew may learn too."""
_NOT_PLACED = (0.15, 0.6)
"""How often a crew that reads maps, or one that does not, leaves a shown pawn beside the map."""
_SECOND_THOUGHTS = 0.12
"""The weight of every other place for a piece, after the crew has placed it."""
_FORGOTTEN = 0.5
"""How often something that was said but not done is forgotten."""
_CHANGES_ABOVE, _CHANGES_BELOW = 0.7, 0.15


@dataclass(frozen=True)
class Audience:
    belief: Belief
    """One row for each kind of crew, with its current belief and its pieces where they stand."""
    shares: Floats
    """The probability of each kind."""
    book: Codebook
    """The map to draw for this crew."""

    def reads_maps(self) -> float:
        return float(sum(s for b, s in zip(self.belief.books, self.shares, strict=True) if b.grid != "none"))


def audience_of(ground: Ground, habits: Habits, memory: Memory, actions: int) -> Audience:
    kinds = _kinds(habits)
    belief, logs = _listen(ground, kinds, memory.exchanges, actions)
    book = habits.codebook
    for count in range(1, len(memory.exchanges) + 1):
        book = _map_to_use(book, *_listen(ground, kinds, memory.exchanges[:count], actions))
    return Audience(_as_it_stands(belief.without(memory.closed), memory.now), _normal(logs), book)


def _kinds(habits: Habits) -> tuple[tuple[Codebook, float], ...]:
    own = replace(habits.codebook, eye=_EYE)
    if habits.crew:
        return tuple((replace(book, eye=_EYE), 1.0) for book in dict.fromkeys(habits.crew))
    if not habits.adapts:
        return ((habits.codebook, 1.0),)
    kinds = {
        Codebook(frame, grid, own.icons, own.touching, eye=_EYE): share
        for (frame, grid), share in maps().items()
        if grid in ABSOLUTE or (frame, grid) == (own.frame, own.grid)
    }
    kinds[own] += 1.0
    kinds[Codebook(own.frame, "none", own.icons, own.touching)] = _NO_MAP * sum(kinds.values())
    return tuple(kinds.items())


@lru_cache(maxsize=256)
def _listen(
    ground: Ground,
    kinds: tuple[tuple[Codebook, float], ...],
    exchanges: tuple[Exchange, ...],
    actions: int,
) -> tuple[Belief, Floats]:
    if not exchanges:
        opening = opening_of(ground, dict(kinds))
        return opening, opening.logs
    belief, logs = _listen(ground, kinds, exchanges[:-1], actions)
    solved = hear_as_each(belief, exchanges[-1])
    return solved.belief, _STILL_TRUE * logs + _explains(solved, exchanges[-1], actions)


def _explains(solved: Solved, exchange: Exchange, actions: int) -> Floats:
    """[kind]: how well the kind's reading explains where pawns and markers went."""
    books = solved.belief.books
    found = np.zeros(len(books))
    if not exchange.scene.ai_sees_pawns:
        return found
    placed, _ = solved.by_reading
    before, after = exchange.scene.pawns, exchange.after.pawns
    for colour, cell in enumerate(after):
        if cell not in (before[colour], OFF):
            found += np.log((1 - _LAPSE) * placed[:, colour, cell] + _LAPSE / 16)
    if sum(one != other for one, other in zip(before, after, strict=True)) < actions:
        said = {COLOUR[id] for id in tokens_of(exchange.message) if id in COLOUR}
        left = sum(before[colour] == after[colour] == OFF for colour in said)
        reads, reads_none = _NOT_PLACED
        found += left * np.log([reads_none if book.grid == "none" else reads for book in books])
    return found


def _as_it_stands(belief: Belief, now: Scene) -> Belief:
    """The crew mostly believes that its pieces stand right, as it has read the messages. It may have
    forgotten what it did not do."""
    table = belief.table.copy()
    for colour, here in enumerate(now.pawns if now.pawns_tell else ()):
        if here != OFF:
            table[:, :, colour, np.arange(16) != here] *= _SECOND_THOUGHTS
        else:
            mean = table[:, :, colour, :].mean(axis=2, keepdims=True)
            table[:, :, colour, :] = (1 - _FORGOTTEN) * table[:, :, colour, :] + _FORGOTTEN * mean
    for colour, key in enumerate(now.markers):
        if key != OFF:
            table[:, np.arange(4) != key, colour, :] *= _SECOND_THOUGHTS
        else:
            mean = table[:, :, colour, :].mean(axis=1, keepdims=True)
            table[:, :, colour, :] = (1 - _FORGOTTEN) * table[:, :, colour, :] + _FORGOTTEN * mean
    return belief.with_table(table)


def _map_to_use(book: Codebook, belief: Belief, logs: Floats) -> Codebook:
    """The same map as before, until the crew's pieces speak against it: an AI that keeps changing its map
    cannot be read."""
    shares = _normal(logs)
    drawn = [(share, one) for share, one in zip(shares, belief.books, strict=True) if one.grid != "none"]
    if not drawn:
        return book
    total = sum(share for share, _ in drawn)
    frames: dict[Frame, float] = {}
    for share, one in drawn:
        frames[one.frame] = frames.get(one.frame, 0.0) + share / total
    best = max(frames, key=frames.__getitem__)
    if best != book.frame and frames[best] > _CHANGES_ABOVE and frames.get(book.frame, 0.0) < _CHANGES_BELOW:
        return replace(max(drawn, key=lambda one: (one[1].frame == best, one[0]))[1], eye=book.eye)
    grids = {one.grid: share / total for share, one in drawn if one.frame == book.frame}
    top = max(grids, key=grids.__getitem__, default=book.grid)
    if top != book.grid and grids[top] > _CHANGES_ABOVE:
        return replace(book, grid=top)
    return book


def _normal(logs: Floats) -> Floats:
    shares = np.exp(logs - logs.max())
    return np.asarray(shares / shares.sum())
