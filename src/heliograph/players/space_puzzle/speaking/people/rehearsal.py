"""The AI tries messages on the people it can imagine in these seats, and lays the one that most often leads
to a board from which the game is won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import numpy as np

from heliograph.games.space_puzzle.telling.events import Happening
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.speaking.candidates import Topic, is_allowed, is_clear, options
from heliograph.players.space_puzzle.speaking.layout import Saying, lay_out
from heliograph.players.space_puzzle.speaking.lone import lone_tokens_work
from heliograph.players.space_puzzle.speaking.people.crew_round import Member, Round
from heliograph.players.space_puzzle.speaking.people.evidence import Watched, watch
from heliograph.players.space_puzzle.speaking.people.naming import Naming
from heliograph.players.space_puzzle.speaking.people.own_map import is_misread, map_in_use
from heliograph.players.space_puzzle.speaking.people.prospects import prospects, right
from heliograph.players.space_puzzle.speaking.sight import as_crew_sees, goals_by_cell
from heliograph.players.space_puzzle.table.memory import remember
from heliograph.players.space_puzzle.table.numbers import Floats

_FIRST_LOOK, _SECOND_LOOK = 10, 30
_FINALISTS = 12
_MAPS = 3
_LIKELY_MAP = 0.12
_TOKEN_COST = 0.001
_PROVEN = 0.9
"""A key is laid without its colour only if the crew reads maps with this probability."""
_NEW_MAP_COST = 0.02
"""An AI that keeps changing its map cannot be read."""


def rehearsed(
    view: View, told: Sequence[Happening], habits: Habits, chance: Chance
) -> tuple[Laid, ...] | None:
    """None if there is nothing to say, if tokens do not lie freely, if the AI does not see the crew's
    reaction, or if it already knows its crew."""
    memory, special = as_crew_sees(view, remember(view, told)), view.special
    now, usable = memory.now, frozenset(view.tokens) - set(view.jammed) - set(view.cooling)
    needed = ("c-", "k-", "n-") if now.uses_dice else ("c-", "k-")
    unfit = now.places != "free" or not now.pawns_tell or now.traps or special.exact or special.gates
    unfit = unfit or not all(any(id.startswith(kind) for id in view.tokens) for kind in needed)
    if unfit or not habits.adapts or habits.crew:
        return None
    goals = goals_by_cell(view, chance)
    proven = lone_tokens_work(memory, goals)
    naming = Naming.of(goals, now)
    goals, memory, usable = naming.goals(goals), naming.memory(memory), naming.tokens(usable)
    round_ = Round(replace(memory.now, noise=False), usable, view.scenario.actions, view.round)
    crew = [seat for seat in range(view.setup.seats) if seat != view.ai]
    seats = [watch(seat, memory.exchanges, round_.actions) for seat in crew]
    reads = float(np.mean([sum(seat.maps().values()) for seat in seats]))
    topic = Topic(
        goals,
        memory.now,
        usable,
        view.scenario.per_round,
        1,
        map_in_use(memory.exchanges, goals, habits.codebook),
        actions=round_.actions,
        map_read=reads,
        map_proven=proven and reads > _PROVEN and bool(memory.exchanges),
    )
    misread = is_misread(memory.exchanges, goals, memory.now)
    laid = Rehearsal(topic, round_, view.counter - 1, seats, misread=misread).best()
    return naming.named(laid) if laid else None


class Rehearsal:
    def __init__(
        self, topic: Topic, round_: Round, rounds_left: int, seats: Sequence[Watched], *, misread: bool
    ) -> None:
        self.topic, self.round, self.rounds_left, self.seats = topic, round_, rounds_left, seats
        self.misread = misread
        self.here = np.array(right(round_.scene, topic.goals), float)

    def best(self) -> tuple[Laid, ...] | None:
        """None if there is nothing to say."""
        crews = self._crews(_SECOND_LOOK)
        finalists = [
            (book, sayings) for book in self._books() for sayings in self._most_promising(book, crews)
        ]
        found: tuple[float, tuple[Laid, ...] | None] = (-1.0, None)
        ranked = sorted(finalists, key=lambda one: -one[1][0])[:_FINALISTS]
        for book, (_, sayings) in ranked:
            laid = lay_out(sayings, book)
            boards = [
                right(self.round.after(laid, crew, lot), self.topic.goals) for lot, crew in enumerate(crews)
            ]
            worth = float(prospects(np.array(boards, float), self.rounds_left).mean())
            worth -= _TOKEN_COST * len(laid) + _NEW_MAP_COST * (book != self.topic.book)
            if worth > found[0] + 1e-9:
                found = worth, laid
        return found[1]

    def _crews(self, count: int) -> list[list[Member]]:
        rng = np.random.default_rng(7)
        members = [seat.sample(count) for seat in self.seats]
        orders = [rng.permutation(count) for _ in members]
        return [[one[order[i]] for one, order in zip(members, orders, strict=True)] for i in range(count)]

    def _books(self) -> list[Codebook]:
        """The map as before, and once it was misread, maps that one of these people is likely to see."""
        if not self.misread:
            return [self.topic.book]
        shares: dict[Codebook, float] = {}
        for seat in self.seats:
            for (frame, stretched), share in seat.maps().items():
                book = Codebook(frame, "stretched" if stretched else "square")
                shares[book] = shares.get(book, 0.0) + share / len(self.seats)
        likely = sorted((b for b in shares if shares[b] > _LIKELY_MAP), key=lambda b: -shares[b])
        return list(dict.fromkeys([self.topic.book, *likely]))[:_MAPS]

    def _most_promising(
        self, book: Codebook, crews: Sequence[Sequence[Member]]
    ) -> list[tuple[float, tuple[Saying, ...]]]:
        """Each target is tried by itself, and the results are combined as if they were independent."""
        choices = [
            [(saying, self._alone(index, saying, book, crews)) for saying in options(self.topic, index)]
            for index in range(len(self.topic.goals))
        ]
        messages, boards = [], []
        for chosen in product(*choices):
            sayings = [saying for saying, _ in chosen]
            size = sum(saying.cost() for saying in sayings)
            spoken = [saying for saying in sayings if saying.cost()]
            if self.topic.fewest <= size <= self.topic.most and is_clear(self.topic, sayings):
                messages.append(tuple(spoken))
                boards.append(np.stack([board for _, board in chosen], axis=1))
        if not messages:
            return []
        worth = prospects(np.array(boards), self.rounds_left).mean(axis=1)
        worth -= _TOKEN_COST * np.array([sum(s.cost() for s in message) for message in messages])
        allowed = is_allowed(self.topic, messages)
        order = [i for i in np.argsort(-np.round(worth, 6), kind="stable").tolist() if allowed[i]]
        return [(float(worth[i]), messages[i]) for i in order[:_FINALISTS]]

    def _alone(self, index: int, saying: Saying, book: Codebook, crews: Sequence[Sequence[Member]]) -> Floats:
        """[lot, room or key or die] for this target."""
        if not saying.cost():
            return np.repeat(self.here[index][None], _FIRST_LOOK, axis=0)
        laid, goal = lay_out([saying], book), self.topic.goals[index : index + 1]
        boards = [
            right(self.round.after(laid, crew, lot), goal)[0] for lot, crew in enumerate(crews[:_FIRST_LOOK])
        ]
        return np.array(boards, float)
