"""Everything a player can do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from heliograph.games.contact.state import LONGEST_ID, Helper

_Chip = Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class BeginRound(Move, frozen=True, tag="begin-round"):
    """The next Source turns up the cards (CT-12)."""


class ChooseSignal(Move, frozen=True, tag="choose-signal"):
    """The professional Source chooses the round's prize (CT-37)."""

    value: int


class ExchangeTarget(Move, frozen=True, tag="exchange-target"):
    """Helper card of the Source (CT-43)."""


class PlanRoute(Move, frozen=True, tag="plan-route"):
    """Guided mode: the Source lays the route privately (CT-H5)."""

    route: Annotated[tuple[_Chip, ...], msgspec.Meta(max_length=64)]


class Transmit(Move, frozen=True, tag="transmit"):
    """The recording, sent whole. One pause fewer than holds."""

    holds: Annotated[tuple[int, ...], msgspec.Meta(max_length=64)]
    pauses: Annotated[tuple[int, ...], msgspec.Meta(max_length=64)] = ()


class AskRepeat(Move, frozen=True, tag="ask-repeat"):
    """The Crew asks for another transmission (CT-22)."""


class MakeGuess(Move, frozen=True, tag="guess"):
    """The guesser points (CT-25). `sure` confirms a chip that cannot be the target (CT-H10)."""

    chip: _Chip
    sure: bool = False


class FiftyFifty(Move, frozen=True, tag="fifty-fifty"):
    """Helper card of the guesser (CT-41)."""


class FirstStopover(Move, frozen=True, tag="first-stopover"):
    """Helper card of the guesser (CT-42)."""


class PlaceRocket(Move, frozen=True, tag="place-rocket"):
    """Free mode: the Source puts the rocket on the first stopover it had in mind (CT-42)."""

    chip: _Chip


class CallMeeting(Move, frozen=True, tag="call-meeting"):
    """Any helper card, spent on a team meeting (CT-44)."""

    helper: Helper


class Reactivate(Move, frozen=True, tag="reactivate"):
    """A barrel for all inactive helper cards (CT-40)."""


Action = (
    BeginRound
    | ChooseSignal
    | ExchangeTarget
    | PlanRoute
    | Transmit
    | AskRepeat
    | MakeGuess
    | FiftyFifty
    | FirstStopover
    | PlaceRocket
    | CallMeeting
    | Reactivate
)
