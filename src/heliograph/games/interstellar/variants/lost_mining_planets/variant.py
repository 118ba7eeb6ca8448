"""Lost Mining Planets: Discoveries that send Resources home (L441 to L465)."""

from __future__ import annotations

from heliograph.games.interstellar.changes.gaining import gain
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.telling.words import cubes_name
from heliograph.games.interstellar.variants.discovery_pile import fewer_discoveries
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message, say

_PREFIX = "mine-"


def mine(cubes: str) -> str:
    return _PREFIX + cubes


class LostMiningPlanets(Variant):
    id = "lost-mining-planets"
    has_hint = True

    @classmethod
    def discovery_name(cls, discovery: str) -> Message | None:
        if not discovery.startswith(_PREFIX):
            return None
        return say("si-discovery-mine", cubes=cubes_name(discovery.removeprefix(_PREFIX)))

    def discoveries(self, pile: tuple[str, ...], chance: Chance) -> tuple[tuple[str, ...], Chance]:
        """L455; with the hint some other Discoveries are removed first (L457)."""
        if self.hint:
            removed = self.pack.lost_mining_planets.value.removed
            pile, chance = fewer_discoveries(self.pack, pile, removed, chance)
        return (*pile, *self.own_discoveries()), chance

    def own_discoveries(self) -> tuple[str, ...]:
        return tuple(map(mine, self.pack.lost_mining_planets.value.planets))

    def visit(self, doing: Doing, index: int, discovery: str) -> None:
        """Every visitor gets the Resources (L461)."""
        reward = self.discovery_reward(discovery)
        if reward is not None:
            gain(doing, index, reward)

    def discovery_reward(self, discovery: str) -> str | None:
        return discovery.removeprefix(_PREFIX) if discovery.startswith(_PREFIX) else None


VARIANT = LostMiningPlanets
