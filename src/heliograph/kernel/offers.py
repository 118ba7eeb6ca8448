"""Reading offers: does a value fit, and what would a random player answer."""

from __future__ import annotations

from collections.abc import Mapping

from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Choice, Field, Fixed, Offer, Path, Prompt, Rhythm

Answer = str | int | bool | list[str] | list[int]


def fits(field: Field, value: object) -> bool:
    """A string is no list of spots, and `true` is no 1, although Python would let them pass."""
    match field:
        case Choice(options):
            return any(_same(value, option) for option in options)
        case Fixed(only):
            return _same(value, only)
        case Path():
            return (
                isinstance(value, list | tuple)
                and all(isinstance(spot, str) for spot in value)
                and is_walk(field, tuple(value))
            )
        case Rhythm(fewest, most, shortest, longest, _):
            return (
                isinstance(value, list | tuple)
                and fewest <= len(value) <= most
                and all(type(ms) is int and shortest <= ms <= longest for ms in value)
            )


def fits_offer(offer: Offer, action: Mapping[str, object]) -> bool:
    """The whole action is offered: this kind, exactly these fields, and values that fit together."""
    return (
        action.get("type") == offer.action
        and action.keys() == {"type", *offer.fields}
        and all(fits(field, action[name]) for name, field in offer.fields.items())
        and all(
            _length(action[name]) + 1 == _length(action[field.between])
            for name, field in offer.fields.items()
            if isinstance(field, Rhythm) and field.between
        )
    )


def is_walk(path: Path, stops: tuple[str, ...]) -> bool:
    if not stops or stops[-1] != path.end or len({path.start, *stops}) != len(stops) + 1:
        return False
    legs = zip((path.start, *stops), stops, strict=False)
    return all(there in path.links.get(here, ()) for here, there in legs)


def sample(field: Field, chance: Chance, given: dict[str, Answer]) -> tuple[Answer, Chance]:
    """A random value for a field, `given` the answers to the fields before it."""
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


def sample_action(prompt: Prompt, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    """A random answer to a prompt, as the plain object a client would send."""
    offer, chance = chance.pick(prompt.offers)
    return sample_offer(offer, chance)


def sample_offer(offer: Offer, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    action: dict[str, Answer] = {"type": offer.action}
    for name, field in offer.fields.items():
        action[name], chance = sample(field, chance, action)
    return action, chance


def _same(value: object, other: object) -> bool:
    return type(value) is type(other) and value == other


def _length(answer: object) -> int:
    return len(answer) if isinstance(answer, list | tuple) else 0


def _random_walk(path: Path, chance: Chance) -> tuple[list[str], Chance]:
    """Depth-first with shuffled branches, so that it always arrives where a way exists."""
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
