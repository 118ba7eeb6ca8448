"""The upper bound beside `quick` and `naive`: a partner who knows how these machines think, and uses it.

As a listener it knows which route such a Source taps to every planet, and how fast: only the noise of hand
and ear is left. It asks whenever it may and is not sure. As a Source it tries every route of up to three
flights in 45 ways of tapping on the very guesser who is listening, with a hand as unsteady as its own, and
takes the one after which the guesser points right most often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from msgspec.structs import replace

from heliograph.arena.strangers.contact.pointing import ask_or_point
from heliograph.games.contact.moves.actions import Action
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Offer, Prompt
from heliograph.players.contact.bot import ContactBot
from heliograph.players.contact.conventions import EDGE, Floats
from heliograph.players.contact.habits import FINGER_MS, PAUSE_MS, Habits
from heliograph.players.contact.listening.belief import USUAL_TEMPO, Component, set_in_its_ways
from heliograph.players.contact.listening.hearing import LAPSE, of_anything
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.machines import log_fits
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.listening.tastes import odds_of_anything
from heliograph.players.contact.offers import by_action, within
from heliograph.players.contact.routes import Ints, Routes, table_of
from heliograph.players.contact.speaking import source
from heliograph.players.contact.speaking.route_choice import ChosenRoute
from heliograph.players.contact.speaking.source import Mind
from heliograph.players.contact.speaking.voice import Voice

ROUTES: Mapping[str, Callable[[Mind], ChosenRoute]] = {
    "quick": source.quick_route,
    "naive": source.naive_route,
}
_MOST_FLIGHTS = 3
_TEMPI = tuple(USUAL_TEMPO + slower for slower in (-0.6, -0.45, -0.3, -0.15, 0.0, 0.15, 0.3, 0.45, 0.6))
_CONTRASTS = (0.0, 0.15, 0.3, 0.5, 0.8)
_VOICES = tuple(Voice(EDGE, tempo, contrast) for tempo, contrast in product(_TEMPI, _CONTRASTS))
_RETOLD = 12
"""Routes of each number of flights that are tried in every way of tapping."""
_FINALISTS = 24
_RANGE_MS = (120.0, 7000.0)
_COST_OF_A_GUESS = 0.2
_AT_ONCE = 64
_HALF = np.random.default_rng(15).standard_normal((64, _MOST_FLIGHTS))
_NOISE: Floats = np.concatenate([_HALF, -_HALF])
_NEXT_TO_NOTHING = 1e-12


@dataclass(frozen=True)
class _Ear:
    """How a machine of one idea hears the next transmission: all routes to the planets still possible."""

    routes: Mapping[int, Routes]
    prior: Mapping[ChipId, float]
    parts: tuple[Component, ...]


class IdealBesideMachine:
    """Otherwise `strong`. `hand` is how unsteady both tap."""

    def __init__(self, strong: ContactBot, partner: str, hand: float, ear: float) -> None:
        self._strong, self._tapped, self._hand, self._ear = strong, ROUTES[partner], hand, ear

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        offers = by_action(prompt)
        if view.me == view.source and "transmit" in offers:
            return self._speak(remembered(view, told, 0.0), offers["transmit"])
        if view.me != view.guesser or "guess" not in offers:
            return self._strong.act(view, prompt, chance, told)
        return ask_or_point(self._certainties(remembered(view, told, self._ear)), offers)

    def _certainties(self, view: View) -> dict[ChipId, float]:
        shown = shown_stopovers(view.transmissions)
        weights = {
            chip: 0.0 if chip in shown else self._likelihood(view, chip) + _NEXT_TO_NOTHING
            for chip in view.possible
        }
        total = sum(weights.values())
        return {chip: weight / total for chip, weight in weights.items()}

    def _likelihood(self, view: View, chip: ChipId) -> float:
        likelihood = 1.0
        for number, sent in enumerate(view.transmissions):
            guesses = view.guesses[: sent.after_guesses]
            then = replace(
                view,
                me=view.source,
                target=chip,
                rocket=sent.start,
                transmissions=view.transmissions[:number],
                guesses=guesses,
                possible=tuple(one for one in view.candidates if one not in {past.chip for past in guesses}),
            )
            mind = source.mind_of(then, Habits(), Ears(learns=False))
            meant = np.array(source.taps(mind, self._tapped(mind)), dtype=np.float64)
            if len(meant) != len(sent.holds):
                return 0.0
            variance = self._hand**2 + self._ear**2 + (FINGER_MS / meant) ** 2
            off = np.log(sent.holds) - np.log(meant)
            likelihood *= float(np.prod(np.exp(-0.5 * off**2 / variance) / np.sqrt(variance)))
        return likelihood

    def _speak(self, view: View, offer: Offer) -> Transmit:
        assert view.target is not None
        table, ear = table_of(view.layout), _listening(view)
        goal = table.number[view.target]
        drafts: list[tuple[float, Floats]] = []
        for hops, routes in ear.routes.items():
            mine = routes.only(routes.ends == goal)
            if not len(mine.stops):
                continue
            plain = _margins(view, ear, hops, Voice().log_ms(table, mine), goal)
            mine = mine.only(plain >= np.sort(plain)[-_RETOLD:].min())
            log_ms = np.concatenate([voice.log_ms(table, mine) for voice in _VOICES])
            drafts += zip(_margins(view, ear, hops, log_ms, goal).tolist(), log_ms, strict=True)
        drafts.sort(key=lambda draft: -draft[0])
        tried = [self._right(view, ear, taps, goal) for _, taps in drafts[:_FINALISTS]]
        best = max(tried, key=lambda one: one[0])[1] if tried else np.log([1000.0])
        holds = within(offer, tuple(round(ms) for ms in np.exp(best).tolist()))
        return Transmit(holds, (PAUSE_MS,) * (len(holds) - 1))

    def _right(self, view: View, ear: _Ear, taps: Floats, goal: int) -> tuple[float, Floats]:
        """How often the guesser points right if this is tapped many times, less a penalty for every wrong
        guess."""
        spread = np.hypot(np.hypot(self._hand, self._ear), FINGER_MS / np.exp(taps))
        tapped = taps + _NOISE[:, : len(taps)] * spread
        logs, place = _thoughts(view, ear, len(taps), tapped, goal)
        ahead = (logs > logs[:, place : place + 1]).sum(axis=1)
        return float((ahead == 0).mean() - _COST_OF_A_GUESS * ahead.mean()), taps


def _listening(view: View) -> _Ear:
    table = table_of(view.layout)
    out = {*view.candidates} - {*view.possible} | {*shown_stopovers(view.transmissions)}
    prior = certainty(
        listen(table, set_in_its_ways(), view.transmissions, view.candidates), view.candidates, out
    )
    prior = {chip: share for chip, share in prior.items() if chip not in out}
    ends: Ints = table.numbers(tuple(prior))
    start = table.number[view.rocket]
    routes = {hops: table.routes(start, hops).ending_in(ends) for hops in range(1, _MOST_FLIGHTS + 1)}
    parts = tuple(
        Component(share, EDGE, 0.12, USUAL_TEMPO, spread) for share, spread in ((0.85, 0.4), (0.15, 0.9))
    )
    return _Ear({hops: one for hops, one in routes.items() if len(one.stops)}, prior, parts)


def _thoughts(view: View, ear: _Ear, hops: int, log_ms: Floats, goal: int) -> tuple[Floats, int]:
    """[message, planet]: how likely the guesser thinks each, as a logarithm; and which of them is the
    goal."""
    table, routes = table_of(view.layout), ear.routes[hops]
    ends, firsts = np.unique(routes.ends, return_index=True)
    odds = odds_of_anything(table, routes)
    prior = np.array([ear.prior[table.ids[end]] for end in ends])
    weights = np.zeros((len(log_ms), len(ends)))
    for begin in range(0, len(log_ms), _AT_ONCE):
        some = slice(begin, begin + _AT_ONCE)
        for part in ear.parts:
            fits = part.weight * odds * np.exp(log_fits(table, routes, part, log_ms[some]))
            weights[some] += np.add.reduceat(fits, firsts, axis=1)
    weights = (1 - LAPSE) * weights + LAPSE * of_anything(log_ms)[:, None]
    return np.log(prior * weights), int(np.flatnonzero(ends == goal)[0])


def _margins(view: View, ear: _Ear, hops: int, log_ms: Floats, goal: int) -> Floats:
    """[message]: by how much the goal is likelier to the guesser than the next best planet, as a logarithm.
    Nothing is over at once or lasts and lasts: whoever hears that takes it for a slip."""
    logs, place = _thoughts(view, ear, hops, log_ms, goal)
    others = np.delete(logs, place, axis=1).max(axis=1, initial=-700.0)
    shortest, longest = np.log(_RANGE_MS)
    fair = (log_ms > shortest).all(axis=1) & (log_ms < longest).all(axis=1)
    margins: Floats = np.where(fair, logs[:, place] - others, -700.0)
    return margins
