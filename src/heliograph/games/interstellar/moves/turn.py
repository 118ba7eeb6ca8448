"""A turn: a new token, the active one again, or the Pass token (L626, L725, L773)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import ChooseSalvation, TakeTurn
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.moves.tokens import can_do, can_save, perform
from heliograph.games.interstellar.rules.token_sides import action_side, is_repeatable
from heliograph.games.interstellar.telling.events import Passed, TokenPlayed
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer


class PlayToken(Move, frozen=True, tag="play"):
    token: Word


class Repeat(Move, frozen=True, tag="repeat"):
    """Plays the active token again (L626)."""


class Pass(Move, frozen=True, tag="pass"):
    pass


def offers(at: Doing, step: TakeTurn) -> Iterator[Offer]:
    player, state = at.player(step.seat), at.state
    usable = [token for token in player.tokens if _is_usable(at, step.seat, token)]
    if usable:
        yield Offer("play", {"token": Choice(tuple(usable))})
    active = player.played[-1] if player.played and state.phase == "action" else None
    if active and is_repeatable(at.pack, active) and can_do(at, step.seat, active):
        yield Offer("repeat")
    yield Offer("pass")


def _is_usable(at: Doing, index: int, token: str) -> bool:
    if at.state.phase == "action":
        return can_do(at, index, token)
    return can_save(at, index, token)


def why_not(at: Doing, step: TakeTurn, move: Move) -> Message | None:
    """Why not: a token that could do nothing now."""
    if not isinstance(move, PlayToken) or move.token not in at.player(step.seat).tokens:
        return None
    if at.state.phase != "action":
        return say("si-why-play-salvation")
    return say(f"si-why-play-{action_side(at.pack, move.token).kind}")


def process(doing: Doing, step: TakeTurn, move: PlayToken | Repeat | Pass) -> None:
    doing.pop()
    player = doing.player(step.seat)
    match move:
        case PlayToken(token):
            rest = list(player.tokens)
            rest.remove(token)
            doing.change_player(step.seat, tokens=tuple(rest), played=(*player.played, token))
            doing.tell(TokenPlayed(step.seat, token, again=False))
            if doing.state.phase == "action":
                perform(doing, step.seat, token)
            else:
                doing.push(ChooseSalvation(step.seat, token))
        case Repeat():
            doing.tell(TokenPlayed(step.seat, player.played[-1], again=True))
            perform(doing, step.seat, player.played[-1])
        case _:
            doing.change_player(step.seat, passed=True)
            doing.change(passed=(*doing.state.passed, step.seat))
            doing.tell(Passed(step.seat))
