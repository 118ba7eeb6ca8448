"""The after-game review: scores over time and by source, what came and went, and H.A.L.L.'s cubes."""

from __future__ import annotations

from heliograph.kernel.log import Log
from heliograph.players.interstellar import review_scores
from heliograph.players.interstellar.review_flows import changes
from heliograph.players.interstellar.review_hall import hall
from heliograph.players.interstellar.review_log import story_of
from heliograph.players.interstellar.review_remarks import remarks
from heliograph.players.interstellar.review_types import Review


def review(log: Log) -> Review:
    story = story_of(log)
    found = tuple(changes(story))
    points = tuple(review_scores.points(story))
    rounds = tuple(review_scores.rounds(story, found, points))
    players = tuple(review_scores.players(story, found))
    automa = hall(story)
    return Review(
        rounds=rounds,
        points=points,
        players=players,
        turns=review_scores.turns(story),
        hall=automa,
        remarks=tuple(remarks(story, points, rounds, players, automa)),
    )
