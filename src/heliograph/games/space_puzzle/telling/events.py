"""The union of all events, as those who are told may know them. Each is defined beside the move that raises
it.
"""

from heliograph.games.space_puzzle.changes.ending import ScenarioEnded
from heliograph.games.space_puzzle.changes.rounds import RoundBegan, RowDrifted
from heliograph.games.space_puzzle.changes.traps import TrapSprung
from heliograph.games.space_puzzle.moves.board import TakenBack
from heliograph.games.space_puzzle.moves.card import CardTurned
from heliograph.games.space_puzzle.moves.closing import SaidReady
from heliograph.games.space_puzzle.moves.debrief import ScenarioBegan
from heliograph.games.space_puzzle.moves.dice import DieSet
from heliograph.games.space_puzzle.moves.message import Faded, Revealed
from heliograph.games.space_puzzle.moves.move import Happening
from heliograph.games.space_puzzle.moves.panel import Marked, MarkerMoved
from heliograph.games.space_puzzle.moves.pawns import PawnMoved
from heliograph.games.space_puzzle.moves.question import RuleAsked

Event = (
    CardTurned
    | RoundBegan
    | Revealed
    | Faded
    | RuleAsked
    | PawnMoved
    | DieSet
    | MarkerMoved
    | Marked
    | TrapSprung
    | TakenBack
    | SaidReady
    | RowDrifted
    | ScenarioEnded
    | ScenarioBegan
)

__all__ = [
    "CardTurned",
    "DieSet",
    "Event",
    "Faded",
    "Happening",
    "Marked",
    "MarkerMoved",
    "PawnMoved",
    "Revealed",
    "RoundBegan",
    "RowDrifted",
    "RuleAsked",
    "SaidReady",
    "ScenarioBegan",
    "ScenarioEnded",
    "TakenBack",
    "TrapSprung",
]
