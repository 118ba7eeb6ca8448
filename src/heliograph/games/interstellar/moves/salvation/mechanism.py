"""Build a Mechanism (L107, L347 to L355, L573, HV-16)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import BuildMechanism
from heliograph.games.interstellar.changes.gaining import take_step
from heliograph.games.interstellar.changes.starship import put_together
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Done, Move, Word
from heliograph.games.interstellar.moves.too_dear import too_dear
from heliograph.games.interstellar.rules.resources import cubes, written
from heliograph.games.interstellar.rules.starship import (
    BUILD_EXTRA,
    GAP,
    ROWS,
    Row,
    can_pay,
    is_complete,
    row_of,
    ways_to_pay,
)
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer


class Build(Move, frozen=True, tag="build"):
    mechanism: Word
    row: Word
    payment: Word


def open_rows(at: Doing, index: int) -> tuple[Row, ...]:
    """L355: the Future Projects only with Build Extra."""
    return ROWS if BUILD_EXTRA in at.player(index).salvation_technologies else ROWS[:2]


def can_build(at: Doing, index: int) -> bool:
    player = at.player(index)
    if is_complete(at.pack, at.state) or not any(player.cubes):
        return False
    have, cheaper = player.cubes, BUILD_EXTRA in player.salvation_technologies
    return any(
        mechanism != GAP and can_pay(at, mechanism, have, one_lower=cheaper)
        for row in open_rows(at, index)
        for mechanism in row_of(at.state.starship, row)
    )


def offers(at: Doing, step: BuildMechanism) -> Iterator[Offer]:
    if not step.left or is_complete(at.pack, at.state):
        return
    player, found = at.player(step.seat), False
    have, cheaper = player.cubes, BUILD_EXTRA in player.salvation_technologies
    for row in open_rows(at, step.seat):
        for mechanism in dict.fromkeys(row_of(at.state.starship, row)):
            ways = ways_to_pay(at, mechanism, have, one_lower=cheaper) if mechanism != GAP else ()
            if ways:
                found = True
                payment = Choice(tuple(map(written, ways)))
                yield Offer("build", {"mechanism": Fixed(mechanism), "row": Fixed(row), "payment": payment})
    if found and step.built:
        yield Offer("done")


def why_not(at: Doing, step: BuildMechanism, move: Move) -> Message | None:
    if not isinstance(move, Build) or move.row not in ROWS:
        return None
    if move.row not in open_rows(at, step.seat):
        return say("si-why-build-future")
    if move.mechanism == GAP or move.mechanism not in row_of(at.state.starship, move.row):
        return None
    player = at.player(step.seat)
    return too_dear(move.mechanism, player.cubes, one_lower=BUILD_EXTRA in player.salvation_technologies)


def process(doing: Doing, step: BuildMechanism, move: Build | Done) -> None:
    if not isinstance(move, Build):
        doing.pop()
        return
    doing.instead(replace(step, left=step.left - 1, built=step.built + 1))
    paid = cubes(move.payment)
    doing.pay_cubes(step.seat, paid)
    put_together(doing, step.seat, move.mechanism, move.row, paid)  # type: ignore[arg-type]
    if not step.built:
        for _ in range(1 + step.extra_steps):
            take_step(doing, step.seat, "starship")
