"""The Market: selling one colour and buying one, for Fuel (L33, L117, HV-10)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from heliograph.games.interstellar.agenda import Trade
from heliograph.games.interstellar.box.pack import ActionSide
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Done, Move
from heliograph.games.interstellar.rules.market import TradeSide, price
from heliograph.games.interstellar.rules.resources import COLOURS, Colour, level_of, minus, one, plus, written
from heliograph.games.interstellar.rules.token_sides import is_repeatable
from heliograph.games.interstellar.telling.events import Traded
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer


class Sell(Move, frozen=True, tag="sell"):
    colour: Colour
    count: int
    shift: bool


class Buy(Move, frozen=True, tag="buy"):
    colour: Colour
    count: int
    shift: bool


def with_token(at: Doing, index: int, side: ActionSide) -> Trade:
    """HV-10: a token's choice of better prices stays while it is repeated; otherwise the same cubes could be
    bought cheaply and sold dearly for ever."""
    before = at.player(index).better_prices_for if side.price_shift else UNSET
    return Trade(index, side.colours, side.price_shift, "" if before is UNSET else before)


def offers(at: Doing, step: Trade) -> Iterator[Offer]:
    for side in ("sell", "buy"):
        yield from _side_offers(at, step, side)
    if step.sold or step.bought:
        yield Offer("done")


def can_trade(at: Doing, step: Trade) -> bool:
    player, stock = at.player(step.seat), at.state.market
    shift = step.shift if True in _shifts(step, "buy") else 0
    return any(player.cubes) or any(
        stock[level] and price(at.pack, "buy", level, shift) <= player.fuel for level in range(len(COLOURS))
    )


def _side_offers(at: Doing, step: Trade, side: TradeSide) -> Iterator[Offer]:
    player, dealt = at.player(step.seat), step.sold if side == "sell" else step.bought
    if len(dealt) >= step.colours:
        return
    for level, colour in enumerate(COLOURS):
        if level in dealt:
            continue
        for shift in _shifts(step, side):
            each = price(at.pack, side, level, step.shift if shift else 0)
            most = player.cubes[level] if side == "sell" else min(at.state.market[level], player.fuel // each)
            if most:
                counts = Choice(tuple(range(1, most + 1)))
                yield Offer(side, {"colour": Fixed(colour), "count": counts, "shift": Fixed(shift)})


def _shifts(step: Trade, side: TradeSide) -> tuple[bool, ...]:
    """L33: better prices for selling or for buying, not both."""
    if not step.shift:
        return (False,)
    if step.shifted:
        return (step.shifted == side,)
    return (False, True)


def why_not(at: Doing, step: Trade, move: Move) -> Message | None:
    player = at.player(step.seat)
    match move:
        case Buy(colour, count, shift):
            level = level_of(colour)
            if count > at.state.market[level]:
                return say("si-why-buy-stock", count=at.state.market[level])
            fuel = count * price(at.pack, "buy", level, step.shift if shift else 0)
            return say("si-why-fuel", fuel=fuel, have=player.fuel) if fuel > player.fuel else None
        case Sell(colour, count, _) if count > player.cubes[level_of(colour)]:
            return say("si-why-sell", count=player.cubes[level_of(colour)])
        case _:
            return None


def process(doing: Doing, step: Trade, move: Sell | Done) -> None:
    if not isinstance(move, Sell | Buy):
        doing.pop()
        return
    side: TradeSide = "sell" if isinstance(move, Sell) else "buy"
    level = level_of(move.colour)
    some = one(level, move.count)
    fuel = move.count * price(doing.pack, side, level, step.shift if move.shift else 0)
    player, state = doing.player(step.seat), doing.state
    if side == "sell":
        doing.change_player(step.seat, cubes=minus(player.cubes, some), fuel=player.fuel + fuel)
        doing.change(market=plus(state.market, some))
        doing.tell(Traded(step.seat, written(some), "", fuel))
        after = replace(step, sold=(*step.sold, level), shifted="sell" if move.shift else step.shifted)
    else:
        doing.change_player(step.seat, cubes=plus(player.cubes, some), fuel=player.fuel - fuel)
        doing.change(market=minus(state.market, some))
        doing.tell(Traded(step.seat, "", written(some), -fuel))
        after = replace(step, bought=(*step.bought, level), shifted="buy" if move.shift else step.shifted)
    doing.instead(after)
    if move.shift and is_repeatable(doing.pack, player.played[-1]):
        doing.change_player(step.seat, better_prices_for=side)
