"""The table in sentences: for the text view, the screen reader and language models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heliograph.games.contact.events import (
    BarrelPaid,
    Event,
    Guessed,
    HelpersReactivated,
    HelperUsed,
    MeetingCalled,
    MissionEnded,
    RepeatAsked,
    RocketMoved,
    RoundBegan,
    RoundEnded,
    SignalChosen,
    TargetExchanged,
    Transmitted,
)
from heliograph.games.contact.layout import UNITS_PER_MM
from heliograph.games.contact.state import ChipId, Transmission
from heliograph.games.contact.view import View
from heliograph.kernel.message import Message, say, seat_name


def chip_name(chip: ChipId) -> Message:
    return say(f"chip-{chip}")


def chip_names(chips: Sequence[ChipId]) -> tuple[Message, ...]:
    return tuple(chip_name(chip) for chip in chips)


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
        yield say("describe-helpers", helpers=tuple(say(f"helper-{name}") for name in view.helpers))
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


def tell(event: Event) -> Message:
    match event:
        case RoundBegan(round=0):
            return say("event-practice-began", source=seat_name(event.source))
        case RoundBegan(round, source):
            return say("event-round-began", round=round, source=seat_name(source))
        case SignalChosen(value):
            return say("event-signal-chosen", value=value)
        case TargetExchanged(source):
            return say("event-target-exchanged", source=seat_name(source))
        case Transmitted(source, transmission):
            return say("event-transmitted", source=seat_name(source), hops=len(transmission.holds))
        case RepeatAsked(seat):
            return say("event-repeat-asked", seat=seat_name(seat))
        case Guessed(seat, chip, right):
            id = "event-guessed-right" if right else "event-guessed-wrong"
            return say(id, seat=seat_name(seat), chip=chip_name(chip))
        case BarrelPaid(left):
            return say("event-barrel-paid", left=left)
        case HelperUsed(seat, helper):
            return say("event-helper-used", seat=seat_name(seat), helper=say(f"helper-{helper}"))
        case MeetingCalled(seat, _):
            return say("event-meeting-called", seat=seat_name(seat))
        case HelpersReactivated(seat):
            return say("event-helpers-reactivated", seat=seat_name(seat))
        case RocketMoved(chip):
            return say("event-rocket-moved", chip=chip_name(chip))
        case RoundEnded(round=0):
            return say("event-practice-ended", chip=chip_name(event.target))
        case RoundEnded(_, target, won):
            if won is None:
                return say("event-round-ended", chip=chip_name(target))
            return say("event-signal-won", chip=chip_name(target), value=won)
        case MissionEnded(success, score):
            return say("event-mission-won" if success else "event-mission-lost", score=score)
