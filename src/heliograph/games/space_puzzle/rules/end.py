"""How the board compares with the card, what a table has won, and which scenarios that opens."""

from __future__ import annotations

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import TIERS, Scenario
from heliograph.games.space_puzzle.rules.panel import colours_in
from heliograph.games.space_puzzle.state import COLOURS, Result, State, Verdict


def compare(state: State, *, declared: bool) -> Result:
    """SP-54, with SP-H3 for pawns that no target asks for."""
    board = state.board
    verdicts = tuple(
        Verdict(
            target,
            marker=colours_in(board, target.key) == (target.colour,),
            pawn=board.pawns.get(target.colour) == target.cell,
            die=not state.scenario.dice or board.dice.get(target.colour) == target.die,
        )
        for target in state.solution
    )
    wanted = {target.colour for target in state.solution}
    strays = tuple(colour for colour in COLOURS if colour in board.pawns and colour not in wanted)
    right = all(verdict.marker and verdict.pawn and verdict.die for verdict in verdicts)
    return Result(right and not (strays and state.setup.strict_map), declared, verdicts, strays)


def wins(state: State) -> int:
    return sum(past.won for past in state.history)


def ladder(pack: Pack) -> list[Scenario]:
    """The scenarios in order of difficulty: by tier, then by page (SP-H16)."""
    return sorted(pack.scenarios.value, key=lambda scenario: TIERS.index(scenario.tier))


def unlocked(pack: Pack, state: State) -> tuple[str, ...]:
    """The scenarios a ladder may go on with: all up to the first one after the lessons, the one the table
    began with, or the one above the highest it has won, whichever comes last."""
    book = ladder(pack)
    rung = {scenario.id: index for index, scenario in enumerate(book)}
    lessons = sum(scenario.tier == "lesson" for scenario in book)
    won = [rung[past.scenario] for past in state.history if past.won]
    highest = max([lessons, rung[state.setup.scenario], *(index + 1 for index in won)])
    return tuple(scenario.id for scenario in book[: highest + 1])
