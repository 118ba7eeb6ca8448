"""What the tasks share: one game for each sample, played by the given seats, with its figures as score."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from anyio import to_thread
from inspect_ai import Task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ModelOutput
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver

from heliograph.arena.guests import is_guest
from heliograph.evals.seats import ModelSeat
from heliograph.games import load_game
from heliograph.language import Language
from heliograph.players import partners, strengths

_FIGURES, _MORE = "heliograph-figures", "heliograph-more"


class Played(msgspec.Struct, frozen=True):
    figures: dict[str, float]
    """The averaged figures: the same names in every game."""
    more: dict[str, object]
    """Further figures of this game."""


Play = Callable[[str], Played]


def check(game_id: str, setup: msgspec.Struct, partner: str = "human") -> None:
    """Checks the settings before a model is asked: ValueError, in words, if the table or partner does not
    exist."""
    problem = load_game(game_id).check_setup(setup)
    if problem is not None:
        raise ValueError(Language("en").say(problem))
    known = (*strengths(game_id), *partners(game_id))
    if partner not in known and not is_guest(partner):
        raise ValueError(f"unknown partner {partner!r}; known are {', '.join(known)}")


def task_of(play: Play, games: int, seed: int) -> Task:
    if not isinstance(games, int) or games < 1:
        raise ValueError(f"games: a number from 1, not {games!r}")
    samples = [Sample(id=number + 1, input=f"{seed}/{number}") for number in range(games)]
    return Task(dataset=MemoryDataset(samples), solver=at_table(play), scorer=how_it_went())


@solver
def at_table(play: Play) -> Solver:
    async def solve(state: TaskState, generate: Generate) -> TaskState:
        played = await to_thread.run_sync(play, state.input_text, abandon_on_cancel=True)
        state.store.set(_FIGURES, played.figures)
        state.store.set(_MORE, played.more)
        state.output = ModelOutput.from_content(str(state.model), _told(played.figures))
        return state

    return solve


@scorer(metrics={"*": [mean(), stderr()]})
def how_it_went() -> Scorer:
    async def score(state: TaskState, target: Target) -> Score:
        figures: dict[str, float] = state.store.get(_FIGURES)
        return Score(value={**figures}, answer=_told(figures), metadata=dict(state.store.get(_MORE)))

    return score


def forfeited(*seats: ModelSeat) -> float:
    """The share of decisions that the house made."""
    decisions = sum(seat.decisions for seat in seats)
    return sum(sum(seat.forfeits.values()) for seat in seats) / decisions if decisions else 0.0


def _told(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {value:g}" for name, value in figures.items())
