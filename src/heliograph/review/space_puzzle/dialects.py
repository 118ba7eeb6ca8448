"""The dialects in which the AI laid its messages and the Astronauts read them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heliograph.kernel.seats import Seat
from heliograph.players.space_puzzle.codebooks.codebook import FRAMES, ICONS_SAY
from heliograph.players.space_puzzle.dialect import Dialect
from heliograph.review.space_puzzle.codes import Usage, Usages
from heliograph.review.space_puzzle.types import ReviewedMessage, SpokenMessages


def dialects(
    used: Usages, messages: Sequence[ReviewedMessage], ai: Seat, astronauts: Sequence[Seat]
) -> Iterator[SpokenMessages]:
    """For one scenario. The Astronauts acted together, so they have one dialect."""
    bits = round(sum(max(message.bits, 0.0) for message in messages) / len(messages), 2)
    yield _spoken(used.ai, ai, messages, bits)
    for seat in astronauts:
        yield _spoken(used.crew, seat, messages, 0.0)


def _spoken(usage: Usage, seat: Seat, messages: Sequence[ReviewedMessage], bits: float) -> SpokenMessages:
    rounds = range(len(messages))
    frames = {frame: sum(usage.frames(at)[frame] for at in rounds) / len(messages) for frame in FRAMES}
    frame = max(frames, key=frames.__getitem__)
    grid, _ = usage.grid()
    return SpokenMessages(
        seat=seat,
        dialect=Dialect(frame, grid, max(ICONS_SAY, key=usage.icons)),
        sure=round(frames[frame], 4),
        messages=len(messages),
        understood=sum(_as_meant(message) for message in messages),
        bits=bits,
    )


def _as_meant(message: ReviewedMessage) -> bool:
    """Whether the crew moved something, and everything it moved to its right place."""
    return bool(message.placements) and all(placement.right for placement in message.placements)
