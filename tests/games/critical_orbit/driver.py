"""Players for tests only. Random ones alone would move tiles about for ever."""

from __future__ import annotations

from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import Answer, sample_offer
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

_IDLE = ("place", "lift", "cover", "uncover", "shift", "want", "take-back", "pause", "skip-star", "drop-star")
_IDLE_PERCENT = 20


def gets_on_with_it(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    """Mostly what the turn waits for; a clock that stands still is soon started again."""
    state: State = match.state
    offers = match.game.prompt(state, seat).offers
    roll, chance = chance.below(100)
    pressing = [offer for offer in offers if offer.action not in _IDLE]
    likely = pressing if pressing and roll >= _IDLE_PERCENT else list(offers)
    offer, chance = chance.pick(_one_of_each(likely))
    return sample_offer(offer, chance)


def _one_of_each(offers: list[Offer]) -> list[Offer]:
    """A tile more or less to place makes placing no likelier."""
    return list({offer.action: offer for offer in offers if offer.action != "enter"}.values()) + [
        offer for offer in offers if offer.action == "enter"
    ]
