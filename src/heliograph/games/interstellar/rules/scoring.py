"""Who wins (HV-22 to HV-24)."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.resources import value_of
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import Player, State, hall_index


def reputation_prestige(pack: Pack, reputation: int) -> int:
    return next(worth for least, worth in reversed(pack.reputation.value.steps) if reputation >= least)


def final_score(pack: Pack, state: State, index: int) -> int:
    player, scoring = state.players[index], pack.scoring.value
    return (
        player.prestige
        + reputation_prestige(pack, player.reputation)
        + column_of(player.probe) // scoring.columns_per_prestige
        + value_of(player.cubes) // scoring.value_per_prestige
        + (scoring.governor if governor(state) == index else 0)
    )


def final_scores(pack: Pack, state: State) -> tuple[int, ...]:
    return tuple(final_score(pack, state, index) for index in range(len(state.players)))


def winners(pack: Pack, state: State) -> tuple[int, ...]:
    """HV-24: higher Reputation, then more Fuel, then shared."""
    if state.ended == "sun" and state.setup.sun_means_all_lose:
        return ()
    if state.hall is not None:
        mine, halls = final_scores(pack, state)
        return (0,) if mine > halls else (hall_index(state),)
    ranks = [_rank(pack, state, index, player) for index, player in enumerate(state.players)]
    return tuple(index for index, rank in enumerate(ranks) if rank == max(ranks))


def _rank(pack: Pack, state: State, index: int, player: Player) -> tuple[int, int, int]:
    return final_score(pack, state, index), player.reputation, player.fuel
