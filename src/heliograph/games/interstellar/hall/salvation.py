"""H.A.L.L. saves: which action it wants, and what the cube's colour makes of it (L842 to L992)."""

from __future__ import annotations

from collections.abc import Callable

from heliograph.games.interstellar.agenda import GainLater, HallProbe
from heliograph.games.interstellar.building import (
    GAP,
    ROWS,
    Row,
    cheapest_way,
    is_complete,
    put_together,
    row_of,
    value_for_order,
)
from heliograph.games.interstellar.content import SALVATION, SalvationKind, TokenId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.events import RepresentativeSent
from heliograph.games.interstellar.free_actions import take_aboard
from heliograph.games.interstellar.gaining import take_step
from heliograph.games.interstellar.governing import free_spaces, rewards_of, row_for, with_scientist
from heliograph.games.interstellar.resources import Cubes, cheapest, levels_in, one, written
from heliograph.games.interstellar.voyage import column_of, fuel_to_enter, next_spaces

_PREFERRED: tuple[SalvationKind, ...] = ("mechanism", "population", "probe")


def wanted(doing: Doing, index: int, token: TokenId) -> tuple[SalvationKind, ...]:
    """Its bonus first; then where it is furthest ahead; the World Government last (L842 to L852)."""
    side = doing.pack.token[token].salvation
    if side is None:
        return ()
    player = doing.player(index)
    ahead = {"mechanism": player.starship, "population": player.humankind, "probe": column_of(player.probe)}
    ranked = sorted(_PREFERRED, key=lambda action: -ahead[action])
    order = [*([side.bonus] if side.bonus else []), *ranked, "government"]
    return tuple(action for action in dict.fromkeys(order) if action in side.only)


def is_out_of_question(doing: Doing, index: int, action: SalvationKind) -> bool:
    """What can be seen before a cube is drawn."""
    player = doing.player(index)
    match action:
        case "government":
            return not player.scientists or row_for(doing.state, index) is None
        case "probe":
            return not next_spaces(doing.pack, player.probe)
        case "mechanism":
            return is_complete(doing.pack, doing.state)
        case "population":
            return not any(doing.state.people)


def send(doing: Doing, index: int, colour: int) -> bool:
    """L860 to L884: a space taken by the player moves it one to the right."""
    cell, row = doing.pack.hall_board.value.government[colour], row_for(doing.state, index)
    player = doing.player(index)
    if row is None or not player.scientists:
        return False
    free = free_spaces(doing.state, row)
    at_least = {"first": 0, "second": 1, "left": 0, "right": free[-1]}[cell.space]
    space = next((place for place in free if place >= at_least), free[-1])
    doing.change_player(index, scientists=player.scientists - 1)
    doing.change(government=with_scientist(doing.state, row, space, index))
    doing.tell(RepresentativeSent(index, row, space))
    rewards = rewards_of(doing.pack, doing.state, row, space, whole_row=cell.whole_row)
    doing.push(*(GainLater(index, reward) for reward in rewards))
    return True


def build(doing: Doing, index: int, colour: int) -> bool:
    cell = doing.pack.hall_board.value.mechanism[colour]
    if not build_one(doing, index, ROWS if cell.any_row else ROWS[:2], greatest=cell.which == "greatest"):
        return False
    if cell.saves:
        save_one(doing, index, highest_first=True, step=True)
    return True


def build_one(doing: Doing, index: int, rows: tuple[Row, ...], *, greatest: bool) -> bool:
    """The Mechanism of most or least value it can pay for, with the cheapest legal cubes (HV-01); of
    equals the one in the earlier row, the leftmost there."""
    if is_complete(doing.pack, doing.state):
        return False
    have = doing.player(index).cubes
    found: list[tuple[int, str, Row, Cubes]] = []
    for row in rows:
        for mechanism in row_of(doing.state.starship, row):
            paid = cheapest_way(doing, mechanism, have) if mechanism != GAP else None
            if paid is not None:
                found.append((value_for_order(doing, mechanism), mechanism, row, paid))
    if not found:
        return False
    choose = max if greatest else min
    _, mechanism, row, payment = choose(found, key=lambda one: one[0])
    doing.pay_cubes(index, payment)
    put_together(doing, index, mechanism, row, payment)
    take_step(doing, index, "starship")
    return True


def save(doing: Doing, index: int, colour: int) -> bool:
    cell = doing.pack.hall_board.value.population[colour]
    saved = 0
    if cell.least:
        saved += save_one(doing, index, highest_first=False, step=True)
    if cell.highest:
        saved += save_one(doing, index, highest_first=True, step=not saved)
    if saved and cell.flies:
        doing.push(HallProbe(index, 1, "same"))
    return bool(saved)


def save_one(doing: Doing, index: int, *, highest_first: bool, step: bool) -> bool:
    have = doing.player(index).cubes
    levels = sorted(levels_in(doing.state.people), reverse=highest_first)
    for level in levels:
        paid = cheapest(have, one(level))
        if paid is not None:
            doing.pay_cubes(index, paid)
            take_aboard(doing, index, one(level), written(paid))
            doing.gain_reputation(index, level + 1)
            if step:
                take_step(doing, index, "humankind")
            return True
    return False


def fly(doing: Doing, index: int, colour: int) -> bool:
    cell, player = doing.pack.hall_board.value.probe[colour], doing.player(index)
    spaces = next_spaces(doing.pack, player.probe)
    if not spaces or player.fuel < cell.cost * fuel_to_enter(doing.pack, spaces[0]):
        return False
    doing.push(HallProbe(index, cell.cost, cell.benefit, cell.builds))
    return True


DEEDS: dict[SalvationKind, Callable[[Doing, int, int], bool]] = {
    "government": send,
    "mechanism": build,
    "population": save,
    "probe": fly,
}
assert set(DEEDS) == set(SALVATION)
