"""What a player did in a game to save the people and to win: actions, and rounds in office."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from heliograph.arena.figures import mean
from heliograph.games.interstellar.rules.governing import NOBODY, governor
from heliograph.games.interstellar.telling import events
from heliograph.review.interstellar.log import Story


class Deeds(msgspec.Struct, frozen=True):
    """One player's counts in one game."""

    mechanisms: int
    people: int
    probe_moves: int
    first_at_trappist: bool
    """Of all players; the Government's Probe does not count (HV-20)."""
    representatives: int
    governed: int
    """Salvation Phases at whose end the player was the Governor."""


def deeds_in(story: Story, index: int) -> Deeds:
    mechanisms = people = probe_moves = representatives = governed = 0
    for beat in story.beats:
        match beat.event:
            case events.MechanismBuilt(player) if player == index:
                mechanisms += 1
            case events.PeopleSaved(player, saved) if player == index:
                people += len(saved)
            case events.ProbeMoved(player) if player == index:
                probe_moves += 1
            case events.RepresentativeSent(player) if player == index:
                representatives += 1
            case events.PhaseBegan(_, "government"):
                governed += governor(beat.state) == index
            case _:
                pass
    arrived = [whose for whose in story.end.voyage.arrived if whose != NOBODY]
    return Deeds(mechanisms, people, probe_moves, arrived[:1] == [index], representatives, governed)


def mean_deeds(games: Sequence[Deeds]) -> dict[str, float]:
    return {name: mean(getattr(one, name) for one in games) for name in Deeds.__struct_fields__}
