"""The union of all events."""

from __future__ import annotations

from heliograph.games.critical_orbit.changes.deliveries import (
    CanisterUnlocked,
    HalfTaken,
    TileTaken,
    ValveGained,
)
from heliograph.games.critical_orbit.changes.earning import StarEarned, StarSkipped
from heliograph.games.critical_orbit.changes.ending import MissionEnded
from heliograph.games.critical_orbit.changes.settling import ControlLocked, EntrySkipped
from heliograph.games.critical_orbit.changes.writing import Entered
from heliograph.games.critical_orbit.moves.bengaluru import HalfEarned
from heliograph.games.critical_orbit.moves.cologne import CircleTicked
from heliograph.games.critical_orbit.moves.entering import Locked, TakenBack
from heliograph.games.critical_orbit.moves.houston import ShapeMade, SquareTicked
from heliograph.games.critical_orbit.moves.keeping import Kept
from heliograph.games.critical_orbit.moves.pausing import PauseAsked, Paused, Resumed
from heliograph.games.critical_orbit.moves.radio import Called, Wanted
from heliograph.games.critical_orbit.moves.ready import SaidReady, Started
from heliograph.games.critical_orbit.moves.rolling import Rolled
from heliograph.games.critical_orbit.moves.stars import StarUsed, TileShown

Event = (
    SaidReady
    | Started
    | PauseAsked
    | Paused
    | Resumed
    | Rolled
    | Called
    | Wanted
    | Kept
    | Entered
    | EntrySkipped
    | TakenBack
    | SquareTicked
    | ShapeMade
    | HalfEarned
    | CircleTicked
    | StarEarned
    | StarSkipped
    | StarUsed
    | Locked
    | ControlLocked
    | TileTaken
    | HalfTaken
    | ValveGained
    | CanisterUnlocked
    | TileShown
    | MissionEnded
)
