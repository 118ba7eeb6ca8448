"""Contact on the kernel: the one object that the rest of the house holds."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from msgspec.structs import replace

from heliograph.games.contact import describe, rules
from heliograph.games.contact.actions import perform
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.events import Event, Transmitted
from heliograph.games.contact.layout import try_tables
from heliograph.games.contact.moves import Action
from heliograph.games.contact.opening import set_up
from heliograph.games.contact.prompts import prompt_for
from heliograph.games.contact.refuse import why_not
from heliograph.games.contact.resample import redeal
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import State
from heliograph.games.contact.talk import hearing
from heliograph.games.contact.view import View, view_for
from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Outcome, Step
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat, SeatSpec, all_seats


class Contact(BoxedGame[Pack, Setup, State, Action, View, Event]):
    id = "contact"
    rules_version = 1
    pack_type = Pack
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event

    @classmethod
    def load(cls, override: Path | None = None) -> Self:
        game = super().load(override)
        if override is not None:
            try_tables(game.content, str(override))
        return game

    def check_setup(self, setup: Setup) -> Message | None:
        fewest, most = self._pack.fewest_seats.value, self._pack.most_seats.value
        if not fewest <= setup.seats <= most:
            return say("setup-seats", fewest=fewest, most=most)
        highest = self._pack.highest_level.value
        if not 1 <= setup.level <= highest:
            return say("setup-level", highest=highest)
        if not 0 <= setup.first_source < setup.seats:
            return say("setup-first-source", seats=setup.seats)
        return None

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(setup.seats))

    def again(self, setup: Setup) -> Setup:
        return replace(setup, first_source=(setup.first_source + 1) % setup.seats)

    def start(self, setup: Setup, seed: str) -> State:
        return set_up(self._pack, setup, seed)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        return prompt_for(self._pack, state, viewer)

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        return why_not(self._pack, state, seat, action) is None

    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        reason = why_not(self._pack, state, seat, action)
        assert reason is not None
        return reason

    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Event]:
        return perform(self._pack, state, seat, action)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view_for(self._pack, state, viewer)

    def open_view(self, state: State) -> View:
        return view_for(self._pack, state, None, everything=True)

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.sentences(view))

    def tell(self, event: Event) -> Message:
        return describe.tell(event)

    def lasts(self, event: Event) -> int:
        if not isinstance(event, Transmitted):
            return 0
        return sum(event.transmission.holds) + sum(event.transmission.pauses)

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return hearing(state, speaker)

    def resample(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return redeal(state, viewer, chance)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        success, points = rules.mission_succeeded(state), rules.score(state)
        everyone = all_seats(state.setup.seats)
        return Outcome(
            winners=everyone if success else (),
            scores=(points,) * len(everyone),
            ending=say("ending-success" if success else "ending-failure", score=points),
        )
