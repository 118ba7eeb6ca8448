"""Black Holes: Discoveries where Fuel becomes Prestige (L373 to L403)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import FeedBlackHole
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.telling.events import BlackHoleFed
from heliograph.games.interstellar.variants.discovery_pile import fewer_discoveries
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Choice, Offer

BLACK_HOLE = "black-hole"


class BlackHoles(Variant):
    def discoveries(self, pile: tuple[str, ...], chance: Chance) -> tuple[tuple[str, ...], Chance]:
        """L387; with the hint they replace as many others (L389)."""
        holes = self.own_discoveries()
        if self.hint:
            pile, chance = fewer_discoveries(self.pack, pile, len(holes), chance)
        return (*pile, *holes), chance

    def own_discoveries(self) -> tuple[str, ...]:
        return (BLACK_HOLE,) * self.pack.black_holes.value.count

    def visit(self, doing: Doing, index: int, discovery: str) -> None:
        if discovery == BLACK_HOLE:
            doing.push(FeedBlackHole(index))


def offers(at: Doing, step: FeedBlackHole) -> Iterator[Offer]:
    most = most_fuel(at, step.seat)
    if most:
        yield Offer("feed", {"fuel": Choice(tuple(range(most + 1)))})


def most_fuel(at: Doing, index: int) -> int:
    return min(at.pack.black_holes.value.most_fuel, at.player(index).fuel)


def feed(doing: Doing, step: FeedBlackHole, move: actions.Action) -> None:
    assert isinstance(move, actions.Feed)
    doing.pop()
    doing.gain_fuel(step.seat, -move.fuel)
    doing.gain_prestige(step.seat, move.fuel)
    doing.tell(BlackHoleFed(step.seat, move.fuel))
