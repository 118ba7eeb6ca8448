"""Invariants of every state of Critical Orbit: nothing is lost, doubled or out of bounds."""

from __future__ import annotations

from collections import Counter

from tests.games.critical_orbit.table import PACK
from tests.games.critical_orbit.text.spacecraft import all_open

from heliograph.games.critical_orbit.box.boards import GRIDS, STATIONS
from heliograph.games.critical_orbit.box.pack import CANISTERS, RED_CROSS, HalfColour, Pack
from heliograph.games.critical_orbit.box.shapes import SHAPES
from heliograph.games.critical_orbit.box.tiles import VALVES, all_places, cells_at, stems_of
from heliograph.games.critical_orbit.rules.bengaluru import halves_earned
from heliograph.games.critical_orbit.rules.cologne import is_column_complete
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.spacecraft import oxygen_needed, oxygen_reached
from heliograph.games.critical_orbit.rules.stations import board_of, written_on
from heliograph.games.critical_orbit.rules.turn import is_settled, may_leave
from heliograph.games.critical_orbit.state import CardsToOrder, HalfToJudge, Mercury, State, TurnUnlock


def all_is_there(state: State, pack: Pack = PACK) -> None:
    _check_tiles(state, state.mercury, pack)
    _check_halves(state, state.mercury, pack)
    _check_canisters(state.mercury, pack)
    _check_boards(state, pack)
    _check_turn(state, pack)


def _check_tiles(state: State, mercury: Mercury, pack: Pack) -> None:
    stacked = [tile for shape in SHAPES for tile in mercury.stacks[shape]]
    assert sorted([*stacked, *all_open(mercury), *mercury.tiles]) == sorted(pack.tile)
    owed = sum(getattr(pending, "shape", None) is not None for pending in mercury.pending)
    assert sum(state.houston.circles.values()) == len(mercury.tiles) + owed
    cells = [cell for id, spot in mercury.spots.items() for cell in cells_at(pack.tile[id].shape, spot)]
    assert len(cells) == len(set(cells)) == 4 * len(mercury.spots)
    assert all(0 <= x < pack.size.value and 0 <= y < pack.size.value for x, y in cells)
    assert set(mercury.spots) <= set(mercury.tiles)
    turned_up = {*mercury.tiles, *all_open(mercury)}
    assert set(mercury.starred) == {id for id in turned_up if pack.tile[id].star}


def _check_halves(state: State, mercury: Mercury, pack: Pack) -> None:
    """Halves that stars removed are out of the game; all others are somewhere."""
    box: dict[HalfColour, int] = {
        "white": pack.bag.value.white,
        "black": pack.bag.value.black,
        "red": pack.bag.value.red,
    }
    judged = Counter(pending.colour for pending in mercury.pending if isinstance(pending, HalfToJudge))
    for colour, count in box.items():
        held = mercury.halves.get(colour, 0)
        assert mercury.bag.count(colour) + held + judged[colour] <= count
    for valve in VALVES:
        arrived = mercury.tracks[valve] == pack.track.value.steps
        traded = mercury.valves.get(valve, 0) - arrived
        around = mercury.bag.count(valve) + mercury.halves.get(valve, 0) + judged[valve]
        assert traded >= 0
        assert around + 2 * traded <= box[valve]
        assert mercury.halves.get(valve, 0) < 2
        on_stems = sum(stem.endswith(valve) for stem in mercury.covered)
        assert on_stems <= mercury.valves.get(valve, 0) <= pack.valves_each.value
        assert 0 <= mercury.tracks[valve] <= pack.track.value.steps
    assert set(mercury.covered) <= {stem for id in mercury.tiles for stem in stems_of(pack.tile[id])}
    assert sum(state.bengaluru.paid.values()) <= 2 * len(GRIDS)


def _check_canisters(mercury: Mercury, pack: Pack) -> None:
    looked_at = [
        card for pending in mercury.pending if isinstance(pending, CardsToOrder) for card in pending.cards
    ]
    cards = [*mercury.unlocks, *mercury.unlocked, *looked_at]
    assert sorted(card for card in cards if card != RED_CROSS) == sorted(CANISTERS)
    assert cards.count(RED_CROSS) <= pack.red_crosses.value
    assert len(set(mercury.canisters.values())) == len(CANISTERS)
    assert set(mercury.canisters.values()) <= set(all_places(pack.size.value))
    if any(isinstance(pending, TurnUnlock) for pending in mercury.pending):
        assert looked_at


def _check_boards(state: State, pack: Pack) -> None:
    assert all(0 <= count <= pack.circles_each_shape.value for count in state.houston.circles.values())
    for station in STATIONS:
        board, written = board_of(pack, station), written_on(state, station)
        assert board.seeds.items() <= written.items()
        assert set(written) <= set(board.spaces)
        low = 0 if is_deck(state.setup, station) else 1
        assert all(low <= value <= 6 for value in written.values())
    for grid in GRIDS:
        assert state.bengaluru.paid.get(grid, 0) == halves_earned(pack, state, grid) <= 2
    complete = sum(
        is_column_complete(pack, state, column + 1) for column in range(len(pack.cologne_columns.value))
    )
    assert state.cologne.circles == complete


def _check_turn(state: State, pack: Pack) -> None:
    assert (state.ended == "no") == (state.phase != "over")
    if state.phase in ("ready", "over"):
        assert is_settled(state)
    if state.phase == "roll":
        assert all(desk.locked and not desk.left for desk in state.desks.values())
    if state.phase == "choose":
        assert may_leave(state)
    enough = oxygen_reached(pack, state.mercury) >= oxygen_needed(pack, state)
    assert state.won == (enough and state.phase == "over")
