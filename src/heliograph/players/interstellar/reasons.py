"""Why a seat takes its turn as it does, in one line. It mentions only what is visible to all: not the
supplies behind its screen, nor what it could have done instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.actions import Action
from heliograph.games.interstellar.rules.resources import cubes, value_of
from heliograph.games.interstellar.rules.solar_system import EARTH
from heliograph.games.interstellar.rules.token_sides import action_side, planet_of
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.telling.view import View
from heliograph.games.interstellar.telling.words import on_planet
from heliograph.kernel.message import Message, say

_ANY = "?"


def reason(
    pack: Pack, view: View, moves: Sequence[Action], rounds: float, *, is_close: bool
) -> Message | None:
    """`rounds` is how many it expects to be left; `is_close` says that another idea did nearly as well."""
    left = max(round(rounds), 1)
    why = next((found for move in moves if (found := _of_deed(pack, view, move, left)) is not None), None)
    if why is None:
        why = _of_token(pack, view, moves[0])
    return say("si-reason-close", why=why) if why is not None and is_close else why


def _of_deed(pack: Pack, view: View, move: Action, left: int) -> Message | None:
    match move:
        case actions.Fly(planet):
            return _of_trip(view, planet, left)
        case actions.Research(technology):
            return say("si-reason-research", technology=say(f"si-tech-{technology}"), rounds=left)
        case actions.Buy():
            return say("si-reason-buy")
        case actions.Sell():
            return say("si-reason-sell")
        case actions.ProduceOn(planet):
            return say("si-reason-produce", on=on_planet(planet))
        case actions.Build(mechanism) if _ANY not in mechanism:
            return say("si-reason-mechanism", points=value_of(cubes(mechanism)))
        case actions.Build():
            return say("si-reason-any-mechanism")
        case actions.Save():
            goal = pack.population.value[str(len(view.corporations))].goal
            return say("si-reason-people", left=max(goal - view.saved, 0))
        case actions.Advance(space):
            return say("si-reason-probe", column=column_of(space))
        case actions.Send():
            return say("si-reason-representative")
        case actions.Pass():
            return say("si-reason-pass")
        case _:
            return None


def _of_trip(view: View, planet: str, left: int) -> Message:
    own = view.corporations[view.me or 0]
    if planet == EARTH:
        return say("si-reason-home")
    if planet in own.sites:
        return say("si-reason-fetch", on=on_planet(planet))
    return say("si-reason-settle", on=on_planet(planet), rounds=left)


def _of_token(pack: Pack, view: View, first: Action) -> Message | None:
    """For tokens without a choice, the token itself is the reason."""
    own = view.corporations[view.me or 0]
    match first:
        case actions.PlayToken(token):
            pass
        case actions.Repeat() if own.played:
            token = own.played[-1]
        case _:
            return None
    planet = planet_of(token)
    if planet is not None:
        return say("si-reason-produce", on=on_planet(planet))
    match action_side(pack, token).kind:
        case "solar":
            return say("si-reason-sun")
        case "earth":
            return say("si-reason-fuel")
        case "gain":
            return say("si-reason-supplies")
        case _:
            return None
