"""Random games at random tables: whatever the set-up and the moves, every game ends."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import NamedTuple, get_args

from msgspec.structs import replace
from tests.games.interstellar.accounts import all_is_there
from tests.games.interstellar.driver import one_of
from tests.games.interstellar.table import GAME, PACK

from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import NONE
from heliograph.games.interstellar.setup import HallLevel, Setup, VariantId
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.events import Event, HallChose
from heliograph.games.interstellar.variants.choice import ALL, WITH_HINTS
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat

MOST_MOVES = 20_000
"""No game takes this many moves; one that does is going round in circles."""
_EMPTIED = 4
"""One in this many games against H.A.L.L. begins with an empty bag."""
_COUNTED = 8
"""After this many moves, and at the end of a phase, everything is counted."""
_KINDS: dict[str, Callable[..., actions.Action]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(actions.Action)
}


_SECONDS = 120
"""A game takes a small part of a second; one that takes this many is stuck."""


class DeadEnd(Exception):  # noqa: N818
    """A seat is asked but can do nothing, or the game does not end."""


class Played(NamedTuple):
    setup: Setup
    ended: str
    rounds: int
    moves: int
    emptied: bool
    """Whether H.A.L.L.'s bag was emptied before the game began."""
    refills: int
    """How often an empty bag was filled again (HV-28)."""


def random_setup(chance: Chance) -> tuple[Setup, Chance]:
    seats, chance = chance.below(PACK.most_seats.value)
    variants, chance = _some(tuple(ALL), chance)
    hints, chance = _some(tuple(one for one in variants if one in WITH_HINTS), chance)
    boards = ("", *sorted(PACK.leader_boards.value)) if "new-leader-tracks" in variants else ("",)
    board, chance = chance.pick(boards)
    level, chance = chance.pick(get_args(HallLevel))
    hidden, chance = chance.below(2)
    loses, chance = chance.below(2)
    setup = Setup(
        seats=seats + 1,
        variants=variants,
        hints=hints,
        leader_board=board,
        hall=level,
        hidden_supplies=bool(hidden),
        sun_means_all_lose=bool(loses),
    )
    return setup, chance


def _some(ids: tuple[VariantId, ...], chance: Chance) -> tuple[tuple[VariantId, ...], Chance]:
    chosen = []
    for id in ids:
        coin, chance = chance.below(2)
        if coin:
            chosen.append(id)
    return tuple(chosen), chance


def play_one(seed: str) -> Played:
    """Plays to the end; how often players idle is drawn for each game."""

    def too_long(*_: object) -> None:
        raise DeadEnd(f"{seed}: no end after {_SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(_SECONDS)
    try:
        return _play_out(seed)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _play_out(seed: str) -> Played:
    setup, chance = random_setup(Chance.from_seed(seed))
    idle, chance = chance.below(40)
    dice, chance = chance.below(_EMPTIED)
    state = GAME.start(setup, seed)
    emptied = state.hall is not None and dice == 0
    if emptied and state.hall is not None:
        state = replace(state, hall=replace(state.hall, bag=NONE))
    refills = made = 0
    while state.phase != "over":
        phase = state.phase
        state, told, chance = random_move(state, idle + 2, chance)
        made += 1
        if made % _COUNTED == 0 or state.phase != phase:
            all_is_there(state)
        refills += sum(isinstance(one, HallChose) and one.rule in ("bag-board", "bag-red") for one in told)
        if made > MOST_MOVES:
            raise DeadEnd(f"{seed}: {setup} does not end")
    assert GAME.outcome(state) is not None
    return Played(setup, state.ended, state.round, made, emptied, refills)


def random_move(state: State, idle_percent: int, chance: Chance) -> tuple[State, list[Event], Chance]:
    seat = Seat(state.agenda[-1].seat)
    offers = GAME.prompt(state, seat).offers
    if not offers:
        raise DeadEnd(f"{state.setup}: {state.agenda[-1]} offers nothing")
    plain, chance = one_of(offers, idle_percent, chance)
    kind = _KINDS[str(plain.pop("type"))]
    step = GAME.apply(state, seat, kind(**plain), 0)
    if isinstance(step, Refusal):
        raise DeadEnd(f"{state.setup}: {kind(**plain)} was offered and is refused: {step.reason}")
    return step.state, [told.event for told in step.events], chance
