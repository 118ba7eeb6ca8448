"""The panel: Color markers in the keys' sections, and how sure the Astronauts are (SP-39 to SP-41, SP-46 to
SP-48).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.moves.board import change
from heliograph.games.space_puzzle.moves.move import Happening, Move
from heliograph.games.space_puzzle.rules.panel import is_marker_locked
from heliograph.games.space_puzzle.rules.roles import Task
from heliograph.games.space_puzzle.rules.scenario import special_of
from heliograph.games.space_puzzle.state import COLOURS, KEYS, Colour, Key, Marker, State
from heliograph.games.space_puzzle.telling.words import marker, of_key
from heliograph.kernel.game import Step
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat

About = Literal["location", "die"]


class MarkerMoved(Happening, frozen=True, tag="marker-moved"):
    seat: Seat
    colour: Colour
    key: Key | None
    sure: bool

    def sentence(self) -> Message:
        """The same sentence for moving and turning over: only the marker's new place and face count."""
        player, it = seat_name(self.seat), marker(self.colour)
        if self.key is None:
            return say("sp-event-marker-off", player=player, marker=it)
        return say("sp-event-marker", player=player, marker=it, key=of_key(self.key), face=_face(self.sure))


class Marked(Happening, frozen=True, tag="marked"):
    seat: Seat
    key: Key
    about: About
    sure: bool

    def sentence(self) -> Message:
        player, key = seat_name(self.seat), of_key(self.key)
        return say(f"sp-event-marked-{self.about}", player=player, key=key, face=_face(self.sure))


def _face(sure: bool) -> Literal["sure", "unsure"]:
    return "sure" if sure else "unsure"


def offers(state: State, tasks: frozenset[Task]) -> Iterator[Offer]:
    board = state.board
    shown = special_of(state).keyshown
    for colour in COLOURS if "colour-markers" in tasks else ():
        if not (shown and is_marker_locked(state, colour)):
            marker = board.markers[colour]
            yield from _marker_offers(colour, marker.key, marker.sure)
    for key in KEYS if "neutral-markers" in tasks else ():
        marks = board.marks[key]
        yield from _mark_offers(key, marks.location, marks.die, state.scenario.dice)


@cache
def _marker_offers(colour: Colour, key: Key | None, sure: bool) -> tuple[Offer, ...]:
    """Cached, like the next ones, because the same few offers recur."""
    this = Fixed(colour)
    sections = tuple(section for section in (*KEYS, "off") if section != (key or "off"))
    put = Offer("put-marker", {"colour": this, "section": Choice(sections)})
    if key is None:
        return (put,)
    return put, Offer("flip-marker", {"colour": this, "sure": Fixed(not sure)})


@cache
def _mark_offers(key: Key, location: bool, die: bool, dice: bool) -> tuple[Offer, ...]:
    shown = {"location": location, "die": die} if dice else {"location": location}
    return tuple(
        Offer("mark", {"section": Fixed(key), "about": Fixed(about), "sure": Fixed(not sure)})
        for about, sure in shown.items()
    )


class PutMarker(Move, frozen=True, tag="put-marker"):
    """Puts a Color marker into a section, or takes it off the panel (SP-39, SP-41)."""

    task = "colour-markers"

    colour: Colour
    section: Key | Literal["off"]

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        locked = is_marker_locked(state, self.colour)
        return say("sp-refused-marker-locked" if locked else "sp-refused-marker-there")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        key = None if self.section == "off" else self.section
        sure = state.board.markers[self.colour].sure and key is not None
        return _set_marker(state, seat, self.colour, Marker(key, sure=sure))


class FlipMarker(Move, frozen=True, tag="flip-marker"):
    """SP-47: turns a Color marker over."""

    task = "colour-markers"

    colour: Colour
    sure: bool

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if is_marker_locked(state, self.colour):
            return say("sp-refused-marker-locked")
        on_panel = state.board.markers[self.colour].key is not None
        return say("sp-refused-mark-so" if on_panel else "sp-refused-marker-off")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        flipped = replace(state.board.markers[self.colour], sure=self.sure)
        return _set_marker(state, seat, self.colour, flipped)


def _set_marker(state: State, seat: Seat, colour: Colour, marker: Marker) -> Step[State, Happening]:
    board = replace(state.board, markers={**state.board.markers, colour: marker})
    return change(state, board, MarkerMoved(seat, colour, marker.key, marker.sure))


class Mark(Move, frozen=True, tag="mark"):
    """Sets a Neutral marker: whether this key's location or die is sure (SP-48)."""

    task = "neutral-markers"

    section: Key
    about: About
    sure: bool

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        unused = self.about == "die" and not state.scenario.dice
        return say("sp-refused-no-dice" if unused else "sp-refused-mark-so")

    def perform(self, pack: Pack, state: State, seat: Seat, now: int) -> Step[State, Happening]:
        marks = state.board.marks
        turned = replace(marks[self.section], **{self.about: self.sure})
        board = replace(state.board, marks={**marks, self.section: turned})
        return change(state, board, Marked(seat, self.section, self.about, self.sure))
