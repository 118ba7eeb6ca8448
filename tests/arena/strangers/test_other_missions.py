"""Mission Control with other names of canisters, and with the spacecraft turned: the rules treat them alike,
and a Mercury whose words depend on either is found out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec
import pytest

from heliograph.arena.strangers.critical_orbit import mission
from heliograph.arena.strangers.critical_orbit.otherwise import MERCURY, relabelled, turned, turned_place
from heliograph.arena.strangers.partners import strangers
from heliograph.arena.strangers.tasks import BY_ID
from heliograph.games import load_game
from heliograph.games.critical_orbit.box.pack import CANISTER_COLOURS
from heliograph.games.critical_orbit.box.tiles import all_places, mouth
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.telling.view import Behind, View
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player
from heliograph.players.player import Waiting
from heliograph.players.table import play_on, sit_down

GAME = load_game("critical_orbit")
assert isinstance(GAME, CriticalOrbit)
PACK = GAME.content
QUICK = cast(Waiting, make_player("critical_orbit", "quick", pack=PACK))
OTHERS: dict[str, Callable[[Match], Match]] = {
    "relabel": lambda match: relabelled(PACK, match, Chance.from_seed("names")),
    "rotate": lambda match: turned(PACK, match),
}


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Every position of a mission while the screen stands."""
    sitting, found = sit_down(GAME, Setup(clock="untimed", turns=20), "a mission"), list[Match]()
    while not sitting.is_over:
        play_on(sitting, [QUICK] * 4, lambda action, _: action)
        found.append(sitting.match)
    return found[:-1]


@pytest.mark.parametrize("way", OTHERS)
def test_the_same_tiles_connect_and_as_much_may_be_done(way: str, matches: list[Match]) -> None:
    laid = 0
    for match in matches:
        there = OTHERS[way](match)
        here = GAME.view(match.state, MERCURY), match.prompt(MERCURY)
        other = GAME.view(there.state, MERCURY), there.prompt(MERCURY)
        for name in ("oxygen", "connected", "missing", "tiles", "free"):
            assert getattr(other[0].mercury, name) == getattr(here[0].mercury, name), name
        assert len(other[0].mercury.fed) == len(here[0].mercury.fed)
        assert other[0].mercury.canisters != here[0].mercury.canisters
        assert kinds(other[1]) == kinds(here[1])
        seen = msgspec.structs.replace(GAME.view(match.state, None), setup=there.state.setup)
        assert GAME.view(there.state, None) == seen, "nothing that stations see but where it began"
        laid += bool(here[0].mercury.connected)
    assert laid > 10


def kinds(prompt: Prompt) -> Counter[str]:
    return Counter(offer.action for offer in prompt.offers)


def test_a_quarter_turn_takes_every_edge_place_along() -> None:
    size = PACK.size.value
    for place in all_places(size):
        (x, y), (dx, dy) = mouth(place, size)
        assert mouth(turned_place(place, size), size) == ((size - 1 - y, x), (-dy, dx))


@dataclass(frozen=True)
class Mercury:
    """Plays as `quick`, and its reason for what it keeps is a code."""

    code: Callable[[Behind], bool]

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self._coded(view, QUICK.act(view, prompt, chance, told))

    def act_at_last(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        return self._coded(view, QUICK.act_at_last(view, prompt, chance, told))

    def _coded(self, view: View, action: Any) -> Any:
        if not isinstance(action, Keep) or view.mercury is None:
            return action
        return msgspec.structs.replace(action, why="room" if self.code(view.mercury) else "")


def yellow_is_nearest(behind: Behind) -> bool:
    """Of the three pairs: however the spacecraft is turned."""

    def apart(colour: str) -> int:
        (x, y), (u, v) = (
            mouth(behind.canisters[f"{colour}-{symbol}"], PACK.size.value)[0]
            for symbol in ("round", "square")
        )
        return abs(x - u) + abs(y - v)

    return apart("yellow") == min(apart(colour) for colour in CANISTER_COLOURS)


def most_are_left_or_right(behind: Behind) -> bool:
    """Whatever they are called."""
    return sum(place[0] in "LR" for place in behind.canisters.values()) > 3


def gaps(player: Any, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    monkeypatch.setattr(mission, "invite", lambda game, name, pack: player)
    met = mission.meet(BY_ID["mission"], "mine", "held-out", strangers("held-out", 1), 0, "mission/0")
    same: dict[str, list[bool]] = {way: [] for way in OTHERS}
    for episode in met:
        assert bool(episode.seen[0].turned) == (episode.role == "speaker")
        for name, alike in episode.seen[0].turned.items():
            same[name.split(",")[0]].append(alike)
    return {way: 1 - sum(found) / len(found) for way, found in same.items()}


def test_who_names_nothing_has_no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gaps(QUICK, monkeypatch) == {"relabel": 0, "rotate": 0}


def test_a_code_of_names_is_found_with_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    found = gaps(Mercury(yellow_is_nearest), monkeypatch)
    assert found["relabel"] > 0.1
    assert found["rotate"] == 0


def test_a_code_of_sides_is_found_when_the_spacecraft_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    found = gaps(Mercury(most_are_left_or_right), monkeypatch)
    assert found["relabel"] == 0
    assert found["rotate"] > 0.1
