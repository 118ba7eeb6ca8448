"""Results for identical objects are not worked out again."""

from __future__ import annotations

from heliograph.kernel.remembered import remembered


def test_the_same_objects_are_asked_about_once_and_equal_ones_anew() -> None:
    asked: list[tuple[int, ...]] = []

    @remembered(most=2)
    def total(numbers: tuple[int, ...]) -> int:
        asked.append(numbers)
        return sum(numbers)

    one, other, third = (1, 2), (1, *(2,)), (4,)
    assert [total(one), total(one), total(other), total(one)] == [3, 3, 3, 3]
    assert asked == [one, other]
    assert total(third) == 4
    assert total(other) == 3
    assert asked == [one, other, third]
    assert total(one) == 3
    assert len(asked) == 4, "the oldest is forgotten"
