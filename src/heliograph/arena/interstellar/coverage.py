"""Counts which Extra Action tokens, Technologies and lanes of the Journey were used, by player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.rules.voyage import row_of
from heliograph.games.interstellar.telling import events
from heliograph.review.interstellar.log import Story


class Used(msgspec.Struct, frozen=True):
    """One player's counts in one game."""

    tokens: dict[str, int]
    technologies: dict[str, int]
    """A Technology with its level: `drill 2`; Salvation Technologies have no level."""
    lanes: dict[str, int]


def used_in(story: Story, index: int) -> Used:
    tokens, technologies, lanes = Counter[str](), Counter[str](), Counter[str]()
    extras = {token.id for token in story.pack.extra_tokens.value}
    for beat in story.beats:
        match beat.event:
            case events.TokenPlayed(player, token) if player == index and token in extras:
                tokens[token] += 1
            case events.Researched(player, technology, level) if player == index:
                technologies[_level(story.pack, technology, level)] += 1
            case events.ProbeMoved(player, space) if player == index:
                lanes[str(row_of(space))] += 1
            case _:
                pass
    return Used(dict(tokens), dict(technologies), dict(lanes))


def _level(pack: Pack, technology: str, level: int) -> str:
    return f"{technology} {level}" if technology in pack.technology else technology


def coverage(games: Sequence[Mapping[int, Used]]) -> dict[str, Any]:
    """How often each player of the arena's list used each of them, and which nobody has used."""
    every = dict(_every(Interstellar.load().content))
    found: dict[str, Any] = {}
    for kind, names in every.items():
        used = {name: [_count(games, place, kind, name) for place in sorted(games[0])] for name in names}
        found[kind] = {
            "used": sum(any(counts) for counts in used.values()),
            "of": len(names),
            "missing": [name for name, counts in used.items() if not any(counts)],
            "times": used,
        }
    return found


def _every(pack: Pack) -> Iterator[tuple[str, list[str]]]:
    yield "tokens", [token.id for token in pack.extra_tokens.value]
    levels = [f"{one.id} {level}" for one in pack.technologies.value for level in (1, 2, 3)]
    yield "technologies", [*levels, *pack.salvation_technologies.value]
    yield "lanes", [str(row) for row in range(1, pack.journey.value.rows + 1)]


def _count(games: Sequence[Mapping[int, Used]], place: int, kind: str, name: str) -> int:
    return sum(getattr(game[place], kind).get(name, 0) for game in games)
