"""Messages the AI may lay in this position, most promising first. Nothing here depends on which colour, key
or icon it is: targets are ordered by their cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product

import numpy as np

from heliograph.kernel.surface import Laid
from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.reading.belief import Belief
from heliograph.players.space_puzzle.speaking.layout import (
    Saying,
    lay_aside,
    lay_dial,
    lay_out,
    lay_row,
    lay_verdicts,
)
from heliograph.players.space_puzzle.table.numbers import Floats, Goal
from heliograph.players.space_puzzle.table.scene import OFF, Scene

_WEIGHED = 28
_SURE = 0.97
_LOUDNESS = {"ok": 0, "r-": 1, "n-": 2, "no": 3, "k-": 4, "c-": 5}
"""How much a token says by itself, by the beginning of its id."""
_PLACED = 0.6
"""Until the crew knows its pawns' rooms to this degree, their dice are no use to it."""


def _unknown() -> Floats:
    return np.zeros(4)


@dataclass(frozen=True)
class Topic:
    """What there is to say, and the tokens to say it with."""

    goals: tuple[Goal, ...]
    now: Scene
    usable: frozenset[str]
    most: int
    fewest: int
    book: Codebook
    places: Floats = field(default_factory=_unknown)
    """[goal]: how sure the crew is of the pawn's room."""
    keys: Floats = field(default_factory=_unknown)
    """[goal]: how sure it is of the colour's key."""
    dice: Floats = field(default_factory=_unknown)
    """[goal]: how sure it is of the die."""
    actions: int = 99
    """The number of pawns the crew can place before the next message."""
    map_read: float = 1.0
    """The probability that the crew reads maps."""
    map_proven: bool = True
    """Whether the crew has shown that it reads this map."""

    def placed(self, goal: Goal) -> bool:
        """Whether the pawn stands right and the AI can see it."""
        return self.now.pawns_tell and self.now.pawns[goal[1]] == goal[2]

    def keyed(self, goal: Goal) -> bool:
        return self.now.markers[goal[1]] == goal[0]

    def rolled(self, goal: Goal) -> bool:
        return not self.now.uses_dice or (self.placed(goal) and self.now.dice[goal[1]] == goal[3])

    def is_wrong(self, goal: Goal) -> bool:
        """Whether a visible mistake has to be corrected: a pawn in another room, a colour with another
        key."""
        key, colour, cell, _ = goal
        pawn = self.now.pawns_tell and self.now.pawns[colour] not in (OFF, cell)
        return pawn or self.now.markers[colour] not in (OFF, key)

    def stands_wrong(self, goal: Goal) -> bool:
        """Whether a pawn that can be shown stands in another room."""
        shows = set(Saying(goal, colour=True).tokens()) <= self.usable
        return shows and self.now.pawns_tell and self.now.pawns[goal[1]] not in (OFF, goal[2])

    def is_new(self, goal: Goal) -> bool:
        return self.now.pawns[goal[1]] == OFF and self.now.markers[goal[1]] == OFF

    def can_show(self, kind: str) -> bool:
        return any(token.startswith(kind) for token in self.usable)


def certainties(crew: Belief, shares: Floats, goals: tuple[Goal, ...]) -> tuple[Floats, Floats, Floats]:
    solved = replace(crew.solve(), weights=shares)
    placed, held = solved.marginals
    dice = solved.dice_of(goals)
    return (
        np.array([placed[colour, cell] for _, colour, cell, _ in goals]),
        np.array([held[key, colour] for key, colour, _, _ in goals]),
        np.array([dice[key, die - 1] for key, _, _, die in goals]),
    )


def candidates(topic: Topic) -> list[tuple[Laid, ...]]:
    if topic.now.places != "free":
        rows = [lay_row(sayings, arrow=_arrow(topic)) for sayings in _ranked(topic)]
        return rows or [_anything(topic)]
    dials = list(_dials(topic)) if topic.places.mean() > _PLACED else []
    verdicts = sorted(_verdicts(topic), key=len, reverse=True)
    found = [*verdicts, *dials, *(lay_out(sayings, topic.book) for sayings in _ranked(topic))]
    return found or [_anything(topic)]


