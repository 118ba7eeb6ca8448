"""A family of people: by name and seed, with all the differences people have."""

from __future__ import annotations

from collections import Counter

from heliograph.players.space_puzzle.codebooks.codebook import FRAMES
from heliograph.players.space_puzzle.human.person import draw_person


def test_a_seed_is_a_person() -> None:
    assert draw_person("anna") == draw_person("anna")
    assert draw_person("anna") != draw_person("bohdan")


def test_people_to_train_with_are_not_those_to_measure_with() -> None:
    assert draw_person("anna", "training") != draw_person("anna", "evaluation")


def test_the_family_is_broad() -> None:
    people = [draw_person(str(number)) for number in range(300)]
    frames = Counter(person.frame for person in people)
    assert frames.keys() == FRAMES.keys()
    assert frames["same"] < 200
    assert 20 < sum(not person.reads_map for person in people) < 100
    for habit in ("icons", "touching", "binds", "again", "lone_keys", "style", "keys", "direction", "learns"):
        assert len({getattr(person, habit) for person in people}) > 1, habit
    assert max(person.misjudges for person in people) > 0.45
