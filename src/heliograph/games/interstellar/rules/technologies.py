"""Which level of a Technology comes next, and what it costs (L169 to L371, HV-13)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.box.pack import Level, Pack
from heliograph.games.interstellar.state import Player


def next_level(pack: Pack, player: Player, technology: str) -> Level | None:
    levels, known = pack.levels[technology], player.technologies.get(technology, 0)
    return levels[known] if known < len(levels) else None


def next_salvation_cost(pack: Pack, player: Player) -> str:
    """HV-13: the cost depends on how many are known, not on which one is next."""
    costs, known = pack.salvation_technology_costs.value, len(player.salvation_technologies)
    return costs[known] if known < len(costs) else ""


def next_levels(pack: Pack, player: Player) -> Iterator[tuple[str, int, str, str]]:
    """Technologies that can be researched next: name, level, cost and the previous level's cost."""
    for technology in pack.technologies.value:
        level = player.technologies.get(technology.id, 0)
        if level < len(technology.costs):
            yield technology.id, level + 1, technology.costs[level], technology.costs[max(level - 1, 0)]
    costs, known = pack.salvation_technology_costs.value, player.salvation_technologies
    for name in pack.salvation_technologies.value:
        if name not in known:
            yield name, len(known) + 1, costs[len(known)], costs[max(len(known) - 1, 0)]
