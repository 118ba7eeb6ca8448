"""The view and the printed boards contain the facts, so that clients need not know the rules."""

from __future__ import annotations

import pytest
from tests.games.critical_orbit.table import GAME, PACK, at

from heliograph.games.critical_orbit.rules.bengaluru import Line, read_line
from heliograph.games.critical_orbit.rules.cologne import Level, read_level
from heliograph.games.critical_orbit.telling.facts import Die, facts_of


def test_what_follows_is_part_of_every_view() -> None:
    state = at("kept 3 4, houston c4=3")
    assert GAME.view(state, None).facts == facts_of(PACK, state)


def test_a_live_line_tells_what_it_lacks_and_what_would_spoil_it() -> None:
    """MC-48."""
    assert read_line((1, None, 6, None), False) == Line("live", 2, (2, 3, 4, 5), (1, 6))
    assert read_line((1, 2, 3, None), False) == Line("live", 1, (4, 5, 6), (1, 2, 3), (4, 5, 6))


@pytest.mark.parametrize(
    ("numbers", "state"),
    [((2, None, 2, None), "spoiled"), ((2, 3, 2, 4), "spoiled"), ((2, 3, 5, 4), "complete")],
)
def test_a_value_that_stands_there_twice_spoils_a_line(numbers: tuple[int | None, ...], state: str) -> None:
    """MC-48."""
    line = read_line(numbers, False)
    assert (line.state, line.lacks, line.spoiled_by, line.completed_by) == (state, (), (), ())


def test_the_decks_ticks_never_meet_twice() -> None:
    """MC-66."""
    assert (read_line((1, 0, 0, None), True).state, read_line((1, 0, 0, None), True).free) == ("live", 1)
    assert read_line((1, 0, 0, 0), True).state == "complete"


def test_a_grid_has_its_rows_and_its_columns() -> None:
    """MC-49."""
    printed = GAME.printed
    assert {grid: len(lines) for grid, lines in printed.grid_lines.items()} == {
        "A": 8,
        "B": 8,
        "X": 10,
        "Y": 10,
    }
    assert printed.grid_lines["A"][0] == ("A-a1", "A-b1", "A-c1", "A-d1")
    assert printed.grid_lines["A"][5] == ("A-b1", "A-b2", "A-b3", "A-b4")
    told = facts_of(PACK, at("kept 3 4")).lines
    assert {grid: len(lines) for grid, lines in told.items()} == {"A": 8, "B": 8, "X": 10, "Y": 10}


def test_half_valves_come_with_half_of_the_circles_and_with_all() -> None:
    """MC-50, MC-51."""
    circles = GAME.printed.grid_circles
    assert (circles["A"].count, circles["A"].halves_at) == (8, (4, 8))
    assert (circles["X"].count, circles["X"].halves_at) == (10, (5, 10))


@pytest.mark.parametrize(
    ("numbers", "state"),
    [
        ((None, None, None), "live"),
        ((3, 4, None), "live"),
        ((6, 1, 3), "complete"),
        ((1, 1, None), "short"),
        ((1, 2, 3), "short"),
        ((6, 4, None), "crowded"),
        ((5, 6, None), "over"),
        ((4, 4, 4), "over"),
    ],
)
def test_a_column_comes_out_exactly_or_not(numbers: tuple[int | None, ...], state: str) -> None:
    """MC-54 to MC-56."""
    assert read_level(10, numbers, False).state == state


def test_a_column_says_which_numbers_would_fill_it_and_which_would_lose_it() -> None:
    """MC-55, MC-56."""
    assert read_level(10, (6, 2, None), False) == Level("live", 8, 2, 1, (2,), (1, 3, 4, 5, 6))
    assert read_level(30, (5, None, None, None, None), False).state == "short"


def test_the_deck_counts_boxes_only() -> None:
    """MC-67."""
    assert read_level(10, (0, 0, None), True).state == "live"
    assert read_level(10, (0, 0, 0), True).state == "complete"


def test_boxes_hang_below_their_columns() -> None:
    """MC-53."""
    boxes = GAME.printed.column_boxes
    assert boxes[3][:2] == ("4-1", "4-2")
    assert [len(some) for some in boxes] == [column.boxes for column in PACK.cologne_columns.value]
    assert len(facts_of(PACK, at("kept 3 4")).columns) == len(boxes)


