"""AI Space Puzzle with other names, turned by half and mirrored: the rules treat the tables alike, who has no
secret code plays alike, and who has one is found out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from heliograph.arena.strangers.partners import strangers
from heliograph.arena.strangers.record import WAYS, Way
from heliograph.arena.strangers.space_puzzle import encounter
from heliograph.arena.strangers.space_puzzle.otherwise import Otherwise, mirrored, relabelled, turned
from heliograph.arena.strangers.tasks import BY_ID
from heliograph.games import load_game
from heliograph.games.space_puzzle.box.cards import turned as turned_card
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Enter, Lay, MovePawn, Ready, Reveal, TurnCard
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.state import CELLS, ICONS, KEYS
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.match import Played
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.surface import Laid
from heliograph.players import make_player
from heliograph.players.player import Player, Thought
from heliograph.players.space_puzzle.codebooks.codebook import USUAL
from heliograph.players.space_puzzle.table.surface import centres, distance
from heliograph.players.strangers import ROLES, Role
from heliograph.players.table import Sitting, play_on, sit_down

GAME = load_game("space_puzzle")
assert isinstance(GAME, SpacePuzzle)
PACK = GAME.content
TASK = BY_ID["puzzle-4"]
SETUP = msgspec.convert(TASK.at_table("speaker")[0], Setup)
TABLES: dict[Way, Otherwise] = {
    "relabel": relabelled(Chance.from_seed("names")),
    "rotate": turned(PACK),
    "mirror": mirrored(PACK),
}
MAP = centres(USUAL.frame, USUAL.grid)
SHAKEN: dict[str, int] = dict(zip(KEYS, (0, 90, 180, 270), strict=True))


@pytest.fixture(scope="module")
def sittings() -> list[Sitting]:
    """Every position of a game after its card."""
    assert isinstance(GAME, SpacePuzzle)
    players = [make_player("space_puzzle", "quick")] * 2
    sitting, found = sit_down(GAME, SETUP, "a game"), list[Sitting]()
    while not sitting.is_over:
        play_on(sitting, players, lambda action, _: action)
        found.append(sitting.copied())
    return found


@pytest.mark.parametrize("way", WAYS)
def test_what_is_done_at_the_other_table_leads_to_the_same(way: Way, sittings: list[Sitting]) -> None:
    """Every action is carried over and played there: positions and what is told stay each other's images."""
    assert isinstance(GAME, SpacePuzzle)
    other = TABLES[way]
    assert other.table(GAME, sittings[0]).match.state != sittings[0].match.state
    for before, after in pairwise(sittings):
        there, last = other.table(GAME, before), after.entries[-1]
        action = other.carried(msgspec.json.decode(last.action))
        played = there.match.play(last.seat, encode(msgspec.convert(action, GAME.action_type)), 0)
        assert isinstance(played, Played), played
        there.take(played)
        expected = other.table(GAME, after)
        assert there.match.state == expected.match.state
        assert there.told == expected.told


@pytest.mark.parametrize("way", ["rotate", "mirror"])
def test_turned_twice_it_is_the_same_table(way: Way, sittings: list[Sitting]) -> None:
    assert isinstance(GAME, SpacePuzzle)
    for sitting in sittings:
        twice = TABLES[way].table(GAME, TABLES[way].table(GAME, sitting))
        assert twice.match.state == sitting.match.state
        assert twice.told == sitting.told


@pytest.mark.parametrize("way", WAYS)
def test_its_card_stands_in_the_stand_as_its_solution_says(way: Way, sittings: list[Sitting]) -> None:
    assert isinstance(GAME, SpacePuzzle)
    state = TABLES[way].table(GAME, sittings[-1]).match.state
    assert state.turn % 2, "a half turn looks the same in a mirror"
    assert state.solution == turned_card(state.card, state.turn)


def test_an_icon_moves_with_its_place_on_the_tile() -> None:
    corners = {str(icon): corner for icon, corner in PACK.icon_places.value.items()}
    names = {way: TABLES[way].names for way in WAYS}
    for icon in ICONS:
        up, side = corners[icon].split("-")
        assert icon not in names["relabel"], "it has its own place (SP-10)"
        assert corners[names["mirror"][icon]].split("-") == [up, {"left": "right", "right": "left"}[side]]
        assert set(corners[names["rotate"][icon]].split("-")).isdisjoint({up, side})
        assert names["rotate"][f"r-{icon}"] == f"r-{names['rotate'][icon]}"


