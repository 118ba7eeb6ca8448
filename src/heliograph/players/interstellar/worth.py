"""What a position is worth to a player: the Prestige it will probably end with."""

from __future__ import annotations

from heliograph.games.interstellar.content import Pack, Track
from heliograph.games.interstellar.governing import governor
from heliograph.games.interstellar.resources import value_of
from heliograph.games.interstellar.scoring import final_score
from heliograph.games.interstellar.solar_system import EARTH
from heliograph.games.interstellar.state import TRACKS, Player, State
from heliograph.games.interstellar.voyage import column_of
from heliograph.players.interstellar.outlook import (
    Outlook,
    cube_price,
    cubes_worth,
    extra_worth,
    fuel_worth,
    look_ahead,
    reputation_worth,
    reward_worth,
    scientists_worth,
)
from heliograph.players.interstellar.prices import Prices
from heliograph.players.interstellar.sites import building_worth, site_worth

_CUBES, _EXTRAS = 1.3, 1.4
"""By how much more these decide games than their prices say, in games that were played to their end."""
_NEAR = (0.5, 0.3, 0.15)
"""How much of a Leader track's next rewards is as good as one's own."""
_MOVES = 1.3
_WHOLE_GAME, _SETTLED = 5.0, 4.5
"""Rounds for which corrections were found, and how many are left when a seat begins to follow its taste."""
_FOND = 3.0
EACH_ROUND: dict[str, float] = {
    "cryogenics": 1.0,
    "build-extra": 1.1,
    "deep-space": 1.6,
    "government-plus": 0.9,
}
EACH_LEVEL: dict[str, tuple[float, float, float]] = {"solar": (1.4, 3.0, 3.6), "travel": (0.9, 2.0, 2.5)}
"""Of Technologies without Buildings, in every round that is left."""


def worth(pack: Pack, state: State, index: int, prices: Prices) -> float:
    if state.phase == "over":
        return float(final_score(pack, state, index))
    return worth_by(pack, state, index, look_ahead(pack, state, prices))


def worth_by(pack: Pack, state: State, index: int, look: Outlook) -> float:
    player = state.players[index]
    return (
        player.prestige
        + reputation_worth(pack, player.reputation)
        + _CUBES * cubes_worth(state, player, look)
        + fuel_worth(player.fuel, look)
        + scientists_worth(player.scientists, look)
        + _probe(pack, state, player, look)
        + _government(pack, state, index, look)
        + sum(_track(pack, state, player, track, look) for track in TRACKS)
        + _knowledge(player, look)
        + _in_space(pack, state, player, look)
        + _EXTRAS * len(player.extras) * extra_worth(look)
    )


def _probe(pack: Pack, state: State, player: Player, look: Outlook) -> float:
    column, journey = column_of(player.probe), pack.journey.value
    own = column / pack.scoring.value.columns_per_prestige
    moves = _MOVES * look.salvations
    if column < journey.extra_at:
        sure = min(1.0, moves / (journey.extra_at - column))
        own += 0.7 * extra_worth(look) * column / journey.extra_at * sure
    if column < journey.columns:
        ahead = sum(column_of(one.probe) > column for one in state.players)
        sure = min(1.0, moves / (journey.columns - column))
        own += journey.arrival[min(ahead, 3)] * column / journey.columns * sure * sure
    return own


def _government(pack: Pack, state: State, index: int, look: Outlook) -> float:
    own = sum(0.35 for row in state.government if index in row) * min(1, look.salvations)
    if governor(state) == index:
        own += 0.5 * pack.scoring.value.governor + look.prices.governing * min(look.salvations, 3)
    return own


def _track(pack: Pack, state: State, player: Player, track: Track, look: Outlook) -> float:
    space: int = getattr(player, track)
    printed = pack.leaders.value[track]
    if state.leader_board:
        printed = pack.leader_boards.value[state.leader_board][track]
    soon = min(1.0, look.salvations / 2)
    return soon * sum(
        share * reward_worth(pack, state, player, look, reward)
        for share, reward in zip(_NEAR, printed[space : space + len(_NEAR)], strict=False)
    )


def _knowledge(player: Player, look: Outlook) -> float:
    own = sum(EACH_ROUND[name] for name in player.salvation_technologies) * look.salvations
    for name, gains in EACH_LEVEL.items():
        own += sum(gains[: player.technologies.get(name, 0)]) * look.actions
    known = (*player.technologies.items(), *((name, 1) for name in player.salvation_technologies))
    return own + sum(
        correction(look.prices, look, name, each) for name, level in known for each in range(1, level + 1)
    )


def correction(prices: Prices, look: Outlook, name: str, level: int) -> float:
    more = prices.corrections.get(name, ())
    own = more[min(level, len(more)) - 1] * look.actions / _WHOLE_GAME if more else 0.0
    return own + (_FOND * level if name == prices.taste and look.actions < _SETTLED else 0.0)


def _in_space(pack: Pack, state: State, player: Player, look: Outlook) -> float:
    """Bases, Buildings, Deposits, Storages and what is on the way."""
    price = cube_price(state, player, look)
    later = max(look.actions - 1, 0)
    own = 0.85 * price * value_of(player.cargo.cubes)
    for planet in player.sites:
        own += site_worth(pack, state, player, planet, look, price)
    for kind in ("ars", "converter", "outpost", "drill"):
        spare = player.buildings.get(kind, 0) + player.cargo.buildings.get(kind, 0)
        if spare:
            own += (
                0.7
                * spare
                * building_worth(pack, kind, player.technologies.get(kind, 1), later, price, look.prices)
            )
    bases = player.bases + player.cargo.bases
    own += sum((1.6, 1.1, 0.7, 0.4)[:bases]) * min(1.0, later / 3)
    if player.explorer != EARTH:
        own -= 0.4 * min(1.0, look.actions)
    return own
