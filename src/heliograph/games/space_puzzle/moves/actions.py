"""Every action a player can take. Each move is defined with its offer, its refusals, its change and its
event.
"""

from heliograph.games.space_puzzle.moves.board import TakeBack
from heliograph.games.space_puzzle.moves.card import TurnCard
from heliograph.games.space_puzzle.moves.closing import Declare, Ready, Wait
from heliograph.games.space_puzzle.moves.debrief import Finish, NextScenario
from heliograph.games.space_puzzle.moves.dice import SetDie
from heliograph.games.space_puzzle.moves.message import Lay, LineUp, Reveal
from heliograph.games.space_puzzle.moves.panel import FlipMarker, Mark, PutMarker
from heliograph.games.space_puzzle.moves.pawns import Enter, MovePawn, Remove
from heliograph.games.space_puzzle.moves.question import AskRule

Action = (
    TurnCard
    | Lay
    | LineUp
    | Reveal
    | AskRule
    | MovePawn
    | Enter
    | Remove
    | SetDie
    | PutMarker
    | FlipMarker
    | Mark
    | TakeBack
    | Ready
    | Declare
    | Wait
    | NextScenario
    | Finish
)

__all__ = [
    "Action",
    "AskRule",
    "Declare",
    "Enter",
    "Finish",
    "FlipMarker",
    "Lay",
    "LineUp",
    "Mark",
    "MovePawn",
    "NextScenario",
    "PutMarker",
    "Ready",
    "Remove",
    "Reveal",
    "SetDie",
    "TakeBack",
    "TurnCard",
    "Wait",
]
