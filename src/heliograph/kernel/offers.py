"""Reading offers: whether a value fits, and what a random player would answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.grid import Spot, all_spots, fits_grid
from heliograph.kernel.prompt import (
    Choice,
    Field,
    Fixed,
    Offer,
    Path,
    Placement,
    Prompt,
    Rhythm,
    Selection,
    Tiling,
    Value,
)
from heliograph.kernel.surface import FULL_TURN, Laid, lies_inside, reach

_LISTS = (list, tuple)

Answer = str | int | bool | list[str] | list[int] | list[dict[str, str | int]] | dict[str, int]


def fits(field: Field, value: object) -> bool:
    """Whether the value fits the field. A string is no list of spots and `true` is not 1, although Python
    would accept both."""
    match field:
        case Choice(options):
            if value not in options:
                return False
            if type(value) is type(options[options.index(value)]):
                return True
            return any(_same(value, option) for option in options)
        case Fixed(only):
            return _same(value, only)
        case Rhythm():
            shortest, longest = field.shortest_ms, field.longest_ms
            return (
                isinstance(value, _LISTS)
                and field.fewest <= len(value) <= field.most
                and all(type(ms) is int and shortest <= ms <= longest for ms in value)
            )
        case Path():
            return isinstance(value, _LISTS) and is_walk(field, value)
        case Selection(options, fewest, most, free):
            return isinstance(value, _LISTS) and _are_chosen(value, options, fewest, most, free)
        case Placement():
            return isinstance(value, _LISTS) and _are_laid(value, field)
        case Tiling():
            return _is_spot(value, field)


def fits_offer(offer: Offer, action: Mapping[str, object]) -> bool:
    """Whether the action has this offer's kind and exactly its fields, with values that fit together."""
    given = dict(action)
    return given.pop("type", None) == offer.action and _fit_together(offer.fields, given)


def is_offered(prompt: Prompt, action: msgspec.Struct) -> bool:
    """Whether an action fits one of the offers."""
    tag = action.__struct_config__.tag
    given: dict[str, object] | None = None
    for offer in prompt.offers:
        if offer.action == tag:
            if given is None:
                given = msgspec.to_builtins(action)
                del given["type"]
            if _fit_together(offer.fields, given):
                return True
    return False


def _fit_together(fields: Mapping[str, Field], given: Mapping[str, object]) -> bool:
    """A plain loop for speed: every action played passes through here."""
    if given.keys() != fields.keys():
        return False
    for name, field in fields.items():
        value = given[name]
        if not fits(field, value):
            return False
        if type(field) is Rhythm and field.between and _length(value) + 1 != _length(given[field.between]):
            return False
    return True


def is_walk(path: Path, stops: Sequence[object]) -> bool:
    if not stops or stops[-1] != path.end:
        return False
    here, seen = path.start, {path.start}
    for there in stops:
        if there not in path.links.get(here, ()) or there in seen:
            return False
        here = str(there)
        seen.add(here)
    return True


def sample(field: Field, chance: Chance, given: dict[str, Answer]) -> tuple[Answer, Chance]:
    """A random value for a field; `given` holds the answers to the fields before it."""
    match field:
        case Choice(options):
            return chance.pick(options)
        case Fixed(only):
            return only, chance
        case Path():
            return _random_walk(field, chance)
        case Rhythm(fewest, most, shortest, longest, between):
            if between:
                count = _length(given[between]) - 1
            else:
                count, chance = chance.below(min(most, fewest + 3) - fewest + 1)
                count += fewest
            durations: list[int] = []
            for _ in range(count):
                ms, chance = chance.below(longest - shortest + 1)
                durations.append(shortest + ms)
            return durations, chance
        case Selection(options, fewest, most, free):
            return _random_pieces(options, fewest, most, free, chance)
        case Placement():
            return _random_layout(field, chance)
        case Tiling():
            spot, chance = chance.pick(tuple(all_spots(field)))
            return {"x": spot.x, "y": spot.y, "rotation": spot.rotation}, chance


