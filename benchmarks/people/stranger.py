"""A human-like partner for Contact that has nothing in common with the family the AI seats were tuned on.

It taps the shortest route or one of the fewest flights, from centre to centre, with 15 % noise, the same
lift-off for every flight and a tempo that drifts. As Crew it compares what it heard with every route of as
many flights, and a common factor is half forgiven.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, hypot, log, sin, sqrt
from random import Random
from typing import Any

from heliograph.games.contact.moves.actions import Action
from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.stopover import PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit, Transmitted
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt

Route = tuple[str, ...]


class Stranger:
    def __init__(self, seed: str) -> None:
        dice = Random(f"stranger {seed}")
        self._seed = seed
        self._prefers_few = dice.random() < 0.5
        self._mm_per_ms = 0.1 * exp(dice.gauss(0, 0.25))
        self._liftoff_ms = dice.uniform(50, 250)
        self._noise = 0.15
        self._sway, self._phase = dice.uniform(0.05, 0.15), dice.uniform(0, 6.3)
        self._asks_within = dice.uniform(0.02, 0.15)

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Action | None:
        offered = [offer.action for offer in prompt.offers]
        if not offered or view.me not in (view.source, view.guesser):
            return None
        if view.me == view.guesser and "guess" in offered:
            return self._point(view, "ask-repeat" in offered, told)
        match offered[0]:
            case "begin-round":
                return BeginRound()
            case "choose-signal":
                return ChooseSignal(view.signals[len(view.signals) // 2])
            case "place-rocket":
                return PlaceRocket(self._shown(view))
            case "plan-route":
                return PlanRoute(self._route(view, view.rocket, view.target))
        return self._tap(view)

    def _tap(self, view: View) -> Transmit:
        assert view.target is not None
        route = view.plan or self._route(view, view.rocket, view.target)
        dice = Random(f"{self._seed} {view.round} {len(view.transmissions)} {len(view.history)}")
        tempo = exp(self._sway * sin(self._phase + 0.9 * view.round))
        meant = self._durations(view, view.rocket, route)
        holds = tuple(max(80, round(ms * tempo * exp(dice.gauss(0, self._noise)))) for ms in meant)
        return Transmit(holds, (450,) * (len(holds) - 1))

    def _shown(self, view: View) -> str:
        sent = view.transmissions[-1]
        route = self._route(view, sent.start, str(view.target))
        fits = [chip for chip in view.layout.links[view.rocket] if chip != view.target]
        return next((chip for chip in route[len(sent.shown) :] if chip in fits), fits[0])

    def _durations(self, view: View, start: str, route: Route) -> list[float]:
        stops = (start, *route)
        return [
            self._liftoff_ms + _apart(view, here, there) / self._mm_per_ms for here, there in pairwise(stops)
        ]

    def _route(self, view: View, start: str, target: str) -> Route:
        """The shortest route from centre to centre, or the shortest of those with fewest flights."""
        links, best = view.layout.links, dict[str, tuple[float, Route]]()
        reached: list[tuple[float, Route]] = [(0.0, ())]
        while reached:
            reached.sort()
            cost, route = reached.pop(0)
            here = route[-1] if route else start
            if here in best:
                continue
            best[here] = (cost, route)
            for there in links[here]:
                flight = _apart(view, here, there) + (10_000 if self._prefers_few else 0)
                reached.append((cost + flight, (*route, there)))
        return best[target][1]

    def _point(self, view: View, may_ask: bool, told: Sequence[Any]) -> Action:
        heard = [event.transmission for event in told if isinstance(event, Transmitted)][-1]
        ranked = sorted(
            (min(self._misfit(view, heard.start, route, heard.holds) for route in routes), chip)
            for chip in view.possible
            if (routes := list(self._ideas(view, heard.start, chip, len(heard.holds))))
        )
        if not ranked:
            return MakeGuess(Random(f"{self._seed} {view.round}").choice(view.possible))
        close = len(ranked) > 1 and ranked[1][0] - ranked[0][0] < self._asks_within
        return AskRepeat() if close and may_ask else MakeGuess(ranked[0][1])

    def _ideas(self, view: View, start: str, chip: str, flights: int) -> Iterator[Route]:
        links = view.layout.links
        if flights == 1 and chip in links[start]:
            yield (chip,)
        for first in links[start]:
            if flights == 2 and chip in links[first]:
                yield (first, chip)
            if flights == 3 and first != chip:
                yield from (
                    (first, second, chip)
                    for second in links[first]
                    if chip in links[second] and second not in (start, chip)
                )

    def _misfit(self, view: View, start: str, route: Route, holds: tuple[int, ...]) -> float:
        """A common factor is half forgiven: nobody's tempo is known for sure."""
        off = [log(h / ms) for h, ms in zip(holds, self._durations(view, start, route), strict=True)]
        common = sum(off) / len(off)
        return sqrt(sum((one - common) ** 2 for one in off) / len(off)) + 0.5 * abs(common)


def _apart(view: View, here: str, there: str) -> float:
    chips = {chip.id: chip for chip in view.layout.chips}
    return hypot(chips[here].x - chips[there].x, chips[here].y - chips[there].y) / 10
