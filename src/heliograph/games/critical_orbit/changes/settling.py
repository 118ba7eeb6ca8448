"""After each move: impossible tasks are skipped, and once all are locked Mercury may roll (MC-19, MC-H6)."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.boards import STATIONS, Station
from heliograph.games.critical_orbit.box.radio import NO_REASON
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import StarSkipped
from heliograph.games.critical_orbit.rules.deck import has_free, tickable, ticks_for
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.stations import has_room_on
from heliograph.games.critical_orbit.rules.turn import is_settled
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import job_name
from heliograph.kernel.message import Message, say


class EntrySkipped(Happening, frozen=True, tag="entry-skipped"):
    """MC-H6, MC-H12."""

    station: Station
    value: int

    def sentence(self) -> Message:
        return say("mc-event-skipped", job=job_name(self.station), value=self.value)


class ControlLocked(Happening, frozen=True, tag="control-locked"):
    """MC-19: every station is locked and has used its stars."""

    def sentence(self) -> Message:
        return say("mc-event-all-locked")


def settle(doing: Doing) -> None:
    """Skips what cannot be done (MC-H6, MC-H12), and lets Mercury roll once all are locked (MC-19)."""
    for station in STATIONS:
        if is_deck(doing.state.setup, station):
            _skip_tasks(doing, station)
        else:
            _skip_numbers(doing, station)
    if doing.state.phase == "enter" and is_settled(doing.state):
        doing.change(phase="roll", kept=(), kept_why=NO_REASON, wants={})
        doing.tell(ControlLocked())


def _skip_tasks(doing: Doing, station: Station) -> None:
    """MC-64: an action waits while another can be done, since that may make room for it."""
    while doing.desk(station).tasks and not tickable(doing.pack, doing.state, station):
        if not (doing.pack.actions_wait and _do_another_first(doing, station)):
            finish_task(doing, station)
            doing.tell(EntrySkipped(station, 0))


def _do_another_first(doing: Doing, station: Station) -> bool:
    waits, *others = doing.desk(station).tasks
    possible = next((task for task in others if ticks_for(doing.pack, doing.state, station, task)), None)
    if possible is None or not has_free(doing.pack, doing.state, station, waits):
        return False
    others.remove(possible)
    doing.change_desk(station, tasks=(possible, waits, *others))
    return True


def finish_task(doing: Doing, station: Station) -> None:
    doing.change_desk(station, tasks=doing.desk(station).tasks[1:])


def _skip_numbers(doing: Doing, station: Station) -> None:
    desk = doing.desk(station)
    if not (desk.left or desk.stars) or has_room_on(doing.pack, doing.state, station):
        return
    for value in desk.left:
        doing.tell(EntrySkipped(station, value))
    for _ in range(desk.stars):
        doing.tell(StarSkipped(station))
    # A skip cannot be undone, so neither can the entry before it.
    doing.change_desk(station, left=(), stars=0, undoable=())
