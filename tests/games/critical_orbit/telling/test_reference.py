"""What the rules reference and the home page claim about this box, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax.serializer import serialize_pattern
from tests.fluent_files import messages
from tests.games.critical_orbit.table import PACK
from tests.games.sentences import language

from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.message import say
from heliograph.language import languages

COLUMNS, LOCKS = PACK.cologne_columns.value, PACK.cologne_locks.value
CARD_STARS = Counter(card.star for card in PACK.ai_cards if card.star)
SQUARES = [square for card in PACK.ai_cards for square in card.grids]
STEMS = Counter(stem for tile in PACK.tiles.value for stem in tile.stems)
BOARDS = (PACK.houston_board, PACK.bengaluru_board, PACK.cologne_board)
FIGURES: dict[str, tuple[int, ...]] = {
    "rule-MC-3": tuple(PACK.targets.value.values()),
    "rule-MC-57": (*LOCKS, len(COLUMNS)),
    "rule-MC-58": (len(COLUMNS), sum(c.boxes for c in COLUMNS), sum(c.cells for c in COLUMNS)),
    "rule-MC-60": tuple(len(board.seeds) for board in BOARDS),
    "rule-MC-65": (len(PACK.cards.value), *set(CARD_STARS.values())),
    "rule-MC-66": (len(SQUARES), sum(len(square) > 1 for square in SQUARES)),
    "rule-MC-H1": (PACK.size.value,),
    "rule-MC-H2": (PACK.track.value.steps, *PACK.track.value.stars),
    "rule-MC-H9": (
        *(len(PACK.tiles.value), sum(tile.oxygen for tile in PACK.tiles.value)),
        *(STEMS["white"], STEMS["black"], sum(tile.star is not None for tile in PACK.tiles.value)),
    ),
    "rule-MC-H14": (*PACK.minutes.value, Setup().turns),
}
"""MC-3, MC-57, MC-58, MC-60, MC-65, MC-66, MC-H1, MC-H2, MC-H9, MC-H14."""


def figures(id: str, code: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", language(code).say(say(id)))]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("id", FIGURES)
def test_figures_of_the_reference_are_the_boxs(id: str, code: str) -> None:
    assert set(FIGURES[id]) <= set(figures(id, code))


@pytest.mark.parametrize("code", languages())
def test_mc_h14_the_home_page_names_the_clock_of_a_first_mission(code: str) -> None:
    """MC-1: the rulebook's 20 minutes are one choice among others."""
    assert figures("home-start-mission", code) == [Setup().minutes]
    (facts,) = messages(code)["home-critical-orbit"].attributes
    ends = [int(found) for found in re.findall(r"\d+", serialize_pattern(facts.value))]
    assert ends == [min(PACK.minutes.value), max(PACK.minutes.value)]
