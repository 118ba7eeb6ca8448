"""A base for simple Contact players: they say which route to tap and which planets a signal may mean, and the
base class does the rest sensibly.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from heliograph.games.contact.moves.actions import Action
from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.stopover import PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Offer, Prompt
from heliograph.players.contact.habits import PAUSE_MS, USUAL_MM_PER_S
from heliograph.players.contact.listening.guessing import likeliest
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.contact.offers import by_action, options, within
from heliograph.players.contact.routes import table_of
from heliograph.players.contact.speaking.route_choice import shortest_route


class ContactPlayer(ABC):
    """Both methods get the view as this seat remembers it: `view.transmissions` and `view.history` hold
    durations as its ear perceived them, in milliseconds."""

    ear = 0.1
    """Relative error of perceived durations; people's is 0.05 to 0.15."""
    sure_enough = 0.9
    """As a guesser it asks for a repeat below this certainty."""

    @abstractmethod
    def route(self, view: View) -> Sequence[ChipId]:
        """As the Source: the stops from `view.rocket` on, with `view.target` last."""

    @abstractmethod
    def beliefs(self, view: View) -> Mapping[ChipId, float]:
        """As the guesser: how likely each of `view.possible` is. Any positive numbers will do."""

    def taps(self, view: View, route: Sequence[ChipId]) -> tuple[int, ...]:
        """The duration of each flight in milliseconds: one second for ten centimetres from edge to edge."""
        table = table_of(view.layout)
        stops = table.numbers((view.rocket, *route))
        ms = table.edge_mm[stops[:-1], stops[1:]] * 1000 / USUAL_MM_PER_S
        return tuple(round(one) for one in ms.tolist())

    def shortest(self, view: View, chip: ChipId) -> tuple[ChipId, ...]:
        """The shortest route from the rocket to a chip: direct, if nothing is in between."""
        return shortest_route(table_of(view.layout), view.rocket, chip)

    def signal(self, view: View) -> int:
        """Professional game: which signal card to stake (CT-37)."""
        return view.signals[len(view.signals) // 2]

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        offers = by_action(prompt)
        if not offers or view.me not in (view.source, view.guesser):
            return None
        view = remembered(view, told, self.ear)
        if view.me == view.source:
            return self._as_source(view, offers)
        sure = {chip: weight for chip, weight in self.beliefs(view).items() if chip in view.possible}
        best, total = likeliest(sure or dict.fromkeys(view.possible, 1.0), chance), sum(sure.values())
        unsure = not total or sure[best] / total < self.sure_enough
        return AskRepeat() if "ask-repeat" in offers and unsure else MakeGuess(best)

    def _as_source(self, view: View, offers: dict[str, Offer]) -> Action:
        match view.phase:
            case "ready":
                return BeginRound()
            case "signal":
                return ChooseSignal(self.signal(view))
            case "stopover":
                chips = [str(chip) for chip in options(offers["place-rocket"], "chip")]
                meant = self.route(_when_it_was_sent(view))
                return PlaceRocket(next((stop for stop in meant if stop in chips), chips[0]))
        if "transmit" not in offers:
            return PlanRoute(tuple(self.route(view)))
        holds = within(offers["transmit"], self.taps(view, view.plan or self.route(view)))
        return Transmit(holds, (PAUSE_MS,) * (len(holds) - 1))


def _when_it_was_sent(view: View) -> View:
    """The view before the last transmission: the same decision on it gives the route that was sent
    (CT-42)."""
    *earlier, last = view.transmissions
    return replace(view, rocket=last.start, transmissions=tuple(earlier))
