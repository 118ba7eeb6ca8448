"""What the AI sees while it chooses a message."""

from __future__ import annotations

from dataclasses import replace

from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.surface import turned_half
from heliograph.players.space_puzzle.table.memory import Exchange, Memory
from heliograph.players.space_puzzle.table.numbers import Goal, goals_of


def goals_by_cell(view: View, chance: Chance) -> tuple[Goal, ...]:
    """Ordered by cell, so that no colour or key comes first."""
    goals, _ = chance.shuffled(goals_of(view.solution))
    return tuple(sorted(goals, key=lambda goal: goal[2]))


def as_crew_sees(view: View, memory: Memory) -> Memory:
    """SR-FLIP: the Astronauts see every message turned by half."""
    if not view.special.flip or view.me != view.ai:
        return memory
    return replace(memory, exchanges=tuple(_turn(view, exchange) for exchange in memory.exchanges))


def _turn(view: View, exchange: Exchange) -> Exchange:
    laid = tuple(turned_half(token, view.frame.width, view.frame.height) for token in exchange.message.laid)
    return replace(exchange, message=Shown(exchange.message.round, laid))
