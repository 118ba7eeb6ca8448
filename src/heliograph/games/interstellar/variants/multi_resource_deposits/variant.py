"""Multi-Resource Deposits: when a layer is empty, the next one comes up (L469 to L501)."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.interstellar.box.pack import PlanetId
from heliograph.games.interstellar.rules.deposits import read_layer
from heliograph.games.interstellar.rules.resources import levels_in
from heliograph.games.interstellar.state import Site
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance


class MultiResourceDeposits(Variant):
    id = "multi-resource-deposits"
    has_hint = True

    def production_tokens(
        self, planet: PlanetId, drawn: tuple[str, ...], chance: Chance
    ) -> tuple[tuple[str, ...], Chance]:
        """Two ordinary tokens beside the new ones (L485); with the hint, any four of all of them (L487)."""
        layered = self.pack.multi_resource_tokens.value[planet]
        if self.hint:
            every = (*self.pack.production_tokens.value[planet], *layered)
            shuffled, chance = chance.shuffled(every)
            return shuffled[: len(drawn)], chance
        return chance.shuffled((*drawn[: len(drawn) - len(layered)], *layered))

    def could_lie_on(self, planet: PlanetId, tokens: tuple[str, ...]) -> tuple[str, ...]:
        return (*tokens, *self.pack.multi_resource_tokens.value[planet]) if self.hint else tokens

    def surely_on(self, planet: PlanetId) -> tuple[str, ...]:
        return () if self.hint else self.pack.multi_resource_tokens.value[planet]

    def dug_deeper(self, site: Site) -> Site:
        """L493: at once, so that the rest of the production uses the new layer."""
        if any(site.deposit) or not site.deeper:
            return site
        layer = read_layer(site.deeper[0])
        return replace(site, deposit=layer, level=next(levels_in(layer)), deeper=site.deeper[1:])


VARIANT = MultiResourceDeposits
