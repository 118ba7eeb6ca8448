"""Chance is the same everywhere and for ever, it is fair, and a fork does not reveal its draws."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from heliograph.kernel.chance import Chance


def draws(chance: Chance, limit: int, count: int) -> list[int]:
    numbers = []
    for _ in range(count):
        number, chance = chance.below(limit)
        numbers.append(number)
    return numbers


def test_known_draws_never_change() -> None:
    """Every recorded game depends on these values."""
    chance = Chance.from_seed("heliograph")
    assert chance.key == "60b22a6512e3b501c38ba42bea91dae8342540016131aa2686213856dc3ca7ee"
    numbers = []
    for limit in (6, 6, 6, 2, 1000, 10**6, 2**64):
        number, chance = chance.below(limit)
        numbers.append(number)
    assert numbers == [3, 0, 1, 0, 812, 589652, 8782121500304809793]
    assert chance.drawn == 7


def test_known_shuffle_and_fork_never_change() -> None:
    chance = Chance.from_seed("heliograph")
    assert "".join(chance.shuffled("ABCDEFGH")[0]) == "CFGADBEH"
    child, rest = chance.fork()
    assert child == Chance("770b06e01d4cfe05af02d19715773ea3112a3d8c26c9d2b344ac47b467992ded")
    assert rest == Chance(chance.key, 1)


def test_any_text_is_a_seed() -> None:
    assert Chance.from_seed("привіт ☄").below(10**9)[0] == 614608777
    assert Chance.from_seed("").key == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"


@given(st.text(max_size=20), st.integers(1, 2**64), st.integers(0, 2**40))
def test_a_draw_is_in_range_and_moves_on(seed: str, limit: int, drawn: int) -> None:
    chance = Chance(Chance.from_seed(seed).key, drawn)
    number, rest = chance.below(limit)
    assert 0 <= number < limit
    assert rest.key == chance.key
    assert rest.drawn > drawn
    assert chance.below(limit) == (number, rest)


@pytest.mark.parametrize("limit", [0, -1, 2**64 + 1])
def test_there_must_be_something_to_choose_from(limit: int) -> None:
    with pytest.raises(ValueError, match="cannot choose"):
        Chance.from_seed("x").below(limit)


@pytest.mark.parametrize("limit", [2, 6, 7, 100])
def test_draws_are_uniform(limit: int) -> None:
    """Chi squared stays below its mean plus five standard deviations."""
    expected = 200
    counts = Counter(draws(Chance.from_seed(f"uniform {limit}"), limit, limit * expected))
    chi_squared = sum((counts[number] - expected) ** 2 / expected for number in range(limit))
    assert chi_squared < (limit - 1) + 5 * (2 * (limit - 1)) ** 0.5


def test_no_value_is_favoured_where_the_span_does_not_divide() -> None:
    """Just over half the span: plain remainders would draw the lower half twice as often."""
    limit = 2**63 + 2**62
    low = sum(number < 2**62 for number in draws(Chance.from_seed("span"), limit, 3000))
    assert 0.30 < low / 3000 < 0.37


def test_every_order_is_equally_likely() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    chance = Chance.from_seed("orders")
    for _ in range(2400):
        order, chance = chance.shuffled("abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    assert all(60 <= count <= 145 for count in counts.values())


def test_forks_are_independent() -> None:
    parent = Chance.from_seed("forks")
    first, parent = parent.fork()
    second, rest = parent.fork()
    streams = [draws(chance, 1000, 300) for chance in (first, second, rest)]
    for one in range(3):
        for other in range(one):
            same = sum(a == b for a, b in zip(streams[one], streams[other], strict=True))
            assert same < 6


def test_a_fork_takes_a_draw() -> None:
    """Otherwise two forks in a row would be equal."""
    chance = Chance.from_seed("twice")
    first, rest = chance.fork()
    assert first != rest.fork()[0]


@given(st.lists(st.integers(1, 1 << 64), max_size=8), st.integers(0, 3))
def test_numbers_drawn_together_are_those_drawn_one_after_the_other(limits: list[int], drawn: int) -> None:
    chance = replace(Chance.from_seed("together"), drawn=drawn)
    together, rest = chance.below_each(*limits)
    numbers = []
    for limit in limits:
        number, chance = chance.below(limit)
        numbers.append(number)
    assert (together, rest) == (numbers, chance)
