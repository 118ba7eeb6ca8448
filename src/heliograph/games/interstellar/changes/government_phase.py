"""The Government Phase and its parts (HV-09, HV-15, HV-23)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import MoveGovernmentProbe, RunGovernment, SpoilBag
from heliograph.games.interstellar.box.pack import PlanetId
from heliograph.games.interstellar.changes.free_actions import build_lowest, save_lowest
from heliograph.games.interstellar.changes.gaining import gain
from heliograph.games.interstellar.changes.rounds import begin_phase
from heliograph.games.interstellar.changes.voyage import enter
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.hall.bag import convert
from heliograph.games.interstellar.rules.goals import ENOUGH, goals_met
from heliograph.games.interstellar.rules.governing import NOBODY, governor
from heliograph.games.interstellar.rules.resources import counted
from heliograph.games.interstellar.rules.scoring import final_scores
from heliograph.games.interstellar.rules.solar_system import EARTH, moved, planets_left, sun_limits
from heliograph.games.interstellar.rules.starship import GAP
from heliograph.games.interstellar.rules.token_sides import production_token
from heliograph.games.interstellar.rules.voyage import next_spaces, straight_ahead
from heliograph.games.interstellar.state import Cargo, Starship
from heliograph.games.interstellar.telling.events import GameEnded, PlanetLost, PlanetsMoved, SunGrew


def run(doing: Doing, step: RunGovernment) -> None:
    """The Government's steps cannot be undone, because projects and Families are turned up."""
    doing.revealed = True
    doing.pop()
    if step.part + 1 < len(_PARTS):
        doing.push(RunGovernment(NOBODY, step.part + 1))
    _PARTS[step.part](doing)


def _build(doing: Doing) -> None:
    """Thanks go to the Governor at the time of building, even if this ends the term (L886)."""
    who = governor(doing.state)
    if build_lowest(doing, NOBODY, ("current",)) and who != NOBODY:
        gain(doing, who, doing.pack.governor_thanks.value.mechanism)


def _save(doing: Doing) -> None:
    who = governor(doing.state)
    if save_lowest(doing, NOBODY) and who != NOBODY:
        gain(doing, who, doing.pack.governor_thanks.value.population)


def _move_probe(doing: Doing) -> None:
    """The Governor chooses and gains; without a Governor the Probe flies straight ahead, and nobody gains."""
    here, who = doing.state.voyage.government, governor(doing.state)
    if not next_spaces(doing.pack, here):
        return
    if who != NOBODY:
        doing.push(MoveGovernmentProbe(who))
        return
    ahead = straight_ahead(doing.pack, here)
    doing.change(voyage=replace(doing.state.voyage, government=ahead))
    enter(doing, NOBODY, ahead, 0, government=True)


def _check_goals(doing: Doing) -> None:
    if goals_met(doing.pack, doing.state) >= ENOUGH:
        _end(doing, "goals")


def _grow_sun(doing: Doing) -> None:
    sky, spiral = doing.state.sky, doing.pack.spiral.value
    doing.change(sky=replace(sky, spiral=sky.spiral + spiral.each_phase))
    doing.tell(SunGrew(doing.state.sky.spiral))
    limits = sun_limits(doing.pack, doing.state)
    for planet in planets_left(doing.pack, sky):
        if planet not in limits or doing.state.sky.spiral < limits[planet]:
            continue
        if planet == EARTH:
            _end(doing, "sun")
            return
        _lose(doing, planet)


def _lose(doing: Doing, planet: PlanetId) -> None:
    """L740: Bases return to their owners, tokens leave the game (HV-06)."""
    sky = doing.state.sky
    stacks = {other: stack for other, stack in sky.stacks.items() if other != planet}
    doing.change(sky=replace(sky, lost=(*sky.lost, planet), stacks={**stacks, planet: ()}))
    doing.tell(PlanetLost(planet))
    hall = doing.state.hall
    if hall is not None:
        left = tuple(one for one in hall.planets if one[0] != planet)
        doing.change(hall=replace(hall, planets=left))
    for index, player in enumerate(doing.state.players):
        site = player.sites.get(planet)
        if site is not None:
            reserve = dict(player.buildings)
            for kind, count in site.buildings.items():
                reserve[kind] = reserve.get(kind, 0) + count
            doing.change_player(
                index,
                sites={other: kept for other, kept in player.sites.items() if other != planet},
                bases=player.bases + 1,
                buildings=reserve,
                tokens=tuple(token for token in player.tokens if token != production_token(planet)),
            )
        if player.explorer == planet:
            _come_home(doing, index)


def _come_home(doing: Doing, index: int) -> None:
    """The Explorer loses its cargo, except what belongs on Earth."""
    player = doing.player(index)
    reserve = dict(player.buildings)
    for kind, count in player.cargo.buildings.items():
        reserve[kind] = reserve.get(kind, 0) + count
    doing.change_player(
        index, explorer=EARTH, bases=player.bases + player.cargo.bases, buildings=reserve, cargo=Cargo()
    )


def _move_planets(doing: Doing) -> None:
    sky = doing.state.sky
    doing.change(sky=replace(sky, quadrants=moved(doing.pack, sky, doing.state.round)))
    doing.tell(PlanetsMoved(doing.state.sky.quadrants))


def _restock(doing: Doing) -> None:
    doing.change(starship=slid(doing.state.starship))
    trim = doing.pack.market.value.trim
    market = tuple(min(count, trim) for count in doing.state.market)
    doing.change(market=market, bag=counted(doing.pack.solar_bag.value))


def slid(starship: Starship) -> Starship:
    """HV-15: each row moves into the gaps of the one before it."""
    current, long_term = _fill(starship.current, starship.long_term)
    long_term, future = _fill(long_term, starship.future)
    future, stack = _fill(future, starship.stack)
    left = tuple(mechanism for mechanism in stack if mechanism != GAP)
    return replace(starship, current=current, long_term=long_term, future=future, stack=left)


def _fill(row: tuple[str, ...], source: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Fills from the left; every Mechanism taken leaves a gap."""
    supply = [place for place, mechanism in enumerate(source) if mechanism != GAP]
    filled, left = list(row), list(source)
    for place, mechanism in enumerate(row):
        if mechanism == GAP and supply:
            taken = supply.pop(0)
            filled[place] = source[taken]
            left[taken] = GAP
    return tuple(filled), tuple(left)


def _next_round(doing: Doing) -> None:
    for index, player in enumerate(doing.state.players):
        doing.change_player(index, scientists=player.scientists + 1)
    for variant in doing.variants:
        variant.government_ends(doing)


def _spoil_before(doing: Doing) -> None:
    if doing.state.hall is not None:
        doing.push(SpoilBag(0, "before"))


def _convert(doing: Doing) -> None:
    if doing.state.hall is not None:
        convert(doing)
        doing.push(SpoilBag(0, "after"))


def _begin_again(doing: Doing) -> None:
    doing.change(round=doing.state.round + 1)
    begin_phase(doing, "action")


def _end(doing: Doing, by: str) -> None:
    doing.change(phase="over", ended=by, agenda=())
    doing.tell(GameEnded(by, final_scores(doing.pack, doing.state)))  # type: ignore[arg-type]


_PARTS: tuple[Callable[[Doing], None], ...] = (
    _build,
    _save,
    _move_probe,
    _check_goals,
    _grow_sun,
    _move_planets,
    _restock,
    _next_round,
    _spoil_before,
    _convert,
    _begin_again,
)
