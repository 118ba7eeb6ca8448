"""Why H.A.L.L. acts as it does: a short name for each rule it follows, explained in the locales.

The names are public like the cubes it draws: the player counts and compares on its behalf.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from heliograph.games.interstellar.variants.types import HALL_RULES

BoardRow = Literal[
    "solar",
    "research",
    "travel",
    "market",
    "earth",
    "produce",
    "government",
    "probe",
    "mechanism",
    "population",
]

What = Literal[
    "action",
    "bag",
    "cubes",
    "fuel",
    "mechanism",
    "planet",
    "population",
    "reward",
    "rotations",
    "seat",
    "space",
    "technology",
    "token",
    "track",
]
"""The kind of thing that was chosen, so that it can be named and shown."""

Rule = Literal[
    # How it plays a token (L630, L658, L836, L1008, L1010)
    "token-plain",
    "token-exact",
    "token-again",
    "token-spent",
    "pass-unused",
    "pass-reward",
    # The Action Phase (L642 to L826, L1014)
    "solar-least",
    "technology-counted",
    "technology-counted-on",
    "one-level-left",
    "one-level-scientist",
    "one-level-cubes",
    "market-cubes",
    "production-fullest",
    "production-sunward",
    "deposit-dearest",
    "storage-full",
    "stop-only",
    "stop-sunward",
    "stop-home",
    "stop-full-hold",
    "load-dearest",
    "planet-counted",
    "planet-counted-on",
    # Paying (HV-01, L573)
    "golden-rule",
    "any-cheapest",
    # The Salvation Phase (L842 to L992)
    "action-bonus",
    "action-only",
    "action-furthest",
    "action-tied",
    "action-last",
    "seat-printed",
    "seat-next",
    "seat-right",
    "seat-left",
    "space-wormhole",
    "space-interest",
    "space-galaxy",
    "space-empty",
    "space-ahead",
    "space-player",
    "mechanism-least",
    "mechanism-greatest",
    "mechanism-tied",
    "population-least",
    "population-highest",
    # Rewards that leave a choice (L878 to L886, L1004)
    "cube-dearest",
    "track-furthest",
    "track-tied",
    "deposit-emptiest",
    "deposit-outward",
    "storage-fullest",
    "storage-sunward",
    "extra-counted",
    "extra-counted-on",
    "rise-left",
    # Its bag (L1020 to L1051, HV-28)
    "bag-board",
    "bag-red",
    "convert-pairs",
    "convert-purple",
    "convert-1",
    "convert-2",
]

if TYPE_CHECKING:
    AnyRule = str
else:
    AnyRule = Literal[(*get_args(Rule), *HALL_RULES)]
"""The rules, including those of variants."""

Hindrance = Literal[
    "sun-empty",
    "no-scientist",
    "all-researched",
    "research-unpaid",
    "no-base",
    "no-planet",
    "settling-unpaid",
    "market-empty",
    "deposit-empty",
    "no-site",
    "nothing-to-gain",
    "no-action",
    "top-row",
    "at-trappist",
    "probe-unpaid",
    "ship-complete",
    "mechanism-unpaid",
    "nobody-left",
    "population-unpaid",
]


class Why(NamedTuple):
    """What rules an action out, with the missing Fuel if that is the reason."""

    rule: Hindrance
    fuel: int = 0
