"""Boards with a stranger until twelve rounds are over. A board that is solved early ends and its remaining
rounds pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast, runtime_checkable

import msgspec

from heliograph.arena.guests import invite
from heliograph.arena.strangers.mumbling import Mumbling
from heliograph.arena.strangers.partners import Stranger
from heliograph.arena.strangers.record import Control, Episode, Episodes, Group, Seen
from heliograph.arena.strangers.space_puzzle.board import PlayedBoard, play_board
from heliograph.arena.strangers.space_puzzle.controls import WithPast
from heliograph.arena.strangers.space_puzzle.knowing import knowing, told
from heliograph.arena.strangers.space_puzzle.turning import same_when_turned
from heliograph.arena.strangers.tasks import IDEAL, ROUNDS, Task
from heliograph.games import load_game
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Lay
from heliograph.games.space_puzzle.opening import lay_out
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling.events import ScenarioBegan
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.player import Player
from heliograph.players.space_puzzle.human.person import draw_person
from heliograph.players.strangers import Role
from heliograph.players.table import Sitting, sit_down

AI, ASTRONAUT = Seat(0), Seat(1)


@runtime_checkable
class Believing(Protocol):
    """An Astronaut who can say how sure it is."""

    def certainty(self, view: Any, told: Sequence[Any]) -> float: ...


@dataclass(frozen=True)
class _Evening:
    """All boards with one stranger."""

    stranger: str
    me: Seat
    players: tuple[Player, Player]
    starts: list[Sitting] = field(default_factory=list)
    boards: list[PlayedBoard] = field(default_factory=list)


def meet(
    task: Task, player: str, group: Group, strangers: Sequence[Stranger], table: int, seed: str
) -> Episodes:
    setup = msgspec.convert(task.at_table("speaker")[0], Setup)
    if group == "itself":
        own = invite("space_puzzle", player)
        spent = [_spend(setup, f"{seed}/{one.name}", _Evening(player, AI, (own, own))) for one in strangers]
        return [_episode(evening, role, table, None) for evening in spent for role in _ROLES]
    found: Episodes = []
    controls = group == "held-out" and player != IDEAL
    for role in _ROLES:
        for stranger, other in zip(strangers, (*strangers[1:], *strangers[:1]), strict=True):
            evening = _beside(setup, seed, player, role, stranger, stranger)
            past = _beside(setup, seed, player, role, other, stranger) if controls else None
            found.append(_episode(evening, role, table, past))
    return found


def _beside(setup: Setup, seed: str, player: str, role: Role, partner: Stranger, table: Stranger) -> _Evening:
    """Every stranger has a table of its own; other strangers may be tried there, too."""
    evening = _Evening(partner.name, _ROLES[role], _seated(player, role, partner))
    return _spend(setup, f"{seed}/{table.name}", evening)


_ROLES: dict[Role, Seat] = {"speaker": AI, "listener": ASTRONAUT}


def _seated(player: str, role: Role, stranger: Stranger) -> tuple[Player, Player]:
    partner = make_player("space_puzzle", "human", seed=stranger.seed, draw=stranger.draw)
    if player == IDEAL:
        person = draw_person(stranger.seed, stranger.draw)
        habits = knowing([person]) if role == "speaker" else told(person)
        mine = make_player("space_puzzle", "strong", habits=habits)
    else:
        mine = invite("space_puzzle", player)
    return (mine, partner) if role == "speaker" else (partner, mine)


def _spend(setup: Setup, seed: str, evening: _Evening) -> _Evening:
    game = _game()
    sitting = sit_down(game, setup, seed)
    assert setup.own is not None
    for board in range(ROUNDS // setup.own.rounds):
        if board:
            _lay_out_again(game, sitting)
        evening.starts.append(sitting.copied())
        evening.boards.append(play_board(sitting, evening.players, evening.me))
    return evening


def _lay_out_again(game: SpacePuzzle, sitting: Sitting) -> None:
    """As a ladder goes on (SP-60), with the same scenario and other rooms."""
    state: State = sitting.match.state
    rooms, chance = state.chance.shuffled(state.rooms)
    laid = lay_out(game.content, state.setup, state.scenario, state.ai, rooms, state.history, chance)
    sitting.match = sitting.match.in_state(laid)
    for heard in sitting.told.values():
        heard.append(ScenarioBegan(state.scenario.id, state.ai))


def _episode(evening: _Evening, role: Role, table: int, other: _Evening | None) -> Episode:
    rounds = len(evening.boards[0].right)
    seen = tuple(
        Seen(
            round=1 + number * rounds,
            score=float(board.solved),
            right=board.right,
            instead=_instead(evening, role, number, other) if other else {},
            sure=_sure(evening.players[evening.me], board) if role == "listener" else None,
            did=board.did,
            turned=_turned(evening, number) if other else {},
        )
        for number, board in enumerate(evening.boards)
    )
    return Episode(stranger=evening.stranger, role=role, table=table, seen=seen)


def _sure(player: Player, board: PlayedBoard) -> float | None:
    if board.last is None or not isinstance(player, Believing):
        return None
    return round(player.certainty(board.last.view, board.last.told), 4)


def _turned(evening: _Evening, number: int) -> dict[str, bool]:
    return {
        f"{way}, round {one.round}": same
        for one in evening.boards[number].decided
        for way, same in same_when_turned(_game(), evening.players, evening.me, one).items()
    }


def _instead(evening: _Evening, role: Role, number: int, other: _Evening) -> dict[Control, float]:
    mine, found = evening.players[evening.me], cast(dict[Control, float], {})
    if role == "listener":
        found["no message"] = _again(evening, number, mine, mumbles=True)
    if number:
        past = tuple(other.starts[number].told[evening.me])
        found["no history"] = _again(evening, number, WithPast(mine))
        found["re-paired"] = _again(evening, number, WithPast(mine, past))
    return found


def _again(evening: _Evening, number: int, mine: Player, *, mumbles: bool = False) -> float:
    start, players = evening.starts[number].copied(), list(evening.players)
    start.memories.pop(evening.me, None)
    players[evening.me] = mine
    if mumbles:
        players[AI] = Mumbling(_game(), players[AI], Lay)
    return float(play_board(start, players, evening.me).solved)


def _game() -> SpacePuzzle:
    game = load_game("space_puzzle")
    assert isinstance(game, SpacePuzzle)
    return game
