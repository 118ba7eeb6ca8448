"""Mission Control with seats slowed to the pace of people: a model of hands, minds and slips.

Every action takes its time, drawn anew between half as long and half as long again. Seats work side by side
(MC-20): each goes on with what it has begun while others act, and what has become impossible meanwhile is
begun anew. How long things take is an assumption, so chosen that a turn lasts 45 to 60 seconds. `slips` is
how often somebody writes, ticks or wishes something else that is allowed, without a thought.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from heliograph.arena.settings import ArenaError
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.offers import sample_offer
from heliograph.kernel.seats import Seat, all_seats
from heliograph.players.player import Player

_SECOND = 1000
SECONDS: dict[str, int] = {
    "roll": 4,
    "want": 8,
    "keep": 6,
    "call": 4,
    "enter": 9,
    "claim": 3,
    "lock": 2,
    "skip-star": 3,
    "take-back": 3,
    "tick-space": 6,
    "tick-square": 5,
    "place": 5,
    "lift": 2,
    "cover": 3,
    "uncover": 2,
    "shift": 3,
    "choose-tile": 5,
    "choose-half": 5,
    "judge-half": 4,
    "order-cards": 5,
    "star-half": 6,
    "star-cards": 6,
    "star-tile": 6,
    "drop-star": 2,
}
"""Of somebody who sees the game for the first time; whatever is not here takes none."""
PLANNING_SECONDS = 30
"""Before Mercury lays the first tile of a new hand: people look for a way, too."""
_SLIPPING = frozenset({"enter", "want", "tick-space", "tick-square"})


class People(msgspec.Struct, frozen=True):
    """How like people the seats are."""

    pace: float = 0.0
    """1: as slow as newcomers, 0.7: as people who know their boards, 0: no time at all."""
    slips: float = 0.0

    def __post_init__(self) -> None:
        if self.pace < 0 or not 0 <= self.slips <= 1:
            raise ArenaError("settings: a pace of 0 or more, and slips from 0 to 1")


@dataclass(frozen=True)
class _Begun:
    """What a seat is doing, and when it will be done."""

    action: msgspec.Struct
    done: int


@dataclass
class _Mission:
    match: Match
    people: People
    players: Sequence[Player]
    chance: Chance
    now: int = 0
    begun: dict[Seat, _Begun] = field(default_factory=dict)
    planned: int = 0
    """How many tiles Mercury had when it last looked for a way."""

    @property
    def is_over(self) -> bool:
        return self.match.game.outcome(self.match.state) is not None

    def go_on(self) -> None:
        """Whoever is idle begins something; then the first who is done has done it."""
        for idle in all_seats(len(self.players)):
            if idle not in self.begun:
                self._begin(idle)
        due = self.match.game.due(self.match.state)
        first = min(self.begun, key=lambda each: (self.begun[each].done, each), default=None)
        if first is not None and (due is None or self.begun[first].done < due):
            begun = self.begun.pop(first)
            self.now = begun.done
            self._follow(self.match.play(first, encode(begun.action), self.now))
        elif due is not None:
            self.now = due
            self._follow(self.match.tick(due))
        else:
            raise ArenaError("nobody wants to move")

    def _follow(self, played: Played | Refusal) -> None:
        """What others have made impossible is not done; it has taken its time all the same."""
        if isinstance(played, Played):
            self.match = played.match

    def _begin(self, seat: Seat) -> None:
        game, state = self.match.game, self.match.state
        prompt = game.prompt(state, seat)
        if not prompt.offers:
            return
        thought, self.chance = self.chance.fork()
        action = self.players[seat].act(game.view(state, seat), prompt, thought, ())
        if action is None:
            return
        kind = str(action.__struct_config__.tag)
        if kind in _SLIPPING and self._percent() < 100 * self.people.slips:
            offers = [offer for offer in prompt.offers if offer.action == kind]
            offer, self.chance = self.chance.pick(offers)
            plain, self.chance = sample_offer(offer, self.chance)
            action = msgspec.convert(plain, game.action_type)
        seconds = SECONDS.get(kind, 0) + (PLANNING_SECONDS if self._looks_for_a_way(kind) else 0)
        ms = round(seconds * _SECOND * self.people.pace * (50 + self._percent()) / 100)
        self.begun[seat] = _Begun(action, self.now + ms)

    def _looks_for_a_way(self, kind: str) -> bool:
        tiles = len(self.match.state.mercury.tiles)
        if kind != "place" or tiles == self.planned:
            return False
        self.planned = tiles
        return True

    def _percent(self) -> int:
        drawn, self.chance = self.chance.below(101)
        return drawn


def fly(game: CriticalOrbit, setup: Setup, seed: str, players: Sequence[Player], people: People) -> Match:
    match = begin(game, setup, seed)
    assert isinstance(match, Match)
    mission = _Mission(match, people, players, Chance.from_seed(f"{seed}/people"))
    while not mission.is_over:
        mission.go_on()
    return mission.match
