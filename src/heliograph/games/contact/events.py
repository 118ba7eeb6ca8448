"""What happened, as everyone at the table may know it."""

from __future__ import annotations

import msgspec

from heliograph.games.contact.state import ChipId, Helper, Transmission
from heliograph.kernel.seats import Seat


class Happening(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all events."""


class RoundBegan(Happening, frozen=True, tag="round-began"):
    round: int
    source: Seat
    turned_up: tuple[ChipId, ...]
    prize: int | None


class SignalChosen(Happening, frozen=True, tag="signal-chosen"):
    value: int


class TargetExchanged(Happening, frozen=True, tag="target-exchanged"):
    source: Seat


class Transmitted(Happening, frozen=True, tag="transmitted"):
    """Never carries the route: that is known after the round (CT-H5)."""

    source: Seat
    transmission: Transmission


class RepeatAsked(Happening, frozen=True, tag="repeat-asked"):
    seat: Seat
    left: int


class Guessed(Happening, frozen=True, tag="guessed"):
    seat: Seat
    chip: ChipId
    right: bool


class BarrelPaid(Happening, frozen=True, tag="barrel-paid"):
    left: int


class HelperUsed(Happening, frozen=True, tag="helper-used"):
    seat: Seat
    helper: Helper


class MeetingCalled(Happening, frozen=True, tag="meeting-called"):
    seat: Seat
    helper: Helper


class HelpersReactivated(Happening, frozen=True, tag="helpers-reactivated"):
    seat: Seat


class RocketMoved(Happening, frozen=True, tag="rocket-moved"):
    chip: ChipId


class RoundEnded(Happening, frozen=True, tag="round-ended"):
    round: int
    target: ChipId
    won: int | None
    """The value of the signal card, if it was won (CT-29)."""


class MissionEnded(Happening, frozen=True, tag="mission-ended"):
    success: bool
    score: int


Event = (
    RoundBegan
    | SignalChosen
    | TargetExchanged
    | Transmitted
    | RepeatAsked
    | Guessed
    | BarrelPaid
    | HelperUsed
    | MeetingCalled
    | HelpersReactivated
    | RocketMoved
    | RoundEnded
    | MissionEnded
)
