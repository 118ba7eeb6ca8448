"""Who wins (HV-22 to HV-24)."""

from __future__ import annotations

from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.rules.governing import governor
from heliograph.games.interstellar.rules.resources import value_of
from heliograph.games.interstellar.rules.voyage import column_of
from heliograph.games.interstellar.state import Player, State, hall_index
from heliograph.kernel.game import Automa, Outcome, Points
from heliograph.kernel.message import say
from heliograph.kernel.seats import all_seats

SCORE_PARTS = ("prestige", "reputation", "probe", "resources", "governor")


def reputation_prestige(pack: Pack, reputation: int) -> int:
    return next(worth for least, worth in reversed(pack.reputation.value.steps) if reputation >= least)


def score_parts(pack: Pack, state: State, index: int) -> tuple[int, ...]:
    """The parts of a final score (HV-22, HV-23), in the order of `SCORE_PARTS`."""
    player, scoring = state.players[index], pack.scoring.value
    return (
        player.prestige,
        reputation_prestige(pack, player.reputation),
        column_of(player.probe) // scoring.columns_per_prestige,
        value_of(player.cubes) // scoring.value_per_prestige,
        scoring.governor if governor(state) == index else 0,
    )


def final_score(pack: Pack, state: State, index: int) -> int:
    return sum(score_parts(pack, state, index))


def final_scores(pack: Pack, state: State) -> tuple[int, ...]:
    return tuple(final_score(pack, state, index) for index in range(len(state.players)))


def winners(pack: Pack, state: State) -> tuple[int, ...]:
    """HV-24: higher Reputation breaks ties, then more Fuel; then players share the win."""
    if state.ended == "sun" and state.setup.sun_means_all_lose:
        return ()
    if state.hall is not None:
        mine, halls = final_scores(pack, state)
        return (0,) if mine > halls else (hall_index(state),)
    ranks = [_rank(pack, state, index, player) for index, player in enumerate(state.players)]
    return tuple(index for index, rank in enumerate(ranks) if rank == max(ranks))


def outcome_of(pack: Pack, state: State) -> Outcome:
    seats, won = all_seats(state.setup.seats), winners(pack, state)
    scores = final_scores(pack, state)
    parts = tuple(_named_parts(pack, state, index) for index in range(len(scores)))
    automa = None
    if state.hall is not None:
        hall = hall_index(state)
        automa = Automa(scores[hall], parts[hall], hall in won)
    return Outcome(
        winners=tuple(seat for seat in seats if seat in won),
        scores=scores[: len(seats)],
        ending=say(f"si-ending-{state.ended}"),
        parts=parts[: len(seats)],
        automa=automa,
    )


def _named_parts(pack: Pack, state: State, index: int) -> tuple[Points, ...]:
    parts = zip(SCORE_PARTS, score_parts(pack, state, index), strict=True)
    return tuple(Points(say(f"si-score-{part}"), points) for part, points in parts)


def _rank(pack: Pack, state: State, index: int, player: Player) -> tuple[int, int, int]:
    return final_score(pack, state, index), player.reputation, player.fuel