def _anything(topic: Topic) -> tuple[Laid, ...]:
    """Nothing is left to say, but something must be laid (SP-26): the least meaningful tokens, aside."""
    rest = sorted(topic.usable, key=lambda id: (_LOUDNESS.get(id[:2], 1), id))
    return lay_aside((), rest, max(topic.fewest, 1))


def _arrow(topic: Topic) -> bool:
    return "arrow" in topic.usable


def _ranked(topic: Topic) -> list[tuple[Saying, ...]]:
    choices = [list(options(topic, index)) for index in range(len(topic.goals))]
    arrow = topic.now.places == "line" and _arrow(topic)
    found = []
    for chosen in product(*choices):
        size = sum(saying.cost(arrow=arrow) for saying in chosen)
        if topic.fewest <= size <= topic.most and is_clear(topic, chosen):
            found.append(tuple(saying for saying in chosen if saying.cost(arrow=arrow)))
    allowed = is_allowed(topic, found)
    found = [sayings for sayings, may in zip(found, allowed, strict=True) if may]
    return sorted(found, key=lambda sayings: -round(_promise(topic, sayings), 6))[:_WEIGHED]


def is_allowed(topic: Topic, messages: Sequence[Sequence[Saying]]) -> list[bool]:
    """A rule applies if at least one message satisfies it."""
    allowed = [True] * len(messages)
    for rule in (_can_be_done, _mends_first, _mends_all):
        kept = [may and rule(topic, sayings) for may, sayings in zip(allowed, messages, strict=True)]
        allowed = kept if any(kept) else allowed
    return allowed


def _can_be_done(topic: Topic, sayings: Sequence[Saying]) -> bool:
    """No more than the crew can do before the next message: the rest would be forgotten."""
    return sum(not topic.placed(saying.goal) for saying in sayings) <= topic.actions


def _mends_first(topic: Topic, sayings: Sequence[Saying]) -> bool:
    """Wrong pawns are shown before anything new, if there are tokens for them."""
    told = {saying.goal for saying in sayings if saying.colour or not topic.can_show("c-")}
    unsaid = [goal for goal in topic.goals if topic.is_wrong(goal) and goal not in told]
    return not unsaid or not any(topic.is_new(saying.goal) for saying in sayings)


def _mends_all(topic: Topic, sayings: Sequence[Saying]) -> bool:
    """No visibly wrong pawn is left out, as far as tokens and the crew's actions go."""
    told = {saying.goal for saying in sayings if saying.colour}
    to_do = sum(not topic.placed(goal) for goal in told)
    full = sum(saying.cost() for saying in sayings) >= topic.most or to_do >= topic.actions
    return full or all(goal in told for goal in topic.goals if topic.stands_wrong(goal))


def is_clear(topic: Topic, chosen: Sequence[Saying]) -> bool:
    """Whether each token is used once, also numbers that count icons and the arrow to a room without any.
    Freely laid icons name one room only, and a heap speaks of one pawn only (SR-HEAP)."""
    numbers = [saying.goal[3] for saying in chosen if saying.number]
    numbers += [saying.count for saying in chosen if saying.count is not None]
    if len(set(numbers)) < len(numbers) or sum(saying.icons == 0 for saying in chosen) > 1:
        return False
    named = [saying for saying in chosen if saying.icons]
    if topic.now.places == "heap":
        return sum(saying.colour or saying.key for saying in chosen) == 1
    if topic.now.places == "free":
        return len(named) <= 1
    return sum(saying.icons.bit_count() for saying in named if saying.icons) == _union(named).bit_count()


def _union(named: Sequence[Saying]) -> int:
    union = 0
    for saying in named:
        union |= saying.icons or 0
    return union


def options(topic: Topic, index: int) -> Iterator[Saying]:
    """A target that stands right is never shown again: a crew would take it for wrong and move it."""
    goal = topic.goals[index]
    yield Saying(goal)
    placed, keyed, rolled = topic.placed(goal), topic.keyed(goal), topic.rolled(goal)
    if placed and keyed and rolled:
        return
    for saying in _sayings(topic, goal, topic.now.rooms[goal[2]]):
        news = (saying.key and not keyed) or (saying.number and not rolled)
        if placed and not news:
            continue
        if keyed and saying.colour and saying.key:
            continue
        if set(saying.tokens()) <= topic.usable:
            yield saying


