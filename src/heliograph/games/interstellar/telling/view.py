"""What one viewer may know, field by field. Supplies lie behind a screen; everything else is open."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from heliograph.games.interstellar.agenda import AgendaItem
from heliograph.games.interstellar.box.pack import BuildingKind, PlanetId, TokenId
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.market import TradeSide
from heliograph.games.interstellar.rules.resources import Cubes
from heliograph.games.interstellar.rules.token_sides import planet_of
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import (
    Cargo,
    Discovery,
    Ending,
    Hall,
    PassDraft,
    Phase,
    Place,
    Player,
    Site,
    Sky,
    Space,
    State,
)
from heliograph.games.interstellar.telling.events import Event
from heliograph.games.interstellar.telling.facts import Facts
from heliograph.kernel.seats import Seat


class Corporation(msgspec.Struct, frozen=True, kw_only=True):
    """A player's things; None for those a screen hides (HV-02)."""

    fuel: int | None
    cubes: Cubes | None
    tokens: tuple[TokenId, ...] | None
    scientists: int
    reputation: int
    prestige: int
    played: tuple[TokenId, ...]
    better_prices_for: TradeSide | msgspec.UnsetType = msgspec.UNSET
    extras: tuple[TokenId, ...]
    passed: bool
    rotations: int
    pass_token: str
    explorer: PlanetId
    cargo: Cargo
    sites: dict[PlanetId, Site]
    bases: int
    buildings: dict[BuildingKind, int]
    technologies: dict[str, int]
    salvation_technologies: tuple[str, ...]
    wormhole: Place | None
    starship: int
    humankind: int
    probe: Space


class HallView(msgspec.Struct, frozen=True):
    """The visible part of H.A.L.L.'s own things."""

    bag: Cubes
    laid: Cubes
    technologies: tuple[int, ...]
    plays: int
    next_planet: PlanetId
    """The top of its pile of Planetary Production tokens; empty: none are left."""
    planets_left: int
    refilled: bool
    """The bag ran empty in this phase: purple cubes bring no more tokens back (HV-28)."""
    went_back: tuple[Event, ...]
    """Cubes and planets drawn or counted out without effect since the player's last move."""


class DraftView(msgspec.Struct, frozen=True):
    """What the viewer knows of the Unique Pass tokens that are being chosen (L515, L517)."""

    chosen_from: tuple[str, ...]
    """The tokens it may take now, or could choose from when it took one."""
    uses: bool | None
    """Whether it will use its own; None: not decided."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    me: Seat | None
    setup: Setup
    round: int
    phase: Phase
    order: tuple[int, ...]
    mover: int
    """Whose turn it is, or was last in this phase; -1: nobody's yet."""
    passed: tuple[int, ...]
    """In the order of passing, which is the next phase's order (HV-12)."""
    step: AgendaItem | None
    """The current step, and who is asked."""
    pending: tuple[AgendaItem, ...]
    """The steps after it, the next one last."""
    corporations: tuple[Corporation, ...]
    governor: int
    quadrants: dict[PlanetId, int]
    lost: tuple[PlanetId, ...]
    spiral: int
    stacks: dict[PlanetId, int]
    market: Cubes
    bag: Cubes
    government: tuple[tuple[int, ...], ...]
    people: Cubes
    saved: int
    current: tuple[str, ...]
    long_term: tuple[str, ...]
    future: tuple[str, ...]
    mechanisms_left: int
    built: tuple[str, ...]
    modules: int
    found: dict[Space, Discovery]
    interest_taken: tuple[Space, ...]
    discoveries_left: int
    government_probe: Space
    arrived: tuple[int, ...]
    offered: tuple[TokenId, ...]
    hall: HallView | None
    families: tuple[str, ...]
    """The active Family tokens."""
    leader_board: str
    drafted: str
    """The Unique Pass token that the viewer holds face down."""
    ended: Ending
    families_under: tuple[str, ...] = ()
    """The Family tokens under the active ones, in no order."""
    draft: DraftView | None = None
    """Present while Unique Pass tokens are chosen."""
    facts: Facts
    """What the rules say about the position."""


def is_open(state: State) -> bool:
    """Whether supplies are visible: a lone player has nobody to hide them from (L606)."""
    return state.phase == "over" or not state.setup.hidden_supplies or state.hall is not None


