"""The after-game review: scores over time and by source, what was gained and spent, and H.A.L.L.'s cubes."""

from __future__ import annotations

from heliograph.kernel.log import Log
from heliograph.review.interstellar import scores
from heliograph.review.interstellar.flows import changes
from heliograph.review.interstellar.hall import hall
from heliograph.review.interstellar.headline import headline
from heliograph.review.interstellar.log import story_of
from heliograph.review.interstellar.remarks import remarks
from heliograph.review.interstellar.types import Review


def review(log: Log) -> Review:
    story = story_of(log)
    found = tuple(changes(story))
    points = tuple(scores.points(story))
    rounds = tuple(scores.rounds(story, found, points))
    players = tuple(scores.players(story, found))
    automa = hall(story)
    return Review(
        rounds=rounds,
        points=points,
        players=players,
        turns=scores.turns(story),
        hall=automa,
        remarks=tuple(remarks(story, points, rounds, players, automa)),
        headline=headline(players),
    )
