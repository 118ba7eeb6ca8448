"""Which module offers and carries out which step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import (
    choosing,
    hall,
    mechanism,
    passing,
    people,
    probe,
    production,
    representative,
    research,
    salvation,
    sun,
    trade,
    travel,
    turn,
)
from heliograph.games.interstellar.variants.choice import ALL
from heliograph.kernel.prompt import Offer

Offers = Callable[[Doing, Any], Iterator[Offer]]
Process = Callable[[Doing, Any, Any], None]

ASKED: dict[type[Asked], tuple[Offers, Process]] = {
    agenda.TakeTurn: (turn.offers, turn.process),
    agenda.KeepFromSun: (sun.offers, sun.process),
    agenda.ChooseResearch: (research.offers, research.process),
    agenda.PlaceWormhole: (research.wormhole_offers, research.place_wormhole),
    agenda.PrepareTravel: (travel.offers, travel.process),
    agenda.Settle: (travel.settle_offers, travel.settle),
    agenda.Deploy: (travel.deploy_offers, travel.deploy),
    agenda.Trade: (trade.offers, trade.process),
    agenda.ChooseProduction: (production.choice_offers, production.choose),
    agenda.Produce: (production.offers, production.process),
    agenda.ChooseSalvation: (salvation.offers, salvation.process),
    agenda.SendScientist: (representative.offers, representative.process),
    agenda.BuildMechanism: (mechanism.offers, mechanism.process),
    agenda.SavePeople: (people.offers, people.process),
    agenda.MoveProbe: (probe.offers, probe.process),
    agenda.UseWormhole: (probe.ride_offers, probe.ride),
    agenda.MoveGovernmentProbe: (probe.government_offers, probe.move_government),
    agenda.ChooseCube: (choosing.cube_offers, choosing.take_cube),
    agenda.ChooseTrack: (choosing.track_offers, choosing.take_track),
    agenda.ChooseDeposit: (choosing.deposit_offers, choosing.fill_deposit),
    agenda.ChooseStorage: (choosing.storage_offers, choosing.use_storage),
    agenda.ChooseExtra: (choosing.extra_offers, choosing.take_extra),
    agenda.TakePassReward: (passing.offers, passing.process),
    agenda.MoveUp: (representative.rise_offers, representative.rise),
    agenda.LetHallBegin: (hall.begin_offers, hall.begin),
    agenda.PickForHall: (hall.pick_offers, hall.pick),
    agenda.SpoilBag: (hall.spoil_offers, hall.spoil),
    **{step: asks for kind in ALL.values() for step, asks in kind.steps.items()},
}
