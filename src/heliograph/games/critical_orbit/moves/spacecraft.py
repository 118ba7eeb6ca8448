"""Mercury's steps: building at any time (MC-20), and what it decides about deliveries and stars."""

from __future__ import annotations

from typing import assert_never

from heliograph.games.critical_orbit import moves
from heliograph.games.critical_orbit.box.shapes import Shape
from heliograph.games.critical_orbit.moves.deliveries import (
    hand_over,
    pay_tile_star,
    settle_pending,
    take_half,
    take_tile,
    turn_up_unlock,
)
from heliograph.games.critical_orbit.moves.doing import Doing
from heliograph.games.critical_orbit.moves.pending import pending_for
from heliograph.games.critical_orbit.state import (
    CardsToOrder,
    HalfColour,
    HalfToJudge,
    Pending,
    TurnUnlock,
)
from heliograph.games.critical_orbit.telling.events import StarSkipped, StarUsed, TileShown


def build(doing: Doing, move: moves.Building) -> None:
    mercury = doing.mercury
    match move:
        case moves.Place(tile, spot):
            doing.change_mercury(spots={**mercury.spots, tile: spot})
        case moves.Lift(tile):
            doing.change_mercury(spots={id: spot for id, spot in mercury.spots.items() if id != tile})
        case moves.Cover(stem):
            doing.change_mercury(covered=tuple(sorted((*mercury.covered, stem))))
        case moves.Uncover(stem):
            doing.change_mercury(covered=tuple(other for other in mercury.covered if other != stem))
        case moves.Shift(canister, place):
            doing.change_mercury(canisters={**mercury.canisters, canister: place})
        case _:
            assert_never(move)
    doing.check_oxygen()


def decide(doing: Doing, move: moves.Deciding) -> None:
    asked = pending_for(doing.mercury, move)
    assert asked is not None
    settle_pending(doing, asked)
    match move:
        case moves.ChooseTile(shape, face_up):
            take_tile(doing, shape, face_up=face_up)
        case moves.ChooseHalf(colour):
            take_half(doing, colour)
        case moves.StarHalf():
            doing.tell(StarUsed("half"))
            _draw_half(doing)
        case moves.JudgeHalf(remove):
            assert isinstance(asked, HalfToJudge)
            if not remove:
                _put_back(doing, asked.colour)
        case moves.StarCards():
            doing.tell(StarUsed("cards"))
            cards = doing.mercury.unlocks[:2]
            doing.change_mercury(unlocks=doing.mercury.unlocks[2:])
            _ask_first(doing, CardsToOrder(cards))
        case moves.OrderCards(top):
            assert isinstance(asked, CardsToOrder)
            _order(doing, asked.cards, top)
        case moves.StarTile(shape):
            doing.tell(StarUsed("tile"))
            _show_tile(doing, shape)
        case moves.DropStar():
            doing.tell(StarSkipped("mercury"))
        case _:
            assert_never(move)
    hand_over(doing)


def _ask_first(doing: Doing, pending: Pending) -> None:
    doing.change_mercury(pending=(pending, *doing.mercury.pending))


def _draw_half(doing: Doing) -> None:
    """MC-23a."""
    half, *rest = doing.mercury.bag
    doing.change_mercury(bag=tuple(rest))
    _ask_first(doing, HalfToJudge(half))


def _put_back(doing: Doing, half: HalfColour) -> None:
    bag, chance = doing.state.bag_chance.shuffled((*doing.mercury.bag, half))
    doing.change(bag_chance=chance)
    doing.change_mercury(bag=bag)


def _order(doing: Doing, cards: tuple[str, ...], top: str) -> None:
    """MC-23b, MC-H3: the other one to the bottom; then what was unlocked meanwhile is turned up."""
    rest = list(cards)
    rest.remove(top)
    doing.change_mercury(unlocks=(top, *doing.mercury.unlocks, *rest))
    while any(isinstance(pending, TurnUnlock) for pending in doing.mercury.pending):
        settle_pending(doing, TurnUnlock())
        turn_up_unlock(doing)


def _show_tile(doing: Doing, shape: Shape) -> None:
    """MC-23c: turned up, not taken."""
    tile, *rest = doing.mercury.stacks[shape]
    doing.change_mercury(
        stacks={**doing.mercury.stacks, shape: tuple(rest)},
        face_up={**doing.mercury.face_up, shape: tile},
    )
    doing.tell_mercury(TileShown(tile))
    pay_tile_star(doing, tile)
