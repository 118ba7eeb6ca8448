"""What happened, as those who are told may know it. What Mercury gets is said aloud; how it looks is not."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import GridName, Job, Space, Station
from heliograph.games.critical_orbit.box.cards import AiCard
from heliograph.games.critical_orbit.box.radio import Need, Reason
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.box.tiles import TileId, ValveColour
from heliograph.games.critical_orbit.state import HalfColour
from heliograph.kernel.seats import Seat


class Happening(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of all events."""


class SaidReady(Happening, frozen=True, tag="said-ready"):
    seat: Seat


class Started(Happening, frozen=True, tag="started"):
    """The clock runs (MC-13)."""


class PauseAsked(Happening, frozen=True, tag="pause-asked"):
    seat: Seat


class Paused(Happening, frozen=True, tag="paused"):
    pass


class Resumed(Happening, frozen=True, tag="resumed"):
    pass


class Rolled(Happening, frozen=True, tag="rolled"):
    turn: int
    dice: tuple[int, ...]
    card: AiCard | None


class Called(Happening, frozen=True, tag="called"):
    """What Mercury says it is short of."""

    needs: tuple[Need, ...]


class Wanted(Happening, frozen=True, tag="wanted"):
    station: Station
    leave: int
    """0: any."""
    why: Reason
    firm: bool


class Kept(Happening, frozen=True, tag="kept"):
    kept: tuple[int, ...]
    left: int
    track: ValveColour
    why: Reason


class Entered(Happening, frozen=True, tag="entered"):
    station: Station
    space: Space
    value: int
    """0 is a tick of the AI deck's."""
    star: bool


class EntrySkipped(Happening, frozen=True, tag="entry-skipped"):
    """MC-H6, MC-H12."""

    station: Station
    value: int


class TakenBack(Happening, frozen=True, tag="taken-back"):
    station: Station
    space: Space


class SquareTicked(Happening, frozen=True, tag="square-ticked"):
    shape: Shape


class ShapeMade(Happening, frozen=True, tag="shape-made"):
    """Houston delivers (MC-42)."""

    shape: Shape
    spaces: tuple[Space, ...]


class HalfEarned(Happening, frozen=True, tag="half-earned"):
    """Bengaluru delivers (MC-50)."""

    grid: GridName
    chosen: bool


class CircleTicked(Happening, frozen=True, tag="circle-ticked"):
    """Cologne (MC-55, MC-57)."""

    circles: int
    lock: bool


class StarEarned(Happening, frozen=True, tag="star-earned"):
    job: Job


class StarSkipped(Happening, frozen=True, tag="star-skipped"):
    job: Job


class StarUsed(Happening, frozen=True, tag="star-used"):
    """Mercury says what it does with a star (MC-23); what it finds is its own."""

    action: Literal["half", "cards", "tile"]


class Locked(Happening, frozen=True, tag="locked"):
    """`all`: Mission Control is locked (MC-19)."""

    station: Station
    all: bool


class TileTaken(Happening, frozen=True, tag="tile-taken"):
    """Only Mercury sees which."""

    tile: TileId


class HalfTaken(Happening, frozen=True, tag="half-taken"):
    colour: HalfColour


class ValveGained(Happening, frozen=True, tag="valve-gained"):
    colour: ValveColour


class CanisterUnlocked(Happening, frozen=True, tag="canister-unlocked"):
    """`card` is a canister, or the red cross (MC-30)."""

    card: str


class TileShown(Happening, frozen=True, tag="tile-shown"):
    """MC-23c."""

    tile: TileId


class MissionEnded(Happening, frozen=True, tag="mission-ended"):
    won: bool
    oxygen: int
    by: Literal["oxygen", "time", "turns"]


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
    | TileTaken
    | HalfTaken
    | ValveGained
    | CanisterUnlocked
    | TileShown
    | MissionEnded
)
