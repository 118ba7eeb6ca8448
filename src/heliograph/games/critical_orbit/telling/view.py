"""What one viewer may know, field by field. Stations are open to each other; a screen hides Mercury."""

from __future__ import annotations

from typing import Literal

import msgspec

from heliograph.games.critical_orbit.box.boards import GridName, Job, Station
from heliograph.games.critical_orbit.box.cards import AiCard
from heliograph.games.critical_orbit.box.pack import Canister, HalfColour, Pack
from heliograph.games.critical_orbit.box.radio import Need, Reason
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import Place, Stem, TileId, ValveColour
from heliograph.games.critical_orbit.rules.bengaluru import every_circle
from heliograph.games.critical_orbit.rules.jobs import jobs_of
from heliograph.games.critical_orbit.rules.spacecraft import (
    connections,
    fed_canisters,
    free_valves,
    missing_valves,
    open_tiles,
    oxygen_needed,
    oxygen_reached,
)
from heliograph.games.critical_orbit.rules.turn import may_leave
from heliograph.games.critical_orbit.rules.unseen import removed_halves
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import (
    Bengaluru,
    Clock,
    Cologne,
    Desk,
    Houston,
    Mercury,
    Pending,
    Phase,
    PickHalf,
    State,
    UseStar,
    Wish,
)
from heliograph.games.critical_orbit.telling.facts import Facts, facts_of
from heliograph.kernel.grid import Spot
from heliograph.kernel.remembered import remembered
from heliograph.kernel.seats import Seat


class Behind(msgspec.Struct, frozen=True, kw_only=True):
    """The Mercury board and what lies beside it, for the seat behind the screen (MC-11)."""

    canisters: dict[Canister, Place]
    unlocked: tuple[Canister, ...]
    tiles: tuple[TileId, ...]
    spots: dict[TileId, Spot]
    face_up: dict[Shape, tuple[TileId, ...]]
    """The tiles face up beside each stack (MC-24)."""
    stacks: dict[Shape, int]
    """The number of tiles face down."""
    halves: dict[HalfColour, int]
    valves: dict[ValveColour, int]
    covered: tuple[Stem, ...]
    bag: int
    bag_open: tuple[HalfColour, ...]
    """The bag's content, while Mercury looks into it (MC-50)."""
    unlocks: int
    tracks: dict[ValveColour, int]
    pending: tuple[Pending, ...]
    connected: tuple[TileId, ...]
    missing: tuple[Stem, ...]
    """Bare stems that alone keep a path between two canisters from counting (MC-38)."""
    oxygen: int
    removed: dict[HalfColour, int] = {}
    """Half valves that stars have removed from the game (MC-23a)."""
    free: dict[ValveColour, int]
    """Release valves that are on no stem (MC-35)."""
    fed: tuple[Canister, ...]
    """Canisters joined to the other one of their colour (MC-37)."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    me: Seat | None
    jobs: tuple[Job, ...]
    setup: Setup
    target: int
    phase: Phase
    ready: tuple[Seat, ...]
    clock: Clock
    pausing: tuple[Seat, ...]
    turn: int
    dice: tuple[int, ...]
    kept: tuple[int, ...]
    may_leave: tuple[int, ...]
    wants: dict[Station, Wish]
    kept_why: Reason
    needs: tuple[Need, ...]
    """What Mercury has said it is short of."""
    card: AiCard | None
    houston: Houston
    bengaluru: Bengaluru
    circles: dict[GridName, int]
    cologne: Cologne
    desks: dict[Station, Desk]
    stars: int
    """Mercury's stars, announced to all (MC-23, MC-25)."""
    mercury: Behind | None
    won: bool
    ended: Literal["no", "oxygen", "time", "turns"]
    deck: tuple[int, ...] = ()
    """Numbers of the AI cards still face down; all others were seen (MC-62)."""
    tracks: dict[ValveColour, int] = {}
    """The tracks; every step on them was announced (MC-16)."""
    tile_stars: tuple[Job, ...] = ()
    """Stars given by tiles, announced to all (MC-25)."""
    facts: Facts
    """What the rules say about the stations' boards."""


def view_for(
    pack: Pack,
    state: State,
    viewer: Seat | None,
    *,
    everything: bool = False,
    facts: Facts | None = None,
) -> View:
    """`facts` are passed in if they are already known."""
    behind = everything or state.phase == "over" or viewer == state.setup.mercury
    return View(
        me=viewer,
        jobs=() if viewer is None else jobs_of(state.setup, viewer),
        setup=state.setup,
        target=oxygen_needed(pack, state),
        phase=state.phase,
        ready=state.ready,
        clock=state.clock,
        pausing=state.pausing,
        turn=state.turn,
        dice=state.dice,
        kept=state.kept,
        may_leave=may_leave(state) if state.phase == "choose" else (),
        wants=state.wants,
        kept_why=state.kept_why,
        needs=state.needs,
        card=state.card,
        houston=state.houston,
        bengaluru=state.bengaluru,
        circles=every_circle(pack, state),
        cologne=state.cologne,
        desks=state.desks,
        stars=sum(isinstance(pending, UseStar) for pending in state.mercury.pending),
        mercury=_behind(pack, state.mercury) if behind else None,
        won=state.won,
        ended=state.ended,
        deck=tuple(sorted(state.deck)),
        tracks=state.mercury.tracks,
        tile_stars=tuple(filter(None, (pack.tile[id].star for id in state.mercury.starred))),
        facts=facts or facts_of(pack, state),
    )


@remembered(64)
def _behind(pack: Pack, mercury: Mercury) -> Behind:
    """Cached: stations write while nothing changes behind the screen."""
    looks = any(isinstance(pending, PickHalf) for pending in mercury.pending)
    return Behind(
        canisters=mercury.canisters,
        unlocked=mercury.unlocked,
        tiles=mercury.tiles,
        spots=mercury.spots,
        face_up=open_tiles(mercury),
        stacks={shape: len(mercury.stacks[shape]) for shape in SHAPES},
        halves=mercury.halves,
        valves=mercury.valves,
        covered=mercury.covered,
        bag=len(mercury.bag),
        bag_open=tuple(sorted(mercury.bag)) if looks else (),
        unlocks=len(mercury.unlocks),
        tracks=mercury.tracks,
        pending=mercury.pending,
        connected=tuple(sorted(connections(pack, mercury))),
        missing=missing_valves(pack, mercury),
        oxygen=oxygen_reached(pack, mercury),
        removed=removed_halves(pack, mercury),
        free=free_valves(mercury.valves, mercury.covered),
        fed=fed_canisters(pack, mercury),
    )
