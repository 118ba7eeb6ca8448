"""An AI seat for AI Space Puzzle: plays the mute AI and Astronauts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Action, Lay, LineUp, Ready, Reveal, TurnCard
from heliograph.games.space_puzzle.moves.card import SIDES
from heliograph.games.space_puzzle.telling.events import Happening
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.player import Thought
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.codebooks.ladder import flipped_scenarios, learned
from heliograph.players.space_puzzle.crew.astronaut import next_step
from heliograph.players.space_puzzle.crew.guess import best_guess
from heliograph.players.space_puzzle.crew.saying import what_it_read
from heliograph.players.space_puzzle.effort import EFFORTS, Effort
from heliograph.players.space_puzzle.reading.belief import Solved
from heliograph.players.space_puzzle.reading.messages import Ground, read
from heliograph.players.space_puzzle.speaking.speaker import best_message
from heliograph.players.space_puzzle.table.memory import remember

_TURNS = 4


def make(strength: str, *, habits: Habits | None = None, pack: Pack | None = None) -> SpacePuzzleBot:
    """The seat, with the table's own pack or the one in the box."""
    effort = EFFORTS[strength]
    habits = habits or Habits()
    flipped = flipped_scenarios(pack or _box())
    return SpacePuzzleBot(effort, habits if effort.learns else replace(habits, adapts=False), flipped)


@cache
def _box() -> Pack:
    return SpacePuzzle.load().content


class SpacePuzzleBot:
    def __init__(self, effort: Effort, habits: Habits, flipped: frozenset[str]) -> None:
        self._effort = effort
        self._habits = habits
        self._flipped = flipped

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        """None in the debrief, where people decide how to go on (SP-60)."""
        if not prompt.waits or view.me is None or view.phase == "debrief":
            return None
        if view.me == view.ai:
            return self._as_ai(view, prompt, told, chance)
        return self._as_astronaut(view, prompt, told)

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        """Needs no memory. When an Astronaut is ready, it says what it read (SP-45)."""
        action = self.act(view, prompt, chance, told)
        if not isinstance(action, Ready) or not self._effort.learns:
            return Thought(action, b"")
        return Thought(action, b"", what_it_read(remember(view, told), self._solved(view, told)))

    def certainty(self, view: View, told: Sequence[Happening]) -> float:
        """How likely an Astronaut thinks it that everything it read is right."""
        return best_guess(self._solved(view, told)).chance

    def _solved(self, view: View, told: Sequence[Happening]) -> Solved:
        return read(Ground.of(view), learned(view, told, self._habits, self._flipped), remember(view, told))

    def _as_ai(self, view: View, prompt: Prompt, told: Sequence[Happening], chance: Chance) -> Action:
        if view.phase == "card":
            turn, chance = chance.below(_TURNS)
            if view.back is None:
                return TurnCard(turn)
            side, _ = chance.pick(SIDES)
            return TurnCard(turn, side)
        assert view.draft is not None
        if (view.draft.laid or view.draft.heap) and any(offer.action == "reveal" for offer in prompt.offers):
            return Reveal()
        habits = learned(view, told, self._habits, self._flipped)
        laid = best_message(view, told, habits, chance, self._effort)
        if view.special.line or view.special.heap:
            return LineUp(tuple(token.id for token in laid))
        return Lay(laid)

    def _as_astronaut(self, view: View, prompt: Prompt, told: Sequence[Happening]) -> Action | None:
        memory = remember(view, told)
        solved = self._solved(view, told)
        offered = frozenset(offer.action for offer in prompt.offers)
        return next_step(view, memory, best_guess(solved), offered)
