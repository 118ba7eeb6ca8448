"""Players for tests only: they look at the state, as no real player could, to reach deep into a game.

Random players alone would never finish a phase: every change withdraws everybody's word.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.state import State
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import Answer, fits_offer, sample_offer
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Chooser

_RARE = 6
"""In percent: questions about rules, and changes when others have finished."""


def knowing(percent: int, scenarios: int = 2) -> Chooser:
    """A crew that takes a right step so often, and is random otherwise; it stops after so many scenarios."""

    def choose(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
        state: State = match.state
        offers = match.game.prompt(state, seat).offers
        roll, chance = chance.below(100)
        if roll < percent and state.phase == "crew" and not state.ready:
            right = next(_right_steps(state, offers), None)
            if right is not None:
                return right, chance
        wanted = _wanted(state, seat, roll, scenarios)
        likely = [offer for offer in offers if offer.action in wanted] or offers
        offer, chance = chance.pick(likely)
        return sample_offer(offer, chance)

    return choose


def _wanted(state: State, seat: Seat, roll: int, scenarios: int) -> tuple[str, ...]:
    match state.phase:
        case "message" if roll >= _RARE:
            return ("reveal",) if roll < 70 and rules.may_reveal(state) else ("lay", "line-up")
        case "debrief":
            return ("finish",) if len(state.history) >= scenarios else ("next-scenario",)
        case "crew" if seat in state.ready:
            return ("wait",)
        case "crew" if _is_solved(state):
            return ("declare",)
        case "crew" if roll >= _RARE and (state.ready or roll < 55):
            return ("ready",)
        case _:
            return ()


def _is_solved(state: State) -> bool:
    return rules.may_declare(state) and rules.compare(state, declared=True).won


def _right_steps(state: State, offers: tuple[Offer, ...]) -> Iterator[dict[str, Answer]]:
    for action in _steps_to_the_solution(state):
        if any(fits_offer(offer, action) for offer in offers):
            yield action


def _steps_to_the_solution(state: State) -> Iterator[dict[str, Answer]]:
    board = state.board
    for target in state.solution:
        pawn: dict[str, Answer] = {"pawn": target.colour}
        yield {"type": "enter", **pawn, "cell": target.cell}
        if board.pawns.get(target.colour) != target.cell:
            yield {"type": "move", **pawn, "cell": target.cell}
        if board.dice.get(target.colour) != target.die:
            yield {"type": "set-die", **pawn, "value": target.die}
        if board.markers[target.colour].key != target.key:
            yield {"type": "put-marker", "colour": target.colour, "section": target.key}
    wanted = {target.colour for target in state.solution}
    for colour, marker in board.markers.items():
        if marker.key is not None and colour not in wanted:
            yield {"type": "put-marker", "colour": colour, "section": "off"}


def kind(entry_action: bytes) -> str:
    return str(msgspec.json.decode(entry_action)["type"])


crew_that_often_knows = knowing(40)
