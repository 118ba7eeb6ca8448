"""What each seat is asked, and what the others wait for."""

from __future__ import annotations

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import offers_now
from heliograph.games.interstellar.moves.passing import reward_at
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.tentative import seen_by
from heliograph.games.interstellar.telling.words import (
    building_list,
    cubes_name,
    deposit_name,
    on_planet,
    reward_name,
    who,
)
from heliograph.kernel.message import Argument, Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat

_WAITING = "waiting"


def prompt_for(at: Doing, viewer: Seat | None) -> Prompt:
    if viewer is not None and is_asked(at.state, viewer):
        return Prompt(ask(at), offers_now(at))
    seen = seen_by(at.state, viewer)
    known: Prompt | None = seen.__dict__.get(_WAITING)
    if known is None:
        known = seen.__dict__[_WAITING] = Prompt(waiting(seen))
    return known


def is_asked(state: State, seat: Seat) -> bool:
    return state.phase != "over" and state.agenda[-1].seat == seat


def waiting(state: State) -> Message:
    if state.phase == "over":
        return say("si-wait-over")
    step = state.agenda[-1]
    return say("si-wait", player=who(step.seat), what=say(f"si-step-{step_name(state, step)}"))


def ask(at: Doing) -> Message:
    step = at.state.agenda[-1]
    return say(f"si-ask-{step_name(at.state, step)}", **_about(at, step))


def step_name(state: State, step: agenda.AgendaItem) -> str:
    """The name of a step for messages: turns differ by phase, and two kinds of step ask for different
    things."""
    match step:
        case agenda.TakeTurn():
            return f"turn-{state.phase}"
        case agenda.ChooseStorage(_, kind):
            return f"storage-{kind}"
        case agenda.SpoilBag(_, when):
            return f"spoil-{when}"
        case _:
            return str(step.__struct_config__.tag)


def _about(at: Doing, step: agenda.AgendaItem) -> dict[str, Argument]:
    match step:
        case agenda.KeepFromSun(_, drawn, most):
            return {"drawn": cubes_name(drawn), "most": most}
        case agenda.Settle(_, planet, token):
            return {"planet": on_planet(planet), "token": deposit_name(token)}
        case agenda.Deploy(_, planet):
            return {"planet": on_planet(planet)}
        case agenda.Produce(_, planet, left):
            return {"planet": on_planet(planet), "left": building_list(left)}
        case agenda.ChooseDeposit(_, amount, _, most):
            return {"amount": amount, "higher": most}
        case agenda.ChooseStorage(_, _, amount):
            return {"amount": amount}
        case agenda.TakePassReward(seat):
            positions = range(1, at.player(seat).rotations + 1)
            return {"rewards": tuple(_reward(at, step, position) for position in positions)}
        case agenda.MoveUp(_, row):
            return {"row": row + 1}
        case _:
            return {}


def _reward(at: Doing, step: agenda.TakePassReward, position: int) -> Message:
    return say("si-track-space", space=position, reward=reward_name(reward_at(at, step, position)))
