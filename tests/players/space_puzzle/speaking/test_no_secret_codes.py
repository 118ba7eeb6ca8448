"""Nothing in a message may depend on which colour, key or icon it is about. Colours, keys and icons exchange
their names: the same geometry must be laid, with the tokens renamed.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.players.space_puzzle.games import GAME, play

from heliograph.arena.strangers.renaming import Names, renamed
from heliograph.arena.strangers.space_puzzle.names import ALL_KINDS, new_names
from heliograph.games.space_puzzle.moves.actions import Lay, LineUp
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.players import make_player
from heliograph.players.table import Decision


def seen_otherwise(decision: Decision, names: Names) -> tuple[View, tuple[Any, ...]]:
    view = msgspec.convert(renamed(msgspec.to_builtins(decision.view), names), View)
    told = msgspec.convert(
        renamed(msgspec.to_builtins(decision.told), names),
        tuple[GAME.event_type, ...],  # type: ignore[name-defined]
    )
    return view, told


def messages(scenario: str) -> list[Decision]:
    _, decisions = play(Setup(seats=2, scenario=scenario), f"codes/{scenario}")
    return [decision for decision in decisions if isinstance(decision.action, Lay | LineUp)]


@pytest.mark.parametrize("strength", ["strong", "quick"])
@pytest.mark.parametrize("scenario", ["S03", "S06", "S11", "S14", "S21"])
def test_the_geometry_stays_when_the_names_change(scenario: str, strength: str) -> None:
    """An icon has its own place on a tile (SP-10), so those are left out."""
    player = make_player("space_puzzle", strength)
    for number, decision in enumerate(messages(scenario)):
        names = new_names(Chance.from_seed(f"{scenario}/{number}"), ALL_KINDS)
        chance = Chance.from_seed("the same thought")
        before = player.act(decision.view, decision.prompt, chance, decision.told)
        view, told = seen_otherwise(decision, names)
        after = player.act(view, decision.prompt, chance, told)
        assert shape(after, {}) == shape(before, names)


def shape(action: msgspec.Struct | None, names: Names) -> set[Any]:
    if isinstance(action, LineUp):
        return {names.get(id, id) for id in action.tokens}
    assert isinstance(action, Lay)
    return {
        (names.get(token.id, token.id), token.x, token.y, token.rotation)
        for token in action.tokens
        if not token.id.startswith("r-")
    }
