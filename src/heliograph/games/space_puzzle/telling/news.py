"""Each event in one sentence."""

from __future__ import annotations

from heliograph.games.space_puzzle.telling.events import (
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
from heliograph.games.space_puzzle.telling.words import (
    book_name,
    die_as_object,
    marker,
    of_key,
    pawn,
    pawn_as_object,
    token_name,
    tokens_of,
)
from heliograph.kernel.message import Message, say, seat_name


def tell(event: Event) -> Message:
    match event:
        case CardTurned(ai):
            return say("sp-event-card-turned", ai=seat_name(ai))
        case RoundBegan(round, counter, jammed):
            if not jammed:
                return say("sp-event-round-began", round=round, counter=counter)
            tokens = tuple(map(token_name, jammed))
            return say("sp-event-round-began-jammed", round=round, counter=counter, tokens=tokens)
        case Revealed(ai, message):
            tokens, player = tokens_of(message), seat_name(ai)
            if message.noise is None:
                return say("sp-event-revealed", ai=player, tokens=tokens)
            return say("sp-event-revealed-noise", ai=player, tokens=tokens, noise=token_name(message.noise))
        case Faded():
            return say("sp-event-faded")
        case RuleAsked(seat, topic):
            return say("sp-event-rule-asked", player=seat_name(seat), answer=say(f"sp-answer-{topic}"))
        case PawnMoved():
            return _pawn(event)
        case DieSet(seat, colour, value):
            return say("sp-event-die-set", player=seat_name(seat), die=die_as_object(colour), value=value)
        case MarkerMoved():
            return _marker(event)
        case Marked(seat, key, about, sure):
            face = "sure" if sure else "unsure"
            return say(f"sp-event-marked-{about}", player=seat_name(seat), key=of_key(key), face=face)
        case TrapSprung(colour, cell, counter):
            if colour is None:
                return say("sp-event-trap-unseen", cell=cell, counter=counter)
            return say("sp-event-trap", pawn=pawn(colour), cell=cell, counter=counter)
        case TakenBack(seat):
            return say("sp-event-taken-back", player=seat_name(seat))
        case SaidReady(seat, ready, declares):
            word = "sp-event-declares" if declares else "sp-event-ready" if ready else "sp-event-waits"
            return say(word, player=seat_name(seat))
        case RowDrifted(row):
            return say("sp-event-drifted", row=row)
        case ScenarioEnded(scenario, result):
            ending = "sp-event-won" if result.won else "sp-event-lost"
            return say(ending, scenario=book_name(scenario))
        case ScenarioBegan(scenario, ai):
            return say("sp-event-scenario-began", scenario=book_name(scenario), ai=seat_name(ai))


def _pawn(event: PawnMoved) -> Message:
    player, pawn = seat_name(event.seat), pawn_as_object(event.pawn)
    if event.cell is None:
        return say("sp-event-removed", player=player, pawn=pawn, cell=event.origin or "")
    if event.origin is None:
        return say("sp-event-entered", player=player, pawn=pawn, cell=event.cell)
    return say("sp-event-moved", player=player, pawn=pawn, cell=event.cell, origin=event.origin)


def _marker(event: MarkerMoved) -> Message:
    """Whether it was moved or turned over: what counts is how it lies now."""
    player, it = seat_name(event.seat), marker(event.colour)
    if event.key is None:
        return say("sp-event-marker-off", player=player, marker=it)
    face = "sure" if event.sure else "unsure"
    return say("sp-event-marker", player=player, marker=it, key=of_key(event.key), face=face)
