"""Everything a player can do, one file for each part of a round."""

from __future__ import annotations

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.helpers import CallMeeting, ExchangeTarget, FiftyFifty, Reactivate
from heliograph.games.contact.moves.move import Move
from heliograph.games.contact.moves.stopover import FirstStopover, PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.state import State
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

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

_AS_OFFERED: tuple[type[Move], ...] = (
    BeginRound,
    ChooseSignal,
    ExchangeTarget,
    Transmit,
    PlanRoute,
    PlaceRocket,
    MakeGuess,
    AskRepeat,
    FiftyFifty,
    FirstStopover,
    Reactivate,
    CallMeeting,
)
"""The likeliest first."""


def offers_to(pack: Pack, state: State, seat: Seat) -> tuple[Offer, ...]:
    return tuple(
        offer
        for move in _AS_OFFERED
        if state.phase in move.phases and move.is_made_by(state, seat)
        for offer in move.offers(pack, state)
    )


def why_not(pack: Pack, state: State, seat: Seat, move: Move) -> Message:
    """In the order a patient host would explain it: not now, not you, not so."""
    if state.phase == "over":
        return say("refused-mission-over")
    if state.phase not in move.phases:
        return say(f"refused-not-now-{state.phase}")
    if not move.is_made_by(state, seat):
        return move.why_not_this_seat(state)
    return move.why_not(pack, state)
