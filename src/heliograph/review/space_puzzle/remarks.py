"""The review's sentences: few, concrete and kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from heliograph.games.space_puzzle.state import CELLS, COLOURS, Target
from heliograph.games.space_puzzle.telling.words import cell_name, colour_name, of_key, pawn
from heliograph.kernel.message import Message, say
from heliograph.review.space_puzzle.crew import OFF, Expectation
from heliograph.review.space_puzzle.types import ReviewedIdeal, ReviewedPlacement

_SURE = 0.9
_LIKELY = 0.5
_POSSIBLE = 0.25
_MUCH_MORE = 2.0
"""In bits."""
_AS_MUCH = 0.5
_WORTH_PRAISE = 3.0

_BOLD = {
    "pawn": "sp-review-bold-pawn",
    "marker": "sp-review-bold-marker",
    "die": "sp-review-bold-die",
}
_DEPARTED = {
    "pawn": "sp-review-departed-pawn",
    "marker": "sp-review-departed-marker",
    "die": "sp-review-departed-die",
}


def on_a_message(
    solution: Sequence[Target],
    expected: Expectation,
    bits: float,
    ideal: ReviewedIdeal | None,
    placements: Sequence[ReviewedPlacement],
) -> Iterator[Message]:
    """What the message said, how it could have been said better, and what the crew did with it."""
    yield from islice(_on_places(solution, expected), 1)
    yield from _on_the_choice(bits, ideal)
    yield from islice(_on_the_crew(placements), 1)


def _on_places(solution: Sequence[Target], expected: Expectation) -> Iterator[Message]:
    """The worst misunderstanding first."""
    if expected.guess.chance > _SURE and _is_true(solution, expected):
        yield say("sp-review-all-clear")
        return
    by_truth = sorted(solution, key=lambda target: expected.pawn(target.colour, target.cell))
    for target in by_truth:
        row = expected.cells[COLOURS.index(target.colour)]
        best = int(row.argmax())
        if row[best] > _LIKELY and CELLS[best] != target.cell:
            yield say(
                "sp-review-misled",
                pawn=pawn(target.colour),
                guess=CELLS[best],
                percent=percent(row[best]),
                cell=target.cell,
            )
    for target in by_truth:
        row = expected.cells[COLOURS.index(target.colour)]
        alike = [cell for cell, sure in zip(CELLS, row, strict=True) if sure > _POSSIBLE]
        if target.cell in alike and len(alike) > 1:
            yield say("sp-review-between", pawn=pawn(target.colour), cells=tuple(map(cell_name, alike)))


def _is_true(solution: Sequence[Target], expected: Expectation) -> bool:
    return all(expected.likes("pawn", target.colour) == target.cell for target in solution)


def _on_the_choice(bits: float, ideal: ReviewedIdeal | None) -> Iterator[Message]:
    if ideal is None:
        return
    if ideal.bits > max(bits, 0.0) + _MUCH_MORE:
        yield say("sp-review-better", bits=max(0, round(bits)), ideal=round(ideal.bits))
    elif bits > ideal.bits - _AS_MUCH and bits > _WORTH_PRAISE:
        yield say("sp-review-well-said")


def _on_the_crew(placements: Sequence[ReviewedPlacement]) -> Iterator[Message]:
    against = [one for one in placements if not one.agrees and one.place != OFF]
    for one in against:
        if one.right:
            yield say(_BOLD[one.piece], **_named(one))
    for one in sorted(against, key=lambda one: one.chance):
        if not one.right and one.ideal != OFF:
            yield say(_DEPARTED[one.piece], **_named(one), **_ideal_place(one))
    if len(placements) > 1 and not against:
        yield say("sp-review-agreed")


def _named(one: ReviewedPlacement) -> dict[str, Message | str]:
    if one.piece == "pawn":
        return {"pawn": pawn(one.colour), "cell": one.place}
    if one.piece == "marker":
        return {"colour": colour_name(one.colour), "key": of_key(one.place)}
    return {"pawn": pawn(one.colour), "die": one.place}


def _ideal_place(one: ReviewedPlacement) -> dict[str, Message | str]:
    ideal = of_key(one.ideal) if one.piece == "marker" else one.ideal
    return {"ideal": ideal}


def percent(share: float) -> int:
    return round(100 * share)
