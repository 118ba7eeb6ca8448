"""A person's seat, as the arena uses it: what is done, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.building import Place
from heliograph.games.critical_orbit.moves.ready import Ready
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.prompt import Prompt
from heliograph.players.critical_orbit.arranging.arrangement import Hand, house_pack
from heliograph.players.critical_orbit.demand import Demand, of_needs
from heliograph.players.critical_orbit.dice.wish import wish
from heliograph.players.critical_orbit.human.flying import Captain
from heliograph.players.critical_orbit.human.minds import generator
from heliograph.players.critical_orbit.human.pace import takes_ms
from heliograph.players.critical_orbit.human.person import Draws, Person, draw_person
from heliograph.players.critical_orbit.human.writing import AT_A_GLANCE, write
from heliograph.players.critical_orbit.stations.deck import next_tick
from heliograph.players.critical_orbit.stations.sheets import Sheets

_SLIPPING = frozenset(
    {"want", "keep", "tick-space", "tick-square", "choose-tile", "judge-half", "order-cards"}
)
"""Actions in which the hand may slip; numbers slip where they are written."""


def make(*, seed: str = "", draws: Draws = "evaluation", pack: Pack | None = None) -> HumanPlayer:
    """The same person for the same seed and draws."""
    return HumanPlayer(draw_person(seed, draws), Sheets(pack or house_pack()))


class HumanPlayer:
    """One for each seat and game: it remembers the pipework it has found for its tiles."""

    def __init__(self, person: Person, sheets: Sheets) -> None:
        self.person = person
        self._sheets = sheets
        self._captain = Captain(sheets, person)
        self._thought_about: Hand | None = None

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        return self._act(view, prompt, chance, waits=True)

    def act_at_last(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        return self._act(view, prompt, chance, waits=False)

    def waits_seconds(self, view: Any) -> float:
        return self.person.patience

    def takes_ms(self, view: View, action: msgspec.Struct, chance: Chance) -> int:
        """Only Mercury's first step with a new hand takes time for planning."""
        plans = False
        if isinstance(action, Place) and view.mercury is not None:
            before, self._thought_about = self._thought_about, Hand.of(view.mercury, self._sheets.pack)
            plans = before != self._thought_about
        return takes_ms(self.person, _kind(action), chance, plans=plans)

    def _act(self, view: View, prompt: Prompt, chance: Chance, *, waits: bool) -> Action | None:
        offered = {offer.action for offer in prompt.offers}
        if "ready" in offered:
            return Ready()
        if view.me is None or view.phase in ("ready", "over") or view.clock.left is not None:
            return None
        mind, hand = chance.fork()
        action = self._work(view, prompt, mind, waits)
        return action if action is None else self._slip(action, prompt, hand)

    def _work(self, view: View, prompt: Prompt, chance: Chance, waits: bool) -> Action | None:
        heard = view.needs[: round(self.person.recalls)]
        demand = of_needs(heard if self.person.does("heeds", view.turn) else ())
        return (
            self._wish(view, demand)
            or next_tick(self._sheets, view, prompt, demand)
            or self._write(view, demand, chance)
            or self._fly(view, prompt, waits)
        )

    def _wish(self, view: View, demand: Demand) -> Action | None:
        if view.phase != "choose" or not self.person.does("speaks", view.turn):
            return None
        for station in STATIONS:
            if station in view.jobs and station not in view.wants and not view.desks[station].claims:
                said = wish(self._sheets, view, station, demand, AT_A_GLANCE)
                return msgspec.structs.replace(said, firm=self.person.does("insists", view.turn))
        return None

    def _write(self, view: View, demand: Demand, chance: Chance) -> Action | None:
        for station in STATIONS:
            if station in view.jobs:
                entry = write(self._sheets, view, station, demand, self.person, chance)
                if entry is not None:
                    return entry
        return None

    def _fly(self, view: View, prompt: Prompt, waits: bool) -> Action | None:
        if "mercury" not in view.jobs:
            return None
        return self._captain.next_move(view, prompt, waits=waits)

    def _slip(self, action: Action, prompt: Prompt, chance: Chance) -> Action:
        kind = _kind(action)
        if kind not in _SLIPPING or generator(chance).random() >= self.person.slips:
            return action
        offer, chance = chance.pick([offer for offer in prompt.offers if offer.action == kind])
        plain, _ = sample_offer(offer, chance)
        slipped: Action = msgspec.convert(plain, CriticalOrbit.action_type)
        return slipped


def _kind(action: msgspec.Struct) -> str:
    return str(action.__struct_config__.tag)
