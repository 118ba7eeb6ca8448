"""Names of things, as messages."""

from __future__ import annotations

from collections.abc import Mapping

from heliograph.games.interstellar.box.pack import BuildingKind, PlanetId, TokenId
from heliograph.games.interstellar.rules.deposits import first_layer
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.resources import COLOURS, Cubes, cubes
from heliograph.games.interstellar.rules.rewards import Gain, read_reward
from heliograph.games.interstellar.rules.token_sides import planet_of
from heliograph.games.interstellar.rules.voyage import column_of, row_of
from heliograph.games.interstellar.state import Space
from heliograph.games.interstellar.telling.events import HALL
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat

_GREY = "?"


def who(index: int) -> Message:
    if index == HALL:
        return say("si-hall")
    return say("si-government") if index == NOBODY else seat_name(Seat(index))


def planet_name(planet: PlanetId) -> Message:
    return say(f"si-planet-{planet}")


def to_planet(planet: PlanetId) -> Message:
    return say(f"si-planet-{planet}.to")


def on_planet(planet: PlanetId) -> Message:
    return say(f"si-planet-{planet}.on")


def token_name(token: TokenId) -> Message:
    planet = planet_of(token)
    return say(f"si-token-{token}") if planet is None else say("si-production", planet=planet_name(planet))


def cubes_name(some: Cubes | str) -> tuple[Message, ...]:
    """`RRY`: 2 red cubes and 1 yellow one; grey cubes are any colour."""
    counts = cubes(some) if isinstance(some, str) else some
    names = [say(f"si-cube-{colour}", count=n) for colour, n in zip(COLOURS, counts, strict=True) if n]
    if isinstance(some, str) and _GREY in some:
        names.append(say("si-cube-any", count=some.count(_GREY)))
    return tuple(names) or (say("si-nothing"),)


def people_name(some: Cubes | str) -> tuple[Message, ...]:
    counts = cubes(some) if isinstance(some, str) else some
    names = [say(f"si-people-{colour}", count=n) for colour, n in zip(COLOURS, counts, strict=True) if n]
    return tuple(names) or (say("si-nobody"),)


def reward_name(reward: str) -> tuple[Message, ...]:
    return tuple(map(_gain_name, read_reward(reward))) or (say("si-nothing"),)


def _gain_name(gain: Gain) -> Message:
    match gain.kind:
        case "cubes":
            return say("si-gain-cubes", cubes=cubes_name(gain.cubes))
        case "choose":
            return say("si-gain-choose", cubes=cubes_name(gain.cubes))
        case "refill" if gain.least:
            return say("si-gain-raise", amount=gain.amount)
        case "refill" if gain.most:
            return say("si-gain-up-to", amount=gain.amount, higher=gain.most)
        case _:
            return say(f"si-gain-{gain.kind}", amount=gain.amount)


def deposit_name(token: str) -> Message:
    """What a Planetary Production token shows."""
    layer = first_layer(token)
    home = sum(layer.sent_home)
    if layer.deeper:
        deeper = tuple(name for below in layer.deeper for name in cubes_name(below[0] * int(below[1:])))
        return say("si-deposit-layers", surface=cubes_name(layer.deposit), deeper=deeper, home=home)
    return say("si-deposit", surface=cubes_name(layer.deposit), home=home)


def space_name(space: Space) -> Message:
    return say("si-space", column=column_of(space), row=row_of(space))


def building_list(sources: tuple[str, ...]) -> tuple[Message, ...]:
    """The sources that can still be activated."""
    return tuple(say(f"si-source-{source}") for source in dict.fromkeys(sources)) or (say("si-nothing"),)


def buildings_name(some: Mapping[BuildingKind, int]) -> tuple[Message, ...]:
    return tuple(
        say("si-buildings", count=count, building=say(f"si-building-{kind}"))
        for kind, count in sorted(some.items())
        if count > 0
    )


def technology_name(technology: str) -> Message:
    return say(f"si-tech-{technology}")


def pass_token_name(token: str) -> Message:
    return say(f"si-pass-{token}") if token else say("si-pass-ordinary")
