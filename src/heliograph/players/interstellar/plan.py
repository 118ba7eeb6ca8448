"""A turn that was thought through is played through: the same question is not thought about twice."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.offers import fits
from heliograph.kernel.prompt import Prompt


class Plan:
    """Only a shortcut. Who takes over a seat in the middle of a turn thinks again, and goes on as well."""

    def __init__(self) -> None:
        self._moves: tuple[Action, ...] = ()
        self._turn: tuple[object, ...] = ()

    def make(self, view: View, moves: Sequence[Action]) -> Action:
        first, *rest = moves
        self._turn, self._moves = _turn(view), tuple(rest)
        return first

    def next_move(self, view: View, prompt: Prompt) -> Action | None:
        """What was planned for this very turn, if it is still offered."""
        if not self._moves or _turn(view) != self._turn:
            return None
        move, *rest = self._moves
        self._moves = tuple(rest)
        return move if is_offered(prompt, move) else None


def _turn(view: View) -> tuple[object, ...]:
    """Which turn of which game: one mind may sit at several tables. None of this changes before the last move
    of a plan."""
    return (
        *(view.setup, view.me, view.round, view.phase, view.mover, view.passed),
        *(view.quadrants, view.current, view.long_term, view.future, view.offered, view.government),
    )


def is_offered(prompt: Prompt, move: Action) -> bool:
    return any(
        offer.action == move.__struct_config__.tag
        and all(fits(field, getattr(move, name)) for name, field in offer.fields.items())
        for offer in prompt.offers
    )
