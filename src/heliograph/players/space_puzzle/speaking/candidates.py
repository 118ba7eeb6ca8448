"""What an AI might say in this position, the most promising first. Nothing here knows one colour, key or
icon from another: targets come in the order of their cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
from heliograph.players.space_puzzle.table.scene import Scene

_WEIGHED = 28
_SURE = 0.97
_PLACED = 0.6
"""Before the crew knows its pawns' rooms it has no use for their dice."""


@dataclass(frozen=True)
class Topic:
    """What there is to say, and with what."""

    goals: tuple[Goal, ...]
    now: Scene
    usable: frozenset[str]
    most: int
    fewest: int
    book: Codebook
    places: Floats
    """[goal]: how sure the crew is of the pawn's room,"""
    keys: Floats
    """of the colour's key,"""
    dice: Floats
    """and of the die."""


def certainties(crew: Belief, goals: tuple[Goal, ...]) -> tuple[Floats, Floats, Floats]:
    solved = crew.solve()
    placed, held = solved.marginals()
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
    """There is nothing left to say, but something must be laid (SP-26)."""
    shown = [Saying(goal, colour=True) for goal in topic.goals]
    laid = lay_out([saying for saying in shown if set(saying.tokens()) <= topic.usable], topic.book)
    rest = sorted(topic.usable - {token.id for token in laid})
    return lay_aside(laid[: topic.most], rest, max(topic.fewest, 1))


def _arrow(topic: Topic) -> bool:
    return "arrow" in topic.usable


def _ranked(topic: Topic) -> list[tuple[Saying, ...]]:
    options = [list(_options(topic, index)) for index in range(len(topic.goals))]
    arrow = topic.now.places == "line" and _arrow(topic)
    found = []
    for chosen in product(*options):
        size = sum(saying.cost(arrow=arrow) for saying in chosen)
        if topic.fewest <= size <= topic.most and _is_clear(topic, chosen):
            found.append(tuple(saying for saying in chosen if saying.cost(arrow=arrow)))
    return sorted(found, key=lambda sayings: -round(_promise(topic, sayings), 6))[:_WEIGHED]


def _is_clear(topic: Topic, chosen: Sequence[Saying]) -> bool:
    """Each token once, also a number that counts icons and the arrow to a room without any; icons for one
    room only, as a heap for one pawn only (SR-HEAP)."""
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


def _options(topic: Topic, index: int) -> Iterator[Saying]:
    goal = topic.goals[index]
    _, colour, cell, _ = goal
    now = topic.now
    yield Saying(goal)
    for saying in _sayings(topic, goal, now.rooms[cell]):
        placed = now.pawns[colour] == cell and now.pawns_tell
        if placed and saying.colour and not (saying.key or saying.number or saying.icons):
            continue
        if set(saying.tokens()) <= topic.usable:
            yield saying


def _sayings(topic: Topic, goal: Goal, room: int) -> Iterator[Saying]:
    if topic.now.places == "free":
        yield Saying(goal, colour=True)
        yield Saying(goal, key=True)
        yield Saying(goal, colour=True, key=True)
        if room:
            yield Saying(goal, colour=True, icons=room)
            yield Saying(goal, key=True, icons=room)
    else:
        for has_colour, has_key in ((True, True), (True, False), (False, True)):
            yield Saying(goal, colour=has_colour, key=has_key, icons=room)
            if room and not topic.now.uses_dice:
                yield Saying(goal, colour=has_colour, key=has_key, count=room.bit_count())
        yield Saying(goal, colour=True, key=True)
    if topic.now.uses_dice:
        yield Saying(goal, number=True)
        yield Saying(goal, colour=True, number=True)
        yield Saying(goal, key=True, number=True)


def _promise(topic: Topic, sayings: Sequence[Saying]) -> float:
    """About how many bits it tells, less what lies too close together to be told apart."""
    bits = 0.0
    for saying in sayings:
        index = topic.goals.index(saying.goal)
        place, key, die = topic.places[index], topic.keys[index], topic.dice[index]
        place_bits, key_bits, die_bits = -np.log2(np.array([place, key, die]) + 1e-3)
        told = 1.0 if topic.now.places == "free" or saying.names_room else 0.0
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
    """Dice without numbers: the die, and each colour as far from it as it has pips."""
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
    """Where no colour can be shown: which keys hold the right one."""
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
