"""Solar Extraction: cubes from the Sun, paid with Reputation (L111, L291 to L307, HV-09)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import KeepFromSun
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.changes.drawing import draw_from_bag
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.rules.resources import NONE, Cubes, cubes, minus, plus, value_of, written
from heliograph.games.interstellar.state import Player
from heliograph.games.interstellar.telling.events import SunTapped
from heliograph.kernel.prompt import Choice, Offer


class Keep(Move, frozen=True, tag="keep"):
    """Which of the cubes drawn from the Solar Bag to keep (L642)."""

    cubes: Word


def begin(doing: Doing, index: int, draw: int | None) -> None:
    usual = doing.pack.solar_draw.value
    drawn = draw_from_bag(doing, usual if draw is None else draw)
    doing.push(KeepFromSun(index, drawn, usual))


def reputation_lost(pack: Pack, player: Player, kept: Cubes) -> int:
    level = player.technologies.get("solar", 0)
    if level >= 3:
        return 0
    return max(value_of(kept) - (pack.solar_relief.value if level >= 1 else 0), 0)


def offers(at: Doing, step: KeepFromSun) -> Iterator[Offer]:
    """HV-09: only what the player has the Reputation for."""
    player = at.player(step.seat)
    some: list[Cubes] = list(product(*(range(count + 1) for count in step.drawn)))  # type: ignore[arg-type]
    allowed = [
        kept
        for kept in some
        if sum(kept) <= step.most and reputation_lost(at.pack, player, kept) <= player.reputation
    ]
    yield Offer("keep", {"cubes": Choice(tuple(written(kept) for kept in sorted(allowed, key=value_of)))})


def process(doing: Doing, step: KeepFromSun, move: Keep) -> None:
    doing.pop()
    kept, player = cubes(move.cubes), doing.player(step.seat)
    doing.change(bag=plus(doing.state.bag, minus(step.drawn, kept)))
    lost = reputation_lost(doing.pack, player, kept)
    doing.gain_reputation(step.seat, -lost)
    sky = doing.state.sky
    doing.change(sky=replace(sky, spiral=sky.spiral + sum(kept)))
    extra = _extra_cubes(doing, step.seat, kept_any=bool(move.cubes))
    doing.gain_cubes(step.seat, plus(kept, extra))
    doing.tell(SunTapped(step.seat, move.cubes, written(extra), -lost, doing.state.sky.spiral))


def _extra_cubes(doing: Doing, index: int, *, kept_any: bool) -> Cubes:
    """L299, L307: one more with Extra Matter; another with Leader if any cube is kept."""
    level = doing.player(index).technologies.get("solar", 0)
    more = (1 if level >= 2 else 0) + (1 if level >= 3 and kept_any else 0)
    return draw_from_bag(doing, more) if more else NONE
