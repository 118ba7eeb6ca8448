"""Everything a player can do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.radio import MOST_NEEDS, NO_REASON, Need
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.state import HalfColour
from heliograph.kernel.grid import Spot

_Word = Annotated[str, msgspec.Meta(max_length=16)]


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all moves."""


class Ready(Move, frozen=True, tag="ready"):
    """The ready check; with the last one the clock starts (MC-13)."""


class Pause(Move, frozen=True, tag="pause"):
    """Stop the clock, or start it again, when everybody agrees."""


class Roll(Move, frozen=True, tag="roll"):
    """Mercury rolls and reads out (MC-13)."""


class Call(Move, frozen=True, tag="call"):
    """Mercury says what it is short of, the most wanted first: it may not show, but it may tell (MC-14)."""

    needs: Annotated[tuple[Need, ...], msgspec.Meta(max_length=MOST_NEEDS)]


class Want(Move, frozen=True, tag="want"):
    """Which value a station would leave to Mercury, 0 for any (MC-14)."""

    station: Station
    leave: int
    why: _Word = NO_REASON
    firm: bool = False
    """An AI seat at Mercury's controls gives way to it."""


class Keep(Move, frozen=True, tag="keep"):
    """Mercury's last word: this value moves a valve, the others are everybody's (MC-14 to MC-16)."""

    leave: int
    why: _Word = NO_REASON


class Enter(Move, frozen=True, tag="enter"):
    """A number into a space: one of the turn's, or with a star any (MC-22)."""

    station: Station
    space: _Word
    value: int
    star: bool


class Claim(Move, frozen=True, tag="claim"):
    """Houston takes one of the shapes that were made (MC-H7)."""

    shape: int


class SkipStar(Move, frozen=True, tag="skip-star"):
    """A station needs no extra number: it may, it need not (MC-22)."""

    station: Station


class Lock(Move, frozen=True, tag="lock"):
    """MC-19."""

    station: Station


class TakeBack(Move, frozen=True, tag="take-back"):
    """The station's last entry of this turn, if nothing has followed from it."""

    station: Station


class TickSquare(Move, frozen=True, tag="tick-square"):
    """For the AI deck's Houston (MC-H11)."""

    shape: Shape


class TickSpace(Move, frozen=True, tag="tick-space"):
    """For the AI deck's Bengaluru or Cologne (MC-66, MC-67)."""

    station: Station
    space: _Word


class Place(Move, frozen=True, tag="place"):
    """A conduit tile onto the grid, or to another place (MC-26 to MC-28)."""

    tile: _Word
    spot: Spot


class Lift(Move, frozen=True, tag="lift"):
    """A tile off the grid (MC-28)."""

    tile: _Word


class Cover(Move, frozen=True, tag="cover"):
    """A release valve onto a stem (MC-36)."""

    stem: _Word


class Uncover(Move, frozen=True, tag="uncover"):
    stem: _Word


class Shift(Move, frozen=True, tag="shift"):
    """An unlocked canister along its side (MC-32)."""

    canister: _Word
    place: _Word


class ChooseTile(Move, frozen=True, tag="choose-tile"):
    """MC-24."""

    shape: Shape
    face_up: bool


class ChooseHalf(Move, frozen=True, tag="choose-half"):
    """MC-50."""

    colour: HalfColour


class StarHalf(Move, frozen=True, tag="star-half"):
    """MC-23a."""


class JudgeHalf(Move, frozen=True, tag="judge-half"):
    """MC-23a: out of the game, or back."""

    remove: bool


class StarCards(Move, frozen=True, tag="star-cards"):
    """MC-23b."""


class OrderCards(Move, frozen=True, tag="order-cards"):
    """MC-23b, MC-H3: which of the two goes on top."""

    top: _Word


class StarTile(Move, frozen=True, tag="star-tile"):
    """MC-23c."""

    shape: Shape


class DropStar(Move, frozen=True, tag="drop-star"):
    """Mercury lets a star go."""


Building = Place | Lift | Cover | Uncover | Shift
Deciding = ChooseTile | ChooseHalf | StarHalf | JudgeHalf | StarCards | OrderCards | StarTile | DropStar
Writing = Enter | Claim | SkipStar | Lock | TakeBack | TickSquare | TickSpace
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
