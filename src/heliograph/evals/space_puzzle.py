"""AI Space Puzzle: a model as the mute AI (role `ai`), or as the crew that reads it (role `astronaut`)."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from inspect_ai import Task, task

from heliograph.arena.guests import invite, sitting
from heliograph.arena.space_puzzle import Conditions, play_seated
from heliograph.evals.seats import ModelSeat, has_role
from heliograph.evals.task import Played, check, forfeited, task_of
from heliograph.games import load_game
from heliograph.games.space_puzzle.setup import Setup
from heliograph.players import partners
from heliograph.players.player import Player

Plays = Literal["ai", "astronaut"]


@task
def space_puzzle(
    plays: Plays = "astronaut",
    partner: str = "strong",
    scenario: str = "S03",
    seats: int = 2,
    games: int = 10,
    seed: int = 1,
    hands: float = 0.25,
) -> Task:
    """One page of the book. The seats that the model does not play have one of our AI seats as `partner`,
    or the model of their own role if one is given. `hands`: how unsteadily tokens are laid, in widths of
    a room."""
    setup = Setup(scenario=scenario, seats=seats)
    check("space_puzzle", setup, partner)
    if plays not in ("ai", "astronaut"):
        raise ValueError(f"plays: ai or astronaut, not {plays!r}")
    return task_of(partial(_play, setup, plays, partner, Conditions(placement_noise=hands)), games, seed)


def _play(setup: Setup, plays: Plays, partner: str, conditions: Conditions, seed: str) -> Played:
    with sitting(seed):
        seated = [_seat(setup, plays, partner, seat, seed) for seat in range(setup.seats)]
        record = play_seated(seated, setup, conditions, seed)
    models = [seat for seat in seated if isinstance(seat, ModelSeat)]
    figures = {
        "won": float(record.won),
        "rounds": float(record.rounds),
        "forfeited": forfeited(*models),
    }
    forfeits = {f"seat {seat}": one.forfeits for seat, one in enumerate(seated) if isinstance(one, ModelSeat)}
    return Played(figures, {"forfeits": forfeits})


def _seat(setup: Setup, plays: Plays, partner: str, seat: int, seed: str) -> Player:
    role: Plays = "ai" if seat == setup.first_ai else "astronaut"
    if role == plays or has_role(role):
        return ModelSeat(load_game("space_puzzle"), f"{seed}/{seat}", lambda _: role)
    own: dict[str, Any] = {"seed": f"{seed}/{seat}"} if partner in partners("space_puzzle") else {}
    return invite("space_puzzle", partner, **own)
