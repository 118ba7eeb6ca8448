"""Contact's lesson for a device without a network: both roles once, with a partner who follows a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import dist
from pathlib import Path

from scripts.lessons.recorder import Action, Lesson, Move, Recorder

from heliograph.games.contact.game import Contact
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import ChipId, State
from heliograph.kernel.match import Match, begin
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

FILE = Path("web/src/games/contact/tutorial/first-flight.json")
SEED = "first flight"
ME, PARTNER = Seat(0), Seat(1)
PER_UNIT_MS = 0.45
"""How long a tap is held for each unit of distance."""
PAUSE_MS = 400


def recorded() -> dict[Path, str]:
    started = begin(Contact.load(), Setup(seats=2, level=1, route="guided", written_record=True), SEED)
    assert isinstance(started, Match), started
    recorder = Recorder(ME)
    recorder.record(_lesson(), started)
    return {FILE: recorder.written()}


def _lesson() -> Lesson:
    done = Lesson("done")
    crew = Lesson(
        "guess",
        _offered("guess"),
        _wrong,
        others=_partner,
        then=lambda match: done if len(match.state.history) > 1 else crew,
    )
    source = Lesson(
        lambda match: "route" if match.state.plan is None else "fly",
        _offered("plan-route", "transmit"),
        known=_one_way,
        freely=frozenset({"plan-route", "transmit"}),
        then=lambda match: source if match.state.phase == "transmit" else crew,
    )
    return Lesson("begin", _offered("begin-round"), then=lambda match: source)


def _wrong(match: Match, action: Action) -> str:
    return "" if action["chip"] == _target(match.state) else "lesson-not-that-one"


def _offered(*kinds: str) -> Callable[[Match], Sequence[Offer]]:
    return lambda match: [one for one in match.prompt(ME).offers if one.action in kinds]


def _one_way(match: Match) -> Iterable[Action]:
    """One route, and one recording of it: the learner's own recording may be any."""
    yield {"type": "plan-route", "route": _route(match.state)}
    if match.state.plan is not None:
        yield _recording(match.state)


def _partner(match: Match) -> Move | None:
    """Understands at once, then taps a route of its own."""
    state: State = match.state
    if state.source == ME:
        return (PARTNER, {"type": "guess", "chip": _target(state)}) if state.phase == "guess" else None
    if state.phase == "ready":
        return (PARTNER, {"type": "begin-round"}) if len(state.history) == 1 else None
    if state.phase != "transmit":
        return None
    if state.plan is None:
        return PARTNER, {"type": "plan-route", "route": _route(state)}
    return PARTNER, _recording(state)


def _route(state: State) -> list[ChipId]:
    """A short route; with a stopover if one is possible without a detour."""
    links, target = state.layout.links, _target(state)
    ways = [[target]] if target in links[state.rocket] else []
    ways += [[stop, target] for stop in links[state.rocket] if target in links[stop] and stop != target]
    ways += [
        [first, second, target]
        for first in links[state.rocket]
        for second in links[first]
        if target in links[second] and len({first, second, target, state.rocket}) == len("ABCD")
    ]
    return min(ways, key=lambda way: (len(way) != 2, sum(_lengths(state, way))))


def _recording(state: State) -> Action:
    assert state.plan is not None
    holds = [round(PER_UNIT_MS * length) for length in _lengths(state, state.plan)]
    return {"type": "transmit", "holds": holds, "pauses": [PAUSE_MS] * (len(holds) - 1)}


def _lengths(state: State, way: Sequence[ChipId]) -> list[float]:
    places = {chip.id: (chip.x, chip.y) for chip in state.layout.chips}
    stops = [state.rocket, *way]
    return [dist(places[here], places[there]) for here, there in pairwise(stops)]


def _target(state: State) -> ChipId:
    assert state.flight is not None
    return state.flight.target
