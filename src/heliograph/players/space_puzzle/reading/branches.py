"""How a message may be meant differently from the last one: another reading of icons and touching, the map in
another orientation or in another place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from math import exp, log
from typing import Literal

from msgspec.structs import replace

from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, ICONS_SAY, TOUCHING, Codebook
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.meaning.pieces import Piece, pieces_of, tokens_of
from heliograph.players.space_puzzle.reading.belief import Belief
from heliograph.players.space_puzzle.reading.turning import Misread, turns
from heliograph.players.space_puzzle.table.memory import Exchange
from heliograph.players.space_puzzle.table.numbers import COLOUR, ICON, KEY
from heliograph.players.space_puzzle.table.scene import OFF
from heliograph.players.space_puzzle.table.surface import PITCH, TOUCHES, Point, distance

_CHANGES_FRAME = 0.002
"""How often an AI changes its map for no reason that its crew has given."""
_HARDLY = 0.001
_RETHOUGHT = 3
"""Changes without such a reason are considered for only this many readings."""
_STEPS = (-0.75, 0.0, 0.75)
_OFF_CENTRE = 0.6
"""How far from the middle a map may lie whose place does not count, in rooms."""


def branches(
    belief: Belief, exchange: Exchange, misread: Misread, habits: Habits
) -> Iterator[tuple[int, Codebook, float]]:
    """For each reading so far, how it may go on, with the logarithm of the probability."""
    if not habits.adapts:
        yield from ((index, book, 0.0) for index, book in enumerate(belief.books))
        return
    books = [
        (index, other, log(share))
        for index, book in enumerate(belief.books)
        for other, share in _undecided(belief, book, exchange).items()
    ]
    rethought = _RETHOUGHT if exchange.scene.places == "free" and _corrects(exchange) else 0
    ranked = sorted(books, key=lambda one: -belief.logs[one[0]] - one[2])
    for rank, (index, book, share) in enumerate(ranked):
        if book.grid in ("relative", "none"):
            yield index, book, share
            continue
        shares = turns(book, belief.owns[index], belief.misread, misread)
        for frame in FRAMES:
            least = _CHANGES_FRAME if rank < rethought else 0.0
            likely = max(shares.get(frame, 0.0), least)
            if likely > _HARDLY:
                yield index, replace(book, frame=frame), share + log(likely)


def _undecided(belief: Belief, book: Codebook, exchange: Exchange) -> dict[Codebook, float]:
    """The readings of icons and touching become separate hypotheses only when a message depends on them."""
    found = {book: 1.0}
    if any(id in ICON for id in tokens_of(exchange.message)) and len({b.icons for b in belief.books}) == 1:
        found = {replace(book, icons=say): share for say, share in ICONS_SAY.items()}
    if _is_pair_touching(exchange) and len({b.touching for b in belief.books}) == 1:
        found = {
            replace(b, touching=touching): share * own
            for b, own in found.items()
            for touching, share in TOUCHING.items()
        }
    return found


def _is_pair_touching(exchange: Exchange) -> bool:
    pieces = pieces_of(exchange.message.laid)
    return exchange.scene.places == "free" and any(
        distance(one.at, other.at) < TOUCHES
        for kind in (COLOUR, KEY)
        for one, other in combinations([piece for piece in pieces if piece.id in kind], 2)
    )


def _corrects(exchange: Exchange) -> bool:
    """Whether a pawn on the map is shown again: perhaps its place was misread."""
    said = {COLOUR[id] for id in tokens_of(exchange.message) if id in COLOUR}
    return exchange.scene.pawns_tell and any(exchange.scene.pawns[colour] != OFF for colour in said)


@cache
def offsets(book: Codebook, places: Literal["free", "line", "heap"]) -> tuple[tuple[Point, float], ...]:
    """Where the map's middle may lie, with probabilities."""
    if not book.floats or places != "free":
        return (((0.0, 0.0), 1.0),)
    weights = {
        (dx * PITCH, dy * PITCH): exp(-0.5 * (dx * dx + dy * dy) / _OFF_CENTRE**2)
        for dx, dy in product(_STEPS, repeat=2)
    }
    total = sum(weights.values())
    return tuple((offset, weight / total) for offset, weight in weights.items())


def shifted(pieces: Sequence[Piece], offset: Point) -> tuple[Piece, ...]:
    if offset == (0.0, 0.0):
        return tuple(pieces)
    return tuple(Piece(p.id, (p.at[0] - offset[0], p.at[1] - offset[1]), p.rotation) for p in pieces)
