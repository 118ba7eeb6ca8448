"""H.A.L.L. in the Salvation Phase: which action it wants, and what the cube's colour adds (L842 to L992)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import GainLater, HallProbe
from heliograph.games.interstellar.box.pack import SALVATION, SalvationKind, SalvationSide
from heliograph.games.interstellar.changes.free_actions import take_aboard
from heliograph.games.interstellar.changes.gaining import take_step
from heliograph.games.interstellar.changes.starship import put_together
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.actions import HallAction
from heliograph.games.interstellar.hall.paying import pay
from heliograph.games.interstellar.hall.reasons import Rule, Why
from heliograph.games.interstellar.rules.governing import free_spaces, rewards_of, row_for, with_scientist
from heliograph.games.interstellar.rules.people import reputation_for
from heliograph.games.interstellar.rules.resources import COLOURS, Cubes, cheapest, levels_in, one, written
from heliograph.games.interstellar.rules.starship import (
    GAP,
    ROWS,
    Row,
    cheapest_way,
    is_complete,
    row_of,
    value_for_order,
)
from heliograph.games.interstellar.rules.voyage import column_of, fuel_to_enter, next_spaces
from heliograph.games.interstellar.telling.events import HallCannot, HallChose, RepresentativeSent

_PREFERRED: tuple[SalvationKind, ...] = ("mechanism", "population", "probe")


def wanted(doing: Doing, index: int, side: SalvationSide) -> Iterator[HallChose]:
    """The action with the bonus first; then where it is furthest ahead; the World Government last (L842 to
    L847)."""
    if len(side.only) == 1:
        yield HallChose("action", side.only[0], "action-only")
        return
    if side.bonus is not None:
        yield HallChose("action", side.bonus, "action-bonus")
    player = doing.player(index)
    ahead = {"mechanism": player.starship, "population": player.humankind, "probe": column_of(player.probe)}
    spaces = list(ahead.values())
    for action in sorted(_PREFERRED, key=lambda action: -ahead[action]):
        if action != side.bonus:
            rule: Rule = "action-tied" if spaces.count(ahead[action]) > 1 else "action-furthest"
            yield HallChose("action", action, rule, _PREFERRED, ahead[action])
    if side.bonus != "government":
        yield HallChose("action", "government", "action-last")


def out_of_question(doing: Doing, index: int, action: SalvationKind) -> Why | None:
    """What can be ruled out before a cube is drawn (L888 to L891, L934)."""
    player = doing.player(index)
    match action:
        case "government" if not player.scientists:
            return Why("no-scientist")
        case "government" if row_for(doing.state, index) is None:
            return Why("top-row")
        case "probe" if not next_spaces(doing.pack, player.probe):
            return Why("at-trappist")
        case "mechanism" if is_complete(doing.pack, doing.state):
            return Why("ship-complete")
        case "population" if not any(doing.state.people):
            return Why("nobody-left")
        case _:
            return None


def send(doing: Doing, index: int, colour: int) -> Why | None:
    cell, row = doing.pack.hall_board.value.government[colour], row_for(doing.state, index)
    assert row is not None
    space = _seat(doing, cell.space, row)
    doing.change_player(index, scientists=doing.player(index).scientists - 1)
    doing.change(government=with_scientist(doing.state, row, space, index))
    doing.tell(RepresentativeSent(index, row, space))
    rewards = rewards_of(doing.pack, doing.state, row, space, whole_row=cell.whole_row)
    doing.push(*(GainLater(index, reward) for reward in rewards))
    return None


def _seat(doing: Doing, wish: str, row: int) -> int:
    """L860 to L884: H.A.L.L. moves right past a space the player has taken; one of the three is always
    free."""
    free = free_spaces(doing.state, row)
    rule: Rule
    if wish in ("left", "right"):
        space, rule = (free[0], "seat-left") if wish == "left" else (free[-1], "seat-right")
    else:
        printed = ("first", "second").index(wish)
        space = next(place for place in free if place >= printed)
        rule = "seat-printed" if space == printed else "seat-next"
    spaces = tuple(str(place + 1) for place in free)
    doing.tell(HallChose("seat", str(space + 1), rule, spaces, row + 1))
    return space


def build(doing: Doing, index: int, colour: int) -> Why | None:
    cell = doing.pack.hall_board.value.mechanism[colour]
    rows = ROWS if cell.any_row else ROWS[:2]
    why = build_one(doing, index, rows, greatest=cell.which == "greatest")
    if why is None and cell.saves:
        _on_top(doing, "population", save_one(doing, index, highest_first=True, step=True))
    return why


def build_on_top(doing: Doing, index: int) -> None:
    """L923: with a blue or purple cube, after the Probe has moved."""
    _on_top(doing, "mechanism", build_one(doing, index, ROWS[:2], greatest=True))


def _on_top(doing: Doing, action: SalvationKind, why: Why | None) -> None:
    """HV-26: an additional action that cannot be paid is skipped."""
    if why is not None:
        doing.tell(HallCannot("bonus", action, why.rule))


def build_one(doing: Doing, index: int, rows: tuple[Row, ...], *, greatest: bool) -> Why | None:
    """Builds the affordable Mechanism of most or least value, with the cheapest legal cubes (HV-01); of
    equals the one in the earlier row, the leftmost there."""
    if is_complete(doing.pack, doing.state):
        return Why("ship-complete")
    have = doing.player(index).cubes
    found: list[tuple[int, str, Row, Cubes]] = []
    for row in rows:
        for mechanism in row_of(doing.state.starship, row):
            paid = cheapest_way(doing, mechanism, have) if mechanism != GAP else None
            if paid is not None:
                found.append((value_for_order(doing, mechanism), mechanism, row, paid))
    if not found:
        return Why("mechanism-unpaid")
    choose = max if greatest else min
    value, mechanism, row, payment = choose(found, key=lambda one: one[0])
    best = tuple(one[1] for one in found if one[0] == value)
    rule: Rule = "mechanism-greatest" if greatest else "mechanism-least"
    doing.tell(HallChose("mechanism", mechanism, rule, tuple(one[1] for one in found), value))
    if len(best) > 1:
        doing.tell(HallChose("mechanism", mechanism, "mechanism-tied", best, value))
    pay(doing, index, payment, mechanism)
    put_together(doing, index, mechanism, row, payment)
    take_step(doing, index, "starship")
    return None


def save(doing: Doing, index: int, colour: int) -> Why | None:
    """L982: a green cube saves two at once, but gives only one step."""
    cell = doing.pack.hall_board.value.population[colour]
    why = save_one(doing, index, highest_first=not cell.least, step=True)
    if why is not None:
        return why
    if cell.least and cell.highest:
        _on_top(doing, "population", save_one(doing, index, highest_first=True, step=False))
    if cell.flies:
        doing.push(HallProbe(index, 1, "same"))
    return None


def save_one(doing: Doing, index: int, *, highest_first: bool, step: bool) -> Why | None:
    have = doing.player(index).cubes
    found = [
        (level, paid)
        for level in levels_in(doing.state.people)
        if (paid := cheapest(have, one(level))) is not None
    ]
    if not found:
        return Why("population-unpaid" if any(doing.state.people) else "nobody-left")
    level, paid = found[-1] if highest_first else found[0]
    rule: Rule = "population-highest" if highest_first else "population-least"
    doing.tell(HallChose("population", COLOURS[level], rule, tuple(COLOURS[other] for other, _ in found)))
    pay(doing, index, paid, COLOURS[level])
    take_aboard(doing, index, one(level), written(paid))
    doing.gain_reputation(index, reputation_for(one(level)))
    if step:
        take_step(doing, index, "humankind")
    return None


def fly(doing: Doing, index: int, colour: int) -> Why | None:
    cell, player = doing.pack.hall_board.value.probe[colour], doing.player(index)
    fuel = cell.cost * fuel_to_enter(doing.pack, next_spaces(doing.pack, player.probe)[0])
    if player.fuel < fuel:
        return Why("probe-unpaid", fuel)
    doing.push(HallProbe(index, cell.cost, cell.benefit, cell.builds))
    return None


HALL_ACTIONS: dict[SalvationKind, HallAction] = {
    "government": send,
    "mechanism": build,
    "population": save,
    "probe": fly,
}
assert set(HALL_ACTIONS) == set(SALVATION)
