"""Why a seat would take a suggested action: what it considers before such a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.moves.building import Cover, Lift, Place, Shift, Uncover
from heliograph.games.critical_orbit.moves.entering import Enter, Lock, SkipStar
from heliograph.games.critical_orbit.moves.houston import Claim
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.radio import Call, Want
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.moves.ticking import TickSpace, TickSquare
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.message import Message, say
from heliograph.players.player import Thought


def why(pack: Pack, view: View, told: Sequence[Any], thought: Thought) -> tuple[Message, ...]:
    match thought.action:
        case Ready():
            return (say("mc-advice-ready"),)
        case Roll():
            return (say("mc-advice-roll"),)
        case Call():
            return (say("mc-advice-call"),)
        case Want():
            return (say("mc-advice-want"),)
        case Keep():
            return (say("mc-advice-keep"),)
        case Lock():
            return (say("mc-advice-lock"),)
        case Enter() | Claim() | SkipStar() | TickSpace() | TickSquare():
            return (say("mc-advice-enter"),)
        case Place() | Lift() | Cover() | Uncover() | Shift():
            return (say("mc-advice-build"),)
        case _:
            return (say("mc-advice-choose"),)
