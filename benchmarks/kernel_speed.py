"""Rules steps per second in random play, one core: offers sampled, actions checked and applied.

Processor time is measured, because other programs run, too.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import msgspec

from heliograph.games import AnyGame, load_game
from heliograph.games.contact.setup import Setup as ContactSetup
from heliograph.games.critical_orbit.setup import Setup as OrbitSetup
from heliograph.games.interstellar.setup import Setup as StarshipSetup
from heliograph.games.interstellar.variants.choice import ALL as ALL_VARIANTS
from heliograph.games.space_puzzle.setup import Setup as PuzzleSetup
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_action, sample_offer
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import all_seats

Choose = Callable[[Prompt, Chance], tuple[dict[str, Any], Chance]]


def finishing(prompt: Prompt, chance: Chance) -> tuple[dict[str, Any], Chance]:
    """Random, but half of the time towards the end: Astronauts who only changed things would withdraw each
    other's word for ever."""
    closing = [offer for offer in prompt.offers if offer.action in ("reveal", "ready", "declare", "finish")]
    coin, chance = chance.below(2)
    if not closing or coin:
        return sample_action(prompt, chance)
    offer, chance = chance.pick(closing)
    return sample_offer(offer, chance)


def getting_on(prompt: Prompt, chance: Chance) -> tuple[dict[str, Any], Chance]:
    """Random, but mostly actions that a turn waits for: building, wishing and calling could go on for
    ever."""
    idle = ("place", "lift", "cover", "uncover", "shift", "want", "call", "take-back", "pause")
    pressing = [offer for offer in prompt.offers if offer.action not in idle]
    roll, chance = chance.below(4)
    if not pressing or roll == 0:
        return sample_action(prompt, chance)
    offer, chance = chance.pick(pressing)
    return sample_offer(offer, chance)


SETUPS: dict[str, tuple[str, Any, Choose]] = {
    "contact, base": ("contact", ContactSetup(level=6), sample_action),
    "contact, professional": ("contact", ContactSetup(mode="professional", seats=4), sample_action),
    "contact, guided": ("contact", ContactSetup(mode="professional", route="guided", seats=3), sample_action),
    "starship, two": ("interstellar", StarshipSetup(), sample_action),
    "starship, four, all variants": (
        "interstellar",
        StarshipSetup(seats=4, variants=tuple(ALL_VARIANTS)),
        sample_action,
    ),
    "starship, H.A.L.L.": ("interstellar", StarshipSetup(seats=1), sample_action),
    "puzzle, both together": ("space_puzzle", PuzzleSetup(seats=2, scenario="S03"), finishing),
    "puzzle, lethal traps": ("space_puzzle", PuzzleSetup(seats=3, scenario="S19"), finishing),
    "puzzle, meltdown": ("space_puzzle", PuzzleSetup(seats=3, scenario="S28", deck="endless"), finishing),
    "orbit, four people": ("critical_orbit", OrbitSetup(clock="untimed"), getting_on),
    "orbit, alone with the deck": (
        "critical_orbit",
        OrbitSetup(seats=1, houston=None, bengaluru=None, cologne=None, clock="untimed"),
        getting_on,
    ),
}


def measure(quick: bool) -> dict[str, Any]:
    seconds = 1.0 if quick else 4.0
    return {
        name: _steps_per_second(load_game(game), setup, choose, seconds)
        for name, (game, setup, choose) in SETUPS.items()
    }


def _steps_per_second(game: AnyGame, setup: Any, choose: Choose, seconds: float) -> dict[str, float]:
    chance, steps, games = Chance.from_seed("benchmark"), 0, 0
    playing = sampling = viewing = 0.0
    begun = process_time()
    while process_time() - begun < seconds:
        state = game.start(setup, f"game {games}")
        games += 1
        while game.outcome(state) is None:
            before = process_time()
            prompts = [(seat, game.prompt(state, seat)) for seat in all_seats(setup.seats)]
            asked = process_time()
            (seat, prompt), chance = chance.pick([ask for ask in prompts if ask[1].offers])
            plain, chance = choose(prompt, chance)
            action = _typed(game, plain)
            sampled = process_time()
            step = game.apply(state, seat, action, 0)
            assert not isinstance(step, Refusal)
            state = step.state
            done = process_time()
            game.view(state, seat)
            viewing += process_time() - done
            sampling += sampled - asked
            playing += (asked - before) + (done - sampled)
            steps += 1
    return {
        "steps_per_s": steps / playing,
        "views_per_s": steps / viewing,
        "games": games,
        "share_spent_sampling": sampling / (playing + sampling),
    }


def _typed(game: AnyGame, plain: dict[str, Any]) -> Any:
    return msgspec.convert(plain, type=game.action_type)
