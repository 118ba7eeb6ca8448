"""The position as one viewer is sent it, field by field, so that only changes are sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from heliograph.games import AnyGame
from heliograph.kernel.codec import raw
from heliograph.kernel.game import Outcome
from heliograph.kernel.match import Match
from heliograph.kernel.message import say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.server.wire.answers import Update
from heliograph.server.wire.positions import Happened, Position, Talk

Viewer = Seat | None
Fields = dict[str, Any]
"""A view's fields, by their names on the wire."""

_OPEN = Talk(True)


class ViewerPosition(msgspec.Struct, frozen=True):
    seq: int
    """The viewer's own number for this position."""
    view: msgspec.Struct
    prompt: Prompt
    talk: Talk
    may_undo: bool
    outcome: Outcome | None

    @property
    def fields(self) -> Fields:
        names, values = _fields_of(self.view.__class__)
        return dict(zip(names, values(self.view), strict=True))

    def message(self, clock: int) -> Position:
        fields = raw(self.fields)
        return Position(self.seq, fields, self.prompt, self.talk, self.may_undo, clock, self.outcome)

    def update(
        self, changes: Fields, events: tuple[Happened, ...], undone: tuple[int, ...], clock: int
    ) -> Update:
        return Update(
            0, self.seq, changes, self.prompt, self.talk, self.may_undo, clock, events, undone, self.outcome
        )


def position_for(match: Match, viewer: Viewer, number: int) -> ViewerPosition:
    return _position(match, viewer, number, match.game.view(match.state, viewer))


def next_position(
    before: ViewerPosition, match: Match, viewer: Viewer, number: int
) -> tuple[ViewerPosition, Fields]:
    """The new position, and the fields of the view that differ. Most of an immutable state is the very same
    object as before, and only differences are encoded."""
    view = match.game.view(match.state, viewer)
    names, values = _fields_of(view.__class__)
    changes = {
        name: value
        for name, value, old in zip(names, values(view), values(before.view), strict=True)
        if value is not old and value != old
    }
    return _position(match, viewer, number, view), changes


def talk_of(game: AnyGame, state: Any, viewer: Viewer) -> Talk:
    if viewer is None:
        return Talk(False, say("talk-spectator"))
    hearing = game.hears(state, viewer)
    others = len(hearing.seats) - (viewer in hearing.seats)
    return _OPEN if others else Talk(False, hearing.closed)


def _position(match: Match, viewer: Viewer, number: int, view: msgspec.Struct) -> ViewerPosition:
    game, state = match.game, match.state
    may_undo = viewer is not None and match.may_undo(viewer)
    prompt = match.prompt(viewer)
    talk, outcome = talk_of(game, state, viewer), game.outcome(state)
    return ViewerPosition(number, view, prompt, talk, may_undo, outcome)


@cache
def _fields_of(view: Any) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    """The names of a view's fields on the wire, and how to read all their values at once."""
    fields = view.__struct_fields__
    if len(fields) == 1:
        return view.__struct_encode_fields__, lambda one: (getattr(one, fields[0]),)
    return view.__struct_encode_fields__, attrgetter(*fields)
