"""Players' own scenarios as files: good ones read back, bad ones give a line and a reason."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.space_puzzle.driver import crew_that_often_knows
from tests.games.space_puzzle.table import GAME, PACK

from heliograph.games.space_puzzle.box.scenario import RULE_NAMES, Scenario
from heliograph.games.space_puzzle.box.scenario_check import faults
from heliograph.games.space_puzzle.setup import Setup
from heliograph.games.space_puzzle.workshop.scenario_file import (
    LONGEST_FILE,
    ScenarioFileError,
    read_scenario,
    write_scenario,
)
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.message import Message
from heliograph.kernel.testkit import play_out
from heliograph.kernel.workshop import Misread

GOOD = """# Ours
name = "Deep dark"
tokens = ["C", "K", "OK"]
per_round = 4
actions = 3

rounds = 6
dice = true
rules = ["SR-JAM(2)"]
"""


def problem(text: str) -> tuple[int, str]:
    """The line and the reason's id."""
    with pytest.raises(ScenarioFileError) as caught:
        read_scenario(PACK, text)
    return caught.value.line, caught.value.reason.id


def with_line(name: str, line: str) -> str:
    """The good file with this line replaced, or added."""
    lines = GOOD.splitlines()
    for index, old in enumerate(lines):
        if old.startswith(f"{name} "):
            return "\n".join([*lines[:index], line, *lines[index + 1 :]])
    return "\n".join([*lines, line])


def test_a_good_file_is_read() -> None:
    assert read_scenario(PACK, GOOD) == Scenario(
        name="Deep dark",
        tokens=("C", "K", "OK"),
        per_round=4,
        actions=3,
        rounds=6,
        dice=True,
        rules=("SR-JAM(2)",),
    )


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_line_ends_of_any_system_will_do(ending: str) -> None:
    assert read_scenario(PACK, GOOD.replace("\n", ending)) == read_scenario(PACK, GOOD)


@pytest.mark.parametrize("scenario", PACK.scenarios.value, ids=lambda scenario: scenario.id)
def test_every_scenario_of_the_book_can_be_written_and_read_back(scenario: Scenario) -> None:
    mine = replace(scenario, id="own", tier="own")
    assert read_scenario(PACK, write_scenario(scenario)) == mine
    assert GAME.check_setup(Setup(own=mine)) is None


RULES = (
    *(name for name in RULE_NAMES if name not in ("SR-JAM", "SR-FADE")),
    "SR-TRAP(lethal)",
    "SR-JAM(3)",
    "SR-FADE(9)",
)
SCENARIOS = st.builds(
    Scenario,
    name=st.text(max_size=60),
    tokens=st.lists(st.sampled_from(sorted(PACK.groups)), min_size=1, max_size=11, unique=True).map(tuple),
    per_round=st.integers(1, 6),
    actions=st.integers(1, 20),
    rounds=st.integers(1, 3),
    dice=st.booleans(),
    special_rooms=st.integers(0, 8),
    rules=st.lists(st.sampled_from(RULES), max_size=6).map(tuple),
)


@settings(max_examples=150, deadline=None)
@given(SCENARIOS)
def test_what_is_written_is_read_back_or_refused_as_unplayable(scenario: Scenario) -> None:
    found = list(faults(scenario, PACK.groups, PACK.highest_counter.value))
    text = write_scenario(scenario)
    if not found:
        assert read_scenario(PACK, text) == scenario
    else:
        line, reason = problem(text)
        assert reason == found[0].reason.id
        assert text.split("\n")[line - 1].startswith(f"{found[0].field} =")


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(SCENARIOS.filter(lambda one: not any(faults(one, PACK.groups, 9))), st.integers(0, 999))
def test_what_passes_the_check_can_be_played_to_the_end(scenario: Scenario, seed: int) -> None:
    """With any combination of rules there are enough tokens, and no rule blocks another."""
    play_out(GAME, Setup(seats=2 + seed % 2, own=scenario), str(seed), crew_that_often_knows)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("rounds", 1, "sp-file-syntax"),
        ("a = 1\nb = \nc = 3", 2, "sp-file-syntax"),
        ("rounds = 5\nrounds = 6", 2, "sp-file-syntax"),
        ('name = "open', 1, "sp-file-syntax"),
        ("rules = [\n'SR-LINE',\n", 3, "sp-file-syntax"),
        ("<html>", 1, "sp-file-syntax"),
        ("\x00", 1, "sp-file-syntax"),
        ("rules = " + "[" * 4000, 0, "sp-file-syntax"),
        ("rounds = " + "9" * 5000, 0, "sp-file-syntax"),
        ("x" * (LONGEST_FILE + 1), 0, "sp-file-too-long"),
    ],
)
def test_what_is_no_toml(text: str, line: int, reason: str) -> None:
    assert problem(text) == (line, reason)


