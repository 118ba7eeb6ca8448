"""The Salvation Phase: which of the four actions a token is played for (L13, L29, L842)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import (
    AgendaItem,
    BuildMechanism,
    ChooseSalvation,
    GainLater,
    MoveProbe,
    SavePeople,
    SendScientist,
)
from heliograph.games.interstellar.box.pack import SalvationKind, SalvationSide
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move
from heliograph.games.interstellar.moves.salvation import mechanism, people, probe, representative
from heliograph.games.interstellar.rules.token_sides import salvation_side
from heliograph.games.interstellar.telling.events import SalvationChosen
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer


class DoSalvation(Move, frozen=True, tag="salvation"):
    action: SalvationKind


_ANY_NUMBER = 99


def _step(at: Doing, index: int, action: SalvationKind, side: SalvationSide) -> AgendaItem:
    known = at.player(index).salvation_technologies
    match action:
        case "government":
            many = _ANY_NUMBER if "government-plus" in known else side.scientists
            return SendScientist(index, many, side.whole_row)
        case "mechanism":
            return BuildMechanism(index, side.mechanisms, side.extra_steps)
        case "population":
            many = 2 if "cryogenics" in known else 1
            return SavePeople(index, many, side.population_one_lower, side.extra_steps)
        case "probe":
            return MoveProbe(index, side.free_probe, side.probes)


def can_do_salvation(at: Doing, index: int, action: SalvationKind, side: SalvationSide) -> bool:
    match action:
        case "government":
            return representative.can_send(at, index)
        case "mechanism":
            return mechanism.can_build(at, index)
        case "population":
            return people.can_save(at, index, one_lower=side.population_one_lower)
        case "probe":
            return probe.can_advance(at, index, free=side.free_probe)


def offers(at: Doing, step: ChooseSalvation) -> Iterator[Offer]:
    side = salvation_side(at.pack, step.token)
    assert side is not None
    possible = tuple(action for action in side.only if can_do_salvation(at, step.seat, action, side))
    if possible:
        yield Offer("salvation", {"action": Choice(possible)})


def why_not(at: Doing, step: ChooseSalvation, move: Move) -> Message | None:
    """Why not, if the token allows the action at all."""
    side = salvation_side(at.pack, step.token)
    if not isinstance(move, DoSalvation) or side is None or move.action not in side.only:
        return None
    return say(f"si-why-{move.action}")


def process(doing: Doing, step: ChooseSalvation, move: DoSalvation) -> None:
    doing.pop()
    side = salvation_side(doing.pack, step.token)
    assert side is not None
    bonus = move.action == side.bonus
    doing.tell(SalvationChosen(step.seat, move.action, bonus))
    extra = doing.pack.salvation_bonus.value if bonus else ""
    after = [reward for reward in (extra, side.after) if reward]
    doing.push(_step(doing, step.seat, move.action, side), *(GainLater(step.seat, one) for one in after))
