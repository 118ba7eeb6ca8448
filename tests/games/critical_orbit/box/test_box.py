"""What is in the box and how a mission is set up (MC-1 to MC-12, and facts about the boards)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.games.critical_orbit.starts import is_crowded
from tests.games.critical_orbit.table import GAME, MERCURY, PACK, at, seen

from heliograph.games.critical_orbit.box.boards import GRIDS, Board, Job, grid_of
from heliograph.games.critical_orbit.box.cards import read_card
from heliograph.games.critical_orbit.box.pack import CANISTERS, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.rules.cologne import column_of
from heliograph.games.critical_orbit.setup import Setup


def why_not_set_up(setup: Setup) -> str | None:
    refused = GAME.check_setup(setup)
    return None if refused is None else refused.id


def all_connected(board: Board) -> bool:
    reached = {board.spaces[0]}
    while more := {near for space in reached for near in board.near[space]} - reached:
        reached |= more
    return reached == set(board.spaces)


def test_mc_1_four_roles_and_twenty_minutes() -> None:
    assert why_not_set_up(Setup(difficulty="normal", minutes=20)) is None
    assert [seen(at(""), seat).jobs for seat in range(4)] == [
        ("mercury",),
        ("houston",),
        ("bengaluru",),
        ("cologne",),
    ]


def test_mc_2_components() -> None:
    bag = PACK.bag.value
    assert (bag.black, bag.white, bag.red, PACK.valves_each.value) == (4, 4, 2, 3)
    assert len(CANISTERS) + PACK.red_crosses.value == 8
    assert (len(PACK.cards.value), len(CANISTERS), len(PACK.tiles.value)) == (35, 6, 30)


@pytest.mark.parametrize(("difficulty", "target"), [("easy", 6), ("normal", 8), ("hard", 10)])
def test_mc_3_the_target_depends_on_the_difficulty(difficulty: str, target: int) -> None:
    assert seen(at(f"difficulty {difficulty}"), None).target == target


def test_mc_h14_what_the_book_does_not_print_is_marked_as_ours() -> None:
    """MC-1 knows 20 minutes only; MC-44 is inferred."""
    for ours in (PACK.minutes, PACK.circles_each_shape, PACK.starts, PACK.cards):
        assert ours.source == "house"


def test_mc_h14_a_first_mission_is_offered_as_easy_with_thirty_minutes() -> None:
    first = Setup()
    assert (first.difficulty, first.clock, first.minutes, first.seats) == ("easy", "timed", 30, 4)


def test_mc_5_one_person_may_have_several_roles_but_nobody_none() -> None:
    assert why_not_set_up(Setup(seats=2, houston=1, bengaluru=1, cologne=0)) is None
    assert why_not_set_up(Setup(seats=3, houston=1, bengaluru=None, cologne=1)) == "mc-setup-idle"
    assert why_not_set_up(Setup(seats=2, mercury=2, houston=0, bengaluru=1, cologne=1)) == "mc-setup-job-seat"
    assert why_not_set_up(Setup(seats=5)) == "mc-setup-seats"


def test_mc_7_the_start_table_or_places_of_ones_own() -> None:
    assert at("start 2").mercury.canisters["yellow-square"] == "B2"
    assert not any(is_crowded(start.places, 8) for start in PACK.starts.value)
    assert len(PACK.starts.value) == 12
    own = Setup(start=0, own_start=("L1", "T2", "T8", "R2", "B4", "L7"))
    assert why_not_set_up(own) is None
    assert why_not_set_up(Setup(start=13)) == "mc-setup-start"
    assert seen(at("start 2"), MERCURY).mercury.unlocked == ()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "places", ["L1 T1 T7 R2 R6 B7", "L2 L3 T7 R2 R6 B7", "T1 T2 T3 T4 T5 T6", "T1 L1 T8 R1 B1 L8"]
)
def test_mc_7_own_places_are_free(places: str) -> None:
    own = Setup(start=0, own_start=tuple(places.split()))
    assert why_not_set_up(own) is None
    assert tuple(GAME.start(own, "1").mercury.canisters.values()) == own.own_start


@pytest.mark.parametrize("places", ["L2 T3 T3 R2 R6 B7", "L2 T3", "L9 T3 T7 R2 R6 B7"])
def test_mc_7_own_places_that_are_none(places: str) -> None:
    assert why_not_set_up(Setup(start=0, own_start=tuple(places.split()))) == "mc-setup-places"


def test_mc_8_a_valve_at_the_beginning_of_each_track() -> None:
    assert at("").mercury.tracks == {"white": 0, "black": 0}


def test_mc_9_five_shuffled_stacks() -> None:
    stacks = at("seed one").mercury.stacks
    assert [sorted(stacks[shape]) for shape in SHAPES] == [[f"{s}{n}" for n in range(1, 7)] for s in SHAPES]
    assert stacks != at("seed two").mercury.stacks


def test_mc_10_all_halves_in_the_bag_and_no_valve_yet() -> None:
    mercury = at("").mercury
    assert Counter(mercury.bag) == {"white": 4, "black": 4, "red": 2}
    assert (mercury.valves, mercury.halves) == ({}, {})


def test_mc_11_unlock_cards_are_shuffled_and_a_screen_hides_mercury() -> None:
    assert at("seed one").mercury.unlocks != at("seed two").mercury.unlocks
    assert [seen(at(""), seat).mercury is not None for seat in (0, 1, 2, 3, None)] == [True, *[False] * 4]


def test_mc_12_a_difficulty_is_agreed_on_and_each_station_has_its_board() -> None:
    view = seen(at("difficulty hard"), None)
    assert view.setup.difficulty == "hard"
    assert view.houston.written == PACK.houston_board.seeds
    assert view.bengaluru.written == PACK.bengaluru_board.seeds
    assert view.cologne.written == PACK.cologne_board.seeds


def test_mc_29_edge_places_have_a_side_and_a_number() -> None:
    places = {place for start in PACK.starts.value for place in start.places}
    assert {place[0] for place in places} == set("TRLB")
    assert {int(place[1:]) for place in places} <= set(range(1, 9))


def test_mc_31_a_card_for_each_canister_and_two_crosses() -> None:
    assert Counter(at("").mercury.unlocks) == {**dict.fromkeys(CANISTERS, 1), "cross": 2}


def test_mc_44_six_tiles_and_six_circles_of_each_shape() -> None:
    assert Counter(tile.shape for tile in PACK.tiles.value) == dict.fromkeys(SHAPES, 6)
    assert PACK.circles_each_shape.value == 6


def test_mc_49_two_small_grids_and_two_large_ones() -> None:
    assert {name: len(grid.rows) for name, grid in PACK.grid.items()} == {"A": 4, "B": 4, "X": 5, "Y": 5}
    assert len(PACK.bengaluru_board.spaces) == 82


def test_mc_58_columns_of_two_to_five_boxes() -> None:
    columns = PACK.cologne_columns.value
    assert {column.boxes for column in columns} == {2, 3, 4, 5}
    assert (len(columns), sum(c.boxes for c in columns), sum(c.cells for c in columns)) == (16, 58, 203)
    assert PACK.cologne_locks.value == (1, 3, 5, 7, 9, 11, 13, 15)


def stars(board: Board) -> Counter[Job]:
    return Counter(board.stars.values())


def test_mc_60_every_board_has_printed_numbers_and_hangs_together() -> None:
    houston, bengaluru, cologne = PACK.houston_board, PACK.bengaluru_board, PACK.cologne_board
    assert (len(houston.spaces) - len(houston.seeds), len(houston.seeds)) == (79, 6)
    assert stars(houston) == {"bengaluru": 5, "cologne": 3}
    assert (len(bengaluru.seeds), stars(bengaluru)) == (5, {"houston": 3, "cologne": 4, "mercury": 2})
    assert cologne.seeds == {"4-1": 1, "9-1": 3, "13-1": 5}
    assert stars(cologne) == {"houston": 4, "bengaluru": 4, "mercury": 2}
    assert all_connected(houston)
    assert all_connected(cologne)


def test_the_tiles_have_thirty_six_oxygen_sixteen_stems_and_five_stars() -> None:
    """MC-2, MC-H4: of each shape two tiles hold nothing, one holds a unit and three need valves."""
    tiles = PACK.tiles.value
    assert sum(tile.oxygen for tile in tiles) == 36
    assert [PACK.tile[f"L{number}"].oxygen for number in range(1, 7)] == [0, 0, 1, 2, 2, 2]
    assert PACK.tile["T6"].oxygen == 3
    assert Counter(stem for tile in tiles for stem in tile.stems) == {"white": 8, "black": 8}
    assert [tile.id for tile in tiles if tile.star] == ["L2", "J2", "S2", "Z2", "T2"]


def test_the_cards_have_each_shape_fourteen_times_and_six_stars() -> None:
    """MC-62, MC-65, MC-H13."""
    cards = PACK.ai_cards
    assert Counter(shape for card in cards for shape in card.shapes) == dict.fromkeys(SHAPES, 14)
    assert Counter(card.star for card in cards if card.star) == {"bengaluru": 2, "cologne": 2, "mercury": 2}
    assert all(len(set(card.forces.values())) == 3 for card in cards)
    for station in ("houston", "bengaluru", "cologne"):
        assert set(Counter(card.forces[station] for card in cards).values()) <= {5, 6}


def test_mc_66_some_squares_leave_a_choice_and_every_grid_can_earn_both_half_valves() -> None:
    """MC-50, MC-51: each grid is lit at least as often as it has spaces to tick."""
    squares = [square for card in PACK.ai_cards for square in card.grids]
    assert sum(len(square) > 1 for square in squares) == 12
    board = PACK.bengaluru_board
    for grid in GRIDS:
        free = [space for space in board.spaces if grid_of(space) == grid and space not in board.seeds]
        assert sum(grid in square for square in squares) >= len(free)


def test_mc_67_no_size_runs_dry_long_before_the_others() -> None:
    """MC-58: the cards ask for each size as often as there are boxes for it."""
    asked = Counter(size for card in PACK.ai_cards for size in card.sizes)
    board, columns = PACK.cologne_board, PACK.cologne_columns.value
    boxes = Counter(columns[column_of(box) - 1].boxes for box in board.spaces if box not in board.seeds)
    rounds = [boxes[size] / asked[size] for size in (2, 3, 4, 5)]
    assert max(rounds) <= 1.1 * min(rounds)


@pytest.mark.parametrize(("bag", "fits"), [((4, 4), True), ((5, 3), True), ((6, 4), False), ((4, 6), False)])
def test_mc_18_no_more_valves_can_be_gained_than_there_are(bag: tuple[int, int], fits: bool) -> None:
    """MC-2, MC-10: three of a colour, one of them on its track."""
    plain = msgspec.to_builtins(PACK)
    plain["bag"]["value"] = {"white": bag[0], "black": bag[1], "red": 2}
    if fits:
        assert msgspec.convert(plain, Pack).valves_each.value == 3
    else:
        with pytest.raises(msgspec.ValidationError, match="valves_each"):
            msgspec.convert(plain, Pack)


def test_a_card_that_is_none() -> None:
    with pytest.raises(ValueError, match="is not like"):
        read_card("01 H4 JI B1 A+B C3 3+3")


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ("cards", "cards: each number once"),
        ("tiles", "tiles: each id once"),
        ("starts", "starts: each id once"),
    ],
)
def test_content_with_something_twice_is_refused(part: str, complaint: str) -> None:
    """MC-2, MC-7."""
    plain = msgspec.to_builtins(PACK)
    plain[part]["value"] = [*plain[part]["value"], plain[part]["value"][0]]
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.convert(plain, Pack)