@pytest.mark.parametrize("name", ["colour", "id", "tier", "perRound", "Rounds"])
def test_an_unknown_name(name: str) -> None:
    assert problem(f"{GOOD}\n\n{name} = 1") == (12, "sp-file-unknown")
    assert problem(f"{GOOD}[{name}]\nx = 1") == (10, "sp-file-unknown")
    assert problem(f"{GOOD}# a \u2028 sign\n'{name}' = 1") == (11, "sp-file-unknown")


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("name", "5", 2),
        ("name", "2026-01-01", 2),
        ("name", f'"{"x" * 61}"', 2),
        ("tokens", '"C"', 3),
        ("tokens", "[1]", 3),
        ("tokens", "[" + '"C", ' * 40 + "]", 3),
        ("tokens", f'["{"C" * 41}"]', 3),
        ("per_round", '"4"', 4),
        ("per_round", "4.0", 4),
        ("per_round", "true", 4),
        ("actions", "inf", 5),
        ("actions", "[3]", 5),
        ("rounds", "{a = 1}", 7),
        ("dice", "1", 8),
        ("dice", '"yes"', 8),
        ("rules", '"SR-LINE"', 9),
        ("rules", "[[]]", 9),
        ("special_rooms", "nan", 10),
    ],
)
def test_a_value_of_the_wrong_kind(name: str, value: str, line: int) -> None:
    assert problem(with_line(name, f"{name} = {value}")) == (line, "sp-file-type")


@pytest.mark.parametrize("name", ["tokens", "per_round", "actions", "rounds"])
def test_a_missing_value_is_named(name: str) -> None:
    with pytest.raises(ScenarioFileError) as caught:
        read_scenario(PACK, with_line(name, ""))
    assert (caught.value.line, caught.value.reason) == (0, Message("sp-file-missing", {"field": name}))


@pytest.mark.parametrize(
    ("name", "value", "line", "reason"),
    [
        ("tokens", "[]", 3, "sp-scenario-tokens"),
        ("tokens", '["C", "Z"]', 3, "sp-scenario-tokens"),
        ("tokens", '["C", "C"]', 3, "sp-scenario-tokens"),
        ("tokens", '["OK", "NO"]', 3, "sp-scenario-too-few-tokens"),
        ("per_round", "0", 4, "sp-scenario-number"),
        ("per_round", "10", 4, "sp-scenario-number"),
        ("per_round", f"{10**30}", 4, "sp-scenario-number"),
        ("actions", "0", 5, "sp-scenario-number"),
        ("actions", "21", 5, "sp-scenario-number"),
        ("rounds", "-1", 7, "sp-scenario-number"),
        ("rounds", "10", 7, "sp-scenario-number"),
        ("special_rooms", "9", 10, "sp-scenario-number"),
        ("special_rooms", "-1", 10, "sp-scenario-number"),
        ("rules", '["SR-LINE", "SR-NONE"]', 9, "sp-scenario-rule"),
        ("rules", '["sr-line"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-LINE", "SR-LINE"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-TRAP", "SR-TRAP(lethal)"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-TRAP(deadly)"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-JAM"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-JAM(0)"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-JAM(-1)"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-JAM(1000)"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-JAM(٣)"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-HEAP(1)"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-JAM(11)"]', 3, "sp-scenario-too-few-tokens"),
        ("rules", '["SR-JAM(8)"]', 4, "sp-scenario-number"),
        ("rules", '["SR-COOL", "SR-JAM(4)"]', 4, "sp-scenario-number"),
        ("rules", '["SR-FADE"]', 9, "sp-scenario-rule"),
        ("rules", '["SR-FADE(4)"]', 9, "sp-scenario-number"),
        ("rules", '["SR-FADE(601)"]', 9, "sp-scenario-number"),
        ("rules", '["SR-LINE", "SR-HEAP"]', 9, "sp-scenario-not-both"),
        ("rules", '["SR-POSSHOWN", "SR-DRIFT"]', 9, "sp-scenario-not-both"),
        ("rules", '["SR-TRAP"]', 0, "sp-scenario-trap-rooms"),
    ],
)
def test_a_scenario_that_cannot_be_played(name: str, value: str, line: int, reason: str) -> None:
    assert problem(with_line(name, f"{name} = {value}")) == (line, reason)


def test_showing_both_halves_leaves_nothing_to_find_but_dice() -> None:
    both = with_line("rules", 'rules = ["SR-KEYSHOWN", "SR-POSSHOWN"]')
    assert read_scenario(PACK, both).dice
    assert problem(both.replace("dice = true", "dice = false")) == (9, "sp-scenario-not-both")


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_text_is_read_or_refused_with_a_line_of_it(data: st.DataObject) -> None:
    """Parts of a good file, cut, doubled and mixed with other text."""
    bits = st.one_of(st.sampled_from([*GOOD.split("\n"), *GOOD.split()]), st.text(max_size=20))
    text = data.draw(
        st.lists(st.tuples(bits, st.sampled_from(["", " ", "\n", "="])), max_size=25).map(
            lambda parts: "".join(bit + glue for bit, glue in parts)
        )
    )
    read = GAME.workshop.read(text)
    if isinstance(read, Misread):
        assert 0 <= read.line <= text.count("\n") + 1
        assert decode(encode(read.reason), Message) == read.reason
    else:
        assert GAME.check_setup(Setup(own=read)) is None
