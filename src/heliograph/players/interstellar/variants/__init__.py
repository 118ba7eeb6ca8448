"""How AI seats play variants: a module for each that asks for decisions of its own.

`IDEAS` answers its steps, `MORE` adds to the ideas at a step of the base game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.variants import modules
from heliograph.players.interstellar.ideas.idea import Idea, Mind

Thoughts = Mapping[type[Asked], Callable[[Mind, Any], Iterator[Idea]]]


def own_ideas() -> dict[type[Asked], Callable[[Mind, Any], Iterator[Idea]]]:
    """Ideas for the variants' own steps."""
    return {step: ideas for module in modules(__name__) for step, ideas in _part(module, "IDEAS").items()}


def more_ideas(mind: Mind, step: Asked) -> Iterator[Idea]:
    """Ideas that variants add at a step of the base game."""
    for thoughts in _more():
        if type(step) in thoughts:
            yield from thoughts[type(step)](mind, step)


@cache
def _more() -> tuple[Thoughts, ...]:
    """Imported late: these modules build on the ideas that import this one."""
    return tuple(_part(module, "MORE") for module in modules(__name__))


def _part(module: object, name: str) -> Thoughts:
    thoughts: Thoughts = getattr(module, name, {})
    return thoughts
