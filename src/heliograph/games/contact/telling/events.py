"""The union of all events. Each is defined beside the move that raises it, with its sentence."""

from __future__ import annotations

from heliograph.games.contact.moves.begin import RoundBegan, SignalChosen
from heliograph.games.contact.moves.event import BarrelPaid, RocketMoved
from heliograph.games.contact.moves.guess import Guessed
from heliograph.games.contact.moves.helpers import (
    HelpersReactivated,
    HelperUsed,
    MeetingCalled,
    TargetExchanged,
)
from heliograph.games.contact.moves.landing import MissionEnded, RoundEnded
from heliograph.games.contact.moves.transmit import RepeatAsked, Transmitted

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
