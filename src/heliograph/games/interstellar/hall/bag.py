"""H.A.L.L.'s bag: cubes are drawn, laid on its board, and converted every round (L626, L1020, HV-28)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.changes.drawing import draw
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.reasons import Rule
from heliograph.games.interstellar.rules.resources import (
    COLOURS,
    HIGHEST,
    NONE,
    Cubes,
    cubes,
    level_of,
    levels_in,
    minus,
    one,
    plus,
    written,
)
from heliograph.games.interstellar.state import Hall
from heliograph.games.interstellar.telling.events import BagConverted, Event, HallChose


def hall_of(doing: Doing) -> Hall:
    assert doing.state.hall is not None
    return doing.state.hall


def change_hall(doing: Doing, hall: Hall) -> None:
    doing.change(hall=hall)


def draw_action_cube(doing: Doing) -> int:
    """Draws a cube and returns its level. An empty bag is refilled from the board, or with red cubes (HV-28).
    If all of them were purple, every token would come back for ever: after a refill none does in this
    phase."""
    hall = hall_of(doing)
    if not any(hall.bag):
        laid = any(hall.laid)
        fresh = hall.laid if laid else cubes(doing.pack.hall_refill.value)
        doing.tell(HallChose("bag", written(fresh), "bag-board" if laid else "bag-red"))
        hall = replace(hall, bag=fresh, laid=NONE, refilled=True)
    drawn, chance = draw(hall.bag, 1, doing.state.chance)
    doing.change(hall=replace(hall, bag=minus(hall.bag, drawn)), chance=chance)
    return next(levels_in(drawn))


def put_back(doing: Doing, level: int) -> None:
    hall = hall_of(doing)
    change_hall(doing, replace(hall, bag=plus(hall.bag, one(level))))


def lay(doing: Doing, level: int) -> None:
    hall = hall_of(doing)
    change_hall(doing, replace(hall, laid=plus(hall.laid, one(level))))


def remember(doing: Doing, *seen: Event) -> None:
    """Notes events the player has seen although the table shows no trace of them."""
    hall = hall_of(doing)
    change_hall(doing, replace(hall, went_back=(*hall.went_back, *seen)))


def converted(doing: Doing, level: int, count: int, known: int) -> Cubes:
    """The cubes that go into the bag for `count` cubes of a colour, with `known` levels of its Technology."""
    conversion = doing.pack.hall_conversion.value
    if known == 0:
        exchange = conversion.plain[level]
        whole, rest = divmod(count, exchange.each)
        return plus(one(level_of(exchange.gives), whole), one(level, rest))
    given = cubes((conversion.level_1 if known == 1 else conversion.level_2)[level])
    return tuple(number * count for number in given)  # type: ignore[return-value]


def convert(doing: Doing) -> None:
    hall, added = hall_of(doing), NONE
    for level in levels_in(hall.laid):
        known, count = hall.technologies[level], hall.laid[level]
        given = converted(doing, level, count, known)
        rule = _CONVERSIONS[known] if known or level < HIGHEST else "convert-purple"
        doing.tell(HallChose("bag", written(given), rule, (COLOURS[level] * count,), count))
        added = plus(added, given)
    change_hall(doing, replace(hall, bag=plus(hall.bag, added), laid=NONE))
    doing.tell(BagConverted(written(hall.laid), written(added)))


_CONVERSIONS: tuple[Rule, ...] = ("convert-pairs", "convert-1", "convert-2")
