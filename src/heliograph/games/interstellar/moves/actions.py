"""Everything a player can do."""

from __future__ import annotations

from heliograph.games.interstellar.moves.choosing import FromStorage, Refill, TakeCube, TakeExtra, TakeStep
from heliograph.games.interstellar.moves.hall import Spoil
from heliograph.games.interstellar.moves.mechanism import Build
from heliograph.games.interstellar.moves.move import Done, Move, Word
from heliograph.games.interstellar.moves.passing import TakeReward
from heliograph.games.interstellar.moves.people import Save
from heliograph.games.interstellar.moves.probe import Advance
from heliograph.games.interstellar.moves.production import ProduceOn, Use
from heliograph.games.interstellar.moves.representative import Rise, Send
from heliograph.games.interstellar.moves.research import PutWormhole, Research
from heliograph.games.interstellar.moves.salvation import DoSalvation
from heliograph.games.interstellar.moves.sun import Keep
from heliograph.games.interstellar.moves.trade import Buy, Sell
from heliograph.games.interstellar.moves.travel import Dismantle, Fly, KeepToken, Load, PutBuilding
from heliograph.games.interstellar.moves.turn import Pass, PlayToken, Repeat


class SaveFamily(Move, frozen=True, tag="save-family"):
    """Everybody on one Family token (L425)."""

    family: Word
    payment: Word


class Feed(Move, frozen=True, tag="feed"):
    """Fuel into a Black Hole (L393)."""

    fuel: int


class TakePassToken(Move, frozen=True, tag="take-pass-token"):
    token: Word


class UsePassToken(Move, frozen=True, tag="use-pass-token"):
    """The Unique one, or the ordinary one (L517)."""

    unique: bool


Action = (
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
    | SaveFamily
    | Advance
    | TakeCube
    | TakeStep
    | Refill
    | FromStorage
    | TakeExtra
    | TakeReward
    | Rise
    | Spoil
    | Feed
    | TakePassToken
    | UsePassToken
)

__all__ = [
    "Action",
    "Advance",
    "Build",
    "Buy",
    "Dismantle",
    "DoSalvation",
    "Done",
    "Feed",
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
    "SaveFamily",
    "Sell",
    "Send",
    "Spoil",
    "TakeCube",
    "TakeExtra",
    "TakePassToken",
    "TakeReward",
    "TakeStep",
    "Use",
    "UsePassToken",
]
