"""One game between AI seats, played through the kernel like any other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, begin
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat, all_seats
from heliograph.players.player import Player

Hand = Callable[[msgspec.Struct, Chance], msgspec.Struct]
"""What becomes of an action between a player's mind and the table."""


class StuckError(RuntimeError):
    """A seat made a move that the rules refuse, or nobody moved at all."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One action, what the seat saw and remembered when it was taken, and how long it took to think of."""

    seat: Seat
    view: Any
    prompt: Prompt
    told: tuple[Any, ...]
    action: msgspec.Struct
    ms: float


def play_game(
    game: AnyGame, setup: Any, seed: str, players: Sequence[Player], hand: Hand
) -> tuple[Match, list[Decision]]:
    match = begin(game, setup, seed)
    if isinstance(match, Refusal):
        raise StuckError(match.reason.id)
    minds, hands = Chance.from_seed(f"{seed}/minds"), Chance.from_seed(f"{seed}/hands")
    decisions: list[Decision] = []
    told: dict[Seat, list[Any]] = {seat: [] for seat in all_seats(len(players))}
    now = 0
    while game.outcome(match.state) is None:
        thought, minds = minds.fork()
        decision = _next_decision(match, players, told, thought)
        if decision is not None:
            decisions.append(decision)
            shake, hands = hands.fork()
            played = match.play(decision.seat, encode(hand(decision.action, shake)), now)
        else:
            now = _when_due(match, now)
            played = match.tick(now)
        if isinstance(played, Refusal):
            raise StuckError(f"{decision and decision.action}: {played.reason.id}")
        match = played.match
        if game.views_forget:
            for seat, heard in told.items():
                heard.extend(one.event for one in played.events if one.reaches(seat))
    return match, decisions


def _next_decision(
    match: Match, players: Sequence[Player], told: Mapping[Seat, Sequence[Any]], chance: Chance
) -> Decision | None:
    for seat, heard in told.items():
        prompt = match.game.prompt(match.state, seat)
        if not prompt.offers:
            continue
        view, remembered = match.game.view(match.state, seat), tuple(heard)
        began = perf_counter()
        action = players[seat].act(view, prompt, chance, remembered)
        if action is not None:
            return Decision(seat, view, prompt, remembered, action, 1000 * (perf_counter() - began))
    return None


def _when_due(match: Match, now: int) -> int:
    """Time passes in the arena only when everybody waits for it."""
    due = match.game.due(match.state)
    if due is None:
        raise StuckError("nobody wants to move")
    return max(now, due)