def _sayings(topic: Topic, goal: Goal, room: int) -> Iterator[Saying]:
    lone_keys = (topic.map_proven and topic.placed(goal)) or not topic.can_show("c-")
    if topic.now.places == "free":
        yield Saying(goal, colour=True)
        yield Saying(goal, colour=True, key=True)
        if lone_keys:
            yield Saying(goal, key=True)
        if room:
            yield Saying(goal, colour=True, icons=room)
            yield Saying(goal, colour=True, key=True, icons=room)
            if lone_keys:
                yield Saying(goal, key=True, icons=room)
    else:
        for has_colour, has_key in ((True, True), (True, False), (False, True)):
            yield Saying(goal, colour=has_colour, key=has_key, icons=room)
            if room and not topic.now.uses_dice:
                yield Saying(goal, colour=has_colour, key=has_key, count=room.bit_count())
        yield Saying(goal, colour=True, key=True)
    if topic.now.uses_dice:
        yield Saying(goal, colour=True, number=True)
        yield Saying(goal, colour=True, key=True, number=True)
        if lone_keys:
            yield Saying(goal, number=True)
            yield Saying(goal, key=True, number=True)


def _promise(topic: Topic, sayings: Sequence[Saying]) -> float:
    """The approximate number of bits it tells, less those lost because tokens lie too close together."""
    bits = 0.0
    for saying in sayings:
        index = topic.goals.index(saying.goal)
        place, key, die = topic.places[index], topic.keys[index], topic.dice[index]
        place_bits, key_bits, die_bits = -np.log2(np.array([place, key, die]) + 1e-3)
        told = 1.0 if saying.names_room else topic.map_read if topic.now.places == "free" else 0.0
        if saying.colour:
            bits += told * place_bits + saying.key * key_bits
        elif saying.key:
            bits += told * (0.6 * place_bits + place * key_bits)
        if saying.number:
            bits += die_bits * (1.0 if saying.colour or saying.key else place)
    if topic.now.places == "free":
        spots = [(s.goal[2] % 4, s.goal[2] // 4) for s in sayings if s.icons is None]
        for index, (x, y) in enumerate(spots):
            bits -= sum(0.7 for u, v in spots[:index] if abs(x - u) + abs(y - v) <= 1)
    return bits - 0.05 * sum(saying.cost() for saying in sayings)


def _dials(topic: Topic) -> Iterator[tuple[Laid, ...]]:
    """Dice without numbers: the die token, and each colour as far from it as its die has pips."""
    if not topic.now.uses_dice or "die" not in topic.usable or any(t.startswith("n-") for t in topic.usable):
        return
    open_dice = [
        goal
        for goal, place, die in zip(topic.goals, topic.places, topic.dice, strict=True)
        if place > 0.5 and die < _SURE and set(Saying(goal, colour=True).tokens()) <= topic.usable
    ]
    if open_dice:
        yield lay_dial(open_dice[: topic.most - 1])


def _verdicts(topic: Topic) -> Iterator[tuple[Laid, ...]]:
    """For colours that cannot be shown: which keys hold the right one."""
    if any(token.startswith("c-") for token in topic.usable):
        return
    judged = [goal for goal in topic.goals if topic.now.holder(goal[0]) >= 0]
    usable = [goal for goal in judged if set(Saying(goal, key=True).tokens()) <= topic.usable]
    right = [goal for goal in usable if topic.now.holder(goal[0]) == goal[1]]
    wrong = [goal for goal in usable if goal not in right]
    for yes in _subsets(right) if "ok" in topic.usable else [()]:
        for no in _subsets(wrong) if "no" in topic.usable else [()]:
            size = len(yes) + len(no) + bool(yes) + bool(no)
            if max(topic.fewest, 1) <= size <= topic.most:
                yield lay_verdicts([goal[0] for goal in yes], [goal[0] for goal in no])


def _subsets(goals: Sequence[Goal]) -> list[tuple[Goal, ...]]:
    return [chosen for size in range(len(goals) + 1) for chosen in combinations(goals, size)]
