"""Running the agenda: the last step is asked for; steps that ask nobody are carried out at once."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import (
    AgendaItem,
    GainLater,
    HallProbe,
    MoveGovernmentProbe,
    PickForHall,
    RunGovernment,
    TakeTurn,
    UseWormhole,
)
from heliograph.games.interstellar.changes import government_phase
from heliograph.games.interstellar.changes.gaining import gain
from heliograph.games.interstellar.changes.rounds import go_on
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.choices import answer
from heliograph.games.interstellar.hall.probe import best_spaces, fly
from heliograph.games.interstellar.hall.turn import take_turn
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.hall import pick
from heliograph.games.interstellar.moves.table import ASKED
from heliograph.games.interstellar.state import hall_index
from heliograph.kernel.prompt import Offer

_OFFERS = "offers"


def offers_now(at: Doing) -> tuple[Offer, ...]:
    """The offers of the step on top of the agenda, cached for each state."""
    known: tuple[Offer, ...] | None = at.state.__dict__.get(_OFFERS)
    if known is None:
        known = at.state.__dict__[_OFFERS] = _offers(at)
    return known


def _offers(at: Doing) -> tuple[Offer, ...]:
    if not at.state.agenda:
        return ()
    step = at.state.agenda[-1]
    asked = ASKED.get(type(step))
    return () if asked is None else tuple(asked.offers(at, step))


def carry_out(doing: Doing, move: actions.Action) -> None:
    step, hall = doing.state.agenda[-1], doing.state.hall
    if hall is not None and hall.went_back:
        doing.change(hall=replace(hall, went_back=()))
    ASKED[type(step)].carry_out(doing, step, move)
    run_on(doing)


def _let_hall(doing: Doing, step: AgendaItem) -> None:
    match step:
        case TakeTurn(index):
            doing.pop()
            take_turn(doing, index)
        case HallProbe():
            fly(doing, step)
        case GainLater(index, reward):
            doing.pop()
            gain(doing, index, reward)
        case MoveGovernmentProbe() | UseWormhole() if offers_now(doing):
            # L905: the player picks one of equally good spaces, also for the Government's Probe.
            spaces = best_spaces(doing, doing.state.voyage.government)
            doing.push(PickForHall(0, spaces))
            if len(spaces) == 1:
                pick(doing, PickForHall(0, spaces), actions.Advance(spaces[0]))
        case _:
            if offers_now(doing):
                ASKED[type(step)].carry_out(doing, step, answer(doing, step))
            else:
                doing.pop()


def run_on(doing: Doing) -> None:
    """Runs until a player has a choice."""
    while doing.state.phase != "over":
        if not doing.state.agenda:
            go_on(doing)
            continue
        step = doing.state.agenda[-1]
        if doing.state.hall is not None and step.seat == hall_index(doing.state):
            _let_hall(doing, step)
            continue
        match step:
            case RunGovernment():
                government_phase.run(doing, step)
            case GainLater(index, reward):
                doing.pop()
                gain(doing, index, reward)
            case _:
                if offers_now(doing):
                    return
                doing.pop()
