"""Oxygen over time: what counted on the board, and what Mercury could have built with its parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.tiles import TileId
from heliograph.games.critical_orbit.rules.spacecraft import (
    connections,
    fed_canisters,
    missing_valves,
    oxygen_needed,
    oxygen_reached,
)
from heliograph.games.critical_orbit.state import Mercury, State
from heliograph.games.critical_orbit.telling.view import view_for
from heliograph.kernel.grid import Spot
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, Hand, standing
from heliograph.players.critical_orbit.arranging.exact import arrange_exactly
from heliograph.players.critical_orbit.arranging.pipework import LARGEST
from heliograph.players.critical_orbit.arranging.quick import arrange_quick
from heliograph.review.critical_orbit.log import Mission, Moment
from heliograph.review.critical_orbit.types import ReviewedBest, ReviewedBoard, ReviewedOxygen

_EVERYTHING = 99
_LAST_SECONDS = 3.0
_EARLIER_SECONDS = 1.0
_EARLIER_HANDS = 3
"""How many earlier hands are searched exactly for the first that could reach the target."""


@dataclass(frozen=True)
class OxygenReview:
    steps: tuple[ReviewedOxygen, ...]
    possible_from: ReviewedOxygen | None
    built: ReviewedBoard
    best: ReviewedBest


@dataclass
class _Span:
    """The time during which Mercury has this hand."""

    hand: Hand
    moments: list[Moment]
    built: int = 0
    possible: int = 0


def review_oxygen(mission: Mission) -> OxygenReview:
    pack, end = mission.pack, mission.end.mercury
    target = oxygen_needed(pack, mission.end)
    spans = _spans(mission)
    best = _best(spans[-1].hand, _EVERYTHING, _LAST_SECONDS, end.spots)
    built, laid = board_of(pack, end), _laid(pack, spans[-1].hand, end, best)
    if built.oxygen >= laid.oxygen:
        laid = built
    _find_possible(spans, laid.oxygen, target)
    steps = tuple(_steps(pack, spans))
    first = next((step for step in steps if step.possible >= target), None)
    return OxygenReview(steps, first, built, ReviewedBest(laid, best.proven))


def _spans(mission: Mission) -> list[_Span]:
    spans: list[_Span] = []
    for moment in mission.moments:
        if not spans or _own(moment.before) != _own(moment.state):
            spans.append(_Span(_hand(mission.pack, moment.state), []))
        spans[-1].moments.append(moment)
        spans[-1].built = max(spans[-1].built, oxygen_reached(mission.pack, moment.state.mercury))
    return spans


def _own(state: State) -> tuple[object, ...]:
    mercury = state.mercury
    return mercury.tiles, mercury.valves, mercury.unlocked


def _hand(pack: Pack, state: State) -> Hand:
    behind = view_for(pack, state, None, everything=True).mercury
    assert behind is not None
    return Hand.of(behind, pack)


def _find_possible(spans: list[_Span], at_the_end: int, target: int) -> None:
    """Nothing is ever taken from Mercury, so what was possible once stays possible."""
    most = 0
    for span in spans:
        most = max(most, span.built, min(at_the_end, _best(span.hand, _EVERYTHING).oxygen))
        span.possible = most
    spans[-1].possible = at_the_end
    first = next((at for at, span in enumerate(spans) if span.possible >= target), 0)
    for span in reversed(spans[max(0, first - _EARLIER_HANDS) : first]):
        if _best(span.hand, target, _EARLIER_SECONDS).oxygen < target:
            break
        span.possible = target


def _best(
    hand: Hand, enough: int, seconds: float = 0, present: Mapping[TileId, Spot] | None = None
) -> Arrangement:
    """By the quick search, or within this time for an exact answer."""
    if hand.size > LARGEST:
        return Arrangement()
    if not seconds:
        return arrange_quick(hand, enough, present)
    return arrange_exactly(hand, enough, present, limit=seconds)


def _steps(pack: Pack, spans: list[_Span]) -> Iterator[ReviewedOxygen]:
    last: tuple[int, int] | None = None
    for span in spans:
        for moment in span.moments:
            now = oxygen_reached(pack, moment.state.mercury), span.possible
            if now != last:
                last = now
                yield ReviewedOxygen(moment.seq, moment.state.turn, moment.ms, *now)


def board_of(pack: Pack, mercury: Mercury) -> ReviewedBoard:
    return ReviewedBoard(
        canisters=mercury.canisters,
        unlocked=mercury.unlocked,
        tiles=mercury.tiles,
        spots=mercury.spots,
        covered=mercury.covered,
        connected=tuple(sorted(connections(pack, mercury))),
        missing=missing_valves(pack, mercury),
        fed=fed_canisters(pack, mercury),
        oxygen=oxygen_reached(pack, mercury),
    )


def _laid(pack: Pack, hand: Hand, mercury: Mercury, best: Arrangement) -> ReviewedBoard:
    canisters = standing(hand, best.canisters)
    return board_of(pack, replace(mercury, spots=best.spots, covered=best.covered, canisters=canisters))
