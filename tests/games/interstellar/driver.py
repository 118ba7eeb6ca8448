"""Players for tests only. Purely random ones would trade back and forth, or pass at once."""

from __future__ import annotations

from collections.abc import Sequence

from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import Answer, sample_offer
from heliograph.kernel.prompt import Choice, Fixed, Offer
from heliograph.kernel.seats import Seat

_IDLE = ("pass", "done", "dismantle", "repeat")
_IDLE_PERCENT = 15


def gets_on_with_it(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    """Usually does something; sometimes stops or passes, so that the phase ends."""
    return one_of(match.game.prompt(match.state, seat).offers, _IDLE_PERCENT, chance)


def one_of(offers: Sequence[Offer], idle_percent: int, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    roll, chance = chance.below(100)
    busy = [offer for offer in offers if offer.action not in _IDLE]
    offer, chance = chance.pick(busy if busy and roll >= idle_percent else offers)
    return sample_offer(offer, chance)


def studies_travel(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    """Researches nothing but Travel, whenever possible, and keeps the dearest cubes for it."""
    offers = match.game.prompt(match.state, seat).offers
    for offer in offers:
        match offer.action:
            case "research" if offer.fields["technology"] == Fixed("travel"):
                return sample_offer(offer, chance)
            case "keep":
                cubes = offer.fields["cubes"]
                assert isinstance(cubes, Choice)
                return {"type": "keep", "cubes": cubes.options[-1]}, chance
            case _:
                pass
    return gets_on_with_it(match, seat, chance)
