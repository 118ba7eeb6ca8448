"""What a seat is asked, and everything it may answer.

Screens, text play, AI seats, fuzzers and training environments all read these same offers.
"""

from __future__ import annotations

import msgspec

from heliograph.kernel.message import Message

Value = str | int | bool


class Choice(msgspec.Struct, frozen=True, gc=False, tag="choice"):
    """One of these values."""

    options: tuple[Value, ...]


class Fixed(msgspec.Struct, frozen=True, gc=False, tag="fixed"):
    """Always this value."""

    value: Value


class Path(msgspec.Struct, frozen=True, gc=False, tag="path"):
    """A walk along `links` from `start` to `end` that visits no spot twice; the start is not listed."""

    start: str
    end: str
    links: dict[str, tuple[str, ...]]


class Rhythm(msgspec.Struct, frozen=True, gc=False, tag="rhythm", omit_defaults=True):
    """A list of durations in milliseconds; `between` names a field that has exactly one more."""

    fewest: int
    most: int
    shortest_ms: int
    longest_ms: int
    between: str = ""


class Selection(msgspec.Struct, frozen=True, gc=False, tag="selection", omit_defaults=True):
    """A list of different options in any order; `free` ones do not count towards the limits."""

    options: tuple[str, ...]
    fewest: int
    most: int
    free: tuple[str, ...] = ()


class Placement(msgspec.Struct, frozen=True, gc=False, tag="placement", omit_defaults=True):
    """Different square pieces laid anywhere on a surface, later ones on top; `free` ones do not count towards
    the limits."""

    pieces: tuple[str, ...]
    fewest: int
    most: int
    width: int
    height: int
    size: int
    free: tuple[str, ...] = ()


class Tiling(msgspec.Struct, frozen=True, gc=False, tag="tiling"):
    """A place on a grid for one piece: its cells in each rotation, and the cells other pieces cover."""

    width: int
    height: int
    forms: tuple[tuple[tuple[int, int], ...], ...]
    taken: tuple[tuple[int, int], ...]


Field = Choice | Fixed | Path | Rhythm | Selection | Placement | Tiling


class Offer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One kind of action with the values its fields may take. `confirm` asks before acting. Nobody waits for
    actions that are `aside`."""

    action: str
    fields: dict[str, Field] = {}
    confirm: Message | None = None
    aside: bool = False


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A question to a viewer with its offers. A waiting seat's `ask` says what it waits for, and its offers
    are all asides."""

    ask: Message
    offers: tuple[Offer, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether the game waits for this seat."""
        for offer in self.offers:  # noqa: SIM110 (asked at every step: a generator would take longer)
            if not offer.aside:
                return True
        return False
