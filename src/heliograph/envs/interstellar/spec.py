"""Starship Interstellar for the adapter: the purpose of a payment is chosen first, then the payment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, Any, get_args

from heliograph.envs.actions import Action, ActionTable, Draft
from heliograph.envs.interstellar.sight import Sight, token_ids
from heliograph.envs.layout import Vector
from heliograph.envs.spec import EnvSpec
from heliograph.envs.stages import Stage, Stages
from heliograph.games import AnyGame
from heliograph.games.interstellar.box.pack import SALVATION, BuildingKind, Pack
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.rules.starship import ROWS
from heliograph.games.interstellar.rules.voyage import every_space
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import TRACKS
from heliograph.games.interstellar.telling.view import View

if TYPE_CHECKING:
    from heliograph.envs.pictures.canvas import Canvas

_BUILDINGS: tuple[BuildingKind, ...] = get_args(BuildingKind)
_PLAIN = ("pass", "done", "repeat", "dismantle")
_CONVERTERS = 3


class InterstellarSpec(EnvSpec):
    name = "interstellar_v0"
    game_id = "interstellar"

    def __init__(self, game: AnyGame, setup: Setup, options: Mapping[str, Any]) -> None:
        pack = game.content
        assert isinstance(pack, Pack)
        self._pack = pack
        resolution = {"cubes": 5, "count": 12, **options}
        most, count = resolution["cubes"], resolution["count"]
        longest = max(map(len, (*_mechanisms(pack), *pack.families.value)))
        if most < longest or count < 1:
            raise ValueError(f"cubes is at least {longest}, the longest price there is; count is at least 1")
        stages = _stages(pack, most, count)
        composers = dict.fromkeys(stages, Stages(stages))
        self.actions = ActionTable(_plain_actions(pack, most), composers, frozenset({"fuel"}))
        self._sight = Sight(pack, setup, self.actions.composed)
        self.layout = self._sight.layout

    def sight(self, view: View, draft: Draft, told: Sequence[Any]) -> Vector:
        return self._sight.vector(view, draft.parts)

    def paint(self, canvas: Canvas, view: View) -> None:
        from heliograph.envs.pictures.interstellar import paint

        paint(canvas, self._pack, view)


def _stages(pack: Pack, most: int, count: int) -> dict[str, tuple[Stage, ...]]:
    payment = Stage(("payment",), tuple((some,) for some in _some_cubes(most)))
    cubes = Stage(("cubes",), tuple((some,) for some in (*_some_cubes(most), *_conversions())))
    amount = Stage(("count",), tuple((number,) for number in range(1, count + 1)))
    trade = Stage(("colour", "shift"), tuple(product(COLOURS, (False, True))))
    technologies = (*pack.technology, *pack.salvation_technologies.value)
    sources = ("base", "explorer", "outpost", "drill", "ars")
    converters = tuple(f"converter-{level}" for level in range(1, _CONVERTERS + 1))
    return {
        "research": (Stage(("technology",), tuple((name,) for name in technologies)), payment),
        "build": (Stage(("mechanism", "row"), tuple(product(_mechanisms(pack), ROWS))), payment),
        "save-family": (
            Stage(("family",), tuple((one,) for one in dict.fromkeys(pack.families.value))),
            payment,
        ),
        "feed": (Stage(("fuel",), tuple((fuel,) for fuel in range(pack.black_holes.value.most_fuel + 1))),),
        "sell": (trade, amount),
        "buy": (trade, amount),
        "use": (Stage(("what",), tuple((source,) for source in (*sources, *converters))), cubes),
        "from-storage": (Stage(("planet",), tuple((planet,) for planet in pack.planet)), cubes),
    }


def _mechanisms(pack: Pack) -> tuple[str, ...]:
    plain, universal = pack.mechanisms.value, pack.universal_mechanisms.value
    every = (*plain.starting, *plain.ordinary, *universal.starting, *universal.ordinary)
    return tuple(dict.fromkeys(every))


def _some_cubes(most: int) -> Iterator[str]:
    """As written in the rules: the cheapest first."""
    for size in range(most + 1):
        for some in combinations_with_replacement(COLOURS, size):
            yield "".join(some)


def _conversions() -> Iterator[str]:
    for low, before in enumerate(COLOURS):
        for after in COLOURS[low + 1 :]:
            yield f"{before}>{after}"


def _plain_actions(pack: Pack, most: int) -> Iterator[Action]:
    for kind in _PLAIN:
        yield {"type": kind}
    for token in token_ids(pack):
        yield {"type": "play", "token": token}
    for some in _some_cubes(most):
        yield {"type": "keep", "cubes": some}
    for planet in pack.planet:
        yield {"type": "fly", "planet": planet, "fuel": 0}
        yield {"type": "produce-on", "planet": planet}
        for colour in COLOURS:
            yield {"type": "refill", "planet": planet, "colour": colour}
    for item in ("base", *_BUILDINGS, *COLOURS):
        yield {"type": "load", "item": item}
    for building in _BUILDINGS:
        yield {"type": "put-building", "building": building}
    for keep in (True, False):
        yield {"type": "settle", "keep": keep}
        yield {"type": "use-pass-token", "unique": keep}
    for orbit, quadrant in product(
        (planet.orbit for planet in pack.planets.value), range(pack.quadrants.value)
    ):
        yield {"type": "put-wormhole", "orbit": orbit, "quadrant": quadrant}
    for action in SALVATION:
        yield {"type": "salvation", "action": action}
    for row, spaces in enumerate(pack.government.value):
        for space in range(len(spaces)):
            yield {"type": "send", "row": row, "space": space}
    for space in range(max(map(len, pack.government.value))):
        yield {"type": "rise", "space": space}
    for colour in COLOURS:
        yield {"type": "take-cube", "colour": colour}
        for other in COLOURS:
            yield {"type": "save", "colour": colour, "payment": other}
        for remove in ("", *COLOURS):
            yield {"type": "spoil", "pay": colour, "remove": remove}
    for ahead in every_space(pack):
        yield {"type": "advance", "space": ahead}
    for track in TRACKS:
        yield {"type": "take-step", "track": track}
    for token in pack.token:
        yield {"type": "take-extra", "token": token}
    for position in range(1, len(pack.pass_rewards.value.action)):
        yield {"type": "take-reward", "position": position}
    for token in pack.unique_pass_tokens.value:
        yield {"type": "take-pass-token", "token": token}
