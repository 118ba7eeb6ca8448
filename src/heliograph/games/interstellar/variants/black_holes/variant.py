"""Black Holes: Discoveries that turn Fuel into Prestige (L373 to L403)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.asked import Asked
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.asks import Asks
from heliograph.games.interstellar.moves.move import Move
from heliograph.games.interstellar.telling.events import HallChose
from heliograph.games.interstellar.telling.words import who
from heliograph.games.interstellar.variants.black_holes.types import BlackHoleFed, Feed, FeedBlackHole
from heliograph.games.interstellar.variants.discovery_pile import fewer_discoveries
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer

BLACK_HOLE = "black-hole"


def offers(at: Doing, step: FeedBlackHole) -> Iterator[Offer]:
    most = most_fuel(at, step.seat)
    if most:
        yield Offer("feed", {"fuel": Choice(tuple(range(most + 1)))})


def most_fuel(at: Doing, index: int) -> int:
    return min(at.pack.black_holes.value.most_fuel, at.player(index).fuel)


def feed(doing: Doing, step: FeedBlackHole, move: Feed) -> None:
    doing.pop()
    doing.gain_fuel(step.seat, -move.fuel)
    doing.gain_prestige(step.seat, move.fuel)
    doing.tell(BlackHoleFed(step.seat, move.fuel))


def tell(event: BlackHoleFed) -> Message:
    return say("si-event-fed", player=who(event.player), fuel=event.fuel)


class BlackHoles(Variant):
    id = "black-holes"
    has_hint = True
    steps = {FeedBlackHole: Asks(offers, feed)}
    sentences = {BlackHoleFed: tell}
    gained_for = {BlackHoleFed: {"fuel": "journey", "prestige": "journey"}}
    signs = {
        BLACK_HOLE: "M12 7.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9z"
        "M1.500 15c2 3 8 2.500 13-.5s9-7.500 8-9.500-6-1-10.500 1.500"
    }

    def discoveries(self, pile: tuple[str, ...], chance: Chance) -> tuple[tuple[str, ...], Chance]:
        """L387; with the hint they replace as many other Discoveries (L389)."""
        holes = self.own_discoveries()
        if self.hint:
            pile, chance = fewer_discoveries(self.pack, pile, len(holes), chance)
        return (*pile, *holes), chance

    def own_discoveries(self) -> tuple[str, ...]:
        return (BLACK_HOLE,) * self.pack.black_holes.value.count

    def visit(self, doing: Doing, index: int, discovery: str) -> None:
        if discovery == BLACK_HOLE:
            doing.push(FeedBlackHole(index))

    def hall_answer(self, doing: Doing, step: Asked) -> Move | None:
        """HV-27: as much Fuel as H.A.L.L. can use."""
        if not isinstance(step, FeedBlackHole):
            return None
        most = most_fuel(doing, step.seat)
        doing.tell(HallChose("fuel", str(most), "black-hole-most"))
        return Feed(most)


VARIANT = BlackHoles
