"""Nothing in a signal may depend on a planet's letter or on how the table lies. The table is turned, mirrored
and renamed: the Source's route and the Crew's beliefs must follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.players.contact.games import play, views

from heliograph.games.contact.moves.begin import ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.stopover import PlaceRocket
from heliograph.games.contact.moves.transmit import PlanRoute, Transmit
from heliograph.games.contact.rules.geometry import flyable_links
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import Chip, Layout
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import say
from heliograph.kernel.prompt import Choice, Field, Offer, Path, Prompt, Rhythm
from heliograph.players import make_player, strengths
from heliograph.players.contact.listening.guessing import certainties
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.routes import table_of
from heliograph.players.player import Player

Names = dict[str, str]
Turn = Callable[[int, int, int], tuple[int, int]]

TURNS: dict[str, Turn] = {
    "as it is": lambda x, y, size: (x, y),
    "a quarter turn": lambda x, y, size: (size - y, x),
    "a half turn": lambda x, y, size: (size - x, size - y),
    "mirrored": lambda x, y, size: (size - x, y),
}


def new_names(layout: Layout, seed: str) -> Names:
    """Planets exchange letters and asteroids their numbers; Earth stays Earth."""
    names: Names = {}
    chance = Chance.from_seed(seed)
    for kind in ("planet", "asteroid", "earth"):
        old = [chip.id for chip in layout.chips if chip.kind == kind]
        new, chance = chance.shuffled(old)
        names |= dict(zip(old, new, strict=True))
    return names


def turned(layout: Layout, names: Names, turn: Turn) -> Layout:
    chips = [Chip(names[chip.id], chip.kind, *turn(chip.x, chip.y, layout.size)) for chip in layout.chips]
    chips.sort(key=lambda chip: (chip.kind, chip.id))
    return Layout(layout.size, layout.radius, tuple(chips), flyable_links(chips, layout.radius))


def seen_otherwise(view: View, names: Names, turn: Turn) -> View:
    plain = msgspec.to_builtins(replace(view, layout=Layout(0, 0, (), {})))
    other = msgspec.convert(renamed(plain, names), View)
    return replace(
        other,
        layout=turned(view.layout, names, turn),
        candidates=tuple(sorted(other.candidates)),
        possible=tuple(sorted(other.possible)),
        history=tuple(replace(f, candidates=tuple(sorted(f.candidates))) for f in other.history),
    )


def renamed(value: Any, names: Names) -> Any:
    match value:
        case str():
            return names.get(value, value)
        case dict():
            return {key: renamed(inner, names) for key, inner in value.items()}
        case list() | tuple():
            return [renamed(inner, names) for inner in value]
    return value


def prompt_for(view: View) -> Prompt:
    """The offers of the Source's phases, as the game would make them for this view."""
    rhythm: dict[str, Field] = {"holds": Rhythm(1, 23, 60, 60000), "pauses": Rhythm(0, 22, 0, 60000, "holds")}
    stops = tuple(chip for chip in view.layout.links[view.rocket] if chip != view.target)
    offers = {
        "signal": Offer("choose-signal", {"value": Choice(view.signals)}),
        "stopover": Offer("place-rocket", {"chip": Choice(stops)}),
        "transmit": Offer("transmit", rhythm),
    }
    if view.setup.route == "guided" and view.plan is None and view.target is not None:
        path = Path(view.rocket, view.target, view.layout.links)
        offers["transmit"] = Offer("plan-route", {"route": path})
    return Prompt(say("ask-transmit"), (offers[view.phase],))


@pytest.fixture(scope="module")
def guided() -> tuple[list[View], list[View]]:
    """Views of planning Sources and of guessers."""
    _, decisions = play(Setup(mode="professional", route="guided"), "codes", timing_cv=0.15)
    _, more = play(Setup(level=1, route="guided"), "codes", timing_cv=0.02)
    return views(decisions + more, PlanRoute), views(decisions + more, MakeGuess)


def follows(player: Player, view: View, turn: Turn) -> bool:
    """On the turned and renamed table this player plans the same route."""
    names, chance = new_names(view.layout, "names"), Chance.from_seed("x")
    other = seen_otherwise(view, names, turn)
    here = player.act(view, prompt_for(view), chance, ())
    there = player.act(other, prompt_for(other), chance, ())
    assert isinstance(here, PlanRoute)
    return there == PlanRoute(tuple(names[chip] for chip in here.route))


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
@pytest.mark.parametrize("strength", strengths("contact"))
def test_the_route_follows_the_table(
    guided: tuple[list[View], list[View]], strength: str, turn: Turn
) -> None:
    player = make_player("contact", strength)
    assert all(follows(player, view, turn) for view in guided[0])


class ByLetter:
    """A Source with a secret code: the number of flights depends on the alphabet."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> PlanRoute:
        table, order = table_of(view.layout), sorted(view.candidates)
        hops = 2 + order.index(view.target) % 2
        routes = table.routes(table.number[view.rocket], hops).ending_in(table.numbers((view.target,)))
        return PlanRoute(table.names(routes.stops[0, 1:]))


def test_a_code_is_caught(guided: tuple[list[View], list[View]]) -> None:
    assert not all(follows(ByLetter(), view, TURNS["as it is"]) for view in guided[0])


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
def test_what_the_crew_thinks_follows_the_table(guided: tuple[list[View], list[View]], turn: Turn) -> None:
    for view in guided[1]:
        names = new_names(view.layout, "names")
        other = seen_otherwise(view, names, turn)
        for ears in (Ears(), Ears(learns=False)):
            here, there = certainties(view, ears), certainties(other, ears)
            assert there == pytest.approx({names[chip]: sure for chip, sure in here.items()}, abs=1e-9)


def test_holds_stakes_and_stopovers_follow_the_table() -> None:
    """Free mode: the same taps, the same card, the same stopover on a turned and renamed table."""
    decisions = [
        decision
        for number in range(3)
        for decision in play(Setup(mode="professional"), f"free-{number}", timing_cv=0.3)[1]
    ]
    player, chance = make_player("contact", "strong"), Chance.from_seed("x")
    seen = set()
    for view in [view for kind in (Transmit, ChooseSignal, PlaceRocket) for view in views(decisions, kind)]:
        names = new_names(view.layout, "other names")
        other = seen_otherwise(view, names, TURNS["a quarter turn"])
        here = player.act(view, prompt_for(view), chance, ())
        there = player.act(other, prompt_for(other), chance, ())
        expected = PlaceRocket(names[here.chip]) if isinstance(here, PlaceRocket) else here
        assert there == expected
        seen.add(type(here))
    assert seen == {Transmit, ChooseSignal, PlaceRocket}
