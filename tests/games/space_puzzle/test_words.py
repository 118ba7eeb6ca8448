"""The reference uses the table's and the set-up's names for pieces and options, in every language."""

from __future__ import annotations

import pytest
from tests.games.sentences import language

from heliograph.games.space_puzzle.state import COLOURS, ICONS, ROLES
from heliograph.kernel.message import say
from heliograph.language import languages

SINGLES = ("ok", "no", "arrow", "swap", "die", "question", "empty")


def words(code: str, id: str) -> str:
    return language(code).say(say(id)).casefold()


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(
    ("rule", "option"),
    [
        ("SP-45", "deaf"),
        ("SP-H3", "strict"),
        ("SP-H8", "log"),
        ("SP-H9", "deaf"),
    ],
)
def test_options_are_called_as_in_the_set_up(code: str, rule: str, option: str) -> None:
    """SP-45, SP-H3, SP-H8, SP-H9."""
    assert words(code, f"sp-ui-form-{option}") in words(code, f"rule-{rule}")


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("SP-6", [f"sp-colour-{colour}" for colour in COLOURS]),
        ("SP-8", [f"sp-icon-{icon}" for icon in ICONS]),
        ("SP-H6", [f"sp-icon-{icon}" for icon in ICONS]),
        ("SP-H12", [f"sp-role-{role}" for role in ROLES]),
        ("SP-H14", [f"sp-token-{token}" for token in SINGLES]),
    ],
)
def test_pieces_are_called_as_at_the_table(code: str, rule: str, names: list[str]) -> None:
    """SP-6, SP-8, SP-H6, SP-H12, SP-H14."""
    text = words(code, f"rule-{rule}")
    assert [name for name in names if words(code, name) not in text] == []


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("rule", ["SR-KEYSHOWN", "SR-POSSHOWN"])
def test_what_is_left_to_find_includes_dice(code: str, rule: str) -> None:
    """SR-KEYSHOWN, SR-POSSHOWN: a page with dice, as S32, leaves their numbers to find."""
    dice = {"en": "dice", "de": "würfel", "uk": "кубик"}[code]
    assert dice in words(code, f"rule-{rule}")
