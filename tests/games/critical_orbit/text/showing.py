"""Writing a state so that it reads back exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.games.critical_orbit.text.setups import show_setup
from tests.games.critical_orbit.text.spacecraft import show_mercury

from heliograph.games.critical_orbit.state import BoxTask, Desk, ShapeTask, SpaceTask, State


def show(state: State) -> str:
    """The state in clauses, one line each."""
    return "\n".join((*show_setup(state.setup), *_turn(state), *_boards(state), *_desks(state)))


def _turn(state: State) -> Iterator[str]:
    yield f"phase {state.phase}, turn {state.turn}"
    for name, chance in (("dice-chance", state.dice_chance), ("bag-chance", state.bag_chance)):
        yield f"{name} {chance.key} {chance.drawn}"
    yield f"ready {_words(map(str, state.ready))}"
    yield f"pausing {_words(map(str, state.pausing))}"
    if state.clock.left is not None:
        yield f"standing {state.clock.left}"
    else:
        yield f"deadline {'none' if state.clock.deadline is None else state.clock.deadline}"
    yield f"dice {_words(map(str, state.dice))}, kept {_words(map(str, state.kept))}"
    for station, wish in state.wants.items():
        firm = " firm" if wish.firm else ""
        yield f"wish {station} {wish.leave} {wish.why or '-'}{firm}"
    yield f"why {state.kept_why or '-'}, needs {_words(state.needs)}"
    yield f"card {state.card.number if state.card else 0}, cards {_words(map(str, state.deck))}"
    if state.ended != "no":
        yield f"ended {state.ended} {'won' if state.won else 'lost'}"
    yield from show_mercury(state.mercury)


def _boards(state: State) -> Iterator[str]:
    houston = state.houston
    yield f"houston {_pairs(houston.written)}, struck {_words(houston.struck)}"
    yield f"circles {_pairs(houston.circles)}, squares {_pairs(houston.squares)}"
    yield f"bengaluru {_pairs(state.bengaluru.written)}, paid {_pairs(state.bengaluru.paid)}"
    yield f"cologne {_pairs(state.cologne.written)}, columns {state.cologne.circles}"


def _desks(state: State) -> Iterator[str]:
    for station, desk in state.desks.items():
        yield f"left {station} {' '.join(map(str, desk.left))}, stars {station}={desk.stars}"
        yield from _desk(station, desk)
    yield f"locked {_words(station for station, desk in state.desks.items() if desk.locked)}"


def _desk(station: str, desk: Desk) -> Iterator[str]:
    for claim in desk.claims:
        yield f"claim {' '.join(claim)}"
    for entry in desk.undoable:
        yield f"undoable {station} {entry.space}={entry.value}{' star' if entry.star else ''}"
    for task in desk.tasks:
        match task:
            case ShapeTask():
                yield "square"
            case SpaceTask(grids):
                yield f"grids {station} {''.join(grids)}"
            case BoxTask(size):
                yield f"box {station} {size}"


def _words(words: Iterator[str] | tuple[str, ...]) -> str:
    return " ".join(words) or "none"


def _pairs(values: Mapping[Any, int]) -> str:
    return _words(f"{name}={value}" for name, value in values.items())
