"""Every action a player can take."""

from __future__ import annotations

from heliograph.games.critical_orbit.moves.building import Cover, Lift, Place, Shift, Uncover
from heliograph.games.critical_orbit.moves.choosing import ChooseHalf, ChooseTile
from heliograph.games.critical_orbit.moves.entering import Enter, Lock, SkipStar, TakeBack
from heliograph.games.critical_orbit.moves.houston import Claim
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.pausing import Pause
from heliograph.games.critical_orbit.moves.radio import Call, Want
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.moves.stars import (
    DropStar,
    JudgeHalf,
    OrderCards,
    StarCards,
    StarHalf,
    StarTile,
)
from heliograph.games.critical_orbit.moves.ticking import TickSpace, TickSquare

Action = (
    Ready
    | Pause
    | Roll
    | Call
    | Want
    | Keep
    | Enter
    | Claim
    | SkipStar
    | Lock
    | TakeBack
    | TickSquare
    | TickSpace
    | Place
    | Lift
    | Cover
    | Uncover
    | Shift
    | ChooseTile
    | ChooseHalf
    | StarHalf
    | JudgeHalf
    | StarCards
    | OrderCards
    | StarTile
    | DropStar
)
