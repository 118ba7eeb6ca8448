"""The AI deck's stations (MC-61 to MC-67, MC-H11 to MC-H13)."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.critical_orbit.table import MERCURY, PACK, after, at, offered, step, told, why_not

from heliograph.games.critical_orbit.box.boards import Station
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.changes.settling import EntrySkipped
from heliograph.games.critical_orbit.game import CriticalOrbit
from heliograph.games.critical_orbit.moves.entering import Enter, Lock
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.radio import Want
from heliograph.games.critical_orbit.moves.rolling import Roll, Rolled
from heliograph.games.critical_orbit.moves.ticking import TickSpace, TickSquare
from heliograph.games.critical_orbit.rules.bengaluru import circles_in
from heliograph.games.critical_orbit.rules.turn import may_leave
from heliograph.games.critical_orbit.state import BoxTask, ShapeTask, SpaceTask, State

PAIR = "seats 2, jobs houston=- bengaluru=1 cologne=-"
DECK = "seats 1, jobs houston=- bengaluru=- cologne=-"
ANN = 1
"""Bengaluru's player at a table of two, who carries out the deck's actions."""


def rolled(text: str) -> State:
    return after(at(text), (MERCURY, Roll()))


def test_mc_61_human_stations_carry_out_the_decks_actions() -> None:
    state = rolled(f"{PAIR}, cards 5")
    assert "tick-space" in offered(state, ANN)
    assert "tick-space" not in offered(state, MERCURY)
    assert why_not(state, MERCURY, TickSpace("cologne", "9-2")) == "mc-refused-other-job"
    assert why_not(state, ANN, Enter("cologne", "9-2", 3, False)) == "mc-refused-deck"
    assert after(state, (ANN, TickSpace("cologne", "9-2"))).cologne.written["9-2"] == 0
    assert "tick-space" in offered(rolled(f"{DECK}, cards 5"), MERCURY)


def test_mc_62_a_card_after_each_roll_of_which_only_the_decks_parts_count() -> None:
    state = at(f"{PAIR}, cards 5 9")
    [event] = [event for event in told(state, MERCURY, Roll(), ANN) if isinstance(event, Rolled)]
    assert event.card is not None
    assert event.card.number == 5
    after_roll = rolled(f"{PAIR}, cards 5 9")
    assert (after_roll.deck, after_roll.desks["bengaluru"].tasks) == ((9,), ())
    assert rolled("cards 5").card is None


@pytest.mark.parametrize(
    ("dice", "leave"), [("2 3 5", (3,)), ("2 2 3", (2, 3)), ("1 3 5", (1, 3)), ("1 3 6", (1, 3, 6))]
)
def test_mc_63_a_value_beside_a_deck_role_must_be_kept(dice: str, leave: tuple[int, ...]) -> None:
    """Card 5 forces Houston's 2 and Cologne's 5; Bengaluru's 1 does not count here."""
    state = at(f"{PAIR}, phase choose, dice {dice}, card 5")
    assert may_leave(state) == leave
    for value in set(map(int, dice.split())) - set(leave):
        assert why_not(state, MERCURY, Keep(value)) == "mc-refused-forced"


def test_mc_63_a_wish_keeps_to_what_the_card_forces() -> None:
    """MC-14."""
    state = at(f"{PAIR}, phase choose, dice 2 3 5, card 5")
    assert after(state, (ANN, Want("bengaluru", 3))).wants["bengaluru"].leave == 3
    assert after(state, (ANN, Want("bengaluru", 0))).wants["bengaluru"].leave == 0
    assert why_not(state, ANN, Want("bengaluru", 2)) == "mc-refused-forced"
    assert why_not(state, ANN, Want("houston", 3)) == "mc-refused-deck"


def test_mc_64_both_actions_happen_whatever_was_rolled() -> None:
    for seed in ("one", "two", "three"):
        state = rolled(f"{PAIR}, cards 5, seed {seed}")
        assert state.desks["cologne"].tasks == (BoxTask(3), BoxTask(5))
        assert (state.houston.squares["T"], state.houston.squares["S"]) == (2, 2)


def test_mc_65_four_squares_are_a_shape_and_one_is_ticked_before_the_start() -> None:
    assert at(PAIR).houston.squares == {"L": 1, "J": 1, "S": 1, "Z": 1, "T": 1}
    state = rolled(f"{PAIR}, cards 5, squares T=3")
    assert (state.houston.squares["T"], state.houston.circles["T"], len(state.mercury.tiles)) == (0, 1, 1)
    star = rolled(f"{PAIR}, cards 6")
    assert len(star.mercury.pending) == 1


def test_mc_66_bengalurus_ticks_and_its_lines_always_count() -> None:
    base = "seats 1, jobs bengaluru=-"
    state = rolled(f"{base}, cards 3")
    assert state.desks["bengaluru"].tasks == (SpaceTask(("A",)), SpaceTask(("X",)))
    assert why_not(state, MERCURY, TickSpace("bengaluru", "B-b1")) == "mc-refused-space"
    row = after(
        at(f"{base}, phase choose, dice 1 2 3, grids bengaluru AX, bengaluru A-b1=0 A-c1=0"),
        (0, TickSpace("bengaluru", "A-d1")),
    )
    assert circles_in(PACK, row, "A") == 1


