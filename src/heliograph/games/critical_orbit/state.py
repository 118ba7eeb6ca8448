"""Everything there is to know about a mission."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from heliograph.games.critical_orbit.box.boards import GridName, Space, Station
from heliograph.games.critical_orbit.box.cards import AiCard
from heliograph.games.critical_orbit.box.pack import Canister, HalfColour
from heliograph.games.critical_orbit.box.radio import NO_REASON, Need, Reason
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.box.tiles import Place, Stem, TileId, ValveColour
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot
from heliograph.kernel.seats import Seat

Phase = Literal["ready", "roll", "choose", "enter", "over"]


class Houston(msgspec.Struct, frozen=True):
    written: dict[Space, int]
    struck: tuple[Space, ...] = ()
    circles: dict[Shape, int] = {}
    squares: dict[Shape, int] = {}
    """Only the AI deck's Houston ticks squares (MC-65)."""


class Bengaluru(msgspec.Struct, frozen=True):
    written: dict[Space, int]
    """0 is a tick for the AI deck (MC-66)."""
    paid: dict[GridName, int] = {}
    """Half valves delivered by each grid (MC-51)."""


class Cologne(msgspec.Struct, frozen=True):
    written: dict[Space, int]
    """0 is a tick for the AI deck (MC-67)."""
    circles: int = 0


class Entry(msgspec.Struct, frozen=True):
    space: Space
    value: int
    star: bool


class ShapeTask(msgspec.Struct, frozen=True, tag="shape"):
    """A star of the AI deck's Houston: a square of any shape (MC-H11)."""


class SpaceTask(msgspec.Struct, frozen=True, tag="grid"):
    """The AI deck's Bengaluru: a space in one of these grids (MC-66)."""

    grids: tuple[GridName, ...]


class BoxTask(msgspec.Struct, frozen=True, tag="box"):
    """The AI deck's Cologne: a box in a column of this size, 0 for any (MC-67, MC-H11)."""

    size: int


Task = ShapeTask | SpaceTask | BoxTask


class Desk(msgspec.Struct, frozen=True):
    """What a station still has to do this turn."""

    left: tuple[int, ...] = ()
    """Values still to be entered (MC-15)."""
    stars: int = 0
    locked: bool = False
    claims: tuple[tuple[Space, ...], ...] = ()
    """Houston: shapes made by the last entry, one of which must be taken (MC-H7)."""
    undoable: tuple[Entry, ...] = ()
    """Entries of this turn from which nothing has followed."""
    tasks: tuple[Task, ...] = ()
    """What players still have to do for the AI deck (MC-61)."""


class Wish(msgspec.Struct, frozen=True):
    leave: int
    """0 means any value."""
    why: Reason
    firm: bool


class TakeTile(msgspec.Struct, frozen=True, tag="tile"):
    """A choice between the face-up tile and the next one (MC-24)."""

    shape: Shape


class PickHalf(msgspec.Struct, frozen=True, tag="half"):
    """Mercury looks into the bag and chooses a half valve (MC-50)."""


class DrawHalf(msgspec.Struct, frozen=True, tag="draw"):
    """A blind draw that waits while a star holds the bag's last half valve (MC-23, MC-50)."""


class UseStar(msgspec.Struct, frozen=True, tag="star"):
    """MC-23."""


class HalfToJudge(msgspec.Struct, frozen=True, tag="judge"):
    """MC-23a: out of the game, or back into the bag."""

    colour: HalfColour


class CardsToOrder(msgspec.Struct, frozen=True, tag="cards"):
    """MC-23b: one on top, the other to the bottom."""

    cards: tuple[str, ...]


class TurnUnlock(msgspec.Struct, frozen=True, tag="unlock"):
    """An unlock card that waits until the cards Mercury is looking at are back (MC-30)."""


Pending = TakeTile | PickHalf | DrawHalf | UseStar | HalfToJudge | CardsToOrder | TurnUnlock


class Mercury(msgspec.Struct, frozen=True):
    """Everything behind the screen (MC-11)."""

    canisters: dict[Canister, Place]
    stacks: dict[Shape, tuple[TileId, ...]]
    bag: tuple[HalfColour, ...]
    unlocks: tuple[str, ...]
    tiles: tuple[TileId, ...] = ()
    spots: dict[TileId, Spot] = {}
    halves: dict[HalfColour, int] = {}
    valves: dict[ValveColour, int] = {}
    covered: tuple[Stem, ...] = ()
    unlocked: tuple[Canister, ...] = ()
    tracks: dict[ValveColour, int] = {}
    face_up: dict[Shape, TileId] = {}
    """For each stack, the tile that was turned up first."""
    also_up: dict[Shape, tuple[TileId, ...]] | UnsetType = UNSET
    """Tiles turned up after it (MC-24). UNSET if there are none, as in older recorded games."""
    starred: tuple[TileId, ...] = ()
    """Tiles that have given their star (MC-H4)."""
    pending: tuple[Pending, ...] = ()


class Clock(msgspec.Struct, frozen=True):
    deadline: int | None = None
    """In milliseconds since the game began; None without a clock, before the start and in a pause."""
    left: int | None = None
    """The time left while the clock is paused."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    setup: Setup
    dice_chance: Chance
    """Separate from `bag_chance`, so that a station's draws do not change later rolls: the order of play must
    not matter."""
    bag_chance: Chance
    phase: Phase = "ready"
    ready: tuple[Seat, ...] = ()
    clock: Clock = Clock()
    pausing: tuple[Seat, ...] = ()
    """Seats that want the clock stopped or restarted."""
    turn: int = 0
    dice: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    wants: dict[Station, Wish] = {}
    """The value each station wants left to Mercury (MC-14)."""
    kept_why: Reason = NO_REASON
    """Mercury's stated reason for the two kept values."""
    needs: tuple[Need, ...] = ()
    """What Mercury has said it is short of."""
    card: AiCard | None = None
    deck: tuple[int, ...] = ()
    """Numbers of the AI cards still face down, the next one first."""
    mercury: Mercury
    houston: Houston
    bengaluru: Bengaluru
    cologne: Cologne
    desks: dict[Station, Desk]
    won: bool = False
    ended: Literal["no", "oxygen", "time", "turns"] = "no"
