"""Drawing cubes blindly out of a bag."""

from __future__ import annotations

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.resources import NONE, Cubes, minus, one, plus
from heliograph.kernel.chance import Chance


def draw(bag: Cubes, count: int, chance: Chance) -> tuple[Cubes, Chance]:
    """`count` cubes, or as many as there are."""
    drawn = NONE
    for _ in range(min(count, sum(bag))):
        number, chance = chance.below(sum(bag))
        for level, there in enumerate(bag):
            if number < there:
                bag, drawn = minus(bag, one(level)), plus(drawn, one(level))
                break
            number -= there
    return drawn, chance


def draw_from_bag(doing: Doing, count: int) -> Cubes:
    """Draws from the Solar Bag."""
    drawn, chance = draw(doing.state.bag, count, doing.state.chance)
    doing.change(bag=minus(doing.state.bag, drawn), chance=chance)
    return drawn
