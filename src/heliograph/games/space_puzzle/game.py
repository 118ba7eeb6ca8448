"""AI Space Puzzle on the kernel: the game as one object."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import special_rules
from heliograph.games.space_puzzle.box.scenario_check import faults
from heliograph.games.space_puzzle.imagine import imagine
from heliograph.games.space_puzzle.moves.actions import Action
from heliograph.games.space_puzzle.moves.message import fade
from heliograph.games.space_puzzle.moves.move import Happening
from heliograph.games.space_puzzle.moves.refusals import why_not
from heliograph.games.space_puzzle.opening import open_table
from heliograph.games.space_puzzle.rules.end import wins
from heliograph.games.space_puzzle.rules.rating import level_of, merit, onward
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import State
from heliograph.games.space_puzzle.telling import describe
from heliograph.games.space_puzzle.telling.events import Event
from heliograph.games.space_puzzle.telling.prompts import prompt_for
from heliograph.games.space_puzzle.telling.talk import hearing
from heliograph.games.space_puzzle.telling.view import View, view_for
from heliograph.games.space_puzzle.workshop.scenario_workshop import Materials, ScenarioWorkshop
from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Outcome, Step
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.rating import Onward
from heliograph.kernel.seats import Seat, SeatSpec, all_seats


class SpacePuzzle(BoxedGame[Pack, Setup, State, Action, View, Happening]):
    id = "space_puzzle"
    rules_version = 2
    also_replays = frozenset({1})
    pack_type = Pack
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    side_by_side = frozenset(
        {"move", "enter", "remove", "set-die", "put-marker", "flip-marker", "mark", "ask-rule"}
    )
    views_forget = True

    @property
    def printed(self) -> Materials:
        return self.workshop.materials

    @property
    def workshop(self) -> ScenarioWorkshop:
        return ScenarioWorkshop(self._pack)

    def check_setup(self, setup: Setup) -> Message | None:
        fewest, most = self._pack.fewest_seats.value, self._pack.most_seats.value
        if not fewest <= setup.seats <= most:
            return say("sp-setup-seats", fewest=fewest, most=most)
        if not 0 <= setup.first_ai < setup.seats:
            return say("sp-setup-first-ai", seats=setup.seats)
        if setup.own is None:
            pages = tuple(self._pack.book)
            known = setup.scenario in pages
            return None if known else say("sp-setup-scenario", first=pages[0], last=pages[-1])
        if setup.session == "ladder":
            return say("sp-setup-own-ladder")
        if setup.own.id != "own" or setup.own.tier != "own":
            return say("sp-setup-own-name")
        groups, highest = self._pack.groups, self._pack.highest_counter.value
        fault = next(faults(setup.own, groups, highest, self._pack.reading), None)
        return None if fault is None else say("sp-setup-own", field=fault.field, reason=fault.reason)

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(setup.seats))

    def again(self, setup: Setup) -> Setup:
        """SP-60: the next seat is the AI."""
        return replace(setup, first_ai=(setup.first_ai + 1) % setup.seats)

    def start(self, setup: Setup, seed: str) -> State:
        return open_table(self._pack, setup, seed)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        return prompt_for(self._pack, state, viewer)

    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        return why_not(self._pack, state, seat, action)

    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Happening]:
        return action.perform(self._pack, state, seat, now)

    def timed(self, setup: Setup) -> bool:
        """Messages may fade (SR-FADE); a ladder may reach a scenario where they do."""
        scenario = setup.own or self._pack.book[setup.scenario]
        return setup.session == "ladder" or special_rules(scenario.rules).fade > 0

    def due(self, state: State) -> int | None:
        return state.fades_at

    def tick(self, state: State, now: int) -> Step[State, Happening]:
        return fade(state)

    def view(self, state: State, viewer: Seat | None) -> View:
        return view_for(self._pack, state, viewer)

    def know_the_same(self, setup: Setup, one: Seat, other: Seat) -> bool:
        """Astronauts know the same, except on a ladder, where each of them will be the AI."""
        return setup.session == "single" and setup.first_ai not in (one, other)

    def open_view(self, state: State) -> View:
        return view_for(self._pack, state, None, everything=True)

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.sentences(view))

    def in_short(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.in_short(view))

    def tell(self, event: Happening) -> Message:
        return event.sentence()

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return hearing(state, speaker)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(self._pack, view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """A ladder's score is the number of scenarios won; its winners are those who won the last one."""
        if state.phase != "over":
            return None
        won, everyone = state.history[-1].won, all_seats(state.setup.seats)
        return Outcome(
            winners=everyone if won else (),
            scores=(wins(state),) * len(everyone),
            ending=say("sp-ending-won" if won else "sp-ending-lost"),
        )

    def without_words(self, setup: Setup) -> Setup:
        own = setup.own
        return setup if own is None else replace(setup, own=replace(own, id="own", name=""))

    def level(self, setup: Setup) -> str:
        return level_of(setup)

    def merit(self, state: State, seat: Seat) -> int:
        return merit(state)

    def onward(self, state: State) -> Onward | None:
        return onward(self._pack, state)
