"""A person behind the screen: rolls, votes, random choices, and pipes found by a limited search."""

from __future__ import annotations

from dataclasses import dataclass, field

from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.building import Building
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.radio import Call
from heliograph.games.critical_orbit.moves.rolling import Roll
from heliograph.games.critical_orbit.rules.turn import track_of
from heliograph.games.critical_orbit.telling.view import Behind, View
from heliograph.kernel.prompt import Prompt
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, Hand
from heliograph.players.critical_orbit.arranging.pipework import LARGEST
from heliograph.players.critical_orbit.arranging.quick import arrange_quick
from heliograph.players.critical_orbit.demand import USUAL
from heliograph.players.critical_orbit.dice.keep import all_have_spoken, keep
from heliograph.players.critical_orbit.human.person import Person
from heliograph.players.critical_orbit.human.writing import AT_A_GLANCE
from heliograph.players.critical_orbit.mercury import prices
from heliograph.players.critical_orbit.mercury.building import step_towards
from heliograph.players.critical_orbit.mercury.captain import is_last
from heliograph.players.critical_orbit.mercury.decisions import decide
from heliograph.players.critical_orbit.stations.sheets import Sheets


@dataclass
class Captain:
    """What was found for a hand is remembered until it is built."""

    sheets: Sheets
    person: Person
    _found: dict[Hand, Arrangement] = field(default_factory=dict)

    def next_move(self, view: View, prompt: Prompt, *, waits: bool) -> Action | None:
        behind = view.mercury
        assert behind is not None
        if view.phase == "choose" and (all_have_spoken(view) or not waits):
            return self._keep(view, behind)
        decision = decide(view, prompt, "quick", self.sheets.pack) if behind.pending else None
        if decision is not None:
            return decision
        rolls = any(offer.action == "roll" for offer in prompt.offers)
        if rolls and not is_last(view) and self.person.does("hurries", view.turn):
            return self._call(view, behind) or Roll()
        step = self._step(view, behind)
        if step is not None or not rolls:
            return step
        return self._call(view, behind) or Roll()

    def _keep(self, view: View, behind: Behind) -> Keep:
        if view.wants and self.person.does("keeps_to_votes", view.turn):
            return keep(self.sheets, view, USUAL, AT_A_GLANCE)
        return Keep(max(view.may_leave, key=lambda leave: behind.tracks[track_of(leave)]))

    def _call(self, view: View, behind: Behind) -> Call | None:
        if not self.person.does("calls", view.turn):
            return None
        needs = prices.needs(behind, view.target, "quick", self.sheets.pack)
        return None if needs == view.needs else Call(needs)

    def _step(self, view: View, behind: Behind) -> Building | None:
        """New parts are not always tried at once; in the last turn they are."""
        if not (is_last(view) or self.person.does("looks", view.turn)):
            return None
        found = self._arrangement(Hand.of(behind, self.sheets.pack), view.target, behind)
        return step_towards(behind, found, self.sheets.pack) if found.oxygen > behind.oxygen else None

    def _arrangement(self, hand: Hand, target: int, behind: Behind) -> Arrangement:
        if hand not in self._found:
            few = round(self.person.pipes)
            fits = hand.size <= LARGEST
            self._found[hand] = (
                arrange_quick(hand, target, behind.spots, followed=few) if fits else Arrangement()
            )
        return self._found[hand]
