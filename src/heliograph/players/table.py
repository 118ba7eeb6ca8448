"""One game between AI seats, played through the kernel like any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Entry
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat, all_seats
from heliograph.players.player import Hand, Player, decide


class StuckError(RuntimeError):
    """A seat made an illegal move, or nobody moved at all."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One action, what the seat saw and remembered at the time, and how long it thought."""

    seat: Seat
    view: Any
    prompt: Prompt
    told: tuple[Any, ...]
    action: msgspec.Struct
    ms: float


@dataclass(slots=True)
class Sitting:
    """A game in progress between AI seats. Another process can continue it."""

    match: Match
    minds: Chance
    hands: Chance
    told: dict[Seat, list[Any]] = field(default_factory=dict)
    memories: dict[Seat, bytes] = field(default_factory=dict)
    now: int = 0
    entries: list[Entry] = field(default_factory=list)
    """All entries so far, oldest first."""

    @property
    def is_over(self) -> bool:
        return self.match.game.outcome(self.match.state) is not None

    def take(self, played: Played) -> None:
        """Applies an entry; where views forget, seats keep what they were told."""
        self.match = played.match
        self.entries.append(played.entry)
        if played.match.game.views_forget:
            for seat, heard in self.told.items():
                heard.extend(one.event for one in played.events if one.reaches(seat))

    def copied(self) -> Sitting:
        """A copy to continue, while this game stays where it is."""
        told = {seat: [*heard] for seat, heard in self.told.items()}
        return replace(self, told=told, memories={**self.memories}, entries=[*self.entries])


def sit_down(game: AnyGame, setup: Any, seed: str) -> Sitting:
    match = begin(game, setup, seed)
    if isinstance(match, Refusal):
        raise StuckError(match.reason.id)
    told: dict[Seat, list[Any]] = {seat: [] for seat in all_seats(len(game.seats(setup)))}
    return Sitting(match, Chance.from_seed(f"{seed}/minds"), Chance.from_seed(f"{seed}/hands"), told)


def play_on(sitting: Sitting, players: Sequence[Player], hand: Hand | Sequence[Hand]) -> Decision | None:
    """Plays one step: a seat's decision, or the table's own clock. One hand plays for all seats, or each seat
    has its own."""
    return step_further(sitting, players, hand)[0]


def step_further(
    sitting: Sitting, players: Sequence[Player], hand: Hand | Sequence[Hand]
) -> tuple[Decision | None, Played]:
    """The same, with the resulting entry."""
    match = sitting.match
    thought, sitting.minds = sitting.minds.fork()
    decision = _next_decision(sitting, players, thought)
    if decision is not None:
        shake, sitting.hands = sitting.hands.fork()
        its_hand = hand[decision.seat] if isinstance(hand, Sequence) else hand
        played = match.play(decision.seat, encode(its_hand(decision.action, shake)), sitting.now)
    else:
        sitting.now = _when_due(sitting)
        played = match.tick(sitting.now)
    if isinstance(played, Refusal):
        raise StuckError(f"{decision and decision.action}: {played.reason.id}")
    sitting.take(played)
    return decision, played


def play_game(
    game: AnyGame, setup: Any, seed: str, players: Sequence[Player], hand: Hand | Sequence[Hand]
) -> tuple[Match, list[Decision]]:
    sitting = sit_down(game, setup, seed)
    decisions: list[Decision] = []
    while not sitting.is_over:
        decision = play_on(sitting, players, hand)
        if decision is not None:
            decisions.append(decision)
    return sitting.match, decisions


def _next_decision(sitting: Sitting, players: Sequence[Player], chance: Chance) -> Decision | None:
    match = sitting.match
    for seat, heard in sitting.told.items():
        prompt = match.game.prompt(match.state, seat)
        if not prompt.waits:
            continue
        view, remembered = match.game.view(match.state, seat), tuple(heard)
        began = perf_counter()
        memory = sitting.memories.get(seat, b"")
        action, sitting.memories[seat], _ = decide(players[seat], view, prompt, chance, remembered, memory)
        if action is not None:
            return Decision(seat, view, prompt, remembered, action, 1000 * (perf_counter() - began))
    return None


def _when_due(sitting: Sitting) -> int:
    """The clock moves only when every seat waits for it."""
    due = sitting.match.game.due(sitting.match.state)
    if due is None:
        raise StuckError("nobody wants to move")
    return max(sitting.now, due)
