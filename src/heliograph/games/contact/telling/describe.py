"""The table in sentences: for the text view, the screen reader and language models."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.contact.setup import CHARACTERS
from heliograph.games.contact.state import Transmission
from heliograph.games.contact.telling.distances import chips_in_words
from heliograph.games.contact.telling.names import chip_name, chip_names, helper_name
from heliograph.games.contact.telling.view import View
from heliograph.kernel.message import Message, say, seat_name


def sentences(view: View) -> Iterator[Message]:
    yield _progress(view)
    yield say("describe-rocket", chip=chip_name(view.rocket))
    yield _earned(view)
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
    for number, (sent, flights) in enumerate(zip(view.transmissions, view.flights, strict=True), 1):
        yield _transmission(number, sent, flights)
    if view.phase == "guess":
        yield say("describe-repeats", left=view.transmissions_left)
    for guess in view.guesses:
        yield say("describe-guess", seat=seat_name(guess.seat), chip=chip_name(guess.chip))
    if view.layout.table in CHARACTERS:
        yield say(f"describe-table-{view.layout.table}")
    yield from chips_in_words(view.layout)


def in_short(view: View) -> Iterator[Message]:
    yield _progress(view)
    yield _earned(view)


def _progress(view: View) -> Message:
    if view.report is None:
        source = seat_name(view.source)
        if view.phase == "ready" and view.round > 0:  # by then the Source is the next one (CT-30)
            return say("describe-between", round=view.round, rounds=view.rounds, source=source)
        return say("describe-round", round=view.round, rounds=view.rounds, source=source)
    outcome = "describe-success" if view.report.success else "describe-failure"
    return say(outcome, score=view.report.score, barrels=view.report.barrels)


def _earned(view: View) -> Message:
    return say("describe-barrels", barrels=view.barrels, score=sum(view.won))


def _transmission(number: int, sent: Transmission, count: int) -> Message:
    """What the table keeps of a transmission (CT-H21): the durations as bars show them, or the number of
    flights."""
    start = chip_name(sent.start)
    if not sent.holds:
        return say("describe-signal", number=number, start=start, flights=count)
    flights = tuple(say("describe-flight-about", ms=about(ms)) for ms in sent.holds)
    return say("describe-transmission", number=number, start=start, flights=flights)


def about(ms: int) -> int:
    """A duration, rounded to what one could read off a bar."""
    return max(_TENTH_MS, (ms + _TENTH_MS // 2) // _TENTH_MS * _TENTH_MS)


_TENTH_MS = 100
