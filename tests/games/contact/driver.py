"""Players for tests only: they look at the state, as no real player could, to reach deep into a game."""

from __future__ import annotations

from heliograph.games.contact.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import Answer
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Chooser, at_random


def knowing(percent: int) -> Chooser:
    """A crew that points at the true target with this probability, and otherwise plays at random."""

    def choose(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
        state: State = match.state
        roll, chance = chance.below(100)
        if roll < percent and state.phase == "guess" and seat == state.guesser and state.flight:
            return {"type": "guess", "chip": state.flight.target, "sure": False}, chance
        return _shortest_of_three(match, seat, chance)

    return choose


def _shortest_of_three(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    """Random routes wander all over the table; people's do not, so the shortest of three is taken."""
    first, chance = at_random(match, seat, chance)
    tries = [first]
    while first["type"] == "plan-route" and len(tries) < 3:
        action, chance = at_random(match, seat, chance)
        tries += [action] if action["type"] == "plan-route" else []
    return min(tries, key=lambda action: len(str(action.get("route")))), chance


crew_that_often_knows = knowing(70)
