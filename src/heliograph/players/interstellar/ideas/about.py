"""All that comes to mind at a step, whichever it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.doing import Doing
from heliograph.players.interstellar.ideas import market as ideas_market
from heliograph.players.interstellar.ideas import research as ideas_research
from heliograph.players.interstellar.ideas import salvation as ideas_salvation
from heliograph.players.interstellar.ideas import small as ideas_small
from heliograph.players.interstellar.ideas import travel as ideas_travel
from heliograph.players.interstellar.ideas import turn as ideas_turn
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.worth.outlook import look_ahead
from heliograph.players.interstellar.worth.prices import Prices

ABOUT: dict[type[agenda.Asked], Callable[[Mind, Any], Iterator[Idea]]] = {
    agenda.TakeTurn: ideas_turn.turn_ideas,
    agenda.KeepFromSun: ideas_small.sun_ideas,
    agenda.ChooseResearch: ideas_research.research_ideas,
    agenda.PlaceWormhole: ideas_research.wormhole_ideas,
    agenda.PrepareTravel: ideas_travel.travel_ideas,
    agenda.Settle: ideas_travel.settle_ideas,
    agenda.Deploy: ideas_travel.deploy_ideas,
    agenda.Trade: ideas_market.trade_ideas,
    agenda.ChooseProduction: ideas_turn.production_ideas,
    agenda.Produce: ideas_small.produce_ideas,
    agenda.ChooseSalvation: ideas_turn.salvation_ideas,
    agenda.SendScientist: ideas_salvation.sending_ideas,
    agenda.BuildMechanism: ideas_salvation.building_ideas,
    agenda.SavePeople: ideas_salvation.people_ideas,
    agenda.MoveProbe: ideas_salvation.probe_ideas,
    agenda.UseWormhole: ideas_small.ride_ideas,
    agenda.MoveGovernmentProbe: ideas_small.government_probe_ideas,
    agenda.ChooseCube: ideas_small.cube_ideas,
    agenda.ChooseTrack: ideas_small.track_ideas,
    agenda.ChooseDeposit: ideas_small.deposit_ideas,
    agenda.ChooseStorage: ideas_small.storage_ideas,
    agenda.ChooseExtra: ideas_small.extra_ideas,
    agenda.TakePassReward: ideas_small.pass_reward_ideas,
    agenda.MoveUp: ideas_small.rise_ideas,
    agenda.LetHallBegin: ideas_small.begin_ideas,
    agenda.PickForHall: ideas_small.pick_ideas,
    agenda.SpoilBag: ideas_small.spoil_ideas,
    agenda.FeedBlackHole: ideas_small.feed_ideas,
}


def ideas_at(at: Doing, prices: Prices) -> list[Idea]:
    """For whoever is asked, the most promising first."""
    step = at.state.agenda[-1]
    mind = Mind(at, step.seat, look_ahead(at.pack, at.state, prices))
    return sorted(ABOUT[type(step)](mind, step), key=lambda one: -one.guess)


def first_idea(at: Doing, prices: Prices) -> Idea:
    """What one would do without thinking twice."""
    step = at.state.agenda[-1]
    mind = Mind(at, step.seat, look_ahead(at.pack, at.state, prices))
    return max(ABOUT[type(step)](mind, step), key=lambda one: one.guess)
