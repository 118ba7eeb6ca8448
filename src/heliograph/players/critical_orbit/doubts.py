"""Problems of the players' own start set-up (MC-7): the solver tries it with everything in the box."""

from __future__ import annotations

from heliograph.games.critical_orbit.box.pack import CANISTERS, Pack
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.rules.spacecraft import start_places
from heliograph.games.critical_orbit.setup import Setup
from heliograph.kernel.message import Message, say
from heliograph.players.critical_orbit.arranging.arrangement import Hand
from heliograph.players.critical_orbit.arranging.exact import arrange_exactly
from heliograph.players.critical_orbit.arranging.pipework import LARGEST


def doubts(pack: Pack, setup: Setup) -> tuple[Message, ...]:
    if setup.start != 0 or pack.size.value > LARGEST:
        return ()
    target = pack.targets.value[setup.difficulty]
    locked = _most_oxygen(pack, setup, target, unlocked=False)
    if locked >= target:
        return ()
    freed = _most_oxygen(pack, setup, target, unlocked=True)
    if freed >= target:
        return (say("mc-doubt-locked", oxygen=locked, target=target),)
    return (say("mc-doubt-unsolved", oxygen=freed, target=target),)


def _most_oxygen(pack: Pack, setup: Setup, target: int, *, unlocked: bool) -> int:
    """With every tile and every valve; unlocked canisters may stand anywhere on their side (MC-32)."""
    places = start_places(pack, setup)
    canisters = tuple(places[name][0] if unlocked else places[name] for name in CANISTERS)
    hand = Hand(pack.tiles.value, (pack.valves_each.value,) * len(VALVES), canisters, pack)
    return arrange_exactly(hand, target).oxygen
