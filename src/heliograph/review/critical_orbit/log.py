"""A finished mission's log, entry by entry, with the time on the mission's own clock."""

from __future__ import annotations

from dataclasses import dataclass

from heliograph.games import game_of_log
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.rules.turn import is_paused
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.events import Event
from heliograph.kernel.log import Log
from heliograph.kernel.match import follow, resume


@dataclass(frozen=True)
class Moment:
    """An entry and what it led to."""

    seq: int
    ms: int
    """Since the mission began, without pauses."""
    before: State
    state: State
    events: tuple[Event, ...]
    """All events, whoever was told."""


@dataclass(frozen=True)
class Mission:
    pack: Pack
    moments: tuple[Moment, ...]
    end: State

    @property
    def ms(self) -> int:
        return self.moments[-1].ms if self.moments else 0


def mission_of(log: Log) -> Mission:
    game = game_of_log(log.header)
    assert isinstance(game, CriticalOrbit)
    match = resume(game, log.header)
    moments: list[Moment] = []
    clock = last = 0
    for entry in log.entries:
        before: State = match.state
        clock += entry.at - last if _runs(before) else 0
        last = entry.at
        played = follow(match, entry)
        match = played.match
        events = tuple(told.event for told in played.events)
        moments.append(Moment(entry.seq, clock, before, match.state, events))
    return Mission(game.content, tuple(moments), match.state)


def _runs(state: State) -> bool:
    return state.phase not in ("ready", "over") and not is_paused(state)
