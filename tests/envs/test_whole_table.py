"""Nothing that is offered is missing from a table of actions, but what a resolution leaves out."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

from heliograph.envs import critical_orbit_v0, interstellar_v0
from heliograph.envs.actions import NO_DRAFT, WAIT, Draft, Whole
from heliograph.envs.aec import GameEnv
from heliograph.games.interstellar.variants import IDS
from heliograph.kernel.codec import encode
from heliograph.kernel.grid import all_spots
from heliograph.kernel.offers import all_actions
from heliograph.kernel.prompt import Offer, Selection, Tiling


def offered(offer: Offer) -> list[dict[str, Any]]:
    for name, field in offer.fields.items():
        if isinstance(field, Tiling):
            others = Offer(offer.action, {one: it for one, it in offer.fields.items() if one != name})
            spots = [{"x": spot.x, "y": spot.y, "rotation": spot.rotation} for spot in all_spots(field)]
            return [{**action, name: spot} for action in all_actions(others) for spot in spots]
        if isinstance(field, Selection):
            return [{"type": offer.action, name: [one]} for one in field.options]
    return list(all_actions(offer))


def reached(env: GameEnv, agent: str) -> set[bytes]:
    """Every whole action that some way through the table leads to."""
    table, found, open_drafts = env.rules.spec.actions, set[bytes](), [NO_DRAFT]
    prompt, view = env.prompt(agent), env.view(agent)
    while open_drafts:
        for leads_to in table.legal(prompt, view, open_drafts.pop()).values():
            if not isinstance(leads_to, Draft):
                found.add(encode(leads_to.action() if isinstance(leads_to, Whole) else leads_to))
            elif len(leads_to.parts) < 3:
                open_drafts.append(leads_to)
    return found


@pytest.mark.parametrize(
    "make",
    [
        partial(critical_orbit_v0.env),
        partial(critical_orbit_v0.env, seats=1, houston=None, bengaluru=None, cologne=None),
        partial(interstellar_v0.env, seats=4, variants=IDS, count=40, cubes=8),
        partial(interstellar_v0.env, seats=1, count=40, cubes=8),
    ],
)
def test_every_offer_is_in_the_table(make: Any) -> None:
    env, chance = make(), np.random.default_rng(1)
    env.reset(seed=1)
    for step in range(700):
        if not env.agents or any(env.terminations.values()):
            break
        agent = env.agent_selection
        if step % 7 == 0 and not any(env.position.drafts):
            ways = reached(env, agent)
            for offer in env.prompt(agent).offers:
                assert all(encode(action) in ways for action in offered(offer)), offer
        env.step(int(chance.choice(np.flatnonzero(env.observe(agent)["action_mask"]))))
    assert step > 40
    assert encode(WAIT) not in reached(env, env.possible_agents[0])
