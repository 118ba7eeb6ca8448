"""Starship Interstellar on the kernel: the game as one object."""

from __future__ import annotations

from functools import cached_property
from typing import get_args

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.box.printed import Printed, printed_in
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import carry_out
from heliograph.games.interstellar.imagine import imagine
from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.moves.refusals import is_legal, why_not
from heliograph.games.interstellar.opening import open_game
from heliograph.games.interstellar.rules.rating import level_of, merit, onward
from heliograph.games.interstellar.rules.scoring import outcome_of
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling import describe, news
from heliograph.games.interstellar.telling.events import Event
from heliograph.games.interstellar.telling.facts import Facts, Known, facts_of
from heliograph.games.interstellar.telling.foresight import certain
from heliograph.games.interstellar.telling.prompts import prompt_for
from heliograph.games.interstellar.telling.talk import hearing
from heliograph.games.interstellar.telling.tentative import seen_by, step_of
from heliograph.games.interstellar.telling.view import View, view_for
from heliograph.games.interstellar.variants.choice import variants_of, wrong_choice
from heliograph.games.interstellar.variants.variant import Variants
from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Outcome, Step
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.rating import Onward
from heliograph.kernel.seats import Seat, SeatSpec, all_seats

_FACTS = "facts"
_TRIED = 8
"""Imagined games in which an action is tried to find what is certain to change."""


class Interstellar(BoxedGame[Pack, Setup, State, Action, View, Event]):
    id = "interstellar"
    rules_version = 1
    pack_type = Pack
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event
    rivals = True
    brisk = frozenset(kind.__struct_config__.tag for kind in get_args(Action)) - {"play", "repeat", "pass"}
    """Players think about a turn as a whole, so what follows its first move needs no pause."""
    _known: tuple[Setup, Variants] | None = None
    _known_facts: Known | None = None

    @cached_property
    def printed(self) -> Printed:
        return printed_in(self._pack)

    def _variants(self, setup: Setup) -> Variants:
        """Shared by all states of a game, which have the same set-up."""
        known = self._known
        if known is None or known[0] is not setup:
            known = self._known = (setup, variants_of(self._pack, setup))
        return known[1]

    def _doing(self, state: State) -> Doing:
        return Doing(self._pack, self._variants(state.setup), state)

    def check_setup(self, setup: Setup) -> Message | None:
        most = self._pack.most_seats.value
        if not 1 <= setup.seats <= most:
            return say("si-setup-seats", most=most)
        if not -1 <= setup.first < max(setup.seats, 2):
            return say("si-setup-first")
        return wrong_choice(self._pack, setup)

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(setup.seats))

    def start(self, setup: Setup, seed: str) -> State:
        return open_game(self._pack, self._variants(setup), setup, seed)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        return prompt_for(self._doing(state), viewer)

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        return is_legal(self._doing(state), seat, action)

    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        return why_not(self._doing(state), seat, action)

    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Event]:
        doing = self._doing(state)
        carry_out(doing, action)
        return step_of(state, doing, seat)

    def view(self, state: State, viewer: Seat | None) -> View:
        at = self._doing(seen_by(state, viewer))
        return view_for(at, self._facts(at), viewer)

    def open_view(self, state: State) -> View:
        at = self._doing(state)
        return view_for(at, self._facts(at), None, everything=True)

    def _facts(self, at: Doing) -> Facts:
        """The same for all viewers: worked out once per state, from the last state's facts."""
        facts: Facts | None = at.state.__dict__.get(_FACTS)
        if facts is None:
            before = self._known_facts
            same_game = before is not None and before.state.setup is at.state.setup
            facts = at.state.__dict__[_FACTS] = facts_of(at, before if same_game else None)
            self._known_facts = Known(at.state, facts)
        return facts

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.sentences(self._pack, view))

    def in_short(self, view: View) -> tuple[Message, ...]:
        return tuple(describe.in_short(self._pack, view))

    def tell(self, event: Event) -> Message:
        return news.tell(event)

    def foresee(self, state: State, seat: Seat, action: Action) -> tuple[Message, ...]:
        afters: list[State] = []
        view, chance = self.view(state, seat), Chance.from_seed(self.id)
        for _ in range(_TRIED):
            mine, chance = chance.fork()
            step = self.apply(self.imagine(view, mine), seat, action, now=0)
            if isinstance(step, Step):
                afters.append(step.state)
        return certain(state, afters, seat)

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return hearing(state, speaker)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(self._pack, self._variants(view.setup), view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """A lone player wins with more Prestige than H.A.L.L. (HV-26)."""
        if state.phase != "over":
            return None
        return outcome_of(self._pack, state)

    def level(self, setup: Setup) -> str:
        return level_of(setup)

    def merit(self, state: State, seat: Seat) -> int:
        return merit(self._pack, state, seat)

    def onward(self, state: State) -> Onward | None:
        return onward(self._pack, state)
