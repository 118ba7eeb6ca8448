"""The AI's choice of a message: the one that makes its crew most certain of the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from heliograph.games.space_puzzle.state import COLOURS, KEYS
from heliograph.games.space_puzzle.telling.events import Happening
from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.surface import Laid, turned_half
from heliograph.players.space_puzzle.codebooks.codebook import Codebook
from heliograph.players.space_puzzle.codebooks.habits import Habits
from heliograph.players.space_puzzle.effort import STRONG, Effort
from heliograph.players.space_puzzle.reading.belief import Belief
from heliograph.players.space_puzzle.reading.messages import Ground, hear, hear_as_each, read
from heliograph.players.space_puzzle.speaking.audience import Audience, audience_of
from heliograph.players.space_puzzle.speaking.candidates import Topic, candidates, certainties
from heliograph.players.space_puzzle.speaking.layout import put
from heliograph.players.space_puzzle.speaking.lone import lone_tokens_work
from heliograph.players.space_puzzle.speaking.people.rehearsal import rehearsed
from heliograph.players.space_puzzle.speaking.sight import as_crew_sees, goals_by_cell
from heliograph.players.space_puzzle.table.memory import Exchange, Memory, remember
from heliograph.players.space_puzzle.table.numbers import Floats, Goal
from heliograph.players.space_puzzle.table.surface import HEIGHT, PITCH, WIDTH

_HAND = 0.22 * PITCH
_SAMPLES = 2
_NEGLIGIBLE = 0.06
_PROVEN = 0.9
"""A key is laid without its colour only if the crew reads maps with this probability."""
_TOKEN_COST = 0.01
_HALF_SAID, _HALF_SAID_TO_READERS = 1.0, 0.3
_VERDICT = 0.3
"""What a verdict adds to a message: a guess that is not judged costs a round."""
_READINGS = 4


@dataclass(frozen=True)
class Situation:
    """Everything the AI needs to evaluate a message."""

    goals: tuple[Goal, ...]
    """Ordered by cell, so that no colour or key comes first."""
    memory: Memory
    audience: Audience
    crew: Belief
    """What a crew that considers every reading believes."""
    usable: frozenset[str]
    most: int
    exact: bool
    round: int
    book: Codebook
    actions: int

    def exchange(self, laid: Sequence[Laid]) -> Exchange:
        scene = replace(self.memory.now, noise=False)
        heap = tuple(token.id for token in laid) if scene.places == "heap" else ()
        message = Shown(self.round, heap=heap) if heap else Shown(self.round, tuple(laid))
        return Exchange(self.round, message, scene, self.usable, scene)

    def topic(self) -> Topic:
        fewest = self.most if self.exact else 1
        sure = certainties(self.audience.belief, self.audience.shares, self.goals)
        maps = self.audience.reads_maps()
        proven = self.lone_tokens
        most = (self.most, fewest)
        return Topic(
            self.goals, self.memory.now, self.usable, *most, self.book, *sure, self.actions, maps, proven
        )

    @property
    def lone_tokens(self) -> bool:
        """Whether a key or number may lie on the map without its colour: if the crew has shown that it reads
        the map, and until such a token has failed."""
        if not self.memory.exchanges or self.audience.reads_maps() <= _PROVEN:
            return False
        return lone_tokens_work(self.memory, self.goals)

    def rows(self) -> list[int]:
        """The kinds of crew to speak to; all count equally until the crew has shown how it reads."""
        shares = self.audience.shares
        if not self.memory.exchanges:
            no_map = [index for index, book in enumerate(self.audience.belief.books) if book.grid == "none"]
            return [int(np.argmax(shares)), *no_map]
        return [int(i) for i in np.flatnonzero(shares > _NEGLIGIBLE)]


def situation_of(view: View, told: Sequence[Happening], habits: Habits, chance: Chance) -> Situation:
    memory = as_crew_sees(view, remember(view, told))
    ground = Ground.of(view)
    audience = audience_of(ground, habits, memory, view.scenario.actions)
    book = audience.book
    minds = Habits(book)
    usable = frozenset(view.tokens) - set(view.jammed) - set(view.cooling)
    return Situation(
        goals_by_cell(view, chance),
        memory,
        audience,
        read(ground, minds, memory).pruned(_READINGS),
        usable,
        view.scenario.per_round,
        view.special.exact,
        view.round,
        book,
        view.scenario.actions,
    )


def best_message(
    view: View, told: Sequence[Happening], habits: Habits, chance: Chance, effort: Effort = STRONG
) -> tuple[Laid, ...]:
    """The best message, as the AI lays it."""
    laid = rehearsed(view, told, habits, chance) if effort.rehearses else None
    laid = laid or choose(situation_of(view, told, habits, chance), effort)
    if view.special.flip and not view.special.line:
        laid = tuple(turned_half(token, WIDTH, HEIGHT) for token in laid)
    return laid


def choose(situation: Situation, effort: Effort = STRONG) -> tuple[Laid, ...]:
    """Messages are ranked as the most likely kinds of crew would read them, then the best few again with an
    unsteady hand and for a crew that considers every reading."""
    found = candidates(situation.topic())
    if not effort.finalists:
        return found[0]
    scores = [score(situation, laid) for laid in found]
    order = sorted(range(len(found)), key=lambda index: -round(scores[index], 6))
    finalists = [found[index] for index in order[: effort.finalists]]
    jitters = _jitters(situation.most)
    shaken = [
        np.mean([_in_the_end(situation, _shake(laid, jitter)) for jitter in jitters]) for laid in finalists
    ]
    return finalists[int(np.argmax(np.round(shaken, 6)))]


def _in_the_end(situation: Situation, laid: Sequence[Laid]) -> float:
    open_minded = hear(situation.crew, situation.exchange(laid), Habits(situation.book)).chance_of(
        situation.goals
    )
    return 0.5 * score(situation, laid) + 0.5 * float(np.log(open_minded + 1e-12))


def score(situation: Situation, laid: Sequence[Laid]) -> float:
    """How certain of the truth the crew would be, averaged over the kinds of crew it may be."""
    audience = situation.audience
    rows = situation.rows()
    solved = hear_as_each(audience.belief.only(rows), situation.exchange(laid))
    chances = solved.chances_of(situation.goals)
    found = float(audience.shares[rows] @ np.log(chances + 1e-12)) - _TOKEN_COST * len(laid)
    found -= (_HALF_SAID_TO_READERS if situation.lone_tokens else _HALF_SAID) * _half_said(situation, laid)
    return found + _VERDICT * any(token.id in ("ok", "no") for token in laid)


def _half_said(situation: Situation, laid: Sequence[Laid]) -> int:
    """How many colours are shown without their key or die: they will have to be shown again, and may then be
    moved."""
    ids, now = {token.id for token in laid}, situation.memory.now
    count = 0
    for key, colour, _, die in situation.goals:
        if f"c-{COLOURS[colour]}" in ids and now.places == "free":
            key_id, number = f"k-{KEYS[key]}", f"n-{die}"
            count += now.markers[colour] != key and key_id in situation.usable - ids
            count += now.uses_dice and now.dice[colour] != die and number in situation.usable - ids
    return count


def _jitters(count: int) -> list[Floats]:
    rng = np.random.default_rng(7)
    half = [rng.normal(0.0, _HAND, (count + 1, 2)) for _ in range(_SAMPLES // 2)]
    return [*half, *(-jitter for jitter in half)]


def _shake(laid: Sequence[Laid], jitter: Floats) -> tuple[Laid, ...]:
    return tuple(
        put(token.id, token.x + float(dx), token.y + float(dy), token.rotation)
        for token, (dx, dy) in zip(laid, jitter, strict=False)
    )