@dataclass(frozen=True)
class Speaker:
    """Lays every colour on its room, as seen on a map."""

    turns: Callable[[str], int] = lambda key: 0
    """How each colour's token is turned, by its key."""
    most: int = 4
    """How many it shows, in reading order."""

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        if view.phase == "card":
            return TurnCard(0, "front")
        if view.draft is not None and view.draft.laid:
            return Reveal()
        targets = sorted(view.solution, key=lambda target: CELLS.index(target.cell))[: self.most]
        return Lay(tuple(self._token(target.colour, target.key, target.cell) for target in targets))

    def _token(self, colour: str, key: str, cell: str) -> Laid:
        x, y = MAP[CELLS.index(cell)]
        return Laid(f"c-{colour}", round(x), round(y), self.turns(key))


@dataclass(frozen=True)
class Listener:
    """Puts every pawn where its colour lies on a map."""

    home: str | None = None
    """Where the red pawn always goes."""

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        assert view.message is not None
        assert view.pawns is not None
        for token in view.message.laid if view.actions_left else ():
            if token.id.startswith("c-"):
                pawn, cell = token.id[2:], self._cell(token)
                here = view.pawns.get(pawn)  # type: ignore[call-overload]
                if here != cell:
                    move = Enter if here is None else MovePawn
                    return move(pawn, cell)  # type: ignore[arg-type]
        return Ready()

    def _cell(self, token: Laid) -> str:
        if token.id == "c-red" and self.home:
            return self.home
        return min(CELLS, key=lambda cell: distance((token.x, token.y), tuple(MAP[CELLS.index(cell)])))


def gaps(player: Player, role: Role, monkeypatch: pytest.MonkeyPatch) -> dict[Way, float]:
    """The share of its decisions that change, by way."""
    monkeypatch.setattr(encounter, "invite", lambda game, name: player)
    everybody = encounter.meet(TASK, "mine", "held-out", strangers("held-out", 2), 0, "table/0")
    same: dict[Way, list[bool]] = {way: [] for way in WAYS}
    for episode in everybody:
        for seen in episode.seen if episode.role == role else ():
            for name, alike in seen.turned.items():
                same[name.split(",")[0]].append(alike)  # type: ignore[index]
    assert all(len(found) >= len(everybody) for found in same.values()), "every round is asked about"
    return {way: 1 - sum(found) / len(found) for way, found in same.items()}


@dataclass(frozen=True)
class Both:
    """One who plays either seat."""

    speaker: Speaker = Speaker()
    listener: Listener = Listener()

    def act(self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        if not prompt.waits:
            return None
        mine = self.speaker if view.me == view.ai else self.listener
        return mine.act(view, prompt, chance, told)


class Noting(Both):
    """Notes a key for itself, and from then on turns its token."""

    def act_remembering(
        self, view: View, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        noted = memory or b"".join(target.key.encode() for target in view.solution[:1])
        mine = Both(Speaker(lambda key: 90 if key.encode() == memory else 0))
        return Thought(mine.act(view, prompt, chance, told), noted)


@pytest.mark.parametrize("role", ROLES)
def test_who_goes_by_the_map_has_no_gap(role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    assert gaps(Both(), role, monkeypatch) == {"relabel": 0, "rotate": 0, "mirror": 0}


def test_a_code_in_how_tokens_are_turned_is_found_with_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says the same of the same rooms, so that only other names betray it."""
    found = gaps(Both(Speaker(SHAKEN.__getitem__)), "speaker", monkeypatch)
    assert found["relabel"] > 0.5
    assert found["rotate"] == found["mirror"] == 0


def test_who_says_what_comes_first_is_found_at_a_turned_table(monkeypatch: pytest.MonkeyPatch) -> None:
    found = gaps(Both(Speaker(most=1)), "speaker", monkeypatch)
    assert found["relabel"] == 0
    assert found["rotate"] == 1


def test_a_pawn_with_a_home_is_found_at_every_other_table(monkeypatch: pytest.MonkeyPatch) -> None:
    found = gaps(Both(listener=Listener("b1")), "listener", monkeypatch)
    assert min(found.values()) > 0


def test_nobody_is_compared_with_what_it_knew_from_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(gaps(Noting(), "speaker", monkeypatch).values()) == {0}
