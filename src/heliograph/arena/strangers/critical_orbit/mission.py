"""A mission with a stranger: one flies the spacecraft, the other has all stations on the ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.arena.critical_orbit.clock import Mission, Thinking
from heliograph.arena.critical_orbit.trial import Stopwatch
from heliograph.arena.guests import invite
from heliograph.arena.strangers.critical_orbit.otherwise import HEARD, says_the_same
from heliograph.arena.strangers.partners import Stranger
from heliograph.arena.strangers.record import Episode, Episodes, Group, Seen
from heliograph.arena.strangers.tasks import Task
from heliograph.games import load_game
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match, begin
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.players import make_player
from heliograph.players.player import Player, Waiting
from heliograph.players.strangers import Role
from heliograph.review.strangers import scores

_ROLES: tuple[Role, Role] = ("speaker", "listener")
_MOST_STEPS = 800
"""A player who rearranges the spacecraft for ever brings nobody home."""


class _Witnessed(Stopwatch):
    """The kinds of actions it took, and whether it says the same otherwise."""

    def __init__(self, player: Player, *, flies: bool) -> None:
        super().__init__(player, "mercury" if flies else "houston")
        self.did: list[str] = []
        self.turned: dict[str, bool] = {}
        self.asked_in: Mission | None = None
        """The mission, if it is asked what it would say otherwise."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        action = super().act(view, prompt, chance, told)
        if action is not None:
            self.did.append(str(action.__struct_config__.tag))
        self._ask_otherwise(self._player.act, action, chance)
        return action

    def act_at_last(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]
    ) -> msgspec.Struct | None:
        action = super().act_at_last(view, prompt, chance, told)
        if isinstance(self._player, Waiting):
            self._ask_otherwise(self._player.act_at_last, action, chance)
        return action

    def _ask_otherwise(self, think: Thinking, action: msgspec.Struct | None, chance: Chance) -> None:
        if self.asked_in is None or not isinstance(action, HEARD):
            return
        match = self.asked_in.match
        for way, same in says_the_same(match, think, action, chance).items():
            self.turned[f"{way}, step {match.seq}"] = same


def meet(
    task: Task, player: str, group: Group, strangers: Sequence[Stranger], table: int, seed: str
) -> Episodes:
    game = load_game("critical_orbit")
    assert isinstance(game, CriticalOrbit)

    def mine() -> Player:
        return invite("critical_orbit", player, pack=game.content)

    if group == "itself":
        flown = [_fly(game, task, f"{seed}/{one.name}", (mine(), mine()), 0) for one in strangers]
        return [
            Episode(stranger=player, role=role, table=table, seen=(seen,))
            for seen in flown
            for role in _ROLES
        ]
    found: Episodes = []
    for stranger in strangers:
        other = make_player(
            "critical_orbit", "human", pack=game.content, seed=stranger.seed, draws=stranger.draw
        )
        for me, role in enumerate(_ROLES):
            players = (mine(), other) if role == "speaker" else (other, mine())
            asks = role == "speaker" and group == "held-out"
            seen = _fly(game, task, f"{seed}/{stranger.name}", players, me, asks=asks)
            found.append(Episode(stranger=stranger.name, role=role, table=table, seen=(seen,)))
    return found


def _fly(
    game: CriticalOrbit, task: Task, seed: str, players: Sequence[Player], me: int, *, asks: bool = False
) -> Seen:
    """With `asks` Mercury is asked what it would say otherwise."""
    start, _ = Chance.from_seed(f"{seed}/start").pick(tuple(game.content.start))
    setup = msgspec.convert({**task.at_table("speaker")[0], "start": start}, Setup)
    match = begin(game, setup, seed)
    assert isinstance(match, Match)
    seated = [_Witnessed(player, flies=place == 0) for place, player in enumerate(players)]
    mission = Mission(match, seated, Chance.from_seed(f"{seed}/people"))
    seated[me].asked_in = mission if asks else None
    for _ in range(_MOST_STEPS):
        if mission.is_over:
            break
        mission.go_on()
    [(score, _)] = scores(game, mission.match.state, Seat(me)).values()
    return Seen(round=1, score=score, right=(score,), did=tuple(seated[me].did), turned=seated[me].turned)
