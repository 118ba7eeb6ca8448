"""What Mercury does with a star (MC-23). One star's use is finished before the next star is used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeVar

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.box.tiles import TileId
from heliograph.games.critical_orbit.changes.deliveries import (
    hand_over,
    pay_tile_star,
    settle_pending,
    turn_up_tile,
    turn_up_unlock,
)
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import StarSkipped
from heliograph.games.critical_orbit.changes.settling import settle
from heliograph.games.critical_orbit.moves.move import MercuryMove, Word
from heliograph.games.critical_orbit.rules.spacecraft import hidden_shapes
from heliograph.games.critical_orbit.rules.turn import star_in_use
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    HalfToJudge,
    Mercury,
    Pending,
    State,
    TurnUnlock,
    UseStar,
)
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import tile_name
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat

_TO_ORDER = 2
P = TypeVar("P", HalfToJudge, CardsToOrder)


def offer_star(mercury: Mercury) -> Iterator[Offer]:
    """MC-23: the ways to use a star."""
    if star_in_use(mercury):
        return
    if mercury.bag:
        yield Offer("star-half")
    if len(mercury.unlocks) >= _TO_ORDER:
        yield Offer("star-cards")
    shapes = hidden_shapes(mercury)
    if shapes:
        yield Offer("star-tile", {"shape": Choice(shapes)})
    yield Offer("drop-star")


class StarUsed(Happening, frozen=True, tag="star-used"):
    """Mercury announces how it uses a star (MC-23); what it finds stays secret."""

    action: Literal["half", "cards", "tile"]

    def sentence(self) -> Message:
        return say(f"mc-event-star-{self.action}")


class StarMove(MercuryMove, frozen=True):
    """The base of moves that use a star or give it up."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if UseStar() not in state.mercury.pending:
            return say("mc-refused-nothing-pending")
        return say("mc-refused-star-in-use") if star_in_use(state.mercury) else self.why_not_so()

    def why_not_so(self) -> Message:
        """Why a star cannot be used like this."""
        raise NotImplementedError

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        settle_pending(doing, UseStar())
        self.use(doing)
        hand_over(doing)
        # A tile may have given a station a star (MC-25, MC-H4).
        settle(doing)

    def use(self, doing: Doing) -> None:
        raise NotImplementedError


class StarHalf(StarMove, frozen=True, tag="star-half"):
    """MC-23a."""

    def why_not_so(self) -> Message:
        return say("mc-refused-bag-empty")

    def use(self, doing: Doing) -> None:
        doing.tell(StarUsed("half"))
        half, *rest = doing.mercury.bag
        doing.change_mercury(bag=tuple(rest))
        _ask_first(doing, HalfToJudge(half))


class StarCards(StarMove, frozen=True, tag="star-cards"):
    """MC-23b."""

    def why_not_so(self) -> Message:
        return say("mc-refused-cards-few")

    def use(self, doing: Doing) -> None:
        doing.tell(StarUsed("cards"))
        unlocks = doing.mercury.unlocks
        doing.change_mercury(unlocks=unlocks[_TO_ORDER:])
        _ask_first(doing, CardsToOrder(unlocks[:_TO_ORDER]))


class StarTile(StarMove, frozen=True, tag="star-tile"):
    """MC-23c: turned up, not taken."""

    shape: Shape

    def why_not_so(self) -> Message:
        return say("mc-refused-stack")

    def use(self, doing: Doing) -> None:
        doing.tell(StarUsed("tile"))
        tile = turn_up_tile(doing, self.shape)
        doing.tell_mercury(TileShown(tile))
        pay_tile_star(doing, tile)


class TileShown(Happening, frozen=True, tag="tile-shown"):
    """MC-23c."""

    tile: TileId

    def sentence(self) -> Message:
        return say("mc-event-tile-shown", tile=tile_name(self.tile))


class DropStar(StarMove, frozen=True, tag="drop-star"):
    """Mercury gives a star up."""

    def why_not_so(self) -> Message:
        return say("mc-refused-nothing-pending")

    def use(self, doing: Doing) -> None:
        doing.tell(StarSkipped("mercury"))


def offer_judging() -> Iterator[Offer]:
    yield Offer("judge-half", {"remove": Choice((True, False))})


class JudgeHalf(MercuryMove, frozen=True, tag="judge-half"):
    """MC-23a: out of the game, or back into the bag."""

    remove: bool

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        return say("mc-refused-nothing-pending")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        asked = _asked(doing.mercury, HalfToJudge)
        assert asked is not None
        settle_pending(doing, asked)
        if not self.remove:
            bag, chance = doing.state.bag_chance.shuffled((*doing.mercury.bag, asked.colour))
            doing.change(bag_chance=chance)
            doing.change_mercury(bag=bag)
        hand_over(doing)
        settle(doing)


def offer_ordering(waits: CardsToOrder) -> Iterator[Offer]:
    yield Offer("order-cards", {"top": Choice(tuple(dict.fromkeys(waits.cards)))})


class OrderCards(MercuryMove, frozen=True, tag="order-cards"):
    """MC-23b, MC-H3: which of the two cards goes on top; the other goes to the bottom."""

    top: Word

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        asked = _asked(state.mercury, CardsToOrder)
        return say("mc-refused-card" if asked else "mc-refused-nothing-pending")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        """Then the unlock cards that waited are turned up."""
        asked = _asked(doing.mercury, CardsToOrder)
        assert asked is not None
        settle_pending(doing, asked)
        rest = list(asked.cards)
        rest.remove(self.top)
        doing.change_mercury(unlocks=(self.top, *doing.mercury.unlocks, *rest))
        while TurnUnlock() in doing.mercury.pending:
            settle_pending(doing, TurnUnlock())
            turn_up_unlock(doing)
        hand_over(doing)
        settle(doing)


def _ask_first(doing: Doing, pending: Pending) -> None:
    doing.change_mercury(pending=(pending, *doing.mercury.pending))


def _asked(mercury: Mercury, kind: type[P]) -> P | None:
    return next((pending for pending in mercury.pending if isinstance(pending, kind)), None)
