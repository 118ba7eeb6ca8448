"""What a `strong` AI lays for people, message by message: what it should not do, and how games are lost.

People are training draws: this is for finding faults, not for figures of merit. The same seeds always play
the same games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np

from benchmarks.people.progress import play_row
from benchmarks.people.space_puzzle import PAGES
from heliograph.games import load_game
from heliograph.games.space_puzzle.moves.actions import Lay
from heliograph.games.space_puzzle.state import Result
from heliograph.games.space_puzzle.telling.view import View
from heliograph.kernel.surface import Laid
from heliograph.players import make_player
from heliograph.players.space_puzzle.codebooks.codebook import FRAMES
from heliograph.players.space_puzzle.human.person import Person, draw_person
from heliograph.players.space_puzzle.meaning.pieces import KEY_REACH
from heliograph.players.space_puzzle.table.numbers import CELL
from heliograph.players.space_puzzle.table.surface import PITCH, centres
from heliograph.players.table import Decision, play_game

SEED = "audit"
_NEAR = 0.8 * PITCH


def measure(quick: bool, games: int | None = None) -> dict[str, Any]:
    games = games or (10 if quick else 120)
    found: dict[str, Any] = {}
    for page in PAGES:
        counts = play_row(f"audit, {page}", partial(audit, page), games, SEED)
        total: Counter[str] = Counter()
        for one in counts:
            total.update(one)
        found[page] = dict(sorted(total.items()))
    return found


def audit(page: str, seed: str) -> Counter[str]:
    """One game of a strong AI with two people."""
    people = [draw_person(f"{seed}/{seat}", "training") for seat in (1, 2)]
    seats = [make_player("space_puzzle", "strong")]
    seats += [make_player("space_puzzle", "human", person=person) for person in people]
    game = load_game("space_puzzle")
    match, decisions = play_game(game, PAGES[page], seed, seats, lambda action, chance: action)
    said = [decision for decision in decisions if isinstance(decision.action, Lay)]
    found = Counter(fault for fault in faults(said, people))
    found["messages"] += len(said)
    result = match.state.result
    assert result is not None
    found["won" if result.won else f"lost: {_cause(result)}"] += 1
    return found


def faults(said: Sequence[Decision], people: Sequence[Person]) -> Iterator[str]:
    before: set[str] = set()
    for decision in said:
        view, laid = decision.view, _tokens(decision)
        yield from _of_one_message(view, laid, people)
        frames = _frames(view, laid)
        if before and frames and not frames & before and not _misread(view, said):
            yield "changes its map without a reason"
        before = frames or before


def _of_one_message(view: View, laid: Sequence[Laid], people: Sequence[Person]) -> Iterator[str]:
    ids = {token.id for token in laid}
    pawns = view.pawns or {}
    wrong = {t.colour for t in view.solution if pawns.get(t.colour, t.cell) != t.cell}
    moves = sum(pawns.get(t.colour) != t.cell for t in view.solution if f"c-{t.colour}" in ids)
    for target in view.solution:
        right = pawns.get(target.colour) == target.cell and view.markers[target.colour].key == target.key
        right = right and (not view.scenario.dice or (view.dice or {}).get(target.colour) == target.die)
        if right and f"c-{target.colour}" in ids:
            yield "shows again what is complete"
        if target.colour in wrong and f"c-{target.colour}" not in ids and f"c-{target.colour}" in view.tokens:
            spare = len(laid) < view.scenario.per_round and moves < view.scenario.actions
            yield (
                "leaves out what stands wrong, with tokens to spare"
                if spare
                else "leaves out what stands wrong"
            )
        if (
            target.colour not in pawns
            and f"c-{target.colour}" in ids
            and any(f"c-{c}" not in ids for c in wrong)
        ):
            yield "shows something new before what stands wrong"
    colours = [token for token in laid if token.id.startswith("c-")]
    others = [token for token in laid if token.id[:2] in ("n-", "r-")]
    for key in (token for token in laid if token.id.startswith("k-")):
        if not _beside(key, [*colours, *others]) and not any(person.reads_map for person in people):
            yield "lays a lone key for a crew that reads no map"


def _misread(now: View, said: Sequence[Decision]) -> bool:
    """A pawn whose target has been shown so far stands elsewhere, or was left beside the map."""
    shown = {t.id[2:] for d in said if d.view.round < now.round for t in _tokens(d)}
    pawns = now.pawns or {}
    return any(t.colour in shown and pawns.get(t.colour) != t.cell for t in now.solution)


def _frames(view: View, laid: Sequence[Laid]) -> set[str]:
    """Those in which every colour on the map lies on its room."""
    goals = {f"c-{target.colour}": CELL[target.cell] for target in view.solution}
    icons = [token for token in laid if token.id.startswith("r-")]
    placed = [token for token in laid if token.id in goals and not _beside(token, icons)]
    if not placed:
        return set()

    def fits(frame: Any, grid: Any) -> bool:
        where = centres(frame, grid)
        return all(np.hypot(*(where[goals[t.id]] - (t.x, t.y))) < _NEAR for t in placed)

    return {frame for frame in FRAMES for grid in ("square", "stretched") if fits(frame, grid)}


def _beside(token: Laid, others: Sequence[Laid]) -> bool:
    return any(np.hypot(token.x - o.x, token.y - o.y) < KEY_REACH for o in others if o is not token)


def _tokens(decision: Decision) -> tuple[Laid, ...]:
    assert isinstance(decision.action, Lay)
    return decision.action.tokens


def _cause(result: Result) -> str:
    rooms = any(not verdict.pawn for verdict in result.verdicts)
    others = any(not (verdict.marker and verdict.die) for verdict in result.verdicts)
    what = "rooms and more" if rooms and others else "rooms" if rooms else "keys or dice"
    return f"{what}, declared too early" if result.declared else what


if __name__ == "__main__":
    print(measure(quick=True))
