"""Each event in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heliograph.games.interstellar.hall.news import tell_cell, tell_choice, tell_hindrance
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.telling import events
from heliograph.games.interstellar.telling.discoveries import discovery_name
from heliograph.games.interstellar.telling.happening import Happening
from heliograph.games.interstellar.telling.words import (
    cubes_name,
    deposit_name,
    on_planet,
    people_name,
    planet_name,
    reward_name,
    space_name,
    technology_name,
    to_planet,
    token_name,
    who,
)
from heliograph.games.interstellar.variants.choice import ALL
from heliograph.kernel.message import Message, say


def tell(event: events.Event) -> Message:
    match event:
        case events.PhaseBegan(round, phase):
            return say(f"si-event-phase-{phase}", round=round)
        case events.TokenPlayed(player, token, again):
            played = "si-event-played-again" if again else "si-event-played"
            return say(played, player=who(player), token=token_name(token))
        case events.Passed(player):
            return say("si-event-passed", player=who(player))
        case events.Gained(player, reward):
            return say("si-event-gained", player=who(player), reward=reward_name(reward))
        case events.SunGrew(spiral):
            return say("si-event-sun-grew", spiral=spiral)
        case events.PlanetLost(planet):
            return say("si-event-planet-lost", planet=planet_name(planet))
        case events.PlanetsMoved():
            return say("si-event-planets-moved")
        case events.GameEnded(by, scores):
            return say(f"si-event-ended-{by}", scores=", ".join(map(str, scores)))
        case _:
            return _action_phase(event)


def _action_phase(event: events.Event) -> Message:
    match event:
        case events.SunTapped(player, kept, extra, reputation, spiral):
            names, lost = cubes_name(kept), -reputation
            if extra:
                more = cubes_name(extra)
                return say(
                    "si-event-sun-extra", player=who(player), kept=names, extra=more, lost=lost, spiral=spiral
                )
            return say("si-event-sun", player=who(player), kept=names, lost=lost, spiral=spiral)
        case events.Researched(player, technology, level, payment):
            return say(
                "si-event-researched",
                player=who(player),
                technology=technology_name(technology),
                level=level,
                payment=cubes_name(payment),
            )
        case events.WormholePlaced(player, orbit, quadrant):
            return say("si-event-wormhole", player=who(player), orbit=orbit, quadrant=quadrant + 1)
        case events.Travelled(player, planet, fuel, unloaded):
            if unloaded:
                return say("si-event-home", player=who(player), fuel=fuel, cubes=cubes_name(unloaded))
            return say("si-event-travelled", player=who(player), planet=to_planet(planet), fuel=fuel)
        case events.TokenTurned(player, planet, token):
            place, deposit = on_planet(planet), deposit_name(token)
            return say("si-event-turned", player=who(player), planet=place, deposit=deposit)
        case events.Settled(player, planet, token):
            place, deposit = on_planet(planet), deposit_name(token)
            return say("si-event-settled", player=who(player), planet=place, deposit=deposit)
        case events.TokenDeclined(player, planet):
            return say("si-event-declined", player=who(player), planet=on_planet(planet))
        case events.BuildingPut(player, planet, building):
            name = say(f"si-building-{building}")
            return say("si-event-building", player=who(player), building=name, planet=on_planet(planet))
        case events.Dismantled(player, planet):
            return say("si-event-dismantled", player=who(player), planet=on_planet(planet))
        case events.Traded(player, sold, bought, fuel):
            if sold:
                return say("si-event-sold", player=who(player), cubes=cubes_name(sold), fuel=fuel)
            return say("si-event-bought", player=who(player), cubes=cubes_name(bought), fuel=-fuel)
        case events.Produced(player, planet, what, made):
            return say(
                "si-event-produced",
                player=who(player),
                planet=on_planet(planet),
                what=say(f"si-source-{what}"),
                made=reward_name(made),
            )
        case events.DepositRefilled(player, planet, more):
            return say(
                "si-event-refilled", player=who(player), planet=on_planet(planet), cubes=cubes_name(more)
            )
        case _:
            return _salvation_phase(event)


def _salvation_phase(event: events.Event) -> Message:
    match event:
        case events.SalvationChosen(player, action, bonus):
            name = say(f"si-salvation-{action}")
            return say(
                "si-event-salvation-bonus" if bonus else "si-event-salvation", player=who(player), action=name
            )
        case events.RepresentativeSent(player, row, space):
            return say("si-event-sent", player=who(player), row=row + 1, space=space + 1)
        case events.RoseInGovernment(player, row, space):
            return say("si-event-rose", player=who(player), row=row + 1, space=space + 1)
        case events.MechanismBuilt(player, mechanism, payment, prestige):
            cost = cubes_name(mechanism)
            if not payment:
                built = "si-event-built-government" if player == NOBODY else "si-event-built-free"
                return say(built, player=who(player), mechanism=cost, prestige=prestige)
            return say(
                "si-event-built",
                player=who(player),
                mechanism=cost,
                payment=cubes_name(payment),
                prestige=prestige,
            )
        case events.ModuleCompleted(player, modules):
            return say("si-event-module", player=who(player), modules=modules)
        case events.PeopleSaved(player, people, payment):
            if not payment:
                return say("si-event-saved-free", player=who(player), people=people_name(people))
            paid = cubes_name(payment)
            return say("si-event-saved", player=who(player), people=people_name(people), payment=paid)
        case events.ProbeMoved(player, space, fuel, ""):
            moved = "si-event-probe-government" if player == NOBODY else "si-event-probe"
            return say(moved, player=who(player), space=space_name(space), fuel=fuel)
        case events.ProbeMoved(player, space, fuel, found):
            found_by = "si-event-probe-government-found" if player == NOBODY else "si-event-probe-found"
            there = discovery_name(found)
            return say(found_by, player=who(player), space=space_name(space), fuel=fuel, found=there)
        case events.ProbeArrived(player, prestige):
            return say("si-event-arrived", player=who(player), prestige=prestige)
        case events.StepTaken(player, track, space):
            return say("si-event-step", player=who(player), track=say(f"si-track-{track}"), space=space)
        case events.ExtraTaken(player, token):
            return say("si-event-extra", player=who(player), token=token_name(token))
        case _:
            return _automa(event)


def _automa(event: events.Event) -> Message:
    match event:
        case events.CubeDrawn(colour, token):
            return say("si-event-cube", colour=say(f"si-colour-{colour}"), token=token_name(token))
        case events.HallActs():
            return tell_cell(event)
        case events.HallChose():
            return tell_choice(event)
        case events.HallCannot():
            return tell_hindrance(event)
        case events.BenefitChanged(player, prestige, reputation):
            return say(
                "si-event-benefit",
                player=who(player),
                prestige=_change(prestige),
                reputation=_change(reputation),
            )
        case events.HallResearched(row, level, payment):
            name = say(f"si-colour-{COLOURS[row]}")
            return say("si-event-hall-researched", colour=name, level=level, payment=cubes_name(payment))
        case events.BagSpoiled(player, paid, removed, added):
            if removed:
                return say(
                    "si-event-spoiled-before",
                    player=who(player),
                    paid=cubes_name(paid),
                    removed=cubes_name(removed),
                )
            return say("si-event-spoiled-after", player=who(player), paid=cubes_name(paid), added=added)
        case events.BagConverted(laid, added):
            return say("si-event-converted", laid=cubes_name(laid), added=cubes_name(added))
        case _:
            return _SENTENCES[type(event)](event)


_SENTENCES: dict[type[Happening], Callable[[Any], Message]] = {
    event: tell for kind in ALL.values() for event, tell in kind.sentences.items()
}
"""Sentences for the events of variants."""


def _change(by: int) -> str:
    return f"{by:+}".replace("-", "−") if by else "±0"
