"""The rules reference is complete: each rule has words in every language and a test that cites it.

The scanner's own examples use ids of a game that does not exist, so that they prove nothing else.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

import pytest
from msgspec.structs import asdict
from scripts.rules_index import (
    LANGUAGES,
    LINES,
    RuleTest,
    all_tests,
    case_tests,
    citations,
    messages,
    python_tests,
    references,
    typescript_tests,
    uncited_lines,
)

from heliograph.games import load_game
from heliograph.kernel.content import Sourced

REFERENCES = references()
RULE_ID = re.compile(r"[A-Z]{2}-[A-Z]*\d+")
IDS = list(chain.from_iterable(reference.ids() for reference in REFERENCES.values()))

PYTHON = '''
import pytest

# ZZ-8 stands outside every test.

@pytest.mark.parametrize("rule", ["ZZ-2"])
def test_decorated(rule):
    """ZZ-3, ZZ-14."""
    assert rule  # ZZ-H1

class TestGroup:
    async def test_zz_5_method(self):
        pass

def helper():
    """ZZ-9."""
'''

TYPESCRIPT = """
// ZZ-8 stands outside every test.
describe("group ZZ-9", () => {
  it("lands [softly]", () => {
    // ZZ-2
    expect(1).toBe(1);
  });

  // ZZ-7 belongs to nobody.
  test.each([
    ["first"],
  ])("flies %s (ZZ-14)", (x) => {
    expect(x).toBe("ZZ-H1");
  });
});
"""


def cited_by(tests: list[RuleTest], rule: str) -> list[str]:
    return [test.name for test in citations([rule], tests)[rule]]


def test_every_game_with_rules_is_found() -> None:
    assert "contact" in REFERENCES


@pytest.mark.parametrize("game", REFERENCES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    cited = citations(REFERENCES[game].ids(), all_tests())
    untested = [rule for rule, tests in cited.items() if not tests]
    assert not untested, f"{game}: no test cites {', '.join(untested)}"


CITED_BY_LINE = ("interstellar",)
"""Games whose tests cite lines; elsewhere they cite the rules that rest on them."""


@pytest.mark.parametrize("game", CITED_BY_LINE)
def test_every_line_of_a_booklet_is_cited_by_a_test(game: str) -> None:
    uncited = uncited_lines(game, REFERENCES[game], all_tests())
    assert not uncited, f"{game}: no test cites {', '.join(f'L{line}' for line in uncited)}"


NAMING_THEIR_LINES = ("contact", "critical_orbit", "interstellar", "space_puzzle")
"""Games whose every `rulebook` mark names the lines it rests on; a game joins them when its marks do."""


@pytest.mark.parametrize("game", NAMING_THEIR_LINES)
def test_every_rule_from_a_rulebook_names_its_lines(game: str) -> None:
    rules = [rule for section in REFERENCES[game].sections for rule in section.rules]
    assert [rule.id for rule in rules if rule.source == "rulebook" and not rule.lines] == []
    assert [rule.id for rule in rules if rule.source == "house" and rule.lines] == []


@pytest.mark.parametrize("game", NAMING_THEIR_LINES)
def test_every_value_from_a_rulebook_names_its_lines(game: str) -> None:
    """A value of the pack names lines, or a rule that does."""
    rules = [rule for section in REFERENCES[game].sections for rule in section.rules]
    resting = {rule.id for rule in rules if rule.lines}
    values = {
        name: value for name, value in asdict(load_game(game).content).items() if isinstance(value, Sourced)
    }
    assert values, game
    without = [
        name
        for name, value in values.items()
        if value.source == "rulebook"
        and not LINES.search(value.rule)
        and not resting & set(RULE_ID.findall(value.rule))
    ]
    assert without == []


def test_lines_are_cited_one_by_one() -> None:
    test = RuleTest("tests/games/example/test_it.py", "test_it", "L27, L30 to L32 (HV-2)")
    assert test.cited_lines() == {27, 30, 32}
    (row,) = case_tests("tests/games/example/some.cases", "# L1 | no\nphase action\nL5, L7 | a | b\n")
    assert row.cited_lines() == {5, 7}


def test_no_rule_id_is_there_twice() -> None:
    assert [rule for rule, times in Counter(IDS).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_messages_match_one_to_one(language: str) -> None:
    worded = {name for name in messages(language) if name.startswith("rule-")}
    assert worded == {f"rule-{rule}" for rule in IDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_section_has_a_title(language: str) -> None:
    sections = chain.from_iterable(reference.sections for reference in REFERENCES.values())
    titles = {section.title for section in sections}
    titles |= {f"rules-{game.replace('_', '-')}-title" for game in REFERENCES}
    assert titles <= messages(language).keys()


@pytest.mark.parametrize("language", [other for other in LANGUAGES if other != "en"])
def test_translations_are_translated_and_keep_every_figure(language: str) -> None:
    english, translated = messages("en"), messages(language)
    for name in (f"rule-{rule}" for rule in IDS):
        assert translated[name] != english[name], name
        figures = [sorted(re.findall(r"\d+", words[name])) for words in (english, translated)]
        assert figures[0] == figures[1], name


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("ZZ-1", []),
        ("ZZ-2", ["test_decorated"]),
        ("ZZ-3", ["test_decorated"]),
        ("ZZ-14", ["test_decorated"]),
        ("ZZ-H1", ["test_decorated"]),
        ("ZZ-5", ["test_zz_5_method"]),
        ("ZZ-8", []),
        ("ZZ-9", []),
    ],
)
def test_a_python_test_cites_what_stands_inside_it(rule: str, names: list[str]) -> None:
    assert cited_by(list(python_tests("tests/example.py", PYTHON)), rule) == names


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("ZZ-1", []),
        ("ZZ-2", ["lands [softly]"]),
        ("ZZ-14", ["flies %s (ZZ-14)"]),
        ("ZZ-H1", ["flies %s (ZZ-14)"]),
        ("ZZ-7", []),
        ("ZZ-8", []),
        ("ZZ-9", []),
    ],
)
def test_a_typescript_test_cites_what_stands_inside_it(rule: str, names: list[str]) -> None:
    assert cited_by(list(typescript_tests("web/example.test.ts", TYPESCRIPT)), rule) == names
