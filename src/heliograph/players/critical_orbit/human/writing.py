"""How a person writes: one number after the other, after a look at a few spaces."""

from __future__ import annotations

import numpy as np

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.moves.actions import Action
from heliograph.games.critical_orbit.moves.entering import Enter, SkipStar
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.players.critical_orbit.boards.spaces import PIPS, Floats, Ints
from heliograph.players.critical_orbit.demand import Demand
from heliograph.players.critical_orbit.effort import EFFORTS
from heliograph.players.critical_orbit.human.minds import generator
from heliograph.players.critical_orbit.human.person import Person
from heliograph.players.critical_orbit.stations.entering import next_entry
from heliograph.players.critical_orbit.stations.sheet import NEVER
from heliograph.players.critical_orbit.stations.sheets import Sheets

AT_A_GLANCE = EFFORTS["quick"]


def write(
    sheets: Sheets, view: View, station: Station, demand: Demand, person: Person, chance: Chance
) -> Action | None:
    desk = view.desks[station]
    if desk.claims or view.phase != "enter" or not (desk.left or desk.stars):
        return next_entry(sheets, view, station, demand, AT_A_GLANCE)
    star = not desk.left
    if star and not person.does("uses_stars", view.turn):
        return SkipStar(station)
    values = PIPS if star else desk.left[:1]
    sheet, random = sheets.sheet(view, station), generator(chance)
    gains = sheet.gains(demand)[:, [value - 1 for value in values]]
    may = np.flatnonzero(gains[:, 0] > NEVER)
    spread = float(gains[may].std())
    if random.random() < person.slips:
        space, at = random.choice(may), int(random.integers(len(values)))
    else:
        space, at = _chosen(gains + spread * _habit(person, station, len(gains)), may, spread, person, random)
    return Enter(station, sheet.printed.spaces[space], values[at], star)


def _chosen(
    gains: Floats, may: Ints, spread: float, person: Person, random: np.random.Generator
) -> tuple[int, int]:
    """The best of those looked at, each misjudged in proportion to how much spaces differ here. The best of
    all may be noticed anyway."""
    seen = random.choice(may, size=min(len(may), round(person.sight)), replace=False)
    if random.random() < person.notices:
        seen = np.append(seen, may[np.argmax(gains[may].max(axis=1))])
    looked = gains[seen] + random.gumbel(0.0, spread * person.misjudging, (len(seen), gains.shape[1]))
    space, at = divmod(int(np.argmax(looked)), gains.shape[1])
    return int(seen[space]), at


def _habit(person: Person, station: Station, spaces: int) -> Floats:
    """A person's favourite spaces stay the same for a whole mission."""
    likes = generator(Chance.from_seed(f"{person.seed}/{station}")).normal(0.0, person.habit, spaces)
    return np.asarray(likes)[:, None]
