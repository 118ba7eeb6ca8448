"""What Mercury III does with deliveries and stars (MC-23, MC-24, MC-33), as far as it is offered."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import VALVES, ValveColour
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.choosing import ChooseHalf, ChooseTile
from heliograph.games.critical_orbit.moves.stars import (
    DropStar,
    JudgeHalf,
    OrderCards,
    StarCards,
    StarHalf,
    StarTile,
)
from heliograph.games.critical_orbit.state import HalfToJudge
from heliograph.games.critical_orbit.telling.view import Behind, View
from heliograph.kernel.prompt import Choice, Fixed, Offer, Prompt
from heliograph.players.critical_orbit.arranging.arrangement import house_pack
from heliograph.players.critical_orbit.mercury.best_arrangement import Strength
from heliograph.players.critical_orbit.mercury.future import chance_of_unlock, halves_left, unseen
from heliograph.players.critical_orbit.mercury.prices import Prices, prices, tile_prices

_STAR_INSIDE = 0.15
"""A tile that is turned up may carry a star of its own (MC-25)."""
_LATER = 0.6
"""The share that a look at a stack gains, since a tile of that shape may never come."""


def decide(view: View, prompt: Prompt, strength: Strength, pack: Pack | None = None) -> Action | None:
    """Deliveries before stars: what has arrived decides what is still missing."""
    pack, behind = pack or house_pack(), view.mercury
    assert behind is not None
    offers = {offer.action: offer for offer in prompt.offers}
    worth = prices(behind, view.target, strength, pack)
    if "order-cards" in offers:
        return OrderCards(
            max(_options(offers["order-cards"], "top"), key=lambda card: worth.unlocks.get(card, 0.0))
        )
    if "judge-half" in offers:
        return _judge(behind, worth)
    if "choose-tile" in offers:
        return _choose_tile(view, behind, offers["choose-tile"], strength, pack)
    if "choose-half" in offers:
        return _choose_half(offers["choose-half"], worth)
    if "drop-star" in offers:
        return _use_star(view, behind, offers, worth, strength, pack)
    return None


def _options(offer: Offer, field: str) -> tuple[str, ...]:
    match offer.fields[field]:
        case Choice(options):
            return tuple(str(option) for option in options)
        case Fixed(value):
            return (str(value),)
        case _:
            return ()


def _shapes(offer: Offer) -> tuple[Shape, ...]:
    options = _options(offer, "shape")
    return tuple(shape for shape in SHAPES if shape in options)


def _judge(behind: Behind, worth: Prices) -> JudgeHalf:
    """Removes a half that can become no valve, so that the next draw is better."""
    half = next(item.colour for item in behind.pending if isinstance(item, HalfToJudge))
    return JudgeHalf(remove=half == "red" or worth.halves[half] <= 0.0)


def _choose_tile(view: View, behind: Behind, offer: Offer, strength: Strength, pack: Pack) -> ChooseTile:
    (shape,) = _shapes(offer)
    shown, unknown = tile_prices(behind, view.target, strength, shape, pack)
    best = max(shown, key=shown.__getitem__)
    if unknown and shown[best] < fmean(unknown):
        return ChooseTile(shape, face_up=False)
    return ChooseTile(shape, face_up=True, tile=best if len(shown) > 1 else "")


def _choose_half(offer: Offer, worth: Prices) -> ChooseHalf:
    options = _options(offer, "colour")
    colours = [colour for colour in VALVES if colour in options]
    if not colours:
        return ChooseHalf("red")
    dearest: ValveColour = max(colours, key=lambda colour: worth.halves[colour])
    return ChooseHalf(dearest)


def _use_star(
    view: View, behind: Behind, offers: dict[str, Offer], worth: Prices, strength: Strength, pack: Pack
) -> Action:
    """The action that gains most; giving the star up gains nothing."""
    gains: list[tuple[float, Action]] = [(0.0, DropStar())]
    if "star-half" in offers:
        gains.append((_gain_by_draw(behind, worth, pack), StarHalf()))
    if "star-cards" in offers:
        gains.append((_gain_by_cards(behind, worth), StarCards()))
    if "star-tile" in offers:
        gains.extend(_gains_by_tiles(view, behind, offers["star-tile"], strength, pack))
    return max(gains, key=lambda pair: pair[0])[1]


def _gain_by_draw(behind: Behind, worth: Prices, pack: Pack) -> float:
    """MC-23a: one useless half valve less among those drawn blindly."""
    good = {colour: halves_left(behind, pack, colour) for colour in VALVES}
    useless = behind.bag - sum(count for colour, count in good.items() if worth.halves[colour] > 0)
    if useless <= 0 or behind.bag <= 1:
        return 0.0
    mean = sum(worth.halves[colour] * count for colour, count in good.items()) / behind.bag
    return useless / behind.bag * (mean * behind.bag / (behind.bag - 1) - mean)


def _gain_by_cards(behind: Behind, worth: Prices) -> float:
    """MC-23b: the better of two cards instead of a random one."""
    canisters = list(worth.unlocks.values())
    crosses = round(len(canisters) / chance_of_unlock(behind)) - len(canisters) if canisters else 0
    cards = sorted([*canisters, *(0.0,) * crosses])
    if len(cards) < 2:
        return 0.0
    pairs = len(cards) * (len(cards) - 1) / 2
    best_of_two = sum(card * rank for rank, card in enumerate(cards)) / pairs
    return best_of_two - fmean(cards)


def _gains_by_tiles(
    view: View, behind: Behind, offer: Offer, strength: Strength, pack: Pack
) -> Iterator[tuple[float, StarTile]]:
    """MC-23c: one more tile to choose from, if the shape comes; and perhaps another star."""
    for shape in _shapes(offer):
        shown, unknown = tile_prices(behind, view.target, strength, shape, pack)
        before = max(fmean(unknown or (0.0,)), *shown.values(), 0.0)
        chosen = fmean(max(price, before) for price in unknown) if unknown else before
        yield _LATER * (chosen - before) + _STAR_INSIDE * _star_share(behind, shape, pack), StarTile(shape)


def _star_share(behind: Behind, shape: Shape, pack: Pack) -> float:
    left = unseen(behind, pack)[shape]
    return fmean(tile.star is not None for tile in left) if left else 0.0
