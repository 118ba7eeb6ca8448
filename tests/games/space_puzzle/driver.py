"""Players for tests only: they look at the state, as no real player could, to reach deep into a game.

Purely random players would never finish a phase: every change makes all Astronauts unready again.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.space_puzzle.table import PACK

from heliograph.games.space_puzzle.box.cells import place
from heliograph.games.space_puzzle.rules.end import compare
from heliograph.games.space_puzzle.rules.panel import may_declare
from heliograph.games.space_puzzle.rules.tokens import has_no_places, may_reveal, tokens_at_hand
from heliograph.games.space_puzzle.state import CELLS, ICONS, Cell, State
from heliograph.kernel.chance import Chance
from heliograph.kernel.match import Match
from heliograph.kernel.offers import Answer, fits_offer, sample_offer
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import Chooser

_RARE = 6
"""In percent: questions about rules, and changes when others have finished."""


def knowing(percent: int, scenarios: int = 2) -> Chooser:
    """An AI that tells the truth and a crew that takes a right step with this probability, otherwise at
    random; on a ladder they stop after `scenarios` scenarios."""

    def choose(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer] | None, Chance]:
        state: State = match.state
        prompt = match.game.prompt(state, seat)
        offers = prompt.offers
        roll, chance = chance.below(100)
        if not prompt.waits and roll >= _RARE:
            return None, chance
        if roll < percent and state.phase == "crew" and not state.ready:
            right = next(_offered(offers, _steps_to_the_solution(state)), None)
            if right is not None:
                return right, chance
        if roll < percent and state.phase == "message" and not state.draft:
            telling = next(_offered(offers, _telling_messages(state)), None)
            if telling is not None:
                return telling, chance
        wanted = _wanted(state, seat, roll, scenarios)
        likely = [offer for offer in offers if offer.action in wanted] or offers
        offer, chance = chance.pick(likely)
        return sample_offer(offer, chance)

    return choose


def _wanted(state: State, seat: Seat, roll: int, scenarios: int) -> tuple[str, ...]:
    match state.phase:
        case "card" if roll >= _RARE:
            return ("turn-card",)
        case "message" if roll >= _RARE:
            return ("reveal",) if roll < 70 and may_reveal(state) else ("lay", "line-up")
        case "debrief":
            return ("finish",) if len(state.history) >= scenarios else ("next-scenario",)
        case "crew" if seat in state.ready:
            return ("wait",)
        case "crew" if _is_solved(state):
            return ("declare",) if state.counter > 1 else ("ready",)
        case "crew" if roll >= _RARE and (state.ready or roll < 55):
            return ("ready",)
        case _:
            return ()


def _is_solved(state: State) -> bool:
    return may_declare(state) and compare(state, declared=True).won


def _offered(offers: tuple[Offer, ...], actions: Iterator[dict[str, Answer]]) -> Iterator[dict[str, Answer]]:
    return (action for action in actions if any(fits_offer(offer, action) for offer in offers))


def _telling_messages(state: State) -> Iterator[dict[str, Answer]]:
    """Messages about a target that is still wrong: its colour, key, die, and the icons of its room."""
    at_hand = tokens_at_hand(PACK, state)
    for target in (verdict.target for verdict in compare(state, declared=False).verdicts):
        if state.board.pawns.get(target.colour) == target.cell:
            continue
        icons = [f"r-{icon}" for icon in state.rooms[CELLS.index(target.cell)]]
        words = [f"c-{target.colour}", f"k-{target.key}", *icons, f"n-{target.die}"]
        words = [word for word in words if word in at_hand][: state.scenario.per_round]
        if has_no_places(state):
            yield {"type": "line-up", "tokens": words}
        else:
            yield {"type": "lay", "tokens": [_beside(index, word) for index, word in enumerate(words)]}


def _beside(index: int, word: str) -> dict[str, str | int]:
    places = {f"r-{icon}": (1500 + 260 * (n % 2), 800 + 260 * (n // 2)) for n, icon in enumerate(ICONS)}
    x, y = places.get(word, (600 + 280 * index, 900))
    return {"id": word, "x": x, "y": y, "rotation": 0}


def _steps_between(one: Cell, other: Cell) -> int:
    (x, y), (u, v) = place(one), place(other)
    return abs(x - u) + abs(y - v)


def _steps_to_the_solution(state: State) -> Iterator[dict[str, Answer]]:
    board = state.board
    for target in state.solution:
        pawn: dict[str, Answer] = {"pawn": target.colour}
        here = board.pawns.get(target.colour)
        for cell in sorted(CELLS, key=lambda cell: _steps_between(cell, target.cell)):
            if here is None:
                yield {"type": "enter", **pawn, "cell": cell}
            elif _steps_between(cell, target.cell) < _steps_between(here, target.cell):
                yield {"type": "move", **pawn, "cell": cell}
        if board.dice.get(target.colour) != target.die:
            yield {"type": "set-die", **pawn, "value": target.die}
        if board.markers[target.colour].key != target.key:
            yield {"type": "put-marker", "colour": target.colour, "section": target.key}
    wanted = {target.colour for target in state.solution}
    for colour, marker in board.markers.items():
        if marker.key is not None and colour not in wanted:
            yield {"type": "put-marker", "colour": colour, "section": "off"}


crew_that_often_knows = knowing(40)
