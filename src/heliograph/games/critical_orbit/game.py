"""Mission Control: Critical Orbit on the kernel: the game as one object."""

from __future__ import annotations

from functools import cached_property
from operator import is_
from typing import get_args

from heliograph.games.critical_orbit.box.boards import JOBS
from heliograph.games.critical_orbit.box.pack import Pack, is_start
from heliograph.games.critical_orbit.box.printed import Printed, printed_in
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.ending import end
from heliograph.games.critical_orbit.imagine import imagine
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.building import Building
from heliograph.games.critical_orbit.moves.refusals import why_not
from heliograph.games.critical_orbit.opening import open_mission
from heliograph.games.critical_orbit.rules.rating import level_of, merit, onward
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_reached
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling import describe
from heliograph.games.critical_orbit.telling.events import Event
from heliograph.games.critical_orbit.telling.facts import NO_FACTS, Facts, facts_from, facts_of
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.prompts import Seen, asked_about, prompt_for
from heliograph.games.critical_orbit.telling.talk import hearing
from heliograph.games.critical_orbit.telling.view import View, view_for
from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Outcome, Step
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.rating import Onward
from heliograph.kernel.seats import Seat, SeatSpec, all_seats

_MOST_TURNS = 99


class CriticalOrbit(BoxedGame[Pack, Setup, State, Action, View, Happening]):
    id = "critical_orbit"
    rules_version = 1
    pack_type = Pack
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    side_by_side = frozenset(kind.__struct_config__.tag for kind in get_args(Action)) - {"ready", "pause"}
    """All jobs work at the same time (MC-20); an action that is still offered still means the same."""
    brisk = frozenset(kind.__struct_config__.tag for kind in get_args(Building))

    _known_facts: tuple[Seen, Facts] | None = None

    @cached_property
    def _before(self) -> dict[Seat, tuple[Seen, Prompt]]:
        """The last prompt of each seat and what it was made from: most moves change nothing for the other
        seats."""
        return {}

    @cached_property
    def printed(self) -> Printed:
        return printed_in(self._pack)

    def check_setup(self, setup: Setup) -> Message | None:
        pack = self._pack
        if not 1 <= setup.seats <= pack.most_seats.value:
            return say("mc-setup-seats", most=pack.most_seats.value)
        seats = [getattr(setup, job) for job in JOBS]
        if not all(seat is None or 0 <= seat < setup.seats for seat in seats):
            return say("mc-setup-job-seat", seats=setup.seats)
        if set(range(setup.seats)) - set(seats):
            return say("mc-setup-idle")
        if setup.minutes not in pack.minutes.value:
            return say("mc-setup-minutes", minutes=", ".join(map(str, pack.minutes.value)))
        if not 1 <= setup.turns <= _MOST_TURNS:
            return say("mc-setup-turns", most=_MOST_TURNS)
        if setup.start == 0:
            return None if is_start(setup.own_start, pack.size.value) else say("mc-setup-places")
        return None if setup.start in pack.start else say("mc-setup-start", most=len(pack.start))

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return tuple(range(1, self._pack.most_seats.value + 1))

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(setup.seats))

    def start(self, setup: Setup, seed: str) -> State:
        return open_mission(self._pack, setup, seed)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        if viewer is None:
            return prompt_for(self._pack, state, None)
        seen, before = asked_about(state, viewer), self._before.get(viewer)
        if before is None or len(before[0]) != len(seen) or not all(map(is_, before[0], seen)):
            before = self._before[viewer] = (seen, prompt_for(self._pack, state, viewer))
        return before[1]

    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        return why_not(self._pack, state, seat, action)

    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Happening]:
        doing = Doing(self._pack, state)
        action.perform(doing, seat, now)
        return doing.step()

    def timed(self, setup: Setup) -> bool:
        return setup.clock == "timed"

    def due(self, state: State) -> int | None:
        return state.clock.deadline

    def tick(self, state: State, now: int) -> Step[State, Happening]:
        """MC-4: time is up."""
        doing = Doing(self._pack, state)
        end(doing, "time")
        return doing.step()

    def view(self, state: State, viewer: Seat | None) -> View:
        return view_for(self._pack, state, viewer, facts=self._facts(state))

    def glance(self, state: State, viewer: Seat | None) -> View:
        return view_for(self._pack, state, viewer, facts=NO_FACTS)

    def know_the_same(self, setup: Setup, one: Seat, other: Seat) -> bool:
        """Only Mercury has secrets, behind its screen."""
        return setup.mercury not in (one, other)

    def open_view(self, state: State) -> View:
        return view_for(self._pack, state, None, everything=True, facts=self._facts(state))

    def _facts(self, state: State) -> Facts:
        """The same for all viewers, and usually unchanged by Mercury's moves."""
        seen, before = facts_from(state), self._known_facts
        if before is None or not all(map(is_, before[0], seen)):
            before = self._known_facts = (seen, facts_of(self._pack, state))
        return before[1]

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.sentences(self._pack, view))

    def in_short(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.in_short(view))

    def tell(self, event: Happening) -> Message:
        return event.sentence()

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return hearing(state, speaker)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(self._pack, view, chance)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        everyone, breath = all_seats(state.setup.seats), oxygen_reached(self._pack, state.mercury)
        return Outcome(
            winners=everyone if state.won else (),
            scores=(breath,) * len(everyone),
            ending=say("mc-ending-won" if state.won else "mc-ending-lost", oxygen=breath),
        )

    def level(self, setup: Setup) -> str:
        return level_of(setup)

    def merit(self, state: State, seat: Seat) -> int:
        return merit(self._pack, state)

    def onward(self, state: State) -> Onward | None:
        return onward(state)
