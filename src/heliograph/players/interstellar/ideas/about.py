"""Every idea for a step, whichever step it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.doing import Doing
from heliograph.players.interstellar.ideas import market, research, salvation, small, travel, turn
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.variants import own_ideas
from heliograph.players.interstellar.worth.outlook import look_ahead
from heliograph.players.interstellar.worth.prices import Prices

ABOUT: dict[type[Asked], Callable[[Mind, Any], Iterator[Idea]]] = {
    agenda.TakeTurn: turn.turn_ideas,
    agenda.KeepFromSun: small.sun_ideas,
    agenda.ChooseResearch: research.research_ideas,
    agenda.PlaceWormhole: research.wormhole_ideas,
    agenda.PrepareTravel: travel.travel_ideas,
    agenda.Settle: travel.settle_ideas,
    agenda.Deploy: travel.deploy_ideas,
    agenda.Trade: market.trade_ideas,
    agenda.ChooseProduction: turn.production_ideas,
    agenda.Produce: small.produce_ideas,
    agenda.ChooseSalvation: turn.salvation_ideas,
    agenda.SendScientist: salvation.sending_ideas,
    agenda.BuildMechanism: salvation.building_ideas,
    agenda.SavePeople: salvation.people_ideas,
    agenda.MoveProbe: salvation.probe_ideas,
    agenda.UseWormhole: small.ride_ideas,
    agenda.MoveGovernmentProbe: small.government_probe_ideas,
    agenda.ChooseCube: small.cube_ideas,
    agenda.ChooseTrack: small.track_ideas,
    agenda.ChooseDeposit: small.deposit_ideas,
    agenda.ChooseStorage: small.storage_ideas,
    agenda.ChooseExtra: small.extra_ideas,
    agenda.TakePassReward: small.pass_reward_ideas,
    agenda.MoveUp: small.rise_ideas,
    agenda.LetHallBegin: small.begin_ideas,
    agenda.PickForHall: small.pick_ideas,
    agenda.SpoilBag: small.spoil_ideas,
    **own_ideas(),
}

_GUESS = attrgetter("guess")


def ideas_at(at: Doing, prices: Prices) -> list[Idea]:
    """The ideas of the player who is asked, most promising first."""
    step = at.state.agenda[-1]
    mind = Mind(at, step.seat, look_ahead(at.pack, at.state, prices))
    return sorted(ABOUT[type(step)](mind, step), key=_GUESS, reverse=True)


def first_idea(at: Doing, prices: Prices) -> Idea:
    """The idea to play without any search."""
    step = at.state.agenda[-1]
    mind = Mind(at, step.seat, look_ahead(at.pack, at.state, prices))
    return max(ABOUT[type(step)](mind, step), key=_GUESS)
