"""Contact with a partner, and with strangers: `speaker` taps, `listener` guesses, both from one seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

import msgspec
from inspect_ai import Task, task

from heliograph.arena.contact import Conditions, Record, RoundRecord, options_of, play_seated
from heliograph.arena.figures import mean
from heliograph.arena.guests import invite, sitting
from heliograph.evals.seats import ModelSeat, has_role
from heliograph.evals.task import Played, check, forfeited, task_of
from heliograph.games import AnyGame, game_with, load_game
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.setup import Setup
from heliograph.kernel.codec import raw
from heliograph.players.player import Player

PARTNER = "partner"
_FUEL_TO_SPARE = 60
"""Fuel for five wrong guesses a round; after more, the remaining rounds count as not understood."""
_ROUNDS, _PART = 12, 4


@task
def contact(
    level: int = 2, partner: str = "strong", games: int = 10, seed: int = 1, hands: float = 0.1
) -> Task:
    """Missions with one partner: one of our AI seats, or a model if the role `partner` is given one. `hands`:
    how unsteady every tap is."""
    setup = Setup(level=level)
    check("contact", setup, partner)
    return task_of(partial(_mission, setup, partner, Conditions(timing_cv=hands)), games, seed)


@task
def strangers(
    level: int = 6,
    games: int = 10,
    seed: int = 1,
    hands: float = 0.1,
    people: Literal["evaluation", "training"] = "evaluation",
) -> Task:
    """12 rounds with one person of the `human` family, another one in every game. There is plenty of fuel for
    wrong guesses, so that all rounds are played; first guesses count."""
    setup = Setup(level=level)
    check("contact", setup)
    conditions = Conditions(timing_cv=hands, people=people)
    return task_of(partial(_strange, setup, conditions), games, seed)


def _mission(setup: Setup, partner: str, conditions: Conditions, seed: str) -> Played:
    game = load_game("contact")
    with sitting(seed):
        if has_role(PARTNER):
            other: Player = ModelSeat(game, f"{seed}/seat 1", lambda _: PARTNER)
        else:
            other = invite("contact", partner, **options_of(partner, conditions, f"{seed}/seat 1"))
        me, record = _play(game, setup, other, partner, conditions, seed)
    figures = {
        "won": float(record.won),
        "score": float(record.score),
        "understood": _right(record.rounds),
        "forfeited": forfeited(me),
    }
    return Played(figures, _more(me, record))


def _strange(setup: Setup, conditions: Conditions, seed: str) -> Played:
    usual = load_game("contact").content
    assert isinstance(usual, Pack)
    plenty = msgspec.structs.replace(usual.barrels, value=_FUEL_TO_SPARE)
    game = game_with("contact", raw(msgspec.structs.replace(usual, barrels=plenty)))
    with sitting(seed):
        person = invite("contact", "human", **options_of("human", conditions, f"{seed}/seat 1"))
        me, record = _play(game, setup, person, "human", conditions, seed)
    rounds = record.rounds
    figures = {
        name: sum(one.right_at_once and one.source == source for one in rounds) / (_ROUNDS // 2)
        for source, name in enumerate(("speaking", "listening"))
    }
    for at in range(0, _ROUNDS, _PART):
        right = sum(one.right_at_once for one in rounds[at : at + _PART])
        figures[f"rounds {at + 1} to {at + _PART}"] = right / _PART
    figures["forfeited"] = forfeited(me)
    return Played(figures, _more(me, record))


def _play(
    game: AnyGame, setup: Setup, other: Player, name: str, conditions: Conditions, seed: str
) -> tuple[ModelSeat, Record]:
    """The model has the first seat. A person's hands are that person's own."""
    me = ModelSeat(game, f"{seed}/seat 0", _role, conditions.ear)
    unsteady = [conditions.timing_cv, 0.0 if name == "human" else conditions.timing_cv]
    return me, play_seated([me, other], setup, unsteady, seed, ("model", name), game)


def _role(view: Any) -> str:
    return "speaker" if view.me == view.source else "listener"


def _right(rounds: Sequence[RoundRecord]) -> float:
    """First guesses that were right."""
    return mean(one.right_at_once for one in rounds)


def _more(me: ModelSeat, record: Record) -> dict[str, object]:
    rounds = [msgspec.to_builtins(one) for one in record.rounds]
    return {"rounds": rounds, "won": record.won, "forfeits": me.forfeits, "decisions": me.decisions}
