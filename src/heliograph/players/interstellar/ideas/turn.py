"""A whole turn: which token to play, and for what."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.interstellar.agenda import (
    BuildMechanism,
    ChooseProduction,
    ChooseResearch,
    ChooseSalvation,
    MoveProbe,
    PrepareTravel,
    SavePeople,
    SendScientist,
    TakeTurn,
)
from heliograph.games.interstellar.box.pack import SalvationKind, SalvationSide, TokenId
from heliograph.games.interstellar.engine import offers_now
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.production import can_produce
from heliograph.games.interstellar.moves.salvation.action import can_do_salvation
from heliograph.games.interstellar.moves.trade import with_token
from heliograph.games.interstellar.rules.token_sides import (
    action_side,
    is_repeatable,
    planet_of,
    salvation_side,
)
from heliograph.games.interstellar.state import Player
from heliograph.players.interstellar.ideas.idea import Idea, Mind
from heliograph.players.interstellar.ideas.market import trade_ideas
from heliograph.players.interstellar.ideas.offered import options
from heliograph.players.interstellar.ideas.research import research_ideas
from heliograph.players.interstellar.ideas.salvation import (
    building_ideas,
    people_ideas,
    probe_ideas,
    sending_ideas,
)
from heliograph.players.interstellar.ideas.travel import travel_ideas
from heliograph.players.interstellar.worth.outlook import reputation_change, reward_worth
from heliograph.players.interstellar.worth.sites import site_worth


def turn_ideas(mind: Mind, step: TakeTurn) -> Iterator[Idea]:
    tokens = [str(token) for token in options(mind.at, "play", "token")]
    if mind.state.phase == "action":
        yield from _acting(mind, tokens)
    else:
        yield from _saving(mind, tokens)
    yield Idea((actions.Pass(),), _passing(mind))


def _passing(mind: Mind) -> float:
    """The Pass token goes on turning while others play (HV-11)."""
    most = max((len(one.tokens) for one in _others_going_on(mind)), default=0)
    return mind.prices.passing + 0.1 * min(most, 5)


def _others_going_on(mind: Mind) -> list[Player]:
    return [one for at, one in enumerate(mind.state.players) if at != mind.index and not one.passed]


# The Action Phase


def _acting(mind: Mind, tokens: list[TokenId]) -> Iterator[Idea]:
    active = mind.me.played[-1] if mind.me.played else ""
    again = bool(active) and is_repeatable(mind.pack, active)
    if any(offer.action == "repeat" for offer in offers_now(mind.at)):
        yield from (one.after(actions.Repeat()) for one in _using(mind, active) if not _is_idle(mind, one))
    for token in tokens:
        less = -mind.prices.covered if again else 0.0
        yield from (one.after(actions.PlayToken(token), more=less) for one in _using(mind, token))


def _is_idle(mind: Mind, trip: Idea) -> bool:
    """A trip that costs nothing while all others wait: it could be repeated for ever."""
    free = any(isinstance(move, actions.Fly) and move.fuel == 0 for move in trip.moves)
    return free and not _others_going_on(mind)


def _using(mind: Mind, token: TokenId) -> Iterator[Idea]:
    side, index = action_side(mind.pack, token), mind.index
    match side.kind:
        case "travel":
            yield from travel_ideas(mind, PrepareTravel(index, side.free, side.discount))
        case "research":
            yield from research_ideas(mind, ChooseResearch(index, side.one_lower, side.previous_level))
        case "market":
            yield from trade_ideas(mind, with_token(mind.at, index, side))
        case "produce":
            planet = planet_of(token)
            if planet is None:
                yield from production_ideas(mind, ChooseProduction(index))
            else:
                yield Idea((), producing(mind, planet))
        case "solar":
            yield Idea((), _tapping(mind))
        case "earth":
            yield Idea((), mind.pack.earth_fuel.value * mind.fuel)
        case "gain":
            yield Idea((), reward_worth(mind.pack, mind.state, mind.me, mind.look, side.reward))


def production_ideas(mind: Mind, step: ChooseProduction) -> Iterator[Idea]:
    for planet in mind.me.sites:
        if can_produce(mind.at, mind.index, planet):
            yield Idea((actions.ProduceOn(planet),), producing(mind, planet))


def producing(mind: Mind, planet: str) -> float:
    """What production there is worth."""
    own = (mind.pack, mind.state, mind.me, planet, mind.look, mind.cube)
    return site_worth(*own) - site_worth(*own, played=True) + 0.3


def _tapping(mind: Mind) -> float:
    level = mind.me.technologies.get("solar", 0)
    drawn = int(2 * mind.prices.drawn)
    lost = 0 if level >= 3 else drawn - (mind.pack.solar_relief.value if level else 0)
    kept = mind.cube * 2 * mind.prices.drawn + reputation_change(mind.pack, mind.me, -lost)
    return max(kept, 0.3) + max(level - 1, 0) * mind.cube * mind.prices.drawn


# The Salvation Phase


def _saving(mind: Mind, tokens: list[TokenId]) -> Iterator[Idea]:
    """Each action with the token that rewards it, and with the token that is needed least."""
    plain = {kind: list(_doing(mind, kind, _PLAIN)) for kind in _KINDS}
    wanted = {kind for kind, ideas in plain.items() if any(one.guess > 0 for one in ideas)}
    missed = {token: _missed(mind, token, wanted) for token in tokens}
    seen: set[tuple[str, str]] = set()
    for token in sorted(tokens, key=missed.__getitem__):
        side = salvation_side(mind.pack, token)
        assert side is not None
        usual = side.only == _PLAIN.only and not side.after
        for kind in side.only:
            bonus = side.bonus == kind
            mark = ("", kind) if usual and not bonus else (token, kind)
            if mark in seen:
                continue
            seen.add(mark)
            more = 1.0 if bonus else -missed[token]
            if side.after:
                more += reward_worth(mind.pack, mind.state, mind.me, mind.look, side.after)
            first = (actions.PlayToken(token), actions.DoSalvation(kind))
            ideas = plain[kind] if usual or side.after else _doing(mind, kind, side)
            yield from (one.after(*first, more=more) for one in ideas)


_PLAIN = SalvationSide()
_KINDS: tuple[SalvationKind, ...] = ("government", "mechanism", "population", "probe")


def _missed(mind: Mind, token: TokenId, wanted: set[SalvationKind]) -> float:
    side = salvation_side(mind.pack, token)
    return mind.prices.wasted if side is not None and side.bonus in wanted else 0.0


def _doing(mind: Mind, kind: SalvationKind, side: SalvationSide) -> Iterator[Idea]:
    ideas = _of_kind(mind, kind, side)
    leaning = mind.prices.leaning
    if kind == leaning.kind:
        return (one.after(more=leaning.at_sight) for one in ideas)
    return ideas


def _of_kind(mind: Mind, kind: SalvationKind, side: SalvationSide) -> Iterator[Idea]:
    index = mind.index
    if not can_do_salvation(mind.at, index, kind, side):
        return
    match kind:
        case "government":
            yield from sending_ideas(mind, SendScientist(index, side.scientists, side.whole_row))
        case "mechanism":
            yield from building_ideas(mind, BuildMechanism(index, side.mechanisms, side.extra_steps))
        case "population":
            yield from people_ideas(mind, SavePeople(index, 1, side.population_one_lower, side.extra_steps))
        case "probe":
            yield from probe_ideas(mind, MoveProbe(index, side.free_probe, side.probes))


def salvation_ideas(mind: Mind, step: ChooseSalvation) -> Iterator[Idea]:
    side = salvation_side(mind.pack, step.token)
    assert side is not None
    for kind in side.only:
        bonus = 1.0 if side.bonus == kind else 0.0
        for one in _doing(mind, kind, side):
            yield one.after(actions.DoSalvation(kind), more=bonus)
