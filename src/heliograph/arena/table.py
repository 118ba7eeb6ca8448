"""One game between AI seats, played through the kernel like any other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    """One action, what the seat saw when it was taken, and how long it took to think of."""

    seat: Seat
    view: Any
    prompt: Prompt
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
    while game.outcome(match.state) is None:
        thought, minds = minds.fork()
        decision = _next_decision(game, match, players, thought)
        decisions.append(decision)
        shake, hands = hands.fork()
        played = match.play(decision.seat, encode(hand(decision.action, shake)), now=0)
        if isinstance(played, Refusal):
            raise StuckError(f"seat {decision.seat}: {played.reason.id}")
        match = played.match
    return match, decisions


def _next_decision(game: AnyGame, match: Match, players: Sequence[Player], chance: Chance) -> Decision:
    for seat in all_seats(len(players)):
        prompt = game.prompt(match.state, seat)
        if not prompt.offers:
            continue
        view = game.view(match.state, seat)
        began = perf_counter()
        action = players[seat].act(view, prompt, chance)
        if action is not None:
            return Decision(seat, view, prompt, action, 1000 * (perf_counter() - began))
    raise StuckError("nobody wants to move")
