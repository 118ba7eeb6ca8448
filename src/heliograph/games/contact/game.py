"""Contact on the kernel: the game as one object."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from msgspec import UNSET
from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.imagine import imagine
from heliograph.games.contact.moves import actions
from heliograph.games.contact.moves.event import Happening
from heliograph.games.contact.moves.move import Move
from heliograph.games.contact.moves.transmit import Transmitted
from heliograph.games.contact.opening import set_up
from heliograph.games.contact.rules.layout import try_tables
from heliograph.games.contact.rules.mission import mission_succeeded, score
from heliograph.games.contact.rules.rating import level_of, merit, onward
from heliograph.games.contact.setup import CHARACTERS, Setup, decided
from heliograph.games.contact.state import State
from heliograph.games.contact.telling.describe import in_short, sentences
from heliograph.games.contact.telling.events import Event
from heliograph.games.contact.telling.prompts import question
from heliograph.games.contact.telling.talk import hearing
from heliograph.games.contact.telling.view import View, view_for
from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Outcome, Step
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.rating import Onward
from heliograph.kernel.seats import Seat, SeatSpec, all_seats


class Contact(BoxedGame[Pack, Setup, State, Move, View, Happening]):
    id = "contact"
    rules_version = 1
    pack_type = Pack
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = actions.Action
    event_type = Event
    views_forget = True

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
        if setup.table in CHARACTERS and self._pack.characters is UNSET:
            return say("setup-table")
        return None

    def decided(self, setup: Setup) -> Setup:
        return decided(setup)

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(setup.seats))

    def again(self, setup: Setup) -> Setup:
        return replace(setup, first_source=(setup.first_source + 1) % setup.seats)

    def start(self, setup: Setup, seed: str) -> State:
        return set_up(self._pack, setup, seed)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        offers = () if viewer is None else actions.offers_to(self._pack, state, viewer)
        return Prompt(question(state, viewer), offers)

    def why_not(self, state: State, seat: Seat, action: Move) -> Message:
        return actions.why_not(self._pack, state, seat, action)

    def perform(self, state: State, seat: Seat, action: Move, now: int) -> Step[State, Happening]:
        return action.perform(self._pack, state, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view_for(self._pack, state, viewer)

    def glance(self, state: State, viewer: Seat | None) -> View:
        return view_for(self._pack, state, viewer, in_full=False)

    def open_view(self, state: State) -> View:
        return view_for(self._pack, state, None, everything=True)

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(sentences(view))

    def in_short(self, view: View) -> tuple[Message, ...]:
        return tuple(in_short(view))

    def tell(self, event: Happening) -> Message:
        return event.sentence()

    def lasts(self, event: Happening) -> int:
        if not isinstance(event, Transmitted):
            return 0
        return sum(event.transmission.holds) + sum(event.transmission.pauses)

    def told_again(self, event: Happening) -> bool:
        """CT-H21: a player who missed a signal may ask for another."""
        return not isinstance(event, Transmitted) or event.written_down

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return hearing(state, speaker)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        success, points = mission_succeeded(state), score(state)
        everyone = all_seats(state.setup.seats)
        return Outcome(
            winners=everyone if success else (),
            scores=(points,) * len(everyone),
            ending=say("ending-success" if success else "ending-failure", score=points),
        )

    def level(self, setup: Setup) -> str:
        return level_of(setup)

    def merit(self, state: State, seat: Seat) -> int:
        return merit(state)

    def onward(self, state: State) -> Onward | None:
        return onward(self._pack, state)
