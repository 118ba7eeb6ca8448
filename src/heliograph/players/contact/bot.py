"""An AI seat for Contact: it sees what a person sees, and answers with one of the offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from heliograph.games.contact.moves.actions import Action
from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.helpers import ExchangeTarget, FiftyFifty, Reactivate
from heliograph.games.contact.moves.stopover import FirstStopover, PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Offer, Prompt
from heliograph.players.contact import professional
from heliograph.players.contact.conventions import CONVENTIONS
from heliograph.players.contact.flown import Flown, read
from heliograph.players.contact.habits import HUMAN_SCATTER, PAUSE_MS, Habits, unsteady
from heliograph.players.contact.listening import guessing
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.contact.offers import by_action, options, within
from heliograph.players.contact.saying import what_it_flew, what_it_heard
from heliograph.players.contact.speaking import source
from heliograph.players.contact.speaking.route_choice import ChosenRoute
from heliograph.players.contact.speaking.source import Mind
from heliograph.players.player import Thought


@dataclass(frozen=True)
class Strength:
    """`asks_below` is the certainty a guesser wants before it points. `ear` is the relative error of
    perceived durations."""

    learns: bool
    asks_below: float
    uses_helpers: bool
    ear: float


STRENGTHS = {
    "strong": Strength(learns=True, asks_below=guessing.SURE_ENOUGH, uses_helpers=True, ear=0.1),
    "quick": Strength(learns=False, asks_below=0.0, uses_helpers=False, ear=0.12),
    "naive": Strength(learns=False, asks_below=0.0, uses_helpers=False, ear=0.15),
}
_ROUTES = {"strong": source.best_route, "quick": source.quick_route, "naive": source.naive_route}


def make(
    strength: str,
    *,
    human_noise: bool = False,
    habits: Habits | None = None,
    asks: bool = True,
    ear: float | None = None,
) -> ContactBot:
    """With `asks=False` a guesser never asks for a repeat; `ear` replaces the strength's own."""
    if habits is None:
        habits = Habits(scatter=HUMAN_SCATTER if human_noise else 0.0)
    ways = STRENGTHS[strength]
    ways = replace(ways, asks_below=ways.asks_below if asks else 0.0, ear=ways.ear if ear is None else ear)
    return ContactBot(ways, _ROUTES[strength], habits)


class ContactBot:
    def __init__(self, strength: Strength, route: Callable[[Mind], ChosenRoute], habits: Habits) -> None:
        self._strength = strength
        self._route = route
        self._habits = habits
        assumes = None if habits.assumes is None else CONVENTIONS.index(habits.assumes)
        self._ears = Ears(strength.learns, assumes)

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        action: Action | None = self.act_remembering(view, prompt, chance, told, b"").action
        return action

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        """Remembers the routes it flies, and says what it heard when it points."""
        offers = by_action(prompt)
        if not offers or view.me not in (view.source, view.guesser):
            return Thought(None, memory)
        view = remembered(view, told, self._strength.ear)
        if view.me == view.guesser and view.me != view.source:
            return self._as_guesser(view, offers, chance, memory)
        if "begin-round" in offers:
            return Thought(BeginRound(), memory)
        return self._as_source(view, offers, chance, read(memory))

    def certainties(self, view: View, told: Sequence[Any]) -> dict[ChipId, float]:
        """How likely each possible target is for this guesser, after everything heard in this round."""
        return guessing.certainties(remembered(view, told, self._strength.ear), self._ears)

    def remark(self, view: Any, told: Sequence[Any], memory: bytes) -> Message | None:
        """The route it flew, once the round is over (CT-18)."""
        if view.phase not in ("ready", "over") or not view.history or view.history[-1].source != view.me:
            return None
        view = remembered(view, told, self._strength.ear)
        flight = view.history[-1]
        return what_it_flew(view, flight, read(memory).in_round(flight.round))

    def _as_source(self, view: View, offers: dict[str, Offer], chance: Chance, flown: Flown) -> Thought:
        mind = source.mind_of(view, self._habits, self._ears, flown.in_round(view.round))
        match view.phase:
            case "signal":
                return Thought(self._before_the_signal(mind, offers), flown.as_bytes())
            case "stopover":
                chips = tuple(str(chip) for chip in options(offers["place-rocket"], "chip"))
                return Thought(PlaceRocket(source.next_stopover(mind, chips)), flown.as_bytes())
            case _:
                return self._send(mind, offers, chance, flown)

    def _before_the_signal(self, mind: Mind, offers: dict[str, Offer]) -> Action:
        """CT-37, CT-43."""
        cards = mind.view.signals
        if not self._strength.uses_helpers:
            return ChooseSignal(cards[-1] if self._route(mind).chance >= 0.5 else cards[0])
        outlook = source.outlook(mind)
        chance = outlook[mind.target]
        if "exchange-target" in offers and professional.wants_exchange(chance, outlook.values()):
            return ExchangeTarget()
        return ChooseSignal(professional.stake(chance, outlook.values(), cards))

    def _send(self, mind: Mind, offers: dict[str, Offer], chance: Chance, flown: Flown) -> Thought:
        """Guided mode requires a route first (CT-H5); a route already laid is tapped as it is."""
        if "transmit" not in offers:
            return Thought(PlanRoute(self._route(mind).stops), flown.as_bytes())
        plan = mind.view.plan
        chosen = source.as_laid(mind, plan) if plan else self._route(mind)
        holds = source.taps(mind, chosen)
        if self._habits.scatter:
            holds, chance = unsteady(holds, self._habits.scatter, chance)
        flown = flown.and_then(mind.view.round, len(mind.view.transmissions), chosen.stops)
        sent = Transmit(within(offers["transmit"], holds), (PAUSE_MS,) * (len(holds) - 1))
        return Thought(sent, flown.as_bytes())

    def _as_guesser(self, view: View, offers: dict[str, Offer], chance: Chance, memory: bytes) -> Thought:
        sure = guessing.certainties(view, self._ears)
        best = guessing.likeliest(sure, chance)
        if "ask-repeat" in offers and sure[best] < self._strength.asks_below:
            return Thought(AskRepeat(), memory)
        if self._strength.uses_helpers and professional.wants_help(sure):
            if "first-stopover" in offers:
                return Thought(FirstStopover(), memory)
            if "fifty-fifty" in offers:
                return Thought(FiftyFifty(), memory)
            if "reactivate" in offers and professional.reactivation_pays(view):
                return Thought(Reactivate(), memory)
        return Thought(MakeGuess(best), memory, what_it_heard(view, self._ears, sure, best))
