"""What a player does at the same table with other names, turned by half or mirrored, compared with what it
did, carried over.

A decision is all that it does in one of its phases: the message that it reveals, or the board that it leaves.
In what order it moved the pieces does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from heliograph.arena.strangers.record import Way
from heliograph.arena.strangers.space_puzzle.otherwise import Otherwise, mirrored, relabelled, turned
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.state import Board, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid
from heliograph.players.player import Player
from heliograph.players.space_puzzle.meaning.pieces import Item, items_of, pieces_of
from heliograph.players.space_puzzle.table.surface import distance
from heliograph.players.table import Sitting, play_on

_MOST_STEPS = 300
"""Astronauts who have not come to an end by then never will."""
_SAME_PLACE = 125.0
"""Half a token: what lies nearer than that lies in the same place."""


@dataclass(frozen=True)
class Decided:
    """A phase of whoever is measured: the table when it began, and when it was over."""

    start: Sitting
    end: State

    @property
    def round(self) -> int:
        began: State = self.start.match.state
        return began.round


def same_when_turned(game: SpacePuzzle, players: Sequence[Player], me: Seat, one: Decided) -> dict[Way, bool]:
    ways: dict[Way, Otherwise] = {
        "relabel": relabelled(one.start.minds),
        "rotate": turned(game.content),
        "mirror": mirrored(game.content),
    }
    straight = _without_memory(game, players, me, one)
    found: dict[Way, bool] = {}
    for way, other in ways.items():
        end = _to_its_end(other.table(game, one.start), players)
        if me == end.ai:
            agrees = _same_tokens if way == "relabel" else _says_the_same
            found[way] = agrees(_message(end, one.round), other.laid(_message(straight, one.round)))
        else:
            found[way] = _standing(end.board) == other.board(_standing(straight.board))
    return found


def is_past(began: State, now: State) -> bool:
    """Whether the phase that has begun there is over."""
    return (now.phase, now.round) != (began.phase, began.round)


def steady(action: msgspec.Struct, _: Chance) -> msgspec.Struct:
    return action


def _without_memory(game: SpacePuzzle, players: Sequence[Player], me: Seat, one: Decided) -> State:
    """What it noted for itself cannot be carried over, so where it did note something, it has to decide
    without."""
    if not one.start.memories.get(me):
        return one.end
    return _to_its_end(Otherwise({}).table(game, one.start), players)


def _to_its_end(sitting: Sitting, players: Sequence[Player]) -> State:
    began: State = sitting.match.state
    for _ in range(_MOST_STEPS):
        play_on(sitting, players, steady)
        if is_past(began, sitting.match.state):
            break
    state: State = sitting.match.state
    return state


def _message(state: State, round: int) -> tuple[Laid, ...]:
    """Nothing, if it never came to an end."""
    return next((sent.tokens for sent in state.messages if sent.round == round), ())


def _standing(board: Board) -> Board:
    """Without the number of steps that were needed."""
    return msgspec.structs.replace(board, actions_left=0)


def _same_tokens(one: Sequence[Laid], other: Sequence[Laid]) -> bool:
    return set(one) == set(other)


def _says_the_same(one: Sequence[Laid], other: Sequence[Laid]) -> bool:
    """Which tokens lie together, and where. A key below its colour says what one above it says, and icons
    that name a room say it anywhere: people write from left to right at a turned table, too."""
    if {token.id for token in one} != {token.id for token in other}:
        return False
    mine, others = _items(one), _items(other)
    return mine.keys() == others.keys() and all(
        item.named or distance(item.at[0], others[said].at[0]) < _SAME_PLACE for said, item in mine.items()
    )


def _items(tokens: Sequence[Laid]) -> dict[tuple[int | None, int | None, int], Item]:
    return {(item.colour, item.key, item.icons): item for item in items_of(pieces_of(tokens))}
