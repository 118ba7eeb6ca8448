"""The dialect in which each seat tapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2

from heliograph.players.contact.dialect import Dialect
from heliograph.review.contact.types import ReviewedRound, ReviewedSource, SpokenSignals

_LEAST = 1e-6
_SLOWEST, _FASTEST = 20.0, 500.0


def dialects(rounds: Sequence[ReviewedRound], sources: Sequence[ReviewedSource]) -> Iterator[SpokenSignals]:
    for source in sources:
        sent = [one for one in rounds if one.source == source.seat and one.transmissions]
        told = [_bits(one) for one in sent]
        yield SpokenSignals(
            seat=source.seat,
            dialect=Dialect(
                min(max(source.tempo_mm_per_s, _SLOWEST), _FASTEST), source.convention, source.scatter
            ),
            sure=source.conventions[source.convention],
            messages=len(sent),
            understood=sum(_at_once(one) for one in sent),
            bits=round(sum(told) / len(told), 2) if told else 0.0,
        )


def _bits(one: ReviewedRound) -> float:
    """For the round's first signal: how often the target's probability doubled. A misleading signal counts as
    zero: a logarithm has no lower limit, and one miss would outweigh everything that was understood."""
    first = one.transmissions[0].posterior
    return max(0.0, log2(max(first[one.target], _LEAST) * len(first)))


def _at_once(one: ReviewedRound) -> bool:
    guesses = [guess for sent in one.transmissions for guess in sent.guesses]
    return bool(guesses) and guesses[0].right
