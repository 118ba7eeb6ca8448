"""The scores over time, what each score was made of, and which turns gained most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.resources import value_of
from heliograph.games.interstellar.rules.scoring import (
    final_score,
    final_scores,
    reputation_prestige,
    winners,
)
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.events import GameEnded, Passed, PhaseBegan, TokenPlayed
from heliograph.review.interstellar.flows import Change, flows
from heliograph.review.interstellar.log import Beat, Story, index_of, told_as
from heliograph.review.interstellar.types import (
    Ending,
    ReviewedPlayer,
    ReviewedPoint,
    ReviewedRound,
    ReviewedTurn,
    Source,
    Strategy,
)

_TURNS_SHOWN = 6
STRATEGIES: tuple[Strategy, ...] = get_args(Strategy)
_STRATEGY: dict[str, Strategy] = {
    "mechanisms": "mechanisms",
    "starship": "mechanisms",
    "humankind": "population",
    "reputation": "population",
    "journey": "probe",
    "trappist": "probe",
    "probe": "probe",
    "government": "government",
    "governor": "government",
    "office": "government",
}
"""The strategy behind each source of points; Reputation comes mainly from people."""


def points(story: Story) -> Iterator[ReviewedPoint]:
    """A phase ends where the next one begins, or with the game."""
    yield ReviewedPoint(0, story.start.round, "start", final_scores(story.pack, story.start))
    for beat in story.beats:
        if isinstance(beat.event, PhaseBegan | GameEnded):
            ended = beat.before
            scores = final_scores(story.pack, beat.state)
            yield ReviewedPoint(beat.seq, ended.round, ended.phase, scores)  # type: ignore[arg-type]


def rounds(story: Story, found: Iterable[Change], scored: Sequence[ReviewedPoint]) -> Iterator[ReviewedRound]:
    prestige = [[Counter[Source]() for _ in story.players] for _ in range(story.end.round + 1)]
    for change in found:
        if change.what == "prestige":
            prestige[change.round][change.index][change.source] += change.amount
    before = scored[0].scores
    for round in range(1, story.end.round + 1):
        after = [point.scores for point in scored if point.round == round][-1]
        gained = tuple(now - then for now, then in zip(after, before, strict=True))
        yield ReviewedRound(round, tuple(map(_strategies, prestige[round])), gained)
        before = after


def players(story: Story, found: Sequence[Change]) -> Iterator[ReviewedPlayer]:
    end, best = story.end, winners(story.pack, story.end)
    for index in story.players:
        mine = [change for change in found if change.index == index]
        prestige = Counter[Source]()
        for change in mine:
            if change.what == "prestige":
                prestige[change.source] += change.amount
        at_the_end = ending(story.pack, end, index)
        yield ReviewedPlayer(
            player=told_as(end, index),
            score=final_score(story.pack, end, index),
            won=index in best,
            prestige=dict(prestige.most_common()),
            ending=at_the_end,
            strategies=_strategies(prestige, at_the_end),
            flows=flows(mine),
        )


def ending(pack: Pack, state: State, index: int) -> dict[Ending, int]:
    """HV-22, HV-24."""
    player, scoring = state.players[index], pack.scoring.value
    return {
        "reputation": reputation_prestige(pack, player.reputation),
        "probe": column_of(player.probe) // scoring.columns_per_prestige,
        "resources": value_of(player.cubes) // scoring.value_per_prestige,
        "office": scoring.governor if governor(state) == index else 0,
    }


def _strategies(*parts: Mapping[Source, int] | Mapping[Ending, int]) -> dict[Strategy, int]:
    found = dict.fromkeys(STRATEGIES, 0)
    for part in parts:
        for name, amount in part.items():
            found[_STRATEGY.get(name, "rest")] += amount
    return found


def turns(story: Story) -> tuple[ReviewedTurn, ...]:
    """The turns that gained their player most, earliest first."""
    every = [turn for turn in _turns(story) if turn.gained > 0]
    best = sorted(every, key=lambda turn: -turn.gained)[:_TURNS_SHOWN]
    return tuple(sorted(best, key=lambda turn: turn.seq))


def _turns(story: Story) -> Iterator[ReviewedTurn]:
    """From one token to the next, to a pass, or to the end of the phase."""
    begun: Beat | None = None
    last = story.start
    seq = 0
    for beat in story.beats:
        if isinstance(beat.event, TokenPlayed | Passed | PhaseBegan | GameEnded):
            if begun is not None:
                yield _turn(story, begun, last, seq)
            begun = beat if isinstance(beat.event, TokenPlayed) else None
        last, seq = beat.state, beat.seq


def _turn(story: Story, begun: Beat, after: State, seq: int) -> ReviewedTurn:
    event, before = begun.event, begun.before
    assert isinstance(event, TokenPlayed)
    index = index_of(before, event.player)
    gained = final_score(story.pack, after, index) - final_score(story.pack, before, index)
    return ReviewedTurn(seq, event.player, before.round, begun.state.phase, event.token, gained)  # type: ignore[arg-type]