def test_mc_66_a_square_may_light_several_grids_and_the_player_chooses() -> None:
    state = rolled("seats 1, jobs bengaluru=-, cards 12")
    assert state.desks["bengaluru"].tasks == (SpaceTask(("B", "X")), SpaceTask(("X",)))
    for space in ("B-b1", "X-c2"):
        assert after(state, (0, TickSpace("bengaluru", space))).bengaluru.written[space] == 0
    assert why_not(state, MERCURY, TickSpace("bengaluru", "A-b1")) == "mc-refused-space"


@pytest.mark.parametrize(("card", "station"), [(2, "bengaluru"), (7, "cologne")])
def test_mc_65_a_card_gives_another_station_its_star(card: int, station: Station) -> None:
    state = rolled(f"seats 3, jobs houston=- bengaluru=1 cologne=2, cards {card}")
    assert state.desks[station].stars == 1


def test_mc_67_colognes_boxes_by_the_size_of_their_column() -> None:
    state = at(f"{PAIR}, phase choose, dice 1 2 3, box cologne 2, card 6")
    assert why_not(state, ANN, TickSpace("cologne", "9-2")) == "mc-refused-space"
    done = after(state, (ANN, TickSpace("cologne", "4-2")))
    assert (done.cologne.circles, len(done.mercury.unlocks)) == (1, 7)


def test_mc_h11_stars_of_the_decks_stations_are_something_to_tick() -> None:
    houston = at(f"{PAIR}, phase choose, dice 1 2 3, square, squares L=3")
    assert houston.desks["houston"].tasks == (ShapeTask(),)
    assert len(after(houston, (ANN, TickSquare("L"))).mercury.tiles) == 1
    state = after(at(f"{PAIR}, kept 1 2, bengaluru A-c1=3"), (ANN, Enter("bengaluru", "A-d1", 1, False)))
    assert state.desks["houston"].tasks == (ShapeTask(),)
    paid = at(f"{PAIR}, phase choose, dice 1 2 3, box cologne 3, cologne 1-1=0 1-2=0")
    assert after(paid, (ANN, TickSpace("cologne", "1-3"))).desks["bengaluru"].stars == 1
    ticked = at(f"{DECK}, phase choose, dice 1 2 3, box cologne 3, cologne 1-1=0 1-2=0")
    anywhere = after(ticked, (MERCURY, TickSpace("cologne", "1-3"))).desks["bengaluru"].tasks
    assert anywhere[0] == SpaceTask(("A", "B", "X", "Y"))


def test_mc_h12_what_cannot_be_done_is_skipped_and_an_empty_deck_shuffled() -> None:
    full = " ".join(f"{column}-{row}=0" for column in (4, 11, 16) for row in (1, 2))
    text = f"{PAIR}, cards 6, cologne {full}"
    assert EntrySkipped("cologne", 0) in told(at(text), MERCURY, Roll(), ANN)
    assert rolled(text).desks["cologne"].tasks == (BoxTask(5),)
    assert len(rolled(f"{PAIR}, cards none").deck) == 34


def without_waiting() -> CriticalOrbit:
    """The pack of games recorded before actions waited for each other."""
    plain = msgspec.to_builtins(PACK)
    del plain["waiting_actions"]
    return CriticalOrbit(msgspec.convert(plain, Pack))


NO_ROOM_FOR_A_TWO = f"{PAIR}, cards 6, cologne 4-2=0"
"""Card 6 asks for columns of 2 and of 5; column 11 is reached from 10-1 or 12-1."""


def test_mc_64_an_action_waits_for_the_one_that_makes_room_for_it() -> None:
    """MC-H12: both happen whenever possible, whichever comes first on the card."""
    state = rolled(NO_ROOM_FOR_A_TWO)
    assert state.desks["cologne"].tasks == (BoxTask(5), BoxTask(2))
    after_five = after(state, (ANN, TickSpace("cologne", "10-1")))
    assert after_five.desks["cologne"].tasks == (BoxTask(2),)
    assert after(after_five, (ANN, TickSpace("cologne", "11-1"))).desks["cologne"].tasks == ()
    elsewhere = step(state, ANN, TickSpace("cologne", "14-1"))
    assert EntrySkipped("cologne", 0) in [told.event for told in elsewhere.events]
    assert elsewhere.state.desks["cologne"].tasks == ()


def test_mc_h12_games_recorded_before_still_skip_at_once() -> None:
    box = without_waiting()
    rolled_then = after(at(NO_ROOM_FOR_A_TWO, box), (MERCURY, Roll()), game=box)
    assert rolled_then.desks["cologne"].tasks == (BoxTask(5),)


@pytest.mark.parametrize(("dice", "leave"), [("2 2 1", (2,)), ("2 2 2", (2,)), ("2 1 5", (5,))])
def test_mc_h13_a_value_is_forced_once_and_two_dice_at_most(dice: str, leave: tuple[int, ...]) -> None:
    """Card 5: 2, 1 and 5."""
    assert may_leave(at(f"{DECK}, phase choose, dice {dice}, card 5")) == leave


def test_the_deck_needs_nobody_to_lock_it() -> None:
    """MC-19, MC-61."""
    state = at(f"{PAIR}, kept 1 2, left bengaluru")
    assert after(state, (ANN, Lock("bengaluru"))).phase == "roll"
    assert why_not(state, ANN, Lock("cologne")) == "mc-refused-deck"