def test_what_was_delivered_is_counted() -> None:
    """MC-57."""
    locks = PACK.cologne_locks.value
    sent = facts_of(PACK, at(f"kept 3 4, circles L=2 T=1, paid A=1 Y=2, columns {locks[1]}")).sent
    assert (sent.tiles, sent.halves, sent.unlocks) == (3, 3, 2)


@pytest.mark.parametrize(
    ("jobs", "hands"),
    [
        ("seats 4, jobs mercury=0 houston=1 bengaluru=2 cologne=3", (0, 1, 2, 3)),
        ("seats 2, jobs mercury=0 houston=- bengaluru=1 cologne=-", (0, 1, 1, 1)),
        ("seats 1, jobs mercury=0 houston=- bengaluru=- cologne=-", (0, 0, 0, 0)),
    ],
)
def test_a_human_stations_player_writes_for_the_deck(jobs: str, hands: tuple[int, ...]) -> None:
    """MC-61."""
    assert tuple(facts_of(PACK, at(jobs)).hands.values()) == hands


def test_of_several_shapes_it_is_said_which_they_are() -> None:
    """MC-H7."""
    state = at("kept 3 4, claim c3 d3 d4 d5, claim c3 d3 e3 d4")
    assert facts_of(PACK, state).claims == ("L", "T")


def test_each_number_moves_its_track_and_a_shape_has_four_squares() -> None:
    """MC-16, MC-65."""
    assert GAME.printed.die_tracks == ("white", "white", "white", "black", "black", "black")
    assert GAME.printed.squares_each_shape == 4


def test_edge_places_open_to_their_border_cell() -> None:
    """MC-29."""
    mouths = GAME.printed.mouths
    assert (mouths["T3"], mouths["R6"]) == (((2, 0), (0, -1)), ((7, 5), (1, 0)))
    assert (mouths["B1"], mouths["L8"]) == (((0, 7), (0, 1)), ((0, 7), (-1, 0)))


def test_valves_on_no_stem_are_free() -> None:
    """MC-35."""
    behind = GAME.open_view(at("kept 3 4, tiles T6 L4, valves white=2 black=1, covered T6-black")).mercury
    assert behind is not None
    assert behind.free == {"white": 2, "black": 0}


@pytest.mark.parametrize(
    ("board", "fed"),
    [
        ("own L3 T2 T7 R2 R6 B7, tiles J4@0:0:0, covered J4-white", ("yellow-round", "yellow-square")),
        ("own L3 T2 T7 R2 R6 B7, tiles J4@0:0:0", ()),
        ("own L3 T7 T2 R2 R6 B7, tiles J4@0:0:0, covered J4-white", ()),
    ],
)
def test_canisters_are_fed_in_pairs_of_a_colour(board: str, fed: tuple[str, ...]) -> None:
    """MC-37, MC-38."""
    behind = GAME.open_view(at(f"kept 3 4, valves white=1, {board}")).mercury
    assert behind is not None
    assert behind.fed == fed


def test_dice_say_who_has_got_them_and_who_has_still_to_enter_them() -> None:
    """MC-14 to MC-16: of two equal dice only one is left, and a pair is entered one at a time."""
    talked_about = at("phase choose, dice 4 2 1")
    assert facts_of(PACK, talked_about).dice == (Die(4, "open"), Die(2, "open"), Die(1, "open"))
    kept = at("dice 4 4 2, kept 4 2, left houston 2, left bengaluru 4 2, left cologne")
    assert facts_of(PACK, kept).dice == (
        Die(4, "kept", ("bengaluru",)),
        Die(4, "left"),
        Die(2, "kept", ("houston", "bengaluru")),
    )
    pair = at("dice 3 3 5, kept 3 3, left houston 3, left bengaluru, left cologne")
    assert [die.due for die in facts_of(PACK, pair).dice] == [("houston",), (), ()]
    assert {die.state for die in facts_of(PACK, at("phase roll, dice 4 2 1")).dice} == {"spent"}


def test_a_die_that_the_ai_card_keeps_cannot_be_left() -> None:
    """MC-63."""
    card = next(card for card in PACK.ai_cards if card.forces["houston"] != 1)
    value = card.forces["houston"]
    jobs = "seats 3, jobs mercury=0 houston=- bengaluru=1 cologne=2"
    state = at(f"{jobs}, phase choose, dice {value} {7 - value} {7 - value}, card {card.number}")
    assert [die.state for die in facts_of(PACK, state).dice] == ["held", "open", "open"]
