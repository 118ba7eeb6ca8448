"""The after-game review: what arrived when, what it was enough for, and which dice mattered."""

from __future__ import annotations

from heliograph.games.critical_orbit.rules.spacecraft import oxygen_needed
from heliograph.kernel.log import Log
from heliograph.review.critical_orbit.account.deliveries import deliveries
from heliograph.review.critical_orbit.account.jobs import jobs
from heliograph.review.critical_orbit.account.oxygen import review_oxygen
from heliograph.review.critical_orbit.dice import DiceReview, turns
from heliograph.review.critical_orbit.headline import headline
from heliograph.review.critical_orbit.log import mission_of
from heliograph.review.critical_orbit.remarks import on_the_mission
from heliograph.review.critical_orbit.types import Review, ReviewedShares


def review(log: Log) -> Review:
    mission = mission_of(log)
    target = oxygen_needed(mission.pack, mission.end)
    came, oxygen = tuple(deliveries(mission)), review_oxygen(mission)
    choosing = tuple(turns(mission))
    choices = DiceReview(mission, log.header.seed).choices(choosing)
    return Review(
        target=target,
        won=mission.end.won,
        turns=mission.end.turn,
        ms=mission.ms,
        deliveries=came,
        oxygen=oxygen.steps,
        possible_from=oxygen.possible_from,
        choices=choices,
        weighed=len(choosing),
        built=oxygen.built,
        best=oxygen.best,
        jobs=jobs(mission, came),
        shares=_shares(target, oxygen.built.oxygen, oxygen.best.board.oxygen),
        remarks=tuple(on_the_mission(mission.end, target, oxygen, len(choices), len(choosing))),
        headline=headline(mission.end.won, target, oxygen, choices),
    )


def _shares(target: int, built: int, possible: int) -> ReviewedShares:
    enough = min(possible, target)
    return ReviewedShares(
        delivered=round(enough / target, 4),
        built=round(min(built / enough, 1.0), 4) if enough else 1.0,
    )
