"""Undo: only one's own step, never past anything drawn, revealed or seen."""

from __future__ import annotations

from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit.acceptance import strangers
from heliograph.kernel.testkit.differences import chances_in, difference
from heliograph.kernel.testkit.plays import Moment
from heliograph.kernel.testkit.secrecy import sent


def check_undo(moment: Moment, seats: tuple[Seat, ...]) -> None:
    mine, after = moment.entry.seat, moment.after
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
    _check_nothing_drawn(moment)
    _check_nobody_saw(moment, seats)


def _check_nothing_drawn(moment: Moment) -> None:
    """A state may carry what others still see of it; then the same chance is in it twice."""
    drawn = set(chances_in(moment.before.state)) != set(chances_in(moment.after.state))
    assert not drawn, f"a step that drew may be undone, {moment}"


def _check_nobody_saw(moment: Moment, seats: tuple[Seat, ...]) -> None:
    for viewer in (*(seat for seat in seats if seat != moment.entry.seat), None):
        before, after = sent(moment.before, viewer, seats), sent(moment.after, viewer, seats)
        for kind, data in before.items():
            found = difference(data, after[kind])
            assert not found, f"viewer {viewer} sees a step that may be undone, {moment}: {kind} {found}"
        seen = [told.event for told in moment.events if told.reaches(viewer)]
        assert not seen, f"viewer {viewer} is told of a step that may be undone, {moment}: {seen}"
