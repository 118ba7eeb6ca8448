"""Families: several people for the sum of their colours, with one action."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import SavePeople
from heliograph.games.interstellar.rules.resources import (
    cheaper_by_one,
    cheapest,
    cubes,
    holds,
    value_of,
    written,
)
from heliograph.games.interstellar.variants.families.types import SaveFamily
from heliograph.games.interstellar.variants.families.variant import active
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.ideas.salvation import step_worth
from heliograph.players.interstellar.worth.outlook import reputation_change


def family_ideas(mind: Mind, step: SavePeople) -> Iterator[Idea]:
    if step.saved:
        return
    steps = (1 + step.extra_steps) * step_worth(mind, "humankind")
    for family in dict.fromkeys(active(mind.state)):
        cost = cubes(family)
        if not holds(mind.state.people, cost):
            continue
        costs = cheaper_by_one(cost) if step.one_lower else (cost,)
        ways = (cheapest(mind.me.cubes, price) for price in costs)
        paid = min((way for way in ways if way is not None), key=value_of, default=None)
        if paid is not None:
            gain = reputation_change(mind.pack, mind.me, value_of(cost))
            guess = steps + gain - mind.cube * value_of(paid)
            yield Idea((SaveFamily(family, written(paid)),), guess)


MORE = {SavePeople: family_ideas}
