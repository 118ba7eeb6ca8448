"""How hard a scenario is: AI seats try it out while somebody asks, and no longer."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, TypeVarTuple

import pytest
from msgspec.structs import replace
from tests.server.inside import HerePool, until
from tests.server.lighthouse import GAME as LIGHTHOUSE

from heliograph.games import load_game
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.workshop.difficulty import Difficulty, standing
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_action
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.workshop import Rehearsals
from heliograph.players.table import sit_down
from heliograph.server.ai import worker
from heliograph.server.ai.estimates import Estimates, plausible_share
from heliograph.server.limits import Limits
from heliograph.server.wire.workshop import Estimate
from heliograph.server.work.errand import Errand

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

GAME = SpacePuzzle.load()
MADE = Scenario(name="Mine", tokens=("C", "K"), per_round=2, actions=3, rounds=3)
LIMITS = Limits(estimate_games=4)
HERE = "192.0.2.1"


class Anything:
    """Lays any message, and is content with whatever it sees."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> Any:
        offered = {offer.action for offer in prompt.offers}
        for action in ("reveal", "ready"):
            if action in offered:
                return {"type": action}
        return None if "wait" in offered else sample_action(prompt, chance)[0]


class Pool(HerePool):
    """Gives way as a real one does, and remembers what travelled."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs = 0

    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        await asyncio.sleep(0)
        self.jobs += 1
        return work(*pickle.loads(pickle.dumps(args)))


@pytest.fixture(autouse=True)
def _anybody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [Anything()] * GAME.workshop.setup(MADE).seats
    monkeypatch.setattr(worker, "scenario_testers", lambda *_: (seats, lambda action, _: action))


def asked(estimates: Estimates, made: Scenario = MADE) -> Estimate:
    found = estimates.of(GAME, made, HERE)
    assert isinstance(found, Estimate), found
    return found


async def finished(estimates: Estimates, made: Scenario = MADE) -> Estimate:
    await until(lambda: asked(estimates, made).games == LIMITS.estimate_games)
    return asked(estimates, made)


async def test_it_is_measured_while_somebody_asks_and_then_remembered() -> None:
    pool = Pool()
    estimates = Estimates(pool, LIMITS)
    assert not estimates.knows(GAME, MADE)
    first = asked(estimates)
    assert (first.games, first.of, first.low, first.high) == (0, 4, 0.0, 1.0)
    assert estimates.knows(GAME, replace(MADE, name="The same by another name"))
    done = await finished(estimates)
    assert 0 <= done.wins <= 4
    assert 1 <= done.rounds_mean <= MADE.rounds
    jobs = pool.jobs
    assert await finished(estimates, replace(MADE, name="Another")) == done
    assert pool.jobs == jobs, "nothing is measured twice"
    assert await finished(Estimates(Pool(), LIMITS)) == done, "the same games every time"


async def test_it_stops_when_nobody_asks_and_goes_on_from_there() -> None:
    class Slow(Pool):
        """So slow that everybody has gone meanwhile."""

        async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
            done = await super().run(errand, work, *args)
            for measuring in estimates._known.values():
                measuring.asked_at -= 1000
            return done

    pool = Slow()
    estimates = Estimates(pool, LIMITS)
    for asks in (1, 2, 3):
        asked(estimates)
        await asyncio.sleep(0.2)
        assert pool.jobs == asks, "one slice for each time somebody asked"
    await finished(estimates)


async def test_games_are_played_a_moment_at_a_time() -> None:
    sitting = sit_down(GAME, GAME.workshop.setup(MADE), "seed")
    assert worker.rehearse(sitting, 0.0).match.seq == 0
    assert worker.rehearse(sitting, 60.0).is_over


async def test_not_too_many_at_once() -> None:
    estimates = Estimates(Pool(), Limits(estimates_at_once=1, estimates_remembered=1))
    asked(estimates)
    refused = estimates.of(GAME, replace(MADE, rounds=4), HERE)
    assert isinstance(refused, Refusal)
    assert refused.reason.id == "refused-estimates-busy"
    estimates.close()


async def test_one_address_leaves_room_for_others() -> None:
    estimates = Estimates(Pool(), Limits(estimates_at_once_per_address=1))
    asked(estimates)
    other = replace(MADE, rounds=4)
    assert isinstance(estimates.of(GAME, other, HERE), Refusal)
    assert isinstance(estimates.of(GAME, other, "192.0.2.2"), Estimate)
    estimates.close()


async def test_without_ai_seats_or_scenarios_there_is_nothing_to_try() -> None:
    for game in (LIGHTHOUSE, load_game("contact")):
        refused = Estimates(Pool(), LIMITS).of(game, MADE, HERE)
        assert isinstance(refused, Refusal)
        assert refused.reason.id == "refused-no-estimate"


async def test_a_game_that_fails_is_said_once_and_can_be_tried_again() -> None:
    class Broken(Pool):
        async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
            raise ValueError("broken")

    estimates = Estimates(Broken(), LIMITS)
    asked(estimates)
    await asyncio.sleep(0.01)
    refused = estimates.of(GAME, MADE, HERE)
    assert isinstance(refused, Refusal)
    assert refused.reason.id == "refused-failed"
    assert asked(estimates).games == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert plausible_share(wins, games) == (low, high)


def test_a_scenario_stands_among_those_that_went_alike() -> None:
    book = GAME.content.book
    shares = {"lesson": 100, "easy": 90, "medium": 70, "hard": 50, "expert": 20}
    rehearsals = {id: Rehearsals(100, shares[page.tier], 100 * page.rounds) for id, page in book.items()}
    table = Difficulty("strong", 3, rehearsals)
    for tier, share in shares.items():
        found = standing(book, table, MADE, Rehearsals(50, share // 2, 150))
        assert found is not None
        assert found.tier == tier
        assert {book[id].tier for id in found.like} == {tier}
    assert standing(book, table, MADE, Rehearsals()) is None
    assert standing(book, None, MADE, Rehearsals(50, 25, 150)) is None
