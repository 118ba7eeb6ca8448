"""Small choices that come with rewards (L541 to L548, L878 to L882)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import (
    ChooseCube,
    ChooseDeposit,
    ChooseExtra,
    ChooseStorage,
    ChooseTrack,
)
from heliograph.games.interstellar.box.pack import Track
from heliograph.games.interstellar.changes.gaining import take_step
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move, Word
from heliograph.games.interstellar.moves.production import refill
from heliograph.games.interstellar.rules.deposits import stored
from heliograph.games.interstellar.rules.resources import (
    COLOURS,
    HIGHEST,
    Colour,
    Cubes,
    cubes,
    level_of,
    minus,
    one,
    written,
)
from heliograph.games.interstellar.rules.token_sides import salvation_side
from heliograph.games.interstellar.state import TRACKS
from heliograph.games.interstellar.telling.events import DepositRefilled, ExtraTaken, Gained, Produced
from heliograph.kernel.prompt import Choice, Fixed, Offer


class TakeCube(Move, frozen=True, tag="take-cube"):
    colour: Colour


class TakeStep(Move, frozen=True, tag="take-step"):
    track: Track


class Refill(Move, frozen=True, tag="refill"):
    planet: Word
    colour: Colour


class FromStorage(Move, frozen=True, tag="from-storage"):
    planet: Word
    cubes: Word


class TakeExtra(Move, frozen=True, tag="take-extra"):
    token: Word


def cube_offers(at: Doing, step: ChooseCube) -> Iterator[Offer]:
    yield Offer("take-cube", {"colour": Choice(tuple(step.among))})


def take_cube(doing: Doing, step: ChooseCube, move: TakeCube) -> None:
    doing.pop()
    doing.gain_cubes(step.seat, cubes(move.colour))
    doing.tell(Gained(step.seat, move.colour))


def track_offers(at: Doing, step: ChooseTrack) -> Iterator[Offer]:
    yield Offer("take-step", {"track": Choice(TRACKS)})


def take_track(doing: Doing, step: ChooseTrack, move: TakeStep) -> None:
    doing.pop()
    take_step(doing, step.seat, move.track)


def deposit_offers(at: Doing, step: ChooseDeposit) -> Iterator[Offer]:
    """Cubes of the colour being mined, or up to so many levels higher; purple is the highest."""
    for planet, site in sorted(at.player(step.seat).sites.items()):
        if sum(site.deposit) < at.pack.ship.value.deposit:
            levels = (min(site.level + higher, HIGHEST) for higher in range(step.least, step.most + 1))
            colours = Choice(tuple(dict.fromkeys(COLOURS[level] for level in levels)))
            yield Offer("refill", {"planet": Fixed(planet), "colour": colours})


def fill_deposit(doing: Doing, step: ChooseDeposit, move: Refill) -> None:
    doing.pop()
    more = one(level_of(move.colour), step.amount)
    refill(doing, step.seat, move.planet, more)
    doing.tell(DepositRefilled(step.seat, move.planet, written(more)))


def storage_offers(at: Doing, step: ChooseStorage) -> Iterator[Offer]:
    for planet, site in sorted(at.player(step.seat).sites.items()):
        there = site.deposit if step.kind == "drill" else site.storage
        parts: list[Cubes] = list(product(*(range(count + 1) for count in there)))  # type: ignore[arg-type]
        size = min(step.amount, sum(there))
        options = tuple(written(part) for part in parts if size and sum(part) == size)
        if options:
            yield Offer("from-storage", {"planet": Fixed(planet), "cubes": Choice(options)})


def use_storage(doing: Doing, step: ChooseStorage, move: FromStorage) -> None:
    doing.pop()
    player, some = doing.player(step.seat), cubes(move.cubes)
    site = player.sites[move.planet]
    if step.kind == "drill":
        storage = stored(doing.pack, site.storage, some)
        changed = replace(site, deposit=minus(site.deposit, some), storage=storage)
    else:
        changed = replace(site, storage=minus(site.storage, some))
        doing.gain_cubes(step.seat, some)
    doing.change_player(step.seat, sites={**doing.player(step.seat).sites, move.planet: changed})
    doing.tell(Produced(step.seat, move.planet, step.kind, move.cubes))


def extra_offers(at: Doing, step: ChooseExtra) -> Iterator[Offer]:
    if at.state.offered:
        yield Offer("take-extra", {"token": Choice(at.state.offered)})


def take_extra(doing: Doing, step: ChooseExtra, move: TakeExtra) -> None:
    """L21: the token joins the pool at once, and can be used in this phase."""
    doing.pop()
    player = doing.player(step.seat)
    doing.change(offered=tuple(token for token in doing.state.offered if token != move.token))
    useful = doing.state.phase == "action" or salvation_side(doing.pack, move.token) is not None
    doing.change_player(
        step.seat,
        extras=(*player.extras, move.token),
        tokens=(*player.tokens, move.token) if useful else player.tokens,
    )
    doing.tell(ExtraTaken(step.seat, move.token))
