"""Each event in one sentence."""

from __future__ import annotations

from heliograph.games.space_puzzle.describe import book_name, colour_name, key_name
from heliograph.games.space_puzzle.events import (
    CardTurned,
    DieSet,
    Event,
    Faded,
    Marked,
    MarkerMoved,
    PawnMoved,
    Revealed,
    RoundBegan,
    RowDrifted,
    RuleAsked,
    SaidReady,
    ScenarioBegan,
    ScenarioEnded,
    TakenBack,
    TrapSprung,
)
from heliograph.kernel.message import Message, say, seat_name


def tell(event: Event) -> Message:
    match event:
        case CardTurned(ai):
            return say("sp-event-card-turned", ai=seat_name(ai))
        case RoundBegan(round, counter, _):
            return say("sp-event-round-began", round=round, counter=counter)
        case Revealed(ai, message, _):
            count = len(message.laid) + len(message.heap)
            return say("sp-event-revealed", ai=seat_name(ai), count=count)
        case Faded():
            return say("sp-event-faded")
        case RuleAsked(seat, topic):
            return say("sp-event-rule-asked", player=seat_name(seat), answer=say(f"sp-answer-{topic}"))
        case PawnMoved():
            return _pawn(event)
        case DieSet(seat, pawn, value):
            return say("sp-event-die-set", player=seat_name(seat), pawn=colour_name(pawn), value=value)
        case MarkerMoved():
            return _marker(event)
        case Marked(seat, key, about, sure):
            id = f"sp-event-marked-{about}-{'sure' if sure else 'unsure'}"
            return say(id, player=seat_name(seat), key=key_name(key))
        case TrapSprung(pawn, cell, counter):
            return say("sp-event-trap", pawn=colour_name(pawn), cell=cell, counter=counter)
        case TakenBack(seat):
            return say("sp-event-taken-back", player=seat_name(seat))
        case SaidReady(seat, ready, declares):
            id = "declares" if declares else "ready" if ready else "waits"
            return say(f"sp-event-{id}", player=seat_name(seat))
        case RowDrifted(row):
            return say("sp-event-drifted", row=row)
        case ScenarioEnded(scenario, result):
            id = "sp-event-won" if result.won else "sp-event-lost"
            return say(id, scenario=book_name(scenario))
        case ScenarioBegan(scenario, ai):
            return say("sp-event-scenario-began", scenario=book_name(scenario), ai=seat_name(ai))


def _pawn(event: PawnMoved) -> Message:
    player, pawn = seat_name(event.seat), colour_name(event.pawn)
    if event.cell is None:
        return say("sp-event-removed", player=player, pawn=pawn, cell=event.origin or "")
    if event.origin is None:
        return say("sp-event-entered", player=player, pawn=pawn, cell=event.cell)
    return say("sp-event-moved", player=player, pawn=pawn, cell=event.cell, origin=event.origin)


def _marker(event: MarkerMoved) -> Message:
    player, colour = seat_name(event.seat), colour_name(event.colour)
    if event.key is None:
        return say("sp-event-marker-off", player=player, colour=colour)
    id = "sp-event-marker-sure" if event.sure else "sp-event-marker"
    return say(id, player=player, colour=colour, key=key_name(event.key))
