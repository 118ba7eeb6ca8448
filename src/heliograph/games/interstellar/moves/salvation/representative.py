"""Send a Representative: a Scientist climbs row by row (L119, L143, L860 to L891, HV-14)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import GainLater, MoveUp, SendScientist
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Done, Move
from heliograph.games.interstellar.rules.governing import (
    NOBODY,
    free_spaces,
    may_rise,
    rewards_of,
    row_for,
    with_scientist,
)
from heliograph.games.interstellar.telling.events import RepresentativeSent, RoseInGovernment
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer


class Send(Move, frozen=True, tag="send"):
    row: int
    space: int


class Rise(Move, frozen=True, tag="rise"):
    space: int


def can_send(at: Doing, index: int) -> bool:
    return at.player(index).scientists > 0 and row_for(at.state, index) is not None


def offers(at: Doing, step: SendScientist) -> Iterator[Offer]:
    row = row_for(at.state, step.seat)
    if step.left and row is not None and can_send(at, step.seat):
        yield Offer("send", {"row": Fixed(row), "space": Choice(free_spaces(at.state, row))})
        if step.sent:
            yield Offer("done")


def why_not(at: Doing, step: SendScientist, move: Move) -> Message | None:
    mine = row_for(at.state, step.seat)
    if not isinstance(move, Send) or mine is None or mine == move.row:
        return None
    return say("si-why-send-row", row=mine + 1)


def process(doing: Doing, step: SendScientist, move: Send | Done) -> None:
    if not isinstance(move, Send):
        doing.pop()
        return
    player = doing.player(step.seat)
    doing.change_player(step.seat, scientists=player.scientists - 1)
    doing.change(government=with_scientist(doing.state, move.row, move.space, step.seat))
    doing.tell(RepresentativeSent(step.seat, move.row, move.space))
    doing.instead(replace(step, left=step.left - 1, sent=step.sent + 1))
    rewards = rewards_of(doing.pack, doing.state, move.row, move.space, whole_row=step.whole_row)
    doing.push(*(GainLater(step.seat, reward) for reward in rewards))


def rise_offers(at: Doing, step: MoveUp) -> Iterator[Offer]:
    spaces = free_spaces(at.state, step.row)
    if spaces and may_rise(at.state, step.seat, step.row):
        yield Offer("rise", {"space": Choice(spaces)})
        yield Offer("done")


def rise(doing: Doing, step: MoveUp, move: Rise | Done) -> None:
    """Gives no bonus (HV-14)."""
    doing.pop()
    if not isinstance(move, Rise):
        return
    below = step.row - 1
    left = doing.state.government[below].index(step.seat)
    doing.change(government=with_scientist(doing.state, below, left, NOBODY))
    doing.change(government=with_scientist(doing.state, step.row, move.space, step.seat))
    doing.tell(RoseInGovernment(step.seat, step.row, move.space))
