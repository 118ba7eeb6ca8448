"""The rules reference names the figures of the pack: a change of one must change the other."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from scripts.rules_index import messages
from tests.games.interstellar.table import PACK

from heliograph.games.interstellar.rules.resources import counted

TWO, THREE, FOUR = "2", "3", "4"
START, SHIP, SPIRAL, MARKET = PACK.start.value, PACK.ship.value, PACK.spiral.value, PACK.market.value
MODULES, PEOPLE, JOURNEY = PACK.modules.value, PACK.population.value, PACK.journey.value
SCORING, FOUND = PACK.scoring.value, PACK.discoveries.value
PLANETS = PACK.planets.value

FIGURES: dict[str, Iterable[int]] = {
    "HV-02": (START.scientists, START.reputation, START.bases, START.fuel[0], START.fuel[2]),
    "HV-03": (len(PACK.tokens.value) - 2, PACK.extra_tokens_each.value),
    "HV-04": (len(PLANETS), PACK.quadrants.value, PACK.belt_after.value, *(one.gravity for one in PLANETS)),
    "HV-06": (SHIP.cargo, SHIP.storage, SHIP.deposit, SHIP.buildings_on_planet),
    "HV-09": (
        *counted(PACK.solar_bag.value),
        SPIRAL.each_phase,
        *(at for players in (TWO, THREE, FOUR) for at in (*SPIRAL.lost_at[players].values(), int(players))),
    ),
    "HV-10": (*MARKET.sell, *MARKET.buy, *MARKET.stock, MARKET.trim),
    "HV-16": (PACK.mechanisms.value.spaces, len(PACK.mechanisms.value.starting)),
    "HV-17": (
        MODULES.count,
        *(MODULES.mechanisms[players] for players in (TWO, THREE, FOUR)),
        MODULES.prestige,
    ),
    "HV-18": (
        *(count for players in (TWO, THREE, FOUR) for count in (*PEOPLE[players].people, int(players))),
        *(PEOPLE[players].goal for players in (TWO, THREE, FOUR)),
    ),
    "HV-20": (JOURNEY.columns, JOURNEY.rows, *sorted(set(JOURNEY.fuel)), *JOURNEY.arrival),
    "HV-21": (sum(FOUND.values()), FOUND["deep-space"], FOUND["galaxy"], PACK.galaxy_reputation.value),
    "HV-22": (
        PACK.reputation.value.most,
        *(abs(figure) for step in PACK.reputation.value.steps for figure in step),
    ),
    "HV-24": (SCORING.columns_per_prestige, SCORING.value_per_prestige, SCORING.governor),
    "SI-11": (PACK.earth_fuel.value,),
    "SI-31": (PACK.discovery_prestige.value,),
    "SI-32": (JOURNEY.extra_at, 2 * PACK.extra_tokens_each.value),
    "SI-66": PACK.hall_bags.value["intermediate"],
    "SI-72": PACK.hall_board.value.earth,
    "SI-84": [count for bag in PACK.hall_bags.value.values() for count in bag],
}


@pytest.mark.parametrize("rule", FIGURES)
def test_a_rule_names_the_figures_that_are_played_with(rule: str) -> None:
    """In the same order; other figures may stand between them."""
    named = iter(map(int, re.findall(r"\d+", messages("en")[f"rule-{rule}"])))
    assert [figure for figure in FIGURES[rule] if figure not in named] == []
