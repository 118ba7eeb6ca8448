"""The table in sentences: for the text view, the screen reader and language models."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.contact.rules.layout import UNITS_PER_MM
from heliograph.games.contact.state import Transmission
from heliograph.games.contact.telling.names import chip_name, chip_names, helper_name
from heliograph.games.contact.telling.view import View
from heliograph.kernel.message import Message, say, seat_name


def sentences(view: View) -> Iterator[Message]:
    if view.report is not None:
        yield say(
            "describe-success" if view.report.success else "describe-failure",
            score=view.report.score,
            barrels=view.report.barrels,
        )
    else:
        yield say("describe-round", round=view.round, rounds=view.rounds, source=seat_name(view.source))
    yield say("describe-rocket", chip=chip_name(view.rocket))
    yield say("describe-barrels", barrels=view.barrels, score=sum(view.won))
    if view.prize is not None:
        yield say("describe-prize-lost" if view.prize_lost else "describe-prize", value=view.prize)
    if view.helpers:
        yield say("describe-helpers", helpers=tuple(helper_name(helper) for helper in view.helpers))
    if view.target is not None:
        yield say("describe-target", chip=chip_name(view.target))
    if view.plan is not None:
        yield say("describe-plan", route=chip_names(view.plan))
    if view.possible:
        yield say("describe-possible", chips=chip_names(view.possible))
    for number, sent in enumerate(view.transmissions, 1):
        yield _transmission(number, sent)
    for guess in view.guesses:
        yield say("describe-guess", seat=seat_name(guess.seat), chip=chip_name(guess.chip))
    yield from _chips(view)


def _transmission(number: int, sent: Transmission) -> Message:
    flights = tuple(say("describe-flight", ms=ms) for ms in sent.holds)
    return say("describe-transmission", number=number, start=chip_name(sent.start), flights=flights)


def _chips(view: View) -> Iterator[Message]:
    for chip in view.layout.chips:
        ways = view.layout.links[chip.id]
        yield say(
            "describe-chip",
            chip=chip_name(chip.id),
            right=chip.x // UNITS_PER_MM,
            down=chip.y // UNITS_PER_MM,
            ways=chip_names(ways),
        )
