"""The content pack: what is in the box, and house values for what cannot be read from the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache

import msgspec

from heliograph.games.space_puzzle.box.cards import is_a_solution, read_face
from heliograph.games.space_puzzle.box.edition import FIRST, NEWEST, Edition
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.box.scenario_check import faults
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, Card, Icon, TokenId
from heliograph.kernel.content import Sourced

UNITS_PER_MM = 10


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side of a card in its short form; see `read_face`."""

    id: str
    crisis: bool
    face: str
    card: int | None = None
    """The card it is printed on; two faces with the same number are the two sides of one card (SP-5)."""


class TokenGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens that a scenario takes together, by the code printed on its page."""

    code: str
    tokens: tuple[TokenId, ...]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    fewest_seats: Sourced[int]
    most_seats: Sourced[int]
    frame_mm: Sourced[tuple[int, int]]
    token_mm: Sourced[int]
    die_start: Sourced[int]
    highest_counter: Sourced[int]
    icon_places: Sourced[dict[Icon, str]]
    rules_questions: Sourced[tuple[str, ...]]
    token_groups: Sourced[tuple[TokenGroup, ...]]
    faces: Sourced[tuple[Face, ...]]
    scenarios: Sourced[tuple[Scenario, ...]]
    edition: Sourced[int] | None = None
    """Which reading of the rules; packs in older logs have none, which means the first (see
    `box.edition`)."""

    def __post_init__(self) -> None:
        problem = next(problems(self), None)
        if problem is not None:
            raise ValueError(problem)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        return tuple(read_face(face.id, face.face, face.crisis) for face in self.faces.value)

    @cached_property
    def other_sides(self) -> dict[str, Card]:
        """The face printed on the back of each face, by the face's id."""
        on = {face.id: face.card for face in self.faces.value if face.card is not None}
        return {
            id: other
            for id, card in on.items()
            for other in self.cards
            if other.id != id and on.get(other.id) == card
        }

    @property
    def reading(self) -> Edition:
        return FIRST if self.edition is None else self.edition.value

    @cached_property
    def book(self) -> dict[str, Scenario]:
        return {scenario.id: scenario for scenario in self.scenarios.value}

    @cached_property
    def groups(self) -> dict[str, tuple[TokenId, ...]]:
        return {group.code: group.tokens for group in self.token_groups.value}

    @cached_property
    def all_tokens(self) -> tuple[TokenId, ...]:
        """In the box's order."""
        return tuple(token for tokens in self.groups.values() for token in tokens)

    def tokens_of(self, scenario: Scenario) -> tuple[TokenId, ...]:
        """The tokens the AI takes at the start (SP-18), in the box's order."""
        return _taken(self.token_groups.value, scenario.tokens)

    @property
    def width(self) -> int:
        return self.frame_mm.value[0] * UNITS_PER_MM

    @property
    def height(self) -> int:
        return self.frame_mm.value[1] * UNITS_PER_MM

    @property
    def token_size(self) -> int:
        return self.token_mm.value * UNITS_PER_MM


@lru_cache(200)
def _taken(groups: tuple[TokenGroup, ...], codes: tuple[str, ...]) -> tuple[TokenId, ...]:
    return tuple(token for group in groups if group.code in codes for token in group.tokens)


def problems(pack: Pack) -> Iterator[str]:
    """Why the rules could not be played with this pack."""
    if not 2 <= pack.fewest_seats.value <= pack.most_seats.value <= 5:
        yield "seats: from 2 to 5 (SP-1)"
    if min(pack.frame_mm.value) < 2 * pack.token_mm.value or pack.token_mm.value < 1:
        yield "frame_mm: at least two tokens wide and high (SP-H5)"
    if not 1 <= pack.die_start.value <= 6:
        yield "die_start: from 1 to 6 (SP-H2)"
    if len(set(pack.all_tokens)) != len(pack.all_tokens) or CRISIS_TOKEN in pack.all_tokens:
        yield f"token_groups: each token once, and {CRISIS_TOKEN!r} is taken (SP-H13)"
    if not FIRST <= pack.reading <= NEWEST:
        yield f"edition: from {FIRST} to {NEWEST}"
    yield from _bad_faces(pack)
    if len(pack.book) != len(pack.scenarios.value) or not pack.book:
        yield "scenarios: at least one, and each id once (SP-4)"
    for scenario in pack.scenarios.value:
        for fault in faults(scenario, pack.groups, pack.highest_counter.value, pack.reading):
            yield f"scenarios: {scenario.id}: {fault.field}: {fault.reason.id}"


def _bad_faces(pack: Pack) -> Iterator[str]:
    for card in pack.cards:
        if not is_a_solution(card):
            yield f"faces: {card.id} has not four colours with a key each (SP-21)"
    if len({card.id for card in pack.cards}) != len(pack.cards):
        yield "faces: each id once"
    if any(number > 2 for number in Counter(face.card for face in pack.faces.value if face.card).values()):
        yield "faces: a card has two sides"
    if any(other.crisis != face.crisis for face in pack.cards if (other := pack.other_sides.get(face.id))):
        yield "faces: a crisis card has stripes on both sides"
    if {card.crisis for card in pack.cards} != {True, False}:
        yield "faces: at least one normal and one crisis face (SP-5)"
