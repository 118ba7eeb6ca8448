"""`human`: a seat that plays like a person. It sees only its seat's view and what its seat was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heliograph.games.space_puzzle.moves.actions import Action, Lay, LineUp, Reveal, TurnCard
from heliograph.games.space_puzzle.moves.card import SIDES
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.space_puzzle.human.astronaut import next_step
from heliograph.players.space_puzzle.human.mind import idea
from heliograph.players.space_puzzle.human.person import Draw, Person, draw_person
from heliograph.players.space_puzzle.human.speaker import Speaker
from heliograph.players.space_puzzle.table.memory import remember

_TURNS = 4


def make(*, seed: str | None = None, draw: Draw = "evaluation", person: Person | None = None) -> HumanPlayer:
    """The person of this seed; without one, a person drawn from the table itself; or exactly `person`."""
    return HumanPlayer(seed, draw, person)


class HumanPlayer:
    def __init__(self, seed: str | None, draw: Draw, person: Person | None = None) -> None:
        self._seed, self._draw, self._person = seed, draw, person

    def person(self, view: View) -> Person:
        """The person in this seat, the same for the whole table."""
        return self._person or draw_person(self._seed or f"{view.me}: {view.rooms}", self._draw)

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        if not prompt.waits or view.me is None or view.phase == "debrief":
            return None
        person = self.person(view)
        memory = remember(view, told) if view.phase != "card" else None
        if view.me != view.ai:
            assert memory is not None
            return next_step(person, view, memory, idea(person, memory), prompt)
        if memory is None:
            turn, chance = chance.below(_TURNS)
            return TurnCard(turn) if view.back is None else TurnCard(turn, chance.pick(SIDES)[0])
        if (view.draft.laid or view.draft.heap) and any(offer.action == "reveal" for offer in prompt.offers):
            return Reveal()
        laid = Speaker(person, view, memory).message()
        if view.special.line or view.special.heap:
            return LineUp(tuple(token.id for token in laid))
        return Lay(laid)
