"""`human`: an AI seat that plays as people do, a partner for measuring other players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from heliograph.games.contact.moves.actions import Action
from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.helpers import FiftyFifty
from heliograph.games.contact.moves.stopover import FirstStopover, PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Offer, Prompt
from heliograph.players.contact.habits import PAUSE_MS
from heliograph.players.contact.human.draws import Draw, draw_person
from heliograph.players.contact.human.ears import certainties
from heliograph.players.contact.human.eyes import seen_mm
from heliograph.players.contact.human.hands import tap, tempo_now
from heliograph.players.contact.human.person import Person
from heliograph.players.contact.human.seeded import numbers
from heliograph.players.contact.human.ways import next_route
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.contact.offers import by_action, options, within
from heliograph.players.contact.routes import table_of

_AT_A_LOSS = 0.4
"""Below this certainty a helper card is played."""


def make(*, seed: str | None = None, draw: Draw = "evaluation", hands: float | None = None) -> HumanPlayer:
    """The person of this seed; without one, a person drawn from the table itself. `hands` replaces the
    person's own spread of tapped durations."""
    return HumanPlayer(seed, draw, hands)


class HumanPlayer:
    def __init__(self, seed: str | None, draw: Draw, hands: float | None) -> None:
        self._seed, self._draw, self._hands = seed, draw, hands

    def person(self, view: View) -> Person:
        """The person in this seat, the same for the whole game."""
        seed = self._seed or f"{view.me}: {[(chip.x, chip.y) for chip in view.layout.chips]}"
        person = draw_person(seed, self._draw)
        if self._hands is None:
            return person
        return replace(person, hands=replace(person.hands, weber=self._hands))

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        offers = by_action(prompt)
        if not offers or view.me is None:
            return None
        person = self.person(view)
        view = remembered(view, told, person.ears.weber)
        if view.me == view.source:
            return _as_source(view, person, offers, chance)
        return _as_guesser(view, person, offers) if view.me == view.guesser else None


def _as_source(view: View, person: Person, offers: dict[str, Offer], chance: Chance) -> Action:
    match view.phase:
        case "ready":
            return BeginRound()
        case "signal":
            return ChooseSignal(_stake(view, person))
        case "stopover":
            return PlaceRocket(_stopover(view, person, offers))
    if "transmit" not in offers:
        return PlanRoute(next_route(view, person))
    stops = table_of(view.layout).numbers((view.rocket, *(view.plan or next_route(view, person))))
    seen = seen_mm(table_of(view.layout), person)[stops[:-1], stops[1:]]
    holds = within(offers["transmit"], tap(person, seen, tempo_now(person, view), chance))
    return Transmit(holds, (PAUSE_MS,) * (len(holds) - 1))


def _stake(view: View, person: Person) -> int:
    """CT-37: a high card if the target can be reached in one flight."""
    return view.signals[-1] if len(next_route(view, person)) == 1 else view.signals[0]


def _stopover(view: View, person: Person, offers: dict[str, Offer]) -> str:
    """CT-42: the next stopover of the last route sent."""
    *earlier, last = view.transmissions
    then = replace(
        view, rocket=last.start, transmissions=tuple(earlier), guesses=view.guesses[: last.after_guesses]
    )
    route, offered = next_route(then, person), options(offers["place-rocket"], "chip")
    stop = route[len(last.shown)] if len(last.shown) < len(route) else None
    return str(stop if stop in offered else offered[0])


def _as_guesser(view: View, person: Person, offers: dict[str, Offer]) -> Action:
    sure = certainties(view, person)
    best, *rest = sorted(sure, key=lambda chip: -sure[chip])
    if "ask-repeat" in offers and sure[best] < person.patience:
        return AskRepeat()
    if sure[best] < _AT_A_LOSS:
        if "first-stopover" in offers:
            return FirstStopover()
        if "fifty-fifty" in offers:
            return FiftyFifty()
    slip = numbers(f"{person.name}/round {view.round}/guess {len(view.guesses)}").random()
    return MakeGuess(rest[0] if rest and slip < person.ears.lapses else best)
