"""The upper bound: a partner who knows everything about this `human` that can be known.

As a listener it knows the eyes (with every misjudged route), the tempo of the moment, the lift-off, which
routes this person likes and how often they repeat. It does not know which route was picked, nor how unsteady
the hand was this time, and it has the ear of a strong seat. It asks whenever it may.

As a Source it taps every route as this person would expect to hear it, and takes the one that leaves this
person surest of the target.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from heliograph.arena.strangers.contact.pointing import ask_or_point
from heliograph.games.contact.moves.actions import Action
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Offer, Prompt
from heliograph.players.contact.bot import STRENGTHS, ContactBot
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.habits import FINGER_MS, PAUSE_MS
from heliograph.players.contact.human.bot import HumanPlayer
from heliograph.players.contact.human.ears import certainties, tempo_of
from heliograph.players.contact.human.eyes import seen_mm
from heliograph.players.contact.human.hands import meant_ms, tempo_now
from heliograph.players.contact.human.person import Ears, Person
from heliograph.players.contact.human.ways import route_weights
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.contact.offers import by_action, within
from heliograph.players.contact.routes import table_of
from heliograph.players.contact.speaking.route_choice import Route


def as_heard(ears: Ears, ms: Floats) -> tuple[int, ...]:
    """The durations that sound to these ears like the given milliseconds."""
    return tuple(round(_MIDDLE_MS * (one / _MIDDLE_MS) ** (1 / ears.exponent)) for one in ms.tolist())


_MIDDLE_MS = 800.0


class Ideal:
    """Listens with full knowledge of its partner, and is otherwise `strong`."""

    def __init__(self, strong: ContactBot, partner: HumanPlayer) -> None:
        self._strong, self._partner = strong, partner
        self._ear = STRENGTHS["strong"].ear

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        offers = by_action(prompt)
        if view.me == view.source and "transmit" in offers:
            return self._speak(remembered(view, told, 0.0), offers["transmit"])
        if view.me != view.guesser or "guess" not in offers:
            return self._strong.act(view, prompt, chance, told)
        return ask_or_point(self.certainties(view, told), offers)

    def certainties(self, view: View, told: Sequence[Any]) -> dict[ChipId, float]:
        """How likely each possible target is, after everything heard in this round."""
        person = self._partner.person(replace(view, me=view.source))
        return self._certainties(remembered(view, told, self._ear), person)

    def _speak(self, view: View, offer: Offer) -> Transmit:
        assert view.target is not None
        person = self._partner.person(replace(view, me=view.guesser))
        table, tempo = table_of(view.layout), tempo_of(view, person, view.source)[0]
        best: tuple[float, tuple[int, ...]] = (-1.0, (1000,))
        for flights in (1, 2, 3):
            routes = table.routes(table.number[view.rocket], flights)
            for stops in routes.only(routes.ends == table.number[view.target]).stops:
                seen = seen_mm(table, person)[stops[:-1], stops[1:]]
                holds = within(offer, as_heard(person.ears, meant_ms(person, seen, tempo)))
                sent = Transmission(view.rocket, holds, ())
                sure = certainties(replace(view, transmissions=(*view.transmissions, sent)), person)
                best = max(best, (sure[view.target], holds))
        return Transmit(best[1], (PAUSE_MS,) * (len(best[1]) - 1))

    def _certainties(self, view: View, person: Person) -> dict[ChipId, float]:
        shown = shown_stopovers(view.transmissions)
        weights = {
            chip: 0.0 if chip in shown else self._likelihood(view, person, chip) + 1e-12
            for chip in view.possible
        }
        total = sum(weights.values())
        return {chip: weight / total for chip, weight in weights.items()}

    def _likelihood(self, view: View, person: Person, chip: ChipId) -> float:
        """The forward algorithm over which route each transmission was."""
        table, now = table_of(view.layout), None
        for number, sent in enumerate(view.transmissions):
            known, odds = route_weights(table, person, sent.start, chip, view.candidates)
            fits = np.array([self._fit(view, person, number, route) for route in known])
            before = view.transmissions[number - 1]
            if now is None or sent.start != before.start:
                past, now = (1.0 if now is None else float(now.sum())), odds
                now = past * odds
            else:
                missed = sent.after_guesses > before.after_guesses
                again = person.ways.insists if missed else person.ways.repeats
                now = again * now + (1 - again) * now.sum() * odds
            now = now * fits
        return 0.0 if now is None else float(now.sum())

    def _fit(self, view: View, person: Person, number: int, route: Route) -> float:
        sent = view.transmissions[number]
        if len(route) != len(sent.holds) or route[: len(sent.shown)] != sent.shown:
            return 0.0
        then = replace(
            view, transmissions=view.transmissions[:number], guesses=view.guesses[: sent.after_guesses]
        )
        table = table_of(view.layout)
        stops = table.numbers((sent.start, *route))
        seen = seen_mm(table, person)[stops[:-1], stops[1:]]
        meant: Floats = meant_ms(person, seen, tempo_now(person, then))
        variance = person.hands.weber**2 + self._ear**2 + 2 * (FINGER_MS / meant) ** 2
        off = np.log(sent.holds) - np.log(meant)
        return float(np.prod(np.exp(-0.5 * off**2 / variance) / np.sqrt(variance)))
