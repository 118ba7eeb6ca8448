"""What to buy and sell."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import Trade
from heliograph.games.interstellar.moves.actions import Buy, Done, Sell
from heliograph.games.interstellar.rules.market import price
from heliograph.games.interstellar.rules.resources import COLOURS, cheapest, cubes, one, plus
from heliograph.games.interstellar.rules.starship import GAP
from heliograph.players.interstellar.ideas.idea import Idea, Mind

_SHORT_OF_FUEL = 4


def trade_ideas(mind: Mind, step: Trade) -> Iterator[Idea]:
    # With better prices in one direction only: otherwise cubes could be sold dearly and bought back for ever.
    if len(step.bought) < step.colours and step.shifted != "sell":
        yield from _buying(mind, step)
    if len(step.sold) < step.colours and step.shifted != "buy":
        yield from _selling(mind, step)
    if step.sold or step.bought:
        yield Idea((Done(),), 0.0)


def _shift(step: Trade, side: str) -> bool:
    """L33: better prices, unless the other side has them already."""
    return bool(step.shift) and step.shifted in ("", side)


def _buying(mind: Mind, step: Trade) -> Iterator[Idea]:
    shift = _shift(step, "buy")
    for level, colour in enumerate(COLOURS):
        each = price(mind.pack, "buy", level, step.shift if shift else 0)
        most = min(mind.state.market[level], mind.me.fuel // each)
        if not most or level in step.bought:
            continue
        gain = (level + 1) * mind.cube - each * mind.fuel
        for count in dict.fromkeys((1, most)):
            opened = mind.prices.opened * _opens(mind, level, count)
            yield Idea((Buy(colour, count, shift),), count * gain + opened)


def _opens(mind: Mind, level: int, count: int) -> bool:
    """Whether it would make a Mechanism affordable that is not affordable now."""
    have = mind.me.cubes
    more, ship = plus(have, one(level, count)), mind.state.starship
    return any(
        project != GAP
        and "?" not in project
        and cheapest(have, cubes(project)) is None
        and cheapest(more, cubes(project)) is not None
        for project in (*ship.current, *ship.long_term)
    )


def _selling(mind: Mind, step: Trade) -> Iterator[Idea]:
    shift = _shift(step, "sell")
    needy = max(_SHORT_OF_FUEL - mind.me.fuel, 0) * 0.2
    for level, colour in enumerate(COLOURS):
        count = mind.me.cubes[level]
        if count and level not in step.sold:
            each = price(mind.pack, "sell", level, step.shift if shift else 0)
            guess = count * (each * mind.fuel - (level + 1) * mind.cube) + needy
            yield Idea((Sell(colour, count, shift),), guess)
