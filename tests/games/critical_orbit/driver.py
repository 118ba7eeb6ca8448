"""Players for tests only. Purely random ones would move tiles about for ever and never win."""

from __future__ import annotations

import msgspec

from heliograph.games.critical_orbit.rules.turn import is_paused
from heliograph.games.critical_orbit.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import Answer, sample_offer
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Chooser
from heliograph.players import make_player

_IDLE = ("place", "lift", "cover", "uncover", "shift", "want", "take-back", "pause", "skip-star", "drop-star")
_IDLE_PERCENT = 20


def gets_on_with_it(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    """Usually does what the turn waits for; a paused clock is soon restarted."""
    state: State = match.state
    offers = match.game.prompt(state, seat).offers
    roll, chance = chance.below(100)
    pressing = [offer for offer in offers if offer.action not in _IDLE]
    likely = pressing if pressing and roll >= _IDLE_PERCENT else list(offers)
    offer, chance = chance.pick(_one_of_each(likely))
    return sample_offer(offer, chance)


def _one_of_each(offers: list[Offer]) -> list[Offer]:
    """One offer of each kind, so that having more tiles does not make placing more likely."""
    return list({offer.action: offer for offer in offers if offer.action != "enter"}.values()) + [
        offer for offer in offers if offer.action == "enter"
    ]


def knowing(percent: int) -> Chooser:
    """Seats that usually act like the quick AI; if it waits, they wait."""
    player = make_player("critical_orbit", "quick")

    def choose(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer] | None, Chance]:
        roll, chance = chance.below(100)
        if roll >= percent or is_paused(match.state):
            return gets_on_with_it(match, seat, chance)
        thought, chance = chance.fork()
        prompt = match.game.prompt(match.state, seat)
        action = player.act(match.game.view(match.state, seat), prompt, thought, ())
        return None if action is None else msgspec.to_builtins(action), chance

    return choose


def asleep(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer] | None, Chance]:
    """All seats say that they are ready, then wait for the clock."""
    return {"type": "ready"} if match.state.phase == "ready" else None, chance
