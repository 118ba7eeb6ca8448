"""Rules steps per second in random play, one core: offers sampled, actions checked and applied."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec

from heliograph.games import AnyGame, load_game
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import all_seats

SETUPS = {
    "base": Setup(level=6),
    "professional": Setup(mode="professional", seats=4),
    "guided": Setup(mode="professional", route="guided", seats=3),
}


def measure(quick: bool) -> dict[str, Any]:
    game = load_game("contact")
    seconds = 1.0 if quick else 4.0
    return {name: _steps_per_second(game, setup, seconds) for name, setup in SETUPS.items()}


def _steps_per_second(game: AnyGame, setup: Setup, seconds: float) -> dict[str, float]:
    chance, steps, games = Chance.from_seed("benchmark"), 0, 0
    playing = sampling = 0.0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        state = game.start(setup, f"game {games}")
        games += 1
        while game.outcome(state) is None:
            before = perf_counter()
            prompts = [(seat, game.prompt(state, seat)) for seat in all_seats(setup.seats)]
            asked = perf_counter()
            (seat, prompt), chance = chance.pick([ask for ask in prompts if ask[1].offers])
            plain, chance = sample_action(prompt, chance)
            action = _typed(game, plain)
            sampled = perf_counter()
            step = game.apply(state, seat, action, 0)
            assert not isinstance(step, Refusal)
            state = step.state
            done = perf_counter()
            sampling += sampled - asked
            playing += (asked - before) + (done - sampled)
            steps += 1
    return {
        "steps_per_s": steps / playing,
        "games": games,
        "share_spent_sampling": sampling / (playing + sampling),
    }


def _typed(game: AnyGame, plain: dict[str, Any]) -> Any:
    return msgspec.convert(plain, type=game.action_type)
