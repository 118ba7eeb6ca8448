"""Offers fit exactly what they allow, and a random player's answers always fit."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliograph.kernel.chance import Chance
from heliograph.kernel.offers import fits, fits_offer, sample, sample_offer
from heliograph.kernel.prompt import Choice, Field, Fixed, Offer, Path, Rhythm

WAYS = {"a": ("b", "c"), "b": ("a", "c"), "c": ("a", "b", "d"), "d": ("c",)}
FLY = Offer("fly", {"route": Path("a", "d", WAYS), "rests": Rhythm(0, 3, 1, 9, between="route")})


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        (Choice((1, 2)), 2, True),
        (Choice((1, 2)), 3, False),
        (Choice((1, 2)), True, False),
        (Choice((1, 2)), 1.0, False),
        (Choice(("A",)), "A", True),
        (Choice(("A",)), ["A"], False),
        (Choice((False,)), 0, False),
        (Fixed(1), 1, True),
        (Fixed(1), True, False),
        (Fixed(False), False, True),
        (Path("a", "d", WAYS), ["c", "d"], True),
        (Path("a", "d", WAYS), ("b", "c", "d"), True),
        (Path("a", "d", WAYS), ["d"], False),
        (Path("a", "d", WAYS), ["b", "a", "c", "d"], False),
        (Path("a", "d", WAYS), ["c"], False),
        (Path("a", "d", WAYS), [], False),
        (Path("a", "d", WAYS), "cd", False),
        (Path("a", "d", WAYS), [["c"], "d"], False),
        (Path("a", "d", WAYS), ["x", "d"], False),
        (Rhythm(1, 2, 5, 9), [5, 9], True),
        (Rhythm(1, 2, 5, 9), [], False),
        (Rhythm(1, 2, 5, 9), [4], False),
        (Rhythm(1, 2, 5, 9), [10], False),
        (Rhythm(1, 2, 5, 9), [5, 5, 5], False),
        (Rhythm(1, 2, 0, 9), [True], False),
        (Rhythm(0, 2, 5, 9), "", False),
        (Rhythm(1, 2, 5, 9), 7, False),
    ],
)
def test_what_fits(field: Field, value: object, expected: bool) -> None:
    assert fits(field, value) is expected


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ({"type": "fly", "route": ["c", "d"], "rests": [3]}, True),
        ({"type": "walk", "route": ["c", "d"], "rests": [3]}, False),
        ({"type": "fly", "route": ["c", "d"], "rests": []}, False),
        ({"type": "fly", "route": ["c", "d"], "rests": [3, 3]}, False),
        ({"type": "fly", "route": ["c", "d"]}, False),
        ({"type": "fly", "route": ["c", "d"], "rests": [3], "speed": 1}, False),
        ({"route": ["c", "d"], "rests": [3]}, False),
    ],
)
def test_an_offer_is_answered_as_a_whole(action: dict[str, Any], expected: bool) -> None:
    assert fits_offer(FLY, action) is expected


@given(st.integers(0, 10**6))
def test_a_random_answer_fits(number: int) -> None:
    action, _ = sample_offer(FLY, Chance.from_seed(str(number)))
    assert fits_offer(FLY, action)


@given(st.integers(1, 4), st.integers(0, 9), st.integers(0, 10**6))
def test_a_random_rhythm_fits(fewest: int, more: int, number: int) -> None:
    rhythm = Rhythm(fewest, fewest + more, 60, 6000)
    value, _ = sample(rhythm, Chance.from_seed(str(number)), {})
    assert fits(rhythm, value)


def test_every_walk_is_taken_sometimes() -> None:
    walks, chance = set(), Chance.from_seed("walks")
    for _ in range(100):
        action, chance = sample_offer(FLY, chance)
        walks.add(str(action["route"]))
    assert walks == {"['c', 'd']", "['b', 'c', 'd']"}


def test_a_walk_that_cannot_arrive_is_an_error() -> None:
    with pytest.raises(ValueError, match="no way from a to e"):
        sample(Path("a", "e", WAYS), Chance.from_seed("x"), {})
