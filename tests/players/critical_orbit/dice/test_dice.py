"""The joint choice of dice (MC-14 to MC-17, MC-63): wishes with true reasons, and Mercury's decision."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.critical_orbit.table import COLOGNE, GAME, HOUSTON, MERCURY, PACK, THREE_ROWS, at, seen

from heliograph.games.critical_orbit.box.radio import reasons
from heliograph.games.critical_orbit.moves.keeping import Keep
from heliograph.games.critical_orbit.moves.radio import Want
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat
from heliograph.players.critical_orbit.bot import make
from heliograph.players.critical_orbit.demand import USUAL
from heliograph.players.critical_orbit.dice.worth import value, worths
from heliograph.players.critical_orbit.effort import EFFORTS
from heliograph.players.critical_orbit.stations.sheets import Sheets

BOARDS = Sheets(PACK)
NEARLY_J = "houston d4=3 d5=3 d6=3, circles L=6 S=6 Z=6 T=6"
ANY_WISHES = "wish houston 0 room, wish bengaluru 0 room, wish cologne 0 room"


def answer(text: str, seat: int = MERCURY, strength: str = "strong") -> Any:
    state = at(f"phase choose, {text}")
    return make(strength).act(seen(state, seat), GAME.prompt(state, Seat(seat)), Chance.from_seed("w"), ())


def test_houston_asks_for_the_number_of_a_shape_and_says_which() -> None:
    wish = answer(f"dice 3 5 5, {NEARLY_J}", HOUSTON)
    assert wish == Want("houston", 5, "shape-J")


def test_cologne_asks_for_the_number_that_fills_a_column_and_says_which() -> None:
    """Column 4 lacks a 6."""
    wish = answer("dice 6 5 5", COLOGNE)
    assert wish == Want("cologne", 5, "column-4")


def test_a_strong_station_speaks_for_a_board_whose_player_may_say_nothing() -> None:
    """To Cologne all dice are equal; Houston lacks a 3. `quick` stations speak for themselves."""
    said = f"dice 3 5 5, {NEARLY_J}"
    assert answer(said, COLOGNE) == Want("cologne", 5, "shape-J")
    assert answer(said, COLOGNE, "quick") == Want("cologne", 0, "room")


def test_any_will_do_where_all_dice_are_the_same() -> None:
    wish = answer("dice 5 5 5", HOUSTON)
    assert (wish.leave, wish.why, wish.firm) == (0, "room", False)


def test_a_wish_is_made_once() -> None:
    assert answer("dice 3 5 5, wish houston 3 shape-L", HOUSTON) is None


@pytest.mark.parametrize("strength", ["strong", "quick"])
def test_mercury_waits_until_every_station_has_wished(strength: str) -> None:
    said = "dice 1 3 6, wish houston 1 room, wish cologne 6 room"
    assert not isinstance(answer(said, strength=strength), Keep)
    assert isinstance(answer(f"{said}, wish bengaluru 3 room", strength=strength), Keep)


@pytest.mark.parametrize("strength", ["strong", "quick"])
def test_mercury_does_not_wait_for_ever(strength: str) -> None:
    """MC-14: a station that says nothing leaves it to the others, whose wishes count as usual."""
    state = at("phase choose, dice 1 3 6, wish cologne 6 room firm")
    view, prompt = seen(state, MERCURY), GAME.prompt(state, Seat(MERCURY))
    found = make(strength).act_at_last(view, prompt, Chance.from_seed("w"), ())
    assert isinstance(found, Keep)
    assert found.leave == 6


def test_mercury_does_not_wait_for_the_deck() -> None:
    text = "seats 3, jobs mercury=0 houston=1 bengaluru=- cologne=2, dice 1 3 6"
    assert isinstance(answer(f"{text}, wish houston 1 room, wish cologne 6 room"), Keep)


@pytest.mark.parametrize("strength", ["strong", "quick"])
@pytest.mark.parametrize("leave", [1, 3, 6])
def test_mercury_gives_way_to_whoever_insists(strength: str, leave: int) -> None:
    wishes = f"wish houston {leave} room firm, wish bengaluru 3 room, wish cologne 6 room"
    assert answer(f"dice 1 3 6, {wishes}", strength=strength).leave == leave


def test_among_those_who_insist_on_different_dice_the_better_choice_wins() -> None:
    """Leaving the 3 would cost Houston its shape, for which Mercury has valves."""
    wishes = "wish houston 5 room firm, wish bengaluru 3 room firm, wish cologne 0 room"
    hand = "tiles L1 S1 Z3 T3, valves white=1 black=1"
    assert answer(f"dice 3 5 1, {NEARLY_J}, {hand}, {wishes}").leave == 5


def test_mercury_keeps_what_the_stations_can_use() -> None:
    """A tile for Houston with the 3 and a half valve for Bengaluru with the 4: the 1 is left."""
    text = f"dice 1 3 4, {NEARLY_J}, bengaluru {THREE_ROWS}, {ANY_WISHES}"
    assert answer(text).leave == 1


def test_a_valve_about_to_arrive_decides_where_all_else_is_equal() -> None:
    """MC-17: one step more and the black valve is there."""
    decks = "seats 1, jobs mercury=0 houston=- bengaluru=- cologne=-"
    assert answer(f"{decks}, dice 2 1 6, track black=7") == Keep(6, "track-black")


def test_forced_dice_are_kept() -> None:
    """MC-63: card 5 forces a 2 for Houston."""
    text = "seats 3, jobs mercury=0 houston=- bengaluru=1 cologne=2, dice 2 4 5, card 5"
    kept = answer(f"{text}, wish bengaluru 0 room, wish cologne 0 room")
    assert kept.leave != 2


def test_a_vote_decides_for_a_quick_mercury() -> None:
    wishes = "wish houston 6 shape-L, wish bengaluru 1 grid-A, wish cologne 6 column-4"
    assert answer(f"dice 1 3 6, {wishes}", strength="quick") == Keep(6, "shape-L")


def test_reasons_are_words_of_the_radio() -> None:
    for dice in ("1 2 3", "4 5 6", "1 1 6", "2 4 5"):
        for seat in (HOUSTON, COLOGNE):
            assert answer(f"dice {dice}", seat).why in reasons(PACK)
        assert answer(f"dice {dice}, {ANY_WISHES}").why in reasons(PACK)


def test_the_value_of_a_choice_is_what_it_does_for_all() -> None:
    view = seen(at(f"phase choose, dice 1 3 4, {NEARLY_J}"), MERCURY)
    found = worths(BOARDS, view, view.may_leave, USUAL, EFFORTS["strong"])
    for leave, worth in found.items():
        assert worth.total == pytest.approx(sum(worth.stations.values()) + worth.track)
        assert worth.total == pytest.approx(value(BOARDS, view, leave, USUAL, EFFORTS["strong"]))
    assert found[3].stations["houston"] < min(found[1].stations["houston"], found[4].stations["houston"])
