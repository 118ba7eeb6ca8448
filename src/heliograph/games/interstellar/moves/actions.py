"""Every action a player can take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

from heliograph.games.interstellar.moves.choosing import FromStorage, Refill, TakeCube, TakeExtra, TakeStep
from heliograph.games.interstellar.moves.hall import Spoil
from heliograph.games.interstellar.moves.move import Done, Move
from heliograph.games.interstellar.moves.passing import TakeReward
from heliograph.games.interstellar.moves.production import ProduceOn, Use
from heliograph.games.interstellar.moves.research import PutWormhole, Research
from heliograph.games.interstellar.moves.salvation.action import DoSalvation
from heliograph.games.interstellar.moves.salvation.mechanism import Build
from heliograph.games.interstellar.moves.salvation.people import Save
from heliograph.games.interstellar.moves.salvation.probe import Advance
from heliograph.games.interstellar.moves.salvation.representative import Rise, Send
from heliograph.games.interstellar.moves.sun import Keep
from heliograph.games.interstellar.moves.trade import Buy, Sell
from heliograph.games.interstellar.moves.travel import Dismantle, Fly, KeepToken, Load, PutBuilding
from heliograph.games.interstellar.moves.turn import Pass, PlayToken, Repeat
from heliograph.games.interstellar.variants.types import structs

_Own = (
    PlayToken
    | Repeat
    | Pass
    | Done
    | Keep
    | Research
    | PutWormhole
    | Load
    | Dismantle
    | Fly
    | KeepToken
    | PutBuilding
    | Sell
    | Buy
    | ProduceOn
    | Use
    | DoSalvation
    | Send
    | Build
    | Save
    | Advance
    | TakeCube
    | TakeStep
    | Refill
    | FromStorage
    | TakeExtra
    | TakeReward
    | Rise
    | Spoil
)
if TYPE_CHECKING:
    Action = Move
else:
    Action = Union[_Own, *structs(Move)]

__all__ = [
    "Action",
    "Advance",
    "Build",
    "Buy",
    "Dismantle",
    "DoSalvation",
    "Done",
    "Fly",
    "FromStorage",
    "Keep",
    "KeepToken",
    "Load",
    "Pass",
    "PlayToken",
    "ProduceOn",
    "PutBuilding",
    "PutWormhole",
    "Refill",
    "Repeat",
    "Research",
    "Rise",
    "Save",
    "Sell",
    "Send",
    "Spoil",
    "TakeCube",
    "TakeExtra",
    "TakeReward",
    "TakeStep",
    "Use",
]
