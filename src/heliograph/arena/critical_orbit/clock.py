"""A mission timed by a clock, whether or not it ends the game: every action of a seat takes time.

Seats work side by side (MC-20): each continues what it has begun while others act, and begins anew if that
has become impossible. A person's model says how long things take; an AI seat takes its pause as at a table
and is as patient as there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from heliograph.arena.settings import ArenaError
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat, all_seats

AI_PAUSE_MS = 1200
"""The server's default pause before an AI seat's move."""
AI_PATIENCE_MS = 25_000
"""After this an AI seat stops waiting for somebody to speak: the server's `silence_seconds`."""

_NEVER = 1 << 62


class Timed(Protocol):
    """A player, and the time it needs."""

    def patience_ms(self, view: Any) -> int: ...

    def act(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]
    ) -> msgspec.Struct | None: ...

    def act_at_last(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]
    ) -> msgspec.Struct | None: ...

    def takes_ms(self, view: Any, action: msgspec.Struct, chance: Chance) -> int: ...


Thinking = Callable[[Any, Prompt, Chance, Sequence[Any]], msgspec.Struct | None]


@dataclass(frozen=True)
class _Begun:
    """What a seat is doing, and when it will be done."""

    action: msgspec.Struct
    done: int


@dataclass
class Mission:
    match: Match
    players: Sequence[Timed]
    chance: Chance
    now: int = 0
    begun: dict[Seat, _Begun] = field(default_factory=dict)
    waiting: dict[Seat, int] = field(default_factory=dict)
    """Seats that have left the move to others, and when each stops waiting."""

    @property
    def is_over(self) -> bool:
        return self.match.game.outcome(self.match.state) is not None

    def go_on(self) -> None:
        """Moves the clock to the next event: an action is done, a seat has waited long enough, or time is
        up."""
        for seat in all_seats(len(self.players)):
            if seat not in self.begun and seat not in self.waiting:
                self._consider(seat)
        due = self.match.game.due(self.match.state)
        done = {seat: begun.done for seat, begun in self.begun.items()}
        first = min(done, key=lambda seat: (done[seat], seat), default=None)
        weary = min(self.waiting, key=lambda seat: (self.waiting[seat], seat), default=None)
        others = min(_NEVER if due is None else due, _NEVER if first is None else done[first])
        if weary is not None and self.waiting[weary] < others:
            self._go_on_at_last(weary)
        elif first is not None and (due is None or done[first] < due):
            self.now = done[first]
            self._follow(self.match.play(first, encode(self.begun.pop(first).action), self.now))
        elif due is not None:
            self.now = due
            self._follow(self.match.tick(due))
        else:
            raise ArenaError("nobody wants to move")

    def _consider(self, seat: Seat) -> None:
        if not self._begin(seat, self.players[seat].act):
            view = self.match.game.view(self.match.state, seat)
            self.waiting[seat] = self.now + self.players[seat].patience_ms(view)

    def _go_on_at_last(self, seat: Seat) -> None:
        self.now = self.waiting[seat]
        self.waiting[seat] = _NEVER
        if self._begin(seat, self.players[seat].act_at_last):
            del self.waiting[seat]

    def _begin(self, seat: Seat, think: Thinking) -> bool:
        game, state = self.match.game, self.match.state
        prompt, view = game.prompt(state, seat), game.view(state, seat)
        if not prompt.offers:
            return False
        mind, self.chance = self.chance.fork()
        action = think(view, prompt, mind, ())
        if action is None:
            return False
        hand, self.chance = self.chance.fork()
        self.begun[seat] = _Begun(action, self.now + self.players[seat].takes_ms(view, action, hand))
        return True

    def _follow(self, played: Played | Refusal) -> None:
        """An action that others have made impossible is not done; it has taken its time all the same."""
        if isinstance(played, Played):
            self.match = played.match
        self.waiting.clear()


def fly(game: CriticalOrbit, setup: Setup, seed: str, players: Sequence[Timed]) -> tuple[Match, int]:
    """The mission, and how many milliseconds it took."""
    match = begin(game, setup, seed)
    assert isinstance(match, Match)
    mission = Mission(match, players, Chance.from_seed(f"{seed}/people"))
    while not mission.is_over:
        mission.go_on()
    return mission.match, mission.now
