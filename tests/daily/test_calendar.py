"""Which puzzle belongs to which day."""

from __future__ import annotations

from datetime import date, timedelta

from heliograph.daily import riddles
from heliograph.daily.calendar import FIRST_DAY, day_of, number_of
from heliograph.games import house_ids


def test_days_and_numbers_go_together() -> None:
    assert number_of(FIRST_DAY) == 1
    for ahead in (0, 1, 58, 400):
        day = FIRST_DAY + timedelta(days=ahead)
        assert date.fromisoformat(day_of(number_of(day)).date) == day


def test_games_take_turns() -> None:
    games = [day_of(number).game for number in range(1, 1 + 2 * len(riddles()))]
    assert games == [*riddles()] * 2
    assert set(games) == set(house_ids()), "every game of the house has its days"


def test_every_riddle_is_of_a_game_of_the_house() -> None:
    assert set(riddles()) <= set(house_ids())
