"""H.A.L.L.'s bag: cubes are drawn, laid on its board, and changed every round (L624, L1020, HV-28)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.drawing import draw
from heliograph.games.interstellar.events import BagConverted
from heliograph.games.interstellar.resources import (
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


def hall_of(doing: Doing) -> Hall:
    assert doing.state.hall is not None
    return doing.state.hall


def change_hall(doing: Doing, hall: Hall) -> None:
    doing.change(hall=hall)


def draw_action_cube(doing: Doing) -> int:
    """Its level. An empty bag is filled from the board, or with red cubes (HV-28)."""
    hall = hall_of(doing)
    if not any(hall.bag):
        fresh = hall.laid if any(hall.laid) else cubes(doing.pack.hall_refill.value)
        hall = replace(hall, bag=fresh, laid=NONE)
    drawn, chance = draw(hall.bag, 1, doing.state.chance)
    doing.change(hall=replace(hall, bag=minus(hall.bag, drawn)), chance=chance)
    return next(levels_in(drawn))


def put_back(doing: Doing, level: int) -> None:
    hall = hall_of(doing)
    change_hall(doing, replace(hall, bag=plus(hall.bag, one(level))))


def lay(doing: Doing, level: int) -> None:
    hall = hall_of(doing)
    change_hall(doing, replace(hall, laid=plus(hall.laid, one(level))))


def converted(doing: Doing, laid: Cubes, technologies: tuple[int, ...]) -> Cubes:
    """What goes into the bag for the cubes on the board."""
    conversion, found = doing.pack.hall_conversion.value, NONE
    for level, count in enumerate(laid):
        known = technologies[level]
        if known == 0:
            exchange = conversion.plain[level]
            whole, rest = divmod(count, exchange.each)
            found = plus(found, plus(one(level_of(exchange.gives), whole), one(level, rest)))
        else:
            given = cubes((conversion.level_1 if known == 1 else conversion.level_2)[level])
            found = plus(found, tuple(number * count for number in given))  # type: ignore[arg-type]
    return found


def convert(doing: Doing) -> None:
    hall = hall_of(doing)
    added = converted(doing, hall.laid, hall.technologies)
    change_hall(doing, replace(hall, bag=plus(hall.bag, added), laid=NONE))
    doing.tell(BagConverted(written(hall.laid), written(added)))
