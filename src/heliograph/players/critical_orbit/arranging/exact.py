"""The best arrangement there is: all pipework is enumerated, and CP-SAT chooses among it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.tiles import TileId
from heliograph.kernel.grid import Spot
from heliograph.players.critical_orbit.arranging.arrangement import Arrangement, Hand
from heliograph.players.critical_orbit.arranging.branches import grow
from heliograph.players.critical_orbit.arranging.choosing import choose
from heliograph.players.critical_orbit.arranging.kit import Kit
from heliograph.players.critical_orbit.arranging.layout import lay_out
from heliograph.players.critical_orbit.arranging.quick import arrange_quick
from heliograph.players.critical_orbit.arranging.runs import Menu, present_lies, simple_runs
from heliograph.players.critical_orbit.deadline import Deadline

LIMIT = 0.9
"""Seconds in total."""
_FOLLOWED = 25_000
_BRANCHED = 1_500


def arrange_exactly(
    hand: Hand,
    enough: int,
    present: Mapping[TileId, Spot] | None = None,
    limit: float = LIMIT,
    warm: Arrangement | None = None,
) -> Arrangement:
    """Never worse than the quick search. Proven if nothing was left out, or if it has as much as was asked
    for."""
    deadline = Deadline.after(limit)
    present = present or {}
    best = warm or arrange_quick(hand, enough, present, deadline)
    kit = Kit(hand)
    if best.proven:
        return best
    aim = min(enough, kit.ceiling)
    menu, complete = _everything(kit, aim, present, deadline)
    found, exhausted = choose(menu, aim, best.oxygen, deadline)
    if found:
        better = lay_out(kit, menu.lay(found), present)
        promised = kit.worth(menu.used[[*found]].sum(keepdims=True))
        complete = complete and better.oxygen >= min(aim, *promised.tolist())
        best = max(best, better, key=lambda arrangement: arrangement.oxygen)
    return replace(best, proven=best.oxygen >= aim or (complete and exhausted))


def _everything(kit: Kit, aim: int, present: Mapping[TileId, Spot], deadline: Deadline) -> tuple[Menu, bool]:
    """All runs, branched ones included, and whether the list is complete."""
    lying = present_lies(kit, dict(present))
    simple = simple_runs(kit, most=_FOLLOWED, enough=aim, present=lying, branching=True, deadline=deadline)
    if Menu(kit, simple).richest >= aim or deadline.has_passed:
        return Menu(kit, simple), False
    complete = all(runs.found.complete for runs in simple)
    growth = grow(kit, simple, most=_BRANCHED, deadline=deadline)
    return Menu(kit, [*simple, *growth.runs]), complete and growth.complete
