"""How a player reads and lays messages, and whether that changes. The defaults are a careful machine."""

from __future__ import annotations

import msgspec

from heliograph.players.space_puzzle.codebooks.codebook import (
    ELSEWHERE,
    FILLED_BY_PEOPLE,
    FRAMES,
    GRIDS,
    SEEN_BY_PEOPLE,
    USUAL,
    Codebook,
    Grid,
    maps,
)

ROOM_WIDTH = 450.0
"""The distance between rooms on the map as AI seats draw it, in tenths of a millimetre."""

_A_PERSON = 0.7
"""How often somebody who draws otherwise is a person."""
_DRAWN_BY_PEOPLE: dict[Grid, float] = {"square": 1 - FILLED_BY_PEOPLE, "stretched": FILLED_BY_PEOPLE}


class Habits(msgspec.Struct, frozen=True):
    codebook: Codebook = USUAL
    adapts: bool = True
    """Considers other ways to read and lay, and learns which one the others use."""
    own_share: float = 0.45
    """How firmly a player that adapts expects its own way; the rest is spread over common ways, and over
    those in which people see the map."""
    crew: tuple[Codebook, ...] = ()
    """How each Astronaut reads, for an AI that was told: an upper bound for what can be learned."""
    people: tuple[tuple[Codebook, float], ...] = ()
    """How often the AI lays its map in each way, for Astronauts who were told whom they may meet: a bound."""
    readings: int = 28
    """The most ways to read that are kept in mind."""


def expected(habits: Habits) -> dict[Codebook, float]:
    """The probability of each way of drawing the map, for a player with these habits. The meaning of icons
    and touching stays as in their own codebook until it matters."""
    own = habits.codebook
    if not habits.adapts:
        return {own: 1.0}
    if habits.people:
        return dict(habits.people)
    common = (1 - habits.own_share) * (1 - _A_PERSON)
    prior = {
        Codebook(frame, grid, own.icons, own.touching): common * share
        for (frame, grid), share in maps().items()
        if grid != "relative"
    }
    elsewhere = common * FRAMES[own.frame] * GRIDS["relative"] / len(ELSEWHERE)
    for place in ELSEWHERE:
        prior[Codebook(own.frame, "relative", own.icons, own.touching, *place)] = elsewhere
    for frame, share in SEEN_BY_PEOPLE.items():
        for grid, often in _DRAWN_BY_PEOPLE.items():
            book = Codebook(frame, grid, own.icons, own.touching)
            drawn = (1 - habits.own_share) * _A_PERSON * share * often
            prior[book] = prior.get(book, 0.0) + drawn
    prior[own] = prior.get(own, 0.0) + habits.own_share
    return prior
