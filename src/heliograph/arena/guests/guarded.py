"""A guest's seat: whatever the guest does, the seat answers with a legal action."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from heliograph.arena.guests.conduct import ForfeitError
from heliograph.arena.guests.random_player import random_action
from heliograph.arena.guests.sitting import here
from heliograph.games import AnyGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import is_offered
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import GaveUpError, Player, Thought, decide


class Guarded:
    """The house makes a forfeited decision: any legal action, drawn from the seat's own chance."""

    def __init__(self, game: AnyGame, name: str, player: Player, *, own_clock: bool) -> None:
        self._game, self._name, self._player = game, name, player
        self._own_clock = own_clock
        self._conduct = here().conduct_of(name)

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self.act_remembering(view, prompt, chance, told, b"").action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        self._conduct.asked += 1
        try:
            if self._conduct.is_out:
                raise ForfeitError("out", "plays no more in this game")
            return self._decide(view, prompt, chance, told, memory)
        except ForfeitError as forfeit:
            self._conduct.forfeit(forfeit.why, forfeit.example)
            kept = memory if forfeit.memory is None else forfeit.memory
            return Thought(random_action(self._game, prompt, chance.fork()[0]), kept)

    def _decide(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        try:
            with _at_most(None if self._own_clock else here().patience_s):
                thought = decide(self._player, view, prompt, chance, told, memory)
        except (ForfeitError, KeyboardInterrupt, SystemExit):
            raise
        except GaveUpError as gave_up:
            raise ForfeitError(gave_up.why, str(gave_up)[:200], gave_up.memory) from gave_up
        except BaseException as error:
            raise ForfeitError("crashed", f"{type(error).__name__}: {error}"[:200]) from error
        action = thought.action
        if action is None:
            if not here().passing:
                raise ForfeitError("passed", "nobody else could move")
        elif not isinstance(action, self._game.action_type):
            raise ForfeitError("nonsense", f"{action!r}"[:200])
        elif not is_offered(prompt, action):
            raise ForfeitError("illegal", f"{action!r}"[:200])
        return thought


@contextmanager
def _at_most(seconds: float | None) -> Iterator[None]:
    """Interrupts other people's Python code, where that is possible: in a process's main thread."""
    if seconds is None or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> NoReturn:
        raise ForfeitError("slow", "no answer in time")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
