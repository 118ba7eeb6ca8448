"""Small choices: rewards, how to produce, what to keep from the Sun."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar import agenda
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.passing import reward_at
from heliograph.games.interstellar.moves.sun import reputation_lost
from heliograph.games.interstellar.rules.resources import COLOURS, cubes, highest, level_of, value_of, written
from heliograph.games.interstellar.rules.voyage import next_spaces
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.ideas.offered import options
from heliograph.players.interstellar.ideas.salvation import entering, finding, step_worth
from heliograph.players.interstellar.worth.outlook import reputation_change, reward_worth

_LIKED: dict[str, float] = {
    "tank": 2.8, "blue-yellow": 4.2, "purple": 3.5, "three-red": 2.2, "two-green": 4.2, "rich-refill": 2.0,
    "free-travel": 2.8, "better-prices": 1.5, "envoy": 1.5, "herald": 2.6, "sun-envoy": 2.2,
    "earth-herald": 3.4, "thrifty-research": 2.4, "cheap-travel": 2.0, "wide-draw": 2.2,
    "double-market": 1.5, "any-production": 1.8, "leftovers": 2.6, "step-back": 1.5, "whole-row": 3.0,
    "starship-leap": 2.4, "humankind-leap": 2.4, "new-scientist": 1.8, "two-probes": 2.4,
}  # fmt: skip


def sun_ideas(mind: Mind, step: agenda.KeepFromSun) -> Iterator[Idea]:
    for kept in options(mind.at, "keep", "cubes"):
        some = cubes(str(kept))
        lost = reputation_lost(mind.pack, mind.me, some)
        leader = 1.6 if some != (0, 0, 0, 0, 0) and mind.me.technologies.get("solar", 0) >= 3 else 0.0
        change = reputation_change(mind.pack, mind.me, -lost)
        yield Idea((actions.Keep(str(kept)),), (mind.cube + 0.05) * value_of(some) + change + leader)


def produce_ideas(mind: Mind, step: agenda.Produce) -> Iterator[Idea]:
    """In order: mine, improve, send home; but first whatever would not fit."""
    site, left = mind.me.sites[step.planet], step.left
    room = mind.pack.ship.value.storage - sum(site.storage)
    full = room < 1
    if "ars" in left and any(site.storage) and (full or not _digs(left) or not any(site.deposit)):
        some = highest(site.storage, left.count("ars"))
        yield Idea((actions.Use("ars", written(some)),), 9.0 if full else 2.0)
    if "outpost" in left:
        yield Idea((actions.Use("outpost", ""),), 10.0)
    if any(site.deposit):
        dearest = written(highest(site.deposit, 1))
        for source in ("base", "explorer"):
            if source in left and not full:
                yield Idea((actions.Use(source, dearest),), 6.0)
        if "drill" in left and not full:
            some = highest(site.deposit, min(left.count("drill"), room))
            yield Idea((actions.Use("drill", written(some)),), 5.0)
        level = level_of(dearest)  # type: ignore[arg-type]
        if "converter-3" in left and not full:
            yield Idea((actions.Use("converter-3", dearest),), 6.5)
        if "converter-2" in left and room > 1:
            yield Idea((actions.Use("converter-2", dearest),), 6.4 if level > 1 else 0.4)
    if "converter-1" in left and any(site.storage):
        low = next(place for place, count in enumerate(site.storage) if count)
        if low < len(COLOURS) - 1:
            high = COLOURS[min(low + 2, len(COLOURS) - 1)]
            yield Idea((actions.Use("converter-1", f"{COLOURS[low]}>{high}"),), 4.0)
    yield Idea((actions.Done(),), 0.0)


def _digs(left: tuple[str, ...]) -> bool:
    return any(source in left for source in ("base", "explorer", "drill"))


def cube_ideas(mind: Mind, step: agenda.ChooseCube) -> Iterator[Idea]:
    for colour in step.among:
        yield Idea((actions.TakeCube(colour),), float(COLOURS.index(colour)))  # type: ignore[arg-type]


def track_ideas(mind: Mind, step: agenda.ChooseTrack) -> Iterator[Idea]:
    for track in ("starship", "humankind"):
        yield Idea((actions.TakeStep(track),), step_worth(mind, track))


def deposit_ideas(mind: Mind, step: agenda.ChooseDeposit) -> Iterator[Idea]:
    room = mind.pack.ship.value.deposit
    for planet, site in mind.me.sites.items():
        there = sum(site.deposit)
        if there < room:
            level = min(site.level + step.most, len(COLOURS) - 1)
            added = min(step.amount, room - there)
            turns = mind.look.until_lost(mind.pack, mind.state, planet)
            dug = min(added, max((1 + 2 * sum(site.buildings.values())) * turns - there, 0))
            yield Idea((actions.Refill(planet, COLOURS[level]),), (level + 1) * (0.1 * added + dug))


def storage_ideas(mind: Mind, step: agenda.ChooseStorage) -> Iterator[Idea]:
    for planet, site in mind.me.sites.items():
        some = highest(site.deposit if step.kind == "drill" else site.storage, step.amount)
        if any(some):
            yield Idea((actions.FromStorage(planet, written(some)),), float(value_of(some)))


def extra_ideas(mind: Mind, step: agenda.ChooseExtra) -> Iterator[Idea]:
    for token in mind.state.offered:
        yield Idea((actions.TakeExtra(token),), _LIKED.get(token, 1.0))


def pass_reward_ideas(mind: Mind, step: agenda.TakePassReward) -> Iterator[Idea]:
    for position in range(1, mind.me.rotations + 1):
        reward = reward_at(mind.at, step, position)
        guess = reward_worth(mind.pack, mind.state, mind.me, mind.look, reward)
        yield Idea((actions.TakeReward(position),), guess)


def rise_ideas(mind: Mind, step: agenda.MoveUp) -> Iterator[Idea]:
    for space in options(mind.at, "rise", "space"):
        assert isinstance(space, int)
        yield Idea((actions.Rise(space),), 0.5 - 0.1 * space)
    yield Idea((actions.Done(),), 0.0)


def ride_ideas(mind: Mind, step: agenda.UseWormhole) -> Iterator[Idea]:
    price = mind.pack.journey.value.wormhole_fuel * mind.fuel
    for space in options(mind.at, "advance", "space"):
        found = finding(mind, str(space), own=False) if step.government else entering(mind, str(space))
        yield Idea((actions.Advance(str(space)),), found - price)
    yield Idea((actions.Done(),), 0.0)


def government_probe_ideas(mind: Mind, step: agenda.MoveGovernmentProbe) -> Iterator[Idea]:
    for space in next_spaces(mind.pack, mind.state.voyage.government):
        yield Idea((actions.Advance(space),), finding(mind, space, own=False))


def pick_ideas(mind: Mind, step: agenda.PickForHall) -> Iterator[Idea]:
    """The spaces are equally good for H.A.L.L.; those the player could use are better left alone."""
    own = next_spaces(mind.pack, mind.me.probe)
    for space in step.spaces:
        yield Idea((actions.Advance(space),), 0.0 if space in own else 0.1)


def begin_ideas(mind: Mind, step: agenda.LetHallBegin) -> Iterator[Idea]:
    yield Idea((actions.Done(),), 0.0)


def spoil_ideas(mind: Mind, step: agenda.SpoilBag) -> Iterator[Idea]:
    """Use a cube against H.A.L.L.'s dearest one, or add a few red ones to its bag (L1053, L1055)."""
    yield Idea((actions.Done(),), 0.0)
    later = min(1.0, mind.look.salvations / 3)
    for pay, count in zip(COLOURS, mind.me.cubes, strict=True):
        if not count or pay in step.used:
            continue
        price = mind.cube * (level_of(pay) + 1)
        if step.when == "after":
            yield Idea((actions.Spoil(pay, ""),), 0.35 * later * (level_of(pay) + 1) - price)
            continue
        assert mind.state.hall is not None
        laid = [level for level in range(level_of(pay) + 1) if mind.state.hall.laid[level]]
        if laid:
            yield Idea((actions.Spoil(pay, COLOURS[laid[-1]]),), 0.6 * later * laid[-1] - price)
