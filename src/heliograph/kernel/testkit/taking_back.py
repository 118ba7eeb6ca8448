"""Undo: only the seat's own last step, and nothing that was drawn, revealed or seen by others."""

from __future__ import annotations

from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.testkit.acceptance import strangers
from heliograph.kernel.testkit.asked import Asked
from heliograph.kernel.testkit.differences import difference
from heliograph.kernel.testkit.plays import Moment


def check_undo(moment: Moment, before: Asked, there: Asked) -> None:
    mine, after, seats = moment.entry.seat, moment.after, there.seats
    for seat in (*seats, *strangers(seats)):
        if seat != mine or not after.undoable:
            assert isinstance(after.undo(seat, 0), Refusal), f"seat {seat} may undo after {moment}"
    if not moment.entry.is_action or not after.undoable:
        return
    undone = after.undo(mine, moment.entry.at)
    assert not isinstance(undone, Refusal), f"seat {mine} may not undo its own step, {moment}"
    found = difference(encode(moment.before.state), encode(undone.match.state))
    assert not found, f"undo does not restore the state, {moment}: {found}"
    assert not undone.events, f"undo tells of something, {moment}"
    assert before.chances == there.chances, f"a step that drew may be undone, {moment}"
    _check_nobody_saw(moment, before, there)


def _check_nobody_saw(moment: Moment, before: Asked, after: Asked) -> None:
    for viewer in (*(seat for seat in after.seats if seat != moment.entry.seat), None):
        now = after.sent(viewer)
        for kind, data in before.sent(viewer).items():
            found = difference(data, now[kind])
            assert not found, f"viewer {viewer} sees a step that may be undone, {moment}: {kind} {found}"
        seen = [told.event for told in moment.events if told.reaches(viewer)]
        assert not seen, f"viewer {viewer} is told of a step that may be undone, {moment}: {seen}"
