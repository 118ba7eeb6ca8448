"""What H.A.L.L. drew, and how its bag changed."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.rules.resources import Cubes, cubes, plus, value_of
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.events import CubeDrawn, HallActs, HallCannot, PhaseBegan
from heliograph.review.interstellar.log import Story
from heliograph.review.interstellar.types import ReviewedBag, ReviewedDraw, ReviewedHall


def hall(story: Story) -> ReviewedHall | None:
    if story.start.hall is None:
        return None
    draws = tuple(_draws(story))
    drawn = [value_of(cubes(draw.colour)) for draw in draws]
    expected = list(_expected(story))
    return ReviewedHall(draws, tuple(_bags(story)), _mean(drawn), _mean(expected))


def _draws(story: Story) -> Iterator[ReviewedDraw]:
    """Each draw with the row the cube was laid in, or with the reason why it went back."""
    drawn: ReviewedDraw | None = None
    for beat in story.beats:
        match beat.event:
            case CubeDrawn(colour, token):
                if drawn is not None:
                    yield drawn
                phase, round = beat.state.phase, beat.state.round
                drawn = ReviewedDraw(beat.seq, round, phase, token, colour, "", back=False)  # type: ignore[arg-type]
            case HallActs(row) if drawn is not None and not drawn.row:
                drawn = _with(drawn, row=row)
            case HallCannot("token" | "again") if drawn is not None:
                yield _with(drawn, back=True)
                drawn = None
            case _:
                pass
    if drawn is not None:
        yield drawn


def _with(draw: ReviewedDraw, *, row: str = "", back: bool = False) -> ReviewedDraw:
    return ReviewedDraw(
        draw.seq, draw.round, draw.phase, draw.token, draw.colour, row or draw.row, back=back or draw.back
    )


def _expected(story: Story) -> Iterator[float]:
    """The average of the bag from which each cube was drawn."""
    for beat in story.beats:
        if isinstance(beat.event, CubeDrawn) and beat.state.hall is not None:
            drawn: Cubes = cubes(beat.event.colour)
            bag = plus(beat.state.hall.bag, drawn)
            yield value_of(bag) / sum(bag)


def _bags(story: Story) -> Iterator[ReviewedBag]:
    yield _bag(story.start)
    for beat in story.beats:
        if isinstance(beat.event, PhaseBegan) and beat.event.phase == "action":
            yield _bag(beat.state)


def _bag(state: State) -> ReviewedBag:
    assert state.hall is not None
    return ReviewedBag(state.round, state.hall.bag)


def _mean(some: list[int] | list[float]) -> float:
    return round(sum(some) / len(some), 2) if some else 0.0