def all_actions(offer: Offer) -> Iterator[dict[str, Any]]:
    """Every action allowed by an offer whose fields are single values; none if a field is more than that."""
    names = tuple(offer.fields)
    for values in all_values(offer):
        yield {"type": offer.action, **dict(zip(names, values, strict=True))}


def all_values(offer: Offer) -> Iterator[tuple[Value, ...]]:
    """The same actions as tuples of values, in the order of the fields."""
    return product(*map(single_values, offer.fields.values()))


def single_values(field: Field) -> tuple[Value, ...]:
    """The values a field can take if it takes one value of a list; otherwise nothing."""
    match field:
        case Choice(options):
            return options
        case Fixed(only):
            return (only,)
        case _:
            return ()


def sample_action(prompt: Prompt, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    """A random answer to a prompt, as the plain object a client would send."""
    offer, chance = chance.pick(prompt.offers)
    return sample_offer(offer, chance)


def sample_offer(offer: Offer, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    action: dict[str, Answer] = {"type": offer.action}
    for name, field in offer.fields.items():
        action[name], chance = sample(field, chance, action)
    return action, chance


def _are_chosen(
    value: Sequence[object], options: Sequence[str], fewest: int, most: int, free: Sequence[str]
) -> bool:
    if not all(isinstance(item, str) for item in value) or len(set(value)) != len(value):
        return False
    counted = [item for item in value if item not in free]
    return fewest <= len(counted) <= most and all(item in options or item in free for item in value)


def _are_laid(value: Sequence[object], field: Placement) -> bool:
    try:
        pieces = msgspec.convert(value, tuple[Laid, ...])
    except msgspec.ValidationError:
        return False
    return _are_chosen(
        [piece.id for piece in pieces], field.pieces, field.fewest, field.most, field.free
    ) and all(lies_inside(piece, field.width, field.height, field.size) for piece in pieces)


def _is_spot(value: object, field: Tiling) -> bool:
    try:
        return fits_grid(field, msgspec.convert(value, Spot))
    except msgspec.ValidationError:
        return False


def _random_pieces(
    options: Sequence[str], fewest: int, most: int, free: Sequence[str], chance: Chance
) -> tuple[list[str], Chance]:
    count, chance = chance.below(min(most, len(options)) - fewest + 1)
    shuffled, chance = chance.shuffled(options)
    also, chance = chance.shuffled(free)
    extra, chance = chance.below(len(free) + 1)
    return [*shuffled[: fewest + count], *also[:extra]], chance


def _random_layout(field: Placement, chance: Chance) -> tuple[list[dict[str, str | int]], Chance]:
    pieces, chance = _random_pieces(field.pieces, field.fewest, field.most, field.free, chance)
    laid: list[dict[str, str | int]] = []
    for piece in pieces:
        rotation, chance = chance.below(FULL_TURN)
        margin = reach(field.size, rotation)
        x, chance = chance.below(field.width - 2 * margin + 1)
        y, chance = chance.below(field.height - 2 * margin + 1)
        laid.append({"id": piece, "x": margin + x, "y": margin + y, "rotation": rotation})
    return laid, chance


def _same(value: object, other: object) -> bool:
    return type(value) is type(other) and value == other


def _length(answer: object) -> int:
    return len(answer) if isinstance(answer, _LISTS) else 0


def _random_walk(path: Path, chance: Chance) -> tuple[list[str], Chance]:
    """Depth-first with shuffled branches, so that it finds a way whenever one exists."""
    seen: set[str] = set()
    stack: list[tuple[str, tuple[str, ...]]] = [(path.start, ())]
    while stack:
        here, trail = stack.pop()
        if here == path.end:
            return list(trail), chance
        if here in seen:
            continue
        seen.add(here)
        onward, chance = chance.shuffled(path.links.get(here, ()))
        stack.extend((spot, (*trail, spot)) for spot in onward if spot not in seen)
    raise ValueError(f"no way from {path.start} to {path.end}")
