"""Which module offers and carries out each step."""

from __future__ import annotations

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.moves import (
    choosing,
    hall,
    passing,
    production,
    research,
    sun,
    trade,
    travel,
    turn,
)
from heliograph.games.interstellar.moves.asks import Asks
from heliograph.games.interstellar.moves.salvation import action, mechanism, people, probe, representative
from heliograph.games.interstellar.variants.choice import ALL

ASKED: dict[type[Asked], Asks] = {
    agenda.TakeTurn: Asks(turn.offers, turn.process, turn.why_not),
    agenda.KeepFromSun: Asks(sun.offers, sun.process),
    agenda.ChooseResearch: Asks(research.offers, research.process, research.why_not),
    agenda.PlaceWormhole: Asks(research.wormhole_offers, research.place_wormhole),
    agenda.PrepareTravel: Asks(travel.offers, travel.process, travel.why_not),
    agenda.Settle: Asks(travel.settle_offers, travel.settle),
    agenda.Deploy: Asks(travel.deploy_offers, travel.deploy),
    agenda.Trade: Asks(trade.offers, trade.process, trade.why_not),
    agenda.ChooseProduction: Asks(production.choice_offers, production.choose),
    agenda.Produce: Asks(production.offers, production.process),
    agenda.ChooseSalvation: Asks(action.offers, action.process, action.why_not),
    agenda.SendScientist: Asks(representative.offers, representative.process, representative.why_not),
    agenda.BuildMechanism: Asks(mechanism.offers, mechanism.process, mechanism.why_not),
    agenda.SavePeople: Asks(people.offers, people.process, people.why_not),
    agenda.MoveProbe: Asks(probe.offers, probe.process, probe.why_not),
    agenda.UseWormhole: Asks(probe.ride_offers, probe.ride),
    agenda.MoveGovernmentProbe: Asks(probe.government_offers, probe.move_government),
    agenda.ChooseCube: Asks(choosing.cube_offers, choosing.take_cube),
    agenda.ChooseTrack: Asks(choosing.track_offers, choosing.take_track),
    agenda.ChooseDeposit: Asks(choosing.deposit_offers, choosing.fill_deposit),
    agenda.ChooseStorage: Asks(choosing.storage_offers, choosing.use_storage),
    agenda.ChooseExtra: Asks(choosing.extra_offers, choosing.take_extra),
    agenda.TakePassReward: Asks(passing.offers, passing.process),
    agenda.MoveUp: Asks(representative.rise_offers, representative.rise),
    agenda.LetHallBegin: Asks(hall.begin_offers, hall.begin),
    agenda.PickForHall: Asks(hall.pick_offers, hall.pick),
    agenda.SpoilBag: Asks(hall.spoil_offers, hall.spoil),
    **{step: asks for kind in ALL.values() for step, asks in kind.steps.items()},
}
