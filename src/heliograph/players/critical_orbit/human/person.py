"""How people differ, and what each range rests on."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, NamedTuple

from heliograph.kernel.chance import Chance

Draws = Literal["training", "evaluation"]
"""Seats are tuned only with the first kind of people; reported figures come from the second."""


class Range(NamedTuple):
    low: float
    high: float
    rests_on: str

    @property
    def middle(self) -> tuple[float, float]:
        quarter = (self.high - self.low) / 4
        return self.low + quarter, self.high - quarter


RANGES: dict[str, Range] = {
    "pace": Range(0.7, 1.4, "from fast to slow more than a factor of two (Card, Moran, Newell 1983)"),
    "unsteadiness": Range(0.25, 0.5, "times are skewed to the right (Luce 1986); how much is a judgement"),
    "sight": Range(4, 14, "4 chunks held in mind at a time (Cowan 2001), one to three such looks"),
    "notices": Range(0.75, 1.0, "what is rare is missed in up to 30 % of searches (Wolfe 2005)"),
    "misjudging": Range(0.4, 1.6, "worth is judged with an error (McKelvey, Palfrey 1995)"),
    "habit": Range(0.0, 1.0, "favourite corners of the own board: a judgement"),
    "slips": Range(0.02, 0.15, "a few in 100, five times as many under stress (Swain, Guttmann 1983)"),
    "heeds": Range(0.4, 0.95, "intentions are remembered in 50 to 80 % (Einstein, McDaniel 1990)"),
    "recalls": Range(
        0.5, 3.5, "of three things called, as many as are kept beside one's own work: a judgement"
    ),
    "uses_stars": Range(0.75, 1.0, "likewise, for what lies before one's eyes"),
    "speaks": Range(0.4, 1.0, "how many rolls a station says something about: a judgement"),
    "insists": Range(0.0, 0.25, "how many of its wishes are firm: a judgement"),
    "keeps_to_votes": Range(0.5, 1.0, "as Mercury; else the track that is further on: a judgement"),
    "calls": Range(0.3, 0.9, "as Mercury, when something else is missing: prospective memory, as above"),
    "pipes": Range(8, 60, "unfinished pipes that Mercury follows at once: a judgement; AI seats follow 700"),
    "looks": Range(0.4, 1.0, "as Mercury: whether new parts are tried in this turn: a judgement"),
    "hurries": Range(0.2, 1.0, "as Mercury: whether the roll comes before the building: a judgement"),
    "patience": Range(5, 20, "seconds that Mercury waits for somebody's wish: a judgement"),
}
"""`misjudging` and `habit` in standard deviations of what spaces are worth. They are so large that stations
deliver about two thirds of what `quick` ones do in 20 turns (76 % of the tiles, 63 % of the half valves, 60 %
of the columns), as people were expected to when the boards were drawn.
"""


@dataclass(frozen=True)
class Person:
    """Numbers without a unit are shares of occasions."""

    seed: str
    pace: float
    """A factor on a beginner's seconds."""
    unsteadiness: float
    sight: float
    """Spaces compared for one number."""
    notices: float
    """How often the best space is noticed if it was not among those."""
    misjudging: float
    habit: float
    slips: float
    heeds: float
    recalls: float
    """How many of the things called are remembered, counted from the first."""
    uses_stars: float
    speaks: float
    insists: float
    keeps_to_votes: float
    calls: float
    pipes: float
    looks: float
    hurries: float
    patience: float

    def does(self, trait: str, turn: int) -> bool:
        """The same answer throughout a turn: what is forgotten stays forgotten."""
        drawn, _ = Chance.from_seed(f"{self.seed}/{turn}/{trait}").below(_FINE)
        share: float = getattr(self, trait)
        return drawn < share * _FINE


_FINE = 10_000


def draw_person(seed: str, draws: Draws = "evaluation") -> Person:
    """Training people come from the middle half of every range, evaluation people from all of it, so that
    half of what they are was never available for tuning."""
    own = f"{seed}/{draws}"
    chance = Chance.from_seed(own)
    found: dict[str, float] = {}
    for trait in fields(Person)[1:]:
        range = RANGES[trait.name]
        low, high = range.middle if draws == "training" else range[:2]
        drawn, chance = chance.below(_FINE + 1)
        found[trait.name] = low + (high - low) * drawn / _FINE
    return Person(own, **found)
