"""An AI whose messages were read in another frame may take that frame over."""

from __future__ import annotations

import pytest
from tests.players.space_puzzle.reading.test_messages import on_map, pawns, scene

from heliograph.games.space_puzzle.telling.shown import Shown
from heliograph.players.space_puzzle.codebooks.codebook import AXES, FRAMES, USUAL, Codebook, Frame
from heliograph.players.space_puzzle.reading.turning import NOTHING_MISREAD, Misread, misread_since, turns
from heliograph.players.space_puzzle.table.memory import Exchange

CELLS = {"red": "b1", "blue": "d2", "green": "a3"}
TOKENS = frozenset(f"c-{colour}" for colour in CELLS)


def misread(*colours: str) -> Misread:
    """These were laid and placed as the usual map has them."""
    said = Shown(1, tuple(on_map(f"c-{colour}", CELLS[colour]) for colour in colours))
    placed = scene(pawns=pawns(**{colour: CELLS[colour] for colour in colours}))
    last = Exchange(1, said, scene(), TOKENS, placed)
    return misread_since(NOTHING_MISREAD, last, Exchange(2, said, placed, TOKENS, placed))


@pytest.mark.parametrize("own", [frame for frame in FRAMES if frame != "same"])
def test_the_more_is_misread_the_likelier_the_ai_comes_round(own: Frame) -> None:
    shares = [
        turns(Codebook(own), own, NOTHING_MISREAD, misread(*colours)).get("same", 0.0)
        for colours in ((), ("red",), ("red", "blue"), ("red", "blue", "green"))
    ]
    assert shares == sorted(shares)
    assert shares[0] == 0.0
    assert 0.3 < shares[3] < 0.6, "not everybody learns"


def test_whoever_was_understood_keeps_the_map() -> None:
    assert turns(USUAL, "same", NOTHING_MISREAD, misread("red", "blue")) == {"same": 1.0}


@pytest.mark.parametrize("own", FRAMES)
def test_some_frame_is_always_used(own: Frame) -> None:
    shares = turns(Codebook(own), own, NOTHING_MISREAD, misread("red", "blue", "green"))
    assert sum(shares.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("own", FRAMES)
def test_it_does_not_matter_which_frame_is_called_the_usual_one(own: Frame) -> None:
    """SP-H7: a crew that reads upside down is to a mirrored AI what an upright one is to a turned AI."""
    upside_down = {frame: _upside_down(frame) for frame in FRAMES}
    seen = misread("red", "blue")
    other: Misread = tuple(
        tuple(dict(zip(map(upside_down.get, FRAMES), counts, strict=True))[frame] for frame in FRAMES)
        for counts in seen
    )
    before = turns(Codebook(own), own, NOTHING_MISREAD, seen)
    after = turns(Codebook(upside_down[own]), upside_down[own], NOTHING_MISREAD, other)
    assert {upside_down[frame]: share for frame, share in before.items()} == pytest.approx(after)


def _upside_down(frame: Frame) -> Frame:
    (a, b), (c, d) = AXES[frame]
    return next(other for other, axes in AXES.items() if axes == ((a, b), (-c, -d)))
