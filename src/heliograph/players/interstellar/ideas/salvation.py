"""Ideas for the Salvation Phase: Mechanisms, people, the Probe, the World Government."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import BuildMechanism, MoveProbe, SavePeople, SendScientist
from heliograph.games.interstellar.box.pack import Track
from heliograph.games.interstellar.moves.actions import Advance, Build, Done, Save, Send
from heliograph.games.interstellar.moves.salvation.mechanism import open_rows
from heliograph.games.interstellar.rules.governing import NOBODY, free_spaces, governor, rewards_of, row_for
from heliograph.games.interstellar.rules.resources import (
    COLOURS,
    Cubes,
    any_cubes,
    cheaper_by_one,
    cheapest,
    cubes,
    levels_in,
    value_of,
    written,
)
from heliograph.games.interstellar.rules.starship import (
    BUILD_EXTRA,
    GAP,
    is_complete,
    row_of,
    value_for_order,
)
from heliograph.games.interstellar.rules.voyage import (
    GALAXY,
    WORMHOLE,
    column_of,
    fuel_to_enter,
    is_free_interest,
    next_spaces,
)
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.variants import more_ideas
from heliograph.players.interstellar.worth.outlook import extra_worth, reputation_change, reward_worth


def step_worth(mind: Mind, track: Track) -> float:
    space: int = getattr(mind.me, track)
    printed = mind.pack.leaders.value[track]
    if mind.state.leader_board:
        printed = mind.pack.leader_boards.value[mind.state.leader_board][track]
    if space >= len(printed):
        return 0.0
    near = printed[space : space + 2]
    gains = [reward_worth(mind.pack, mind.state, mind.me, mind.look, reward) for reward in near]
    return gains[0] * 0.8 + (0.35 * gains[1] if len(gains) > 1 else 0.3)


def building_ideas(mind: Mind, step: BuildMechanism) -> Iterator[Idea]:
    if step.left and not is_complete(mind.pack, mind.state):
        steps = (1 + step.extra_steps) * step_worth(mind, "starship") if not step.built else 0.0
        cheaper = BUILD_EXTRA in mind.me.salvation_technologies
        for row in open_rows(mind.at, mind.index):
            for mechanism in dict.fromkeys(row_of(mind.state.starship, row)):
                if mechanism == GAP:
                    continue
                paid, prestige = _paid(mind, mechanism, cheaper=cheaper)
                if paid is not None:
                    guess = prestige + steps + _module(mind) - mind.cube * value_of(paid)
                    yield Idea((Build(mechanism, row, written(paid)),), guess)
    if step.built:
        yield Idea((Done(),), 0.0)


def _module(mind: Mind) -> float:
    each = mind.pack.modules.value.mechanisms[str(len(mind.state.players))]
    last = (len(mind.state.starship.built) + 1) % each == 0
    lost = 1.5 if governor(mind.state) == mind.index else 0.0
    return mind.pack.modules.value.prestige - lost if last else 0.0


def _paid(mind: Mind, mechanism: str, *, cheaper: bool) -> tuple[Cubes | None, float]:
    """The cheapest payment; for a Universal Mechanism, which is worth what is paid, the dearest."""
    have = mind.me.cubes
    if "?" in mechanism:
        ways = any_cubes(have, len(mechanism))
        return (ways[-1], float(value_of(ways[-1]) + cheaper)) if ways else (None, 0.0)
    cost = cubes(mechanism)
    paid = cheapest(have, cost)
    if cheaper:
        others = (cheapest(have, price) for price in cheaper_by_one(cost))
        paid = min((way for way in others if way is not None), key=value_of, default=None)
    return paid, float(value_for_order(mind.at, mechanism))


def people_ideas(mind: Mind, step: SavePeople) -> Iterator[Idea]:
    steps = (1 + step.extra_steps) * step_worth(mind, "humankind") if not step.saved else 0.0
    if step.left:
        have = mind.me.cubes
        for level in levels_in(mind.state.people):
            least = max(level - 1, 0) if step.one_lower else level
            dear = next((one for one in range(least, len(have)) if have[one]), None)
            if dear is not None:
                guess = steps + reputation_change(mind.pack, mind.me, level + 1) - mind.cube * (dear + 1)
                yield Idea((Save(COLOURS[level], COLOURS[dear]),), guess)
        yield from more_ideas(mind, step)
    if step.saved:
        yield Idea((Done(),), 0.0)


def probe_ideas(mind: Mind, step: MoveProbe) -> Iterator[Idea]:
    spaces = next_spaces(mind.pack, mind.me.probe) if step.left else ()
    for space in spaces:
        fuel = 0 if step.free else fuel_to_enter(mind.pack, space)
        if fuel <= mind.me.fuel:
            guess = entering(mind, space) + mind.prices.onward - fuel * mind.fuel
            yield Idea((Advance(space),), guess)
    if step.moved:
        yield Idea((Done(),), 0.0)


def entering(mind: Mind, space: str) -> float:
    """What the player's own Probe gains on the space, and from being there."""
    column, journey = column_of(space), mind.pack.journey.value
    moves = 1.3 * mind.look.salvations
    gain = 1 / mind.pack.scoring.value.columns_per_prestige
    ahead = sum(column_of(one.probe) > column for one in mind.state.players)
    if column == journey.columns:
        return gain + journey.arrival[sum(one != NOBODY for one in mind.state.voyage.arrived)] * 0.6
    gain += (
        journey.arrival[min(ahead, 3)] / journey.columns * min(1.0, moves / (journey.columns - column + 1))
    )
    if column == journey.extra_at:
        gain += 0.6 * extra_worth(mind.look)
    elif column < journey.extra_at:
        gain += 0.1 * extra_worth(mind.look) * min(1.0, moves / (journey.extra_at - column))
    return gain + finding(mind, space, own=True)


def finding(mind: Mind, space: str, *, own: bool) -> float:
    if is_free_interest(mind.pack, mind.state, space):
        return float(mind.pack.journey.value.interest_prestige[column_of(space) - 1])
    found = mind.state.voyage.found.get(space)
    if found is None:
        return 0.0 if space in mind.pack.journey.value.interest else mind.prices.unknown
    known = mind.me.salvation_technologies
    if found == GALAXY:
        return reputation_change(mind.pack, mind.me, mind.pack.galaxy_reputation.value)
    if found == WORMHOLE or (own and found == "deep-space" and "deep-space" in known):
        return mind.prices.ride if own else 0.3
    return 0.8 if found.startswith(("mine", "black")) else 0.0


def sending_ideas(mind: Mind, step: SendScientist) -> Iterator[Idea]:
    row = row_for(mind.state, mind.index)
    if step.left and row is not None and mind.me.scientists:
        for space in free_spaces(mind.state, row):
            rewards = rewards_of(mind.pack, mind.state, row, space, whole_row=step.whole_row)
            gain = sum(reward_worth(mind.pack, mind.state, mind.me, mind.look, one) for one in rewards)
            guess = gain + 0.35 + _rise(mind, row, space) - mind.scientist
            yield Idea((Send(row, space),), guess)
    if step.sent:
        yield Idea((Done(),), 0.0)


def _rise(mind: Mind, row: int, space: int) -> float:
    """The worth of governing from that row, or of coming nearer to it."""
    if governor(mind.state) == mind.index:
        return 0.2
    higher = any(whose != NOBODY for above in mind.state.government[row + 1 :] for whose in above)
    beaten = all(whose == NOBODY for whose in mind.state.government[row][:space])
    if higher or not beaten:
        return 0.1
    return 0.5 * mind.pack.scoring.value.governor + mind.prices.governing * min(mind.look.salvations, 3)
