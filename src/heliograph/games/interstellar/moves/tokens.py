"""What a played token lets a player do, and whether it could do anything now."""

from __future__ import annotations

from heliograph.games.interstellar.agenda import ChooseProduction, ChooseResearch, PrepareTravel
from heliograph.games.interstellar.box.pack import ActionSide, TokenId
from heliograph.games.interstellar.changes.gaining import gain, would_do_something
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import production, research, sun, trade, travel
from heliograph.games.interstellar.moves.salvation.action import can_do_salvation
from heliograph.games.interstellar.rules.token_sides import action_side, planet_of, salvation_side


def can_do(at: Doing, index: int, token: TokenId) -> bool:
    side = action_side(at.pack, token)
    match side.kind:
        case "travel":
            return travel.can_fly(at, _travel(index, side))
        case "research":
            return research.can_research(at, _research(index, side))
        case "market":
            return trade.can_trade(at, trade.with_token(at, index, side))
        case "produce":
            planet = planet_of(token)
            planets = (planet,) if planet else tuple(at.player(index).sites)
            return any(production.can_produce(at, index, one) for one in planets)
        case "solar":
            return sum(at.state.bag) > 0
        case "gain":
            return would_do_something(at, index, side.reward)
        case _:
            return True


def perform(doing: Doing, index: int, token: TokenId) -> None:
    side = action_side(doing.pack, token)
    match side.kind:
        case "travel":
            doing.push(_travel(index, side))
        case "research":
            doing.push(_research(index, side))
        case "market":
            doing.push(trade.with_token(doing, index, side))
        case "produce":
            planet = planet_of(token)
            if planet:
                production.begin(doing, index, planet)
            else:
                doing.push(ChooseProduction(index))
        case "solar":
            sun.begin(doing, index, side.draw)
        case "earth":
            gain(doing, index, f"{doing.pack.earth_fuel.value}F")
        case "gain":
            gain(doing, index, side.reward)


def _travel(index: int, side: ActionSide) -> PrepareTravel:
    return PrepareTravel(index, side.free, side.discount)


def _research(index: int, side: ActionSide) -> ChooseResearch:
    return ChooseResearch(index, side.one_lower, side.previous_level)


def can_save(at: Doing, index: int, token: TokenId) -> bool:
    """Whether any of the token's Salvation actions can be done now."""
    side = salvation_side(at.pack, token)
    return side is not None and any(can_do_salvation(at, index, action, side) for action in side.only)
