"""People differ within documented ranges; tuning and measuring use different people."""

from __future__ import annotations

from dataclasses import fields
from statistics import fmean

import pytest

from heliograph.players.critical_orbit.human.person import RANGES, Draws, Person, draw_person

TRAITS = [field.name for field in fields(Person)[1:]]


def crowd(draws: Draws) -> list[Person]:
    return [draw_person(f"{number}", draws) for number in range(200)]


def test_every_trait_has_a_range_and_says_what_it_rests_on() -> None:
    assert set(TRAITS) == set(RANGES)
    assert all(range.low < range.high and len(range.rests_on) > 10 for range in RANGES.values())


@pytest.mark.parametrize("trait", TRAITS)
def test_training_keeps_to_the_middle_and_evaluation_goes_further(trait: str) -> None:
    low, high = RANGES[trait].middle
    trained = [getattr(person, trait) for person in crowd("training")]
    evaluated = [getattr(person, trait) for person in crowd("evaluation")]
    assert all(low <= value <= high for value in trained)
    assert min(evaluated) < low
    assert max(evaluated) > high
    assert all(RANGES[trait].low <= value <= RANGES[trait].high for value in evaluated)


def test_a_person_follows_from_seed_and_draws() -> None:
    assert draw_person("1") == draw_person("1")
    assert draw_person("1") != draw_person("2")
    assert draw_person("1", "training") != draw_person("1", "evaluation")


def test_who_has_forgotten_in_a_turn_does_not_remember_in_it() -> None:
    person = draw_person("1")
    heeded = [person.does("heeds", turn) for turn in range(400)]
    assert heeded == [person.does("heeds", turn) for turn in range(400)]
    assert fmean(heeded) == pytest.approx(person.heeds, abs=0.1)
