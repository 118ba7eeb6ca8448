"""Counts H.A.L.L.'s play: the colours of its actions, and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from heliograph.arena.figures import mean
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import hall_index
from heliograph.games.interstellar.telling import events
from heliograph.review.interstellar.log import Story


class AutomaGame(msgspec.Struct, frozen=True):
    """Counts of one game."""

    rounds: int
    colours: dict[str, int]
    """Actions on its board, by the colour of the cube."""
    again: int
    """Tokens that a purple cube brought back."""
    in_vain: int
    """Tokens that could not be used when their turn came."""
    bases: int
    technologies: int
    mechanisms: int
    people: int
    column: int
    """The column its Probe has reached."""


def automa_game(story: Story) -> AutomaGame | None:
    hall = story.end.hall
    if hall is None:
        return None
    colours, done = Counter[str](), Counter[str]()
    for beat in story.beats:
        match beat.event:
            case events.HallActs(_, colour):
                colours[colour] += 1
            case events.HallChose(rule="token-again"):
                done["again"] += 1
            case events.HallCannot("token"):
                done["in vain"] += 1
            case events.Settled(events.HALL):
                done["bases"] += 1
            case events.MechanismBuilt(events.HALL):
                done["mechanisms"] += 1
            case events.PeopleSaved(events.HALL, people):
                done["people"] += len(people)
            case _:
                pass
    return AutomaGame(
        rounds=story.end.round,
        colours=dict(colours),
        again=done["again"],
        in_vain=done["in vain"],
        bases=done["bases"],
        technologies=sum(hall.technologies),
        mechanisms=done["mechanisms"],
        people=done["people"],
        column=column_of(story.end.players[hall_index(story.end)].probe),
    )


def automa(games: Sequence[AutomaGame]) -> dict[str, object]:
    """Means over all games; for the colours, the share of its actions."""
    acted = sum(sum(game.colours.values()) for game in games)
    return {
        "colours": {
            colour: round(sum(game.colours.get(colour, 0) for game in games) / acted, 3) for colour in COLOURS
        },
        "actions_per_round": round(acted / sum(game.rounds for game in games), 2),
        **{
            name: mean(getattr(game, name) for game in games)
            for name in ("again", "in_vain", "bases", "technologies", "mechanisms", "people", "column")
        },
    }
