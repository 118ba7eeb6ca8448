"""The boards used by rollouts agree with the rules, and find what matters."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace
from tests.games.critical_orbit.table import PACK, at

from heliograph.games.critical_orbit.box.boards import STATIONS, Station
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import StarEarned
from heliograph.games.critical_orbit.moves.bengaluru import HalfEarned
from heliograph.games.critical_orbit.moves.cologne import CircleTicked
from heliograph.games.critical_orbit.moves.entering import Enter
from heliograph.games.critical_orbit.moves.houston import Claim, ShapeMade
from heliograph.games.critical_orbit.rules.houston import shapes_made
from heliograph.games.critical_orbit.rules.stations import board_of, open_on
from heliograph.games.critical_orbit.state import Desk, State
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.demand import USUAL
from heliograph.players.critical_orbit.stations.sheet import NEVER
from heliograph.review.critical_orbit.dice import DiceReview, Turn
from heliograph.review.critical_orbit.log import Mission
from heliograph.review.critical_orbit.rollouts.fates import draw
from heliograph.review.critical_orbit.rollouts.guess import Guess
from heliograph.review.critical_orbit.rollouts.play import Rollouts
from heliograph.review.critical_orbit.rollouts.printed import Printed

PRINTED = Printed(PACK)
ENTRIES = 45


def entered(state: State, station: Station, space: str, value: int) -> tuple[State, Doing]:
    """By the rules; if several shapes were made, the first is taken."""
    desk = replace(state.desks[station], left=(value,), locked=False)
    doing = Doing(PACK, replace(state, desks={**state.desks, station: desk}))
    Enter(station, space, value, False).perform(doing, Seat(0), 0)
    while doing.desk("houston").claims:
        Claim(0).perform(doing, Seat(0), 0)
    return replace(doing.state, desks=state.desks), doing


@pytest.mark.parametrize("station", STATIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_space_and_delivery_is_as_the_rules_have_it(station: Station, seed: int) -> None:
    """MC-40 to MC-57."""
    rng = np.random.default_rng(seed)
    state = at("phase enter, turn 1, dice 1 2 3, kept 1 2")
    state = replace(state, desks=dict.fromkeys(STATIONS, Desk()))
    board, row = PRINTED.boards(state, 2)[STATIONS.index(station)], np.array([1])
    spaces = board_of(PACK, station).spaces
    delivered = 0
    for _ in range(ENTRIES):
        value = int(rng.integers(1, 7))
        gains = board.gains(row, np.array([value]), USUAL)[0]
        assert {spaces[at] for at in np.flatnonzero(gains > NEVER)} == set(open_on(PACK, state, station))
        best = int(gains.argmax())
        if station == "houston" and len(_made(state, spaces[best], value)) > 1:
            continue
        came, star = board.write(row, np.array([best]), np.array([value]))
        state, doing = entered(state, station, spaces[best], value)
        events = [told.event for told in doing.told]
        earned = [
            event
            for event in events
            if isinstance(event, ShapeMade | HalfEarned) or (isinstance(event, CircleTicked) and event.lock)
        ]
        assert (came[0] >= 0) == bool(earned)
        assert (star[0] >= 0) == any(isinstance(event, StarEarned) for event in events[:2])
        delivered += len(earned)
    assert delivered > 0
    assert board.gains(np.array([0]), np.array([1]), USUAL).max() > NEVER, "the other rows are untouched"


def _made(state: State, space: str, value: int) -> list[object]:
    written = {**state.houston.written, space: value}
    return list(shapes_made(PACK, replace(state, houston=replace(state.houston, written=written)), space))


def at_the_last_moment(left: int) -> tuple[DiceReview, Turn]:
    """Houston has three 4s in a row, and this is the last turn."""
    tiles = "tiles L3 J3 S3 Z3 T3, valves white=1 black=1, unlocked blue-round yellow-round"
    state = at(f"untimed, turns 9, turn 9, phase choose, dice 4 1 2, houston i7=4 i8=4, {tiles}")
    return DiceReview(Mission(PACK, (), state), "seed"), Turn(1, state, left, (4, 1, 2), 9)


def test_a_number_that_completes_a_shape_is_worth_keeping() -> None:
    """MC-41."""
    review, turn = at_the_last_moment(left=4)
    [choice] = review.choices([turn])
    assert choice.options[0].leave != 4
    assert choice.options[-1].leave == 4
    assert choice.options[0].tiles >= choice.options[-1].tiles + 1


def test_a_good_choice_is_not_called_costly() -> None:
    review, turn = at_the_last_moment(left=4)
    best = review.choices([turn])[0].options[0].leave
    review, turn = at_the_last_moment(left=best)
    assert review.choices([turn]) == ()


def test_rollouts_are_the_same_every_time() -> None:
    state = at("untimed, turns 30, turn 4, phase choose, dice 4 1 2")
    turn = Turn(1, state, 4, (4, 1, 2), 11)
    one, other = (DiceReview(Mission(PACK, (), state), "seed").choices([turn]) for _ in range(2))
    assert one == other


def test_what_is_hidden_is_shuffled_and_nothing_else() -> None:
    """MC-9 to MC-11, MC-24: the tile that lies face up is known to come first."""
    state = at(
        "turn 4, phase choose, dice 4 1 2, tiles L1, face-up L2, bag white red, unlocks cross blue-round,"
        "unlocked yellow-round yellow-square blue-square green-round green-square"
    )
    fates = draw(PACK, state, 50, 3, "seed")
    ids = [tile.id for tile in PACK.tiles.value]
    own = {ids[tile] for tile in fates.stacks[:, 0].ravel() if tile >= 0}
    assert own == {"L2", *state.mercury.stacks["L"]}
    assert {ids[tile] for tile in fates.stacks[:, 0, 0]} == {"L2"}
    assert len({ids[tile] for tile in fates.stacks[:, 0, 1]}) > 1
    assert set(map(tuple, np.sort(fates.bag, axis=1).tolist())) == {(0, 2)}
    assert set(fates.unlocks.sum(axis=1).tolist()) == {1}


@pytest.mark.parametrize(
    "jobs", ["mercury=0 houston=- bengaluru=- cologne=-", "mercury=0 houston=0 bengaluru=- cologne=-"]
)
def test_the_deck_s_stations_deliver_too(jobs: str) -> None:
    """MC-64 to MC-67."""
    state = at(f"seats 1, jobs {jobs}, untimed, turns 30, turn 1, phase choose, dice 4 1 2, card 5")
    hold = Rollouts(PRINTED, state, (4, 1), draw(PACK, state, 20, 19, "deck"), USUAL).play()
    assert hold.tiles.sum(axis=1).mean() > 6
    assert hold.valves.sum(axis=1).mean() > 1
    assert hold.unlocked.mean() > 2


def test_more_parts_are_never_worth_less() -> None:
    state = at("turn 4, phase choose, dice 4 1 2, tiles L1 J1 S1 Z4, bag white white")
    hold = Rollouts(PRINTED, state, (4,), draw(PACK, state, 1, 0, "guess"), USUAL).hold
    guess = Guess(PACK)
    poor = guess.oxygen(hold)[0]
    hold.draw_halves(np.array([0]), np.array([False]))
    hold.draw_halves(np.array([0]), np.array([False]))
    assert hold.valves[0, 0] == 1
    richer = guess.oxygen(hold)[0]
    hold.unlocked += 1
    assert poor < richer < guess.oxygen(hold)[0]
