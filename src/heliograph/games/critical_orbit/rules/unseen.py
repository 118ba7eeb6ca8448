"""What can be inferred about things that nobody, or only Mercury, can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from heliograph.games.critical_orbit.box.pack import HALVES_OF_A_VALVE, HalfColour, Pack
from heliograph.games.critical_orbit.box.tiles import VALVES, TileId, ValveColour
from heliograph.games.critical_orbit.state import HalfToJudge, Mercury


def halves_received(
    pack: Pack,
    halves: Mapping[HalfColour, int],
    valves: Mapping[ValveColour, int],
    tracks: Mapping[ValveColour, int],
) -> Counter[HalfColour]:
    """The halves that Mercury holds, and those it has traded for valves (MC-34)."""
    received = Counter(halves)
    for colour in VALVES:
        traded = valves.get(colour, 0) - valves_from_track(pack, tracks, colour)
        received[colour] += HALVES_OF_A_VALVE * max(0, traded)
    return received


def valves_from_track(pack: Pack, tracks: Mapping[ValveColour, int], colour: ValveColour) -> int:
    """MC-17: one, once the valve has arrived."""
    return int(tracks.get(colour, 0) >= pack.track.value.steps)


def removed_halves(pack: Pack, mercury: Mercury) -> dict[HalfColour, int]:
    """MC-23a: half valves that stars have taken out of the game."""
    left = Counter(pack.all_halves)
    left.subtract(mercury.bag)
    left.subtract(pending.colour for pending in mercury.pending if isinstance(pending, HalfToJudge))
    left.subtract(halves_received(pack, mercury.halves, mercury.valves, mercury.tracks))
    return dict(+left)


def starred_among(pack: Pack, tiles: Sequence[TileId]) -> tuple[TileId, ...]:
    """Those that gave a star when they were turned up (MC-25, MC-H4)."""
    return tuple(id for id in tiles if pack.tile[id].star is not None)
