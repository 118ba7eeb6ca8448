"""Everything a player can do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from heliograph.games.interstellar.content import SalvationKind, Track
from heliograph.games.interstellar.resources import Colour

_Word = Annotated[str, msgspec.Meta(max_length=24)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class PlayToken(Move, frozen=True, tag="play"):
    token: _Word


class Repeat(Move, frozen=True, tag="repeat"):
    """The active token once more (L626)."""


class Pass(Move, frozen=True, tag="pass"):
    pass


class Done(Move, frozen=True, tag="done"):
    """Enough of what is going on."""


class Keep(Move, frozen=True, tag="keep"):
    """Cubes drawn from the Solar Bag (L642)."""

    cubes: _Word


class Research(Move, frozen=True, tag="research"):
    technology: _Word
    payment: _Word


class PutWormhole(Move, frozen=True, tag="put-wormhole"):
    orbit: int
    quadrant: int


class Load(Move, frozen=True, tag="load"):
    """A cube from the Storage, or a Base or Building from the reserve."""

    item: _Word


class Dismantle(Move, frozen=True, tag="dismantle"):
    """Base and Buildings come aboard (HV-06)."""


class Fly(Move, frozen=True, tag="fly"):
    planet: _Word
    fuel: int
    """What it costs: by the Wormhole it may be another way (L333)."""


class KeepToken(Move, frozen=True, tag="settle"):
    keep: bool


class PutBuilding(Move, frozen=True, tag="put-building"):
    building: _Word


class Sell(Move, frozen=True, tag="sell"):
    colour: Colour
    count: int
    shift: bool


class Buy(Move, frozen=True, tag="buy"):
    colour: Colour
    count: int
    shift: bool


class ProduceOn(Move, frozen=True, tag="produce-on"):
    planet: _Word


class Use(Move, frozen=True, tag="use"):
    """The Base, the Explorer or a Building, on what."""

    what: _Word
    cubes: _Word
    """What is moved or changed; nothing where there is no choice."""


class DoSalvation(Move, frozen=True, tag="salvation"):
    action: SalvationKind


class Send(Move, frozen=True, tag="send"):
    row: int
    space: int


class Build(Move, frozen=True, tag="build"):
    mechanism: _Word
    row: _Word
    payment: _Word


class Save(Move, frozen=True, tag="save"):
    colour: Colour
    payment: _Word


class SaveFamily(Move, frozen=True, tag="save-family"):
    """Everybody on one Family token (L425)."""

    family: _Word
    payment: _Word


class Advance(Move, frozen=True, tag="advance"):
    space: _Word


class TakeCube(Move, frozen=True, tag="take-cube"):
    colour: Colour


class TakeStep(Move, frozen=True, tag="take-step"):
    track: Track


class Refill(Move, frozen=True, tag="refill"):
    planet: _Word
    colour: Colour


class FromStorage(Move, frozen=True, tag="from-storage"):
    planet: _Word
    cubes: _Word


class TakeExtra(Move, frozen=True, tag="take-extra"):
    token: _Word


class TakeReward(Move, frozen=True, tag="take-reward"):
    position: int


class Rise(Move, frozen=True, tag="rise"):
    space: int


class Spoil(Move, frozen=True, tag="spoil"):
    """A cube of one's own against H.A.L.L.'s bag (L1056, L1057)."""

    pay: Colour
    remove: _Word


class Feed(Move, frozen=True, tag="feed"):
    """Fuel into a Black Hole (L393)."""

    fuel: int


class TakePassToken(Move, frozen=True, tag="take-pass-token"):
    token: _Word


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