def view_for(at: Doing, facts: Facts, viewer: Seat | None, *, everything: bool = False) -> View:
    state = at.state
    open_to_all = everything or is_open(state)
    starship, voyage, sky = state.starship, state.voyage, state.sky
    return View(
        me=viewer,
        setup=state.setup,
        round=state.round,
        phase=state.phase,
        order=state.order,
        mover=state.mover,
        passed=state.passed,
        step=state.agenda[-1] if state.agenda else None,
        pending=state.agenda[:-1],
        corporations=tuple(
            [
                _seen(player, shown=open_to_all or index == viewer)
                for index, player in enumerate(_with_pile_seen(state))
            ]
        ),
        governor=governor(state),
        quadrants=sky.quadrants,
        lost=sky.lost,
        spiral=sky.spiral,
        stacks=_stack_sizes(sky),
        market=state.market,
        bag=state.bag,
        government=state.government,
        people=state.people,
        saved=state.saved,
        current=starship.current,
        long_term=starship.long_term,
        future=starship.future,
        mechanisms_left=len(starship.stack),
        built=starship.built,
        modules=state.modules,
        found=voyage.found,
        interest_taken=voyage.interest_taken,
        discoveries_left=len(voyage.pile),
        government_probe=voyage.government,
        arrived=voyage.arrived,
        offered=state.offered,
        hall=None if state.hall is None else _hall(state.hall),
        families=tuple([pile[0] for pile in state.families if pile]) if state.families else (),
        leader_board=state.leader_board,
        drafted="" if state.draft is None else _drafted(state.draft, viewer),
        ended=state.ended,
        families_under=_families_under(state) if state.families else (),
        draft=None if state.draft is None else _draft(state.draft, viewer),
        facts=facts,
    )


# Names under which what is seen of a player is cached: most moves change little.
_OPEN, _CLOSED, _SIZES, _PILE = "open", "closed", "sizes", "pile"


def _seen(player: Player, *, shown: bool) -> Corporation:
    known = player.__dict__
    name = _OPEN if shown else _CLOSED
    found: Corporation | None = known.get(name)
    if found is None:
        found = known[name] = _corporation(player, shown=shown)
    return found


def _stack_sizes(sky: Sky) -> dict[PlanetId, int]:
    found: dict[PlanetId, int] | None = sky.__dict__.get(_SIZES)
    if found is None:
        found = sky.__dict__[_SIZES] = {planet: len(stack) for planet, stack in sky.stacks.items()}
    return found


def _with_pile_seen(state: State) -> tuple[Player, ...]:
    if state.hall is None:
        return state.players
    *others, automa = state.players
    found: Player | None = automa.__dict__.get(_PILE)
    if found is None:
        found = automa.__dict__[_PILE] = _pile_seen(automa)
    return (*others, found)


def _pile_seen(player: Player) -> Player:
    """Visible in H.A.L.L.'s pile: the top token, which others are in it, and where its planets' tokens
    lie."""
    planets, others = (
        iter(sorted(token for token in player.tokens[1:] if bool(planet_of(token)) == own))
        for own in (True, False)
    )
    below = (next(planets if planet_of(token) else others) for token in player.tokens[1:])
    return replace(player, tokens=(*player.tokens[:1], *below))


def _hall(hall: Hall) -> HallView:
    top = hall.planets[0][0] if hall.planets else ""
    return HallView(
        bag=hall.bag,
        laid=hall.laid,
        technologies=hall.technologies,
        plays=hall.plays,
        next_planet=top,
        planets_left=len(hall.planets),
        refilled=hall.refilled,
        went_back=hall.went_back,
    )


def _families_under(state: State) -> tuple[str, ...]:
    return tuple(sorted([family for pile in state.families for family in pile[1:]]))


def _drafted(draft: PassDraft, viewer: Seat | None) -> str:
    if viewer not in draft.order[: len(draft.taken)]:
        return ""
    return draft.taken[draft.order.index(viewer)]


def _draft(draft: PassDraft, viewer: Seat | None) -> DraftView | None:
    if viewer not in draft.order:
        return None
    place = draft.order.index(viewer)
    seen = sorted((*draft.left, *draft.taken[place:])) if place <= len(draft.taken) else ()
    return DraftView(tuple(seen), draft.used[place] if place < len(draft.used) else None)


def _corporation(player: Player, *, shown: bool) -> Corporation:
    return Corporation(
        fuel=player.fuel if shown else None,
        cubes=player.cubes if shown else None,
        tokens=player.tokens if shown else None,
        scientists=player.scientists,
        reputation=player.reputation,
        prestige=player.prestige,
        played=player.played,
        better_prices_for=player.better_prices_for,
        extras=player.extras,
        passed=player.passed,
        rotations=player.rotations,
        pass_token=player.pass_token,
        explorer=player.explorer,
        cargo=player.cargo,
        sites=player.sites,
        bases=player.bases,
        buildings=player.buildings,
        technologies=player.technologies,
        salvation_technologies=player.salvation_technologies,
        wormhole=player.wormhole,
        starship=player.starship,
        humankind=player.humankind,
        probe=player.probe,
    )
