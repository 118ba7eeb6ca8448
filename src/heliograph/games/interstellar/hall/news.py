"""H.A.L.L.'s reasons, each in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from heliograph.games.interstellar.hall.cells import cell_of
from heliograph.games.interstellar.hall.reasons import What
from heliograph.games.interstellar.telling.events import HallActs, HallCannot, HallChose
from heliograph.games.interstellar.telling.words import (
    cubes_name,
    planet_name,
    reward_name,
    space_name,
    token_name,
)
from heliograph.kernel.message import Message, say


def tell_cell(event: HallActs) -> Message:
    return say(f"si-hall-cell-{event.row}-{cell_of(event.colour)}")


def tell_choice(event: HallChose) -> Message:
    name = _NAMES[event.what]
    return say(
        f"si-hall-rule-{event.rule}",
        chosen=name(event.chosen),
        among=tuple(map(name, event.among)),
        count=event.count,
    )


def tell_hindrance(event: HallCannot) -> Message:
    why = say(f"si-hall-cannot-{event.rule}", fuel=event.fuel)
    match event.what:
        case "token" if event.cube:
            cube = say(f"si-colour-{event.cube}")
            return say("si-event-hall-token-and-cube", token=token_name(event.which), cube=cube, why=why)
        case "token":
            return say("si-event-hall-token", token=token_name(event.which), why=why)
        case "again":
            return say("si-event-hall-again", token=token_name(event.which), why=why)
        case "action":
            return say("si-event-hall-action", action=_action(event.which), why=why)
        case "bonus":
            return say("si-event-hall-bonus", action=_action(event.which), why=why)
        case "ride":
            return say("si-event-hall-ride", why=why)


def _colour(colour: str) -> Message:
    return say(f"si-colour-{colour}")


def _cubes(some: str) -> Message:
    return say("si-hall-cubes", cubes=cubes_name(some))


def _mechanism(mechanism: str) -> Message:
    return say("si-mechanism", cost=cubes_name(mechanism))


def _reward(reward: str) -> Message:
    return say("si-hall-reward", reward=reward_name(reward))


def _track(track: str) -> Message:
    return say(f"si-track-{track}")


def _action(action: str) -> Message:
    return say(f"si-salvation-{action}")


def _number(number: str) -> Message:
    return say("si-hall-number", number=number)


_NAMES: dict[What, Callable[[str], Message]] = {
    "action": _action,
    "bag": _cubes,
    "cubes": _cubes,
    "fuel": _number,
    "mechanism": _mechanism,
    "planet": planet_name,
    "population": _colour,
    "reward": _reward,
    "rotations": _number,
    "seat": _number,
    "space": space_name,
    "technology": _colour,
    "token": token_name,
    "track": _track,
}
