"""The ideal learner: Bayes' rule over the family of strangers, by who does not know which one it has.

It knows how common each kind of person is among those it may meet, has the ear of a strong seat, and weighs
many people of that family by everything its partner has tapped, with every tempo for each. It asks whenever
it may and plays no helper cards. Left out are the ways that a partner's eyes misjudge for good, and that a
new fancy is never an old one, so that it is a yardstick and no proof. Who speaks is not stated: as a Source
it is somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from heliograph.arena.strangers.contact.family import MOST_FLIGHTS, family
from heliograph.arena.strangers.contact.pointing import ask_or_point
from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId, Flight, Transmission
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players.contact.bot import STRENGTHS
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.human.draws import Draw
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.contact.offers import by_action
from heliograph.players.contact.routes import Table, table_of
from heliograph.players.player import Player

PEOPLE = 300
_HARDLY = 1e-12


class IdealLearner:
    def __init__(self, otherwise: Player, draw: Draw = "evaluation", people: int = PEOPLE) -> None:
        """`otherwise` does all but listening."""
        self._otherwise, self._family = otherwise, family(people, draw)
        self._ear = STRENGTHS["strong"].ear
        self._believed: dict[object, Floats] = {}

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        offers = by_action(prompt)
        if view.me != view.guesser or "guess" not in offers:
            return self._otherwise.act(view, prompt, chance, told)
        return ask_or_point(self.certainties(view, told), offers)

    def certainties(self, view: View, told: Sequence[Any]) -> dict[ChipId, float]:
        """How likely each possible target is, after all that was heard so far."""
        heard = remembered(view, told, self._ear)
        table, people = table_of(view.layout), self._family
        assert view.source is not None
        flights = tuple(flight for flight in heard.history if flight.source == view.source and flight.round)
        weights = self._after(table, flights)
        weights = people.wandered(weights, view.round - flights[-1].round if flights else 0)
        shown = shown_stopovers(heard.transmissions)
        likely = {
            chip: 0.0
            if chip in shown
            else float((weights * self._likelihood(table, heard.transmissions, chip, view.candidates)).sum())
            + _HARDLY
            for chip in view.possible
        }
        total = sum(likely.values())
        return {chip: one / total for chip, one in likely.items()}

    def _after(self, table: Table, flights: tuple[Flight, ...]) -> Floats:
        """[person, tempo] after these rounds, whose targets are known by now."""
        key = table.key, flights
        if key in self._believed:
            return self._believed[key]
        if not flights:
            return self._family.at_first
        *earlier, last = flights
        weights = self._after(table, tuple(earlier))
        weights = self._family.wandered(weights, last.round - earlier[-1].round if earlier else 0)
        likely = self._likelihood(table, last.transmissions, last.target, last.candidates) + _HARDLY
        after: Floats = weights * likely / (weights * likely).sum()
        self._believed[key] = after
        return after

    def _likelihood(
        self, table: Table, sent: tuple[Transmission, ...], target: ChipId, candidates: tuple[ChipId, ...]
    ) -> Floats:
        """[person, tempo]: forward over which route each transmission was."""
        people = self._family
        now: Floats | None = None
        for number, one in enumerate(sent):
            flights = len(one.holds)
            if not 0 < flights <= MOST_FLIGHTS:
                return np.zeros_like(people.at_first)
            known = people.known(table, one.start, target, candidates)[flights]
            odds = known.odds[:, None]
            before = sent[number - 1]
            if now is None:
                now = np.broadcast_to(odds, (*people.at_first.shape, odds.shape[2]))
            elif one.start != before.start or flights != len(before.holds):
                again = 1.0 if one.start != before.start else 1 - self._repeats(one, before)
                now = again * now.sum(axis=2, keepdims=True) * odds
            else:
                again = self._repeats(one, before)
                now = again * now + (1 - again) * now.sum(axis=2, keepdims=True) * odds
            now = now * people.fits(one, known, one.after_guesses > 0, self._ear)
            now = now * known.routes.beginning(table.numbers(one.shown))
        likely: Floats = np.ones_like(people.at_first) if now is None else now.sum(axis=2)
        return likely

    def _repeats(self, one: Transmission, before: Transmission) -> Floats:
        name = "insists" if one.after_guesses > before.after_guesses else "repeats"
        return self._family.column("ways", name)[:, None, None]
