"""Why a seat would take a suggested action: how an Astronaut reads messages, and what the AI tries to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.actions import (
    Action,
    Declare,
    Enter,
    Lay,
    LineUp,
    MovePawn,
    Ready,
    Reveal,
    TurnCard,
)
from heliograph.games.space_puzzle.state import CELLS, COLOURS
from heliograph.games.space_puzzle.telling.view import View
from heliograph.games.space_puzzle.telling.words import pawn
from heliograph.kernel.message import Message, say
from heliograph.players.player import Thought
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.codebooks.ladder import flipped_scenarios, learned
from heliograph.players.space_puzzle.crew.guess import best_guess
from heliograph.players.space_puzzle.crew.saying import what_it_read
from heliograph.players.space_puzzle.reading.messages import Ground, read
from heliograph.players.space_puzzle.table.memory import remember


def why(pack: Pack, view: View, told: Sequence[Any], thought: Thought) -> tuple[Message, ...]:
    action, general = thought.action, _in_general(thought.action)
    if view.me == view.ai or view.phase != "crew":
        return (general,)
    memory = remember(view, told)
    solved = read(Ground.of(view), learned(view, told, Habits(), flipped_scenarios(pack)), memory)
    if isinstance(action, Enter | MovePawn):
        guess, colour = best_guess(solved), COLOURS.index(action.pawn)
        for index, (_, meant, cell, _) in enumerate(guess.goals):
            if meant == colour:
                percent = round(100 * float(guess.cell_sure[index]))
                return (say("sp-advice-room", pawn=pawn(action.pawn), cell=CELLS[cell], percent=percent),)
    read_out = what_it_read(memory, solved)
    return (general,) if read_out is None else (general, read_out)


def _in_general(action: Action) -> Message:
    match action:
        case TurnCard():
            return say("sp-advice-card")
        case Lay() | LineUp():
            return say("sp-advice-message")
        case Reveal():
            return say("sp-advice-reveal")
        case Ready():
            return say("sp-advice-ready")
        case Declare():
            return say("sp-advice-declare")
        case _:
            return say("sp-advice-step")
