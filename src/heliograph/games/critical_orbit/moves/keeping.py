"""Mercury decides about the dice: stations get two values, the third moves a valve (MC-14 to MC-18)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.radio import NO_REASON, Reason, reasons
from heliograph.games.critical_orbit.box.tiles import ValveColour
from heliograph.games.critical_orbit.changes.deliveries import gain_valve
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import give_star
from heliograph.games.critical_orbit.changes.settling import settle
from heliograph.games.critical_orbit.moves.move import MercuryMove, Word
from heliograph.games.critical_orbit.moves.radio import why_not_leave
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.turn import may_leave, track_of
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import with_reason
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat


def offer_keep(pack: Pack, state: State) -> Iterator[Offer]:
    if state.phase == "choose":
        yield Offer("keep", {"leave": Choice(may_leave(state)), "why": Choice(reasons(pack))})


class Keep(MercuryMove, frozen=True, tag="keep"):
    """Mercury's decision: this value moves a valve, the stations get the others (MC-14 to MC-16)."""

    leave: int
    why: Word = NO_REASON

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return why_not_leave(pack, state, self.why)

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        state = doing.state
        kept = list(state.dice)
        kept.remove(self.leave)
        doing.change(phase="enter", kept=tuple(kept), kept_why=self.why)
        for station in STATIONS:
            if not is_deck(state.setup, station):
                doing.change_desk(station, left=tuple(kept))
        doing.tell(Kept(tuple(kept), self.leave, track_of(self.leave), self.why))
        _advance(doing, track_of(self.leave))
        settle(doing)


class Kept(Happening, frozen=True, tag="kept"):
    kept: tuple[int, ...]
    left: int
    track: ValveColour
    why: Reason

    def sentence(self) -> Message:
        one, other = self.kept
        return with_reason(say(f"mc-event-kept-{self.track}", one=one, other=other, left=self.left), self.why)


def _advance(doing: Doing, colour: ValveColour) -> None:
    """MC-16 to MC-18: a valve that arrives goes to Mercury, and its track stays empty."""
    track = doing.pack.track.value
    step = doing.mercury.tracks[colour] + 1
    if step > track.steps:
        return
    doing.change_mercury(tracks={**doing.mercury.tracks, colour: step})
    if step in track.stars:
        give_star(doing, "mercury")
    if step == track.steps:
        gain_valve(doing, colour)
