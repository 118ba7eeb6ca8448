"""How many states can be reached from small positions: only a change of rules may change these totals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from tests.games.contact.table import GAME, at

from heliograph.games.contact.state import State
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Step
from heliograph.kernel.prompt import Choice, Field, Fixed, Offer, Path, Rhythm
from heliograph.kernel.seats import Seat, all_seats

SMALL = "chips earth@200:200 A@100:100 B@300:100 C@300:300 D@100:300 asteroid-1@200:100"


def values(field: Field) -> Iterator[Any]:
    match field:
        case Choice(options):
            yield from options
        case Fixed(only):
            yield only
        case Path():
            yield from walks(field, ())
        case Rhythm(fewest=fewest, shortest_ms=shortest):
            yield (shortest,) * fewest


def walks(path: Path, trail: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    here = trail[-1] if trail else path.start
    if here == path.end:
        yield trail
        return
    for spot in path.links[here]:
        if spot != path.start and spot not in trail:
            yield from walks(path, (*trail, spot))


def actions(offer: Offer) -> Iterator[bytes]:
    for answers in product(*(tuple(values(field)) for field in offer.fields.values())):
        yield encode({"type": offer.action, **dict(zip(offer.fields, answers, strict=True))})


def next_states(state: State) -> Iterator[State]:
    for seat in all_seats(state.setup.seats):
        for offer in GAME.prompt(state, seat).offers:
            for action in actions(offer):
                step = GAME.apply(state, Seat(seat), msgspec.json.decode(action, type=GAME.action_type), 0)
                assert isinstance(step, Step)
                yield step.state


def counts(text: str, depth: int) -> list[tuple[int, int]]:
    """For each depth: the number of legal actions from all states there, and of different states they lead
    to."""
    found, states = [], {encode(at(text)): at(text)}
    for _ in range(depth):
        following = [after for state in states.values() for after in next_states(state)]
        states = {encode(state): state for state in following}
        found.append((len(following), len(states)))
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "level 1, target C, candidates B C, barrels 2",
            [(1, 1), (7, 7), (36, 36), (12, 12), (71, 71), (16, 16)],
        ),
        (
            "level 1, seats 3, block, target C, candidates B C, barrels 3",
            [(1, 1), (4, 3), (4, 3), (5, 4), (7, 5), (4, 4), (9, 6), (3, 3)],
        ),
        (
            "level 1, guided, target C, candidates B C, barrels 2",
            [(20, 20), (420, 40), (560, 180), (1660, 1280)],
        ),
        (
            "professional, seats 3, block, target C, stack B, signals 3 5",
            [(3, 3), (5, 5), (31, 23), (175, 117), (855, 441), (2709, 1373)],
        ),
        (
            "professional, guided, target C, stack B, signals 3, barrels 2",
            [(2, 2), (22, 22), (444, 64), (1128, 286), (3495, 2055)],
        ),
    ],
)
def test_the_number_of_reachable_states(text: str, expected: list[tuple[int, int]]) -> None:
    """The second one was counted by hand: a transmission, two guesses, a repeat that two may ask for, and so
    on."""
    assert counts(f"{SMALL}, round 12, {text}", len(expected)) == expected
