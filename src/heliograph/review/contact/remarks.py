"""The review's sentences."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.names import chip_name, chip_names
from heliograph.kernel.message import Message, say
from heliograph.players.contact.habits import ConventionName
from heliograph.players.contact.speaking.route_choice import ChosenRoute, Route

_CONFUSABLE = 0.15
_CLEARER_BY = 0.1

_WAYS: dict[ConventionName, str] = {
    "edge": "review-way-edge",
    "centre": "review-way-centre",
    "lift": "review-way-lift",
    "power": "review-way-power",
}


def on_a_transmission(
    posterior: dict[ChipId, float], target: ChipId, ideal: ChosenRoute, meant: Route | None
) -> Iterator[Message]:
    best = max(posterior, key=posterior.__getitem__)
    if best == target:
        yield say("review-sure", percent=percent(posterior[target]), chip=chip_name(target))
    else:
        yield say(
            "review-misled",
            guess=chip_name(best),
            guess_percent=percent(posterior[best]),
            chip=chip_name(target),
            percent=percent(posterior[target]),
        )
    alike = [chip for chip, sure in posterior.items() if sure >= _CONFUSABLE]
    if len(alike) > 1:
        yield say("review-confusable", chips=chip_names(alike))
    if meant is None:
        yield say("review-no-route", chip=chip_name(target))
    if ideal.chance > posterior[target] + _CLEARER_BY and ideal.stops != meant:
        yield say("review-clearer", stops=chip_names(ideal.stops), percent=percent(ideal.chance))


def on_a_source(tempo: float, scatter: float, convention: ConventionName, sure: float) -> tuple[Message, ...]:
    return (
        say("review-tempo", tempo=round(tempo), scatter=percent(scatter)),
        say("review-way", way=say(_WAYS[convention]), percent=percent(sure)),
    )


def on_the_mission(points: int, heard: int, share: float) -> tuple[Message, ...]:
    return (
        say("review-points", points=points, heard=heard),
        say("review-share", percent=percent(share)),
    )


def percent(share: float) -> int:
    return round(100 * share)
