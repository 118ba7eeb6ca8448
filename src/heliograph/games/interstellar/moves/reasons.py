"""Why something that a board shows cannot be done just now, with the figures it would take."""

from __future__ import annotations

from heliograph.games.interstellar.agenda import (
    BuildMechanism,
    ChooseResearch,
    ChooseSalvation,
    MoveProbe,
    PrepareTravel,
    SavePeople,
    SendScientist,
    TakeTurn,
    Trade,
)
from heliograph.games.interstellar.box.pack import TokenId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.mechanism import open_rows
from heliograph.games.interstellar.moves.research import next_levels
from heliograph.games.interstellar.moves.trade import price
from heliograph.games.interstellar.moves.travel import fuel_for
from heliograph.games.interstellar.rules.governing import row_for
from heliograph.games.interstellar.rules.resources import level_of
from heliograph.games.interstellar.rules.solar_system import planets_left
from heliograph.games.interstellar.rules.starship import ROWS
from heliograph.games.interstellar.rules.token_sides import action_side
from heliograph.games.interstellar.rules.voyage import fuel_to_enter, next_spaces
from heliograph.games.interstellar.telling.words import cubes_name, to_planet
from heliograph.kernel.message import Message, say


def reason(at: Doing, move: actions.Action) -> Message | None:
    """Nothing where figures are not to blame."""
    step = at.state.agenda[-1]
    player = at.player(step.seat)
    match move, step:
        case actions.PlayToken(token), TakeTurn() if token in player.tokens:
            return _idle(at, token)
        case actions.DoSalvation(action), ChooseSalvation():
            return say(f"si-why-{action}")
        case actions.Fly(planet), PrepareTravel() if planet in planets_left(at.pack, at.state.sky):
            if planet == player.explorer:
                return say("si-why-fly-here")
            return _fuel(fuel_for(at, step, planet), player.fuel, planet)
        case actions.Research(technology), ChooseResearch():
            return _research(at, technology)
        case actions.Build(mechanism, row, _), BuildMechanism() if row in ROWS:
            if row not in open_rows(at, step.seat):
                return say("si-why-build-future")
            return say("si-why-cost", cost=cubes_name(mechanism), have=cubes_name(player.cubes))
        case actions.Save(colour, _), SavePeople():
            if not at.state.people[level_of(colour)]:
                return say("si-why-save-nobody")
            return say("si-why-cost", cost=cubes_name(colour), have=cubes_name(player.cubes))
        case actions.Send(row, _), SendScientist():
            mine = row_for(at.state, step.seat)
            return None if mine is None or mine == row else say("si-why-send-row", row=mine + 1)
        case actions.Advance(space), MoveProbe(free=False) if space in next_spaces(at.pack, player.probe):
            return say("si-why-fuel", fuel=fuel_to_enter(at.pack, space), have=player.fuel)
        case actions.Buy(colour, count, shift), Trade():
            level = level_of(colour)
            if count > at.state.market[level]:
                return say("si-why-buy-stock", count=at.state.market[level])
            fuel = count * price(at.pack, "buy", level, step.shift if shift else 0)
            return say("si-why-fuel", fuel=fuel, have=player.fuel) if fuel > player.fuel else None
        case actions.Sell(colour, count, _), Trade() if count > player.cubes[level_of(colour)]:
            return say("si-why-sell", count=player.cubes[level_of(colour)])
    return None


def _fuel(fuel: int, have: int, planet: str) -> Message | None:
    return say("si-why-fly", planet=to_planet(planet), fuel=fuel, have=have) if fuel > have else None


def _idle(at: Doing, token: TokenId) -> Message:
    """A token that could do nothing now."""
    if at.state.phase != "action":
        return say("si-why-play-salvation")
    return say(f"si-why-play-{action_side(at.pack, token).kind}")


def _research(at: Doing, technology: str) -> Message:
    player = at.player(at.state.agenda[-1].seat)
    if not player.scientists:
        return say("si-why-research-scientist")
    costs = {name: cost for name, _, cost, _ in next_levels(at.pack, player)}
    cost = costs.get(technology)
    if cost is None:
        return say("si-why-research-known")
    return say("si-why-cost", cost=cubes_name(cost), have=cubes_name(player.cubes))
