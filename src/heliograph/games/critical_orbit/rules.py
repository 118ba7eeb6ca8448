"""Questions about a mission. Each answers from the state and changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from heliograph.games.critical_orbit import pipes
from heliograph.games.critical_orbit.boards import (
    JOBS,
    STATIONS,
    Board,
    GridName,
    Job,
    Space,
    Station,
    open_spaces,
    point_of,
)
from heliograph.games.critical_orbit.content import CANISTER_COLOURS, CANISTERS, Pack
from heliograph.games.critical_orbit.pipes import (
    Flow,
    Place,
    Stem,
    TileId,
    ValveColour,
    all_places,
    cells_at,
)
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.shapes import SHAPES, Point, Shape, shapes_through
from heliograph.games.critical_orbit.state import (
    BoxTask,
    Canister,
    CardsToOrder,
    Desk,
    HalfToJudge,
    Mercury,
    ShapeTask,
    SpaceTask,
    State,
    Task,
    UseStar,
)
from heliograph.kernel.seats import Seat

# Who does what


def seat_of(setup: Setup, job: Job) -> int | None:
    seat: int | None = getattr(setup, job)
    return seat


def is_deck(setup: Setup, station: Station) -> bool:
    """MC-61: the AI deck plays it."""
    return seat_of(setup, station) is None


def jobs_of(setup: Setup, seat: Seat) -> tuple[Job, ...]:
    return tuple(job for job in JOBS if seat_of(setup, job) == seat)


def caretaker(setup: Setup) -> Seat:
    """Who carries out the AI deck's actions (MC-61): a human station, or Mercury if there is none."""
    people = [seat_of(setup, station) for station in STATIONS]
    return Seat(next((seat for seat in people if seat is not None), setup.mercury))


def hand_of(setup: Setup, station: Station) -> Seat:
    """Who writes on this station's board."""
    seat = seat_of(setup, station)
    return caretaker(setup) if seat is None else Seat(seat)


def is_paused(state: State) -> bool:
    return state.clock.left is not None


# The turn


def forced(state: State) -> tuple[int, ...]:
    """MC-63, MC-H13: values that must be kept because an AI card says so."""
    if state.card is None:
        return ()
    wanted = [state.card.forces[station] for station in STATIONS if is_deck(state.setup, station)]
    return tuple(dict.fromkeys(value for value in wanted if value in state.dice))[:2]


def may_leave(state: State) -> tuple[int, ...]:
    """Values that may go to the tracks: the other two keep everything that is forced."""
    found: list[int] = []
    for value in dict.fromkeys(state.dice):
        kept = list(state.dice)
        kept.remove(value)
        if all(must in kept for must in forced(state)):
            found.append(value)
    return tuple(found)


def track_of(value: int) -> ValveColour:
    """MC-8, MC-16."""
    return "white" if value <= 3 else "black"


def may_roll(state: State) -> bool:
    """MC-19: everybody is locked, and every star is dealt with. A delivery may wait (MC-20)."""
    return state.phase == "roll" and is_settled(state) and not has_star(state.mercury)


def has_star(mercury: Mercury) -> bool:
    """A star that waits to be used, or whose use waits for a decision (MC-23)."""
    return star_in_use(mercury) or any(isinstance(pending, UseStar) for pending in mercury.pending)


def star_in_use(mercury: Mercury) -> bool:
    """MC-23: what one star has drawn or turned up is dealt with before the next star is used."""
    return any(isinstance(pending, HalfToJudge | CardsToOrder) for pending in mercury.pending)


def is_done(desk: Desk) -> bool:
    return desk.locked and not desk.stars and not desk.tasks and not desk.claims


def is_settled(state: State) -> bool:
    return all(map(is_done, state.desks.values()))


# The boards


def board_of(pack: Pack, station: Station) -> Board:
    match station:
        case "houston":
            return pack.houston_board
        case "bengaluru":
            return pack.bengaluru_board
        case "cologne":
            return pack.cologne_board


def written_on(state: State, station: Station) -> dict[Space, int]:
    match station:
        case "houston":
            return state.houston.written
        case "bengaluru":
            return state.bengaluru.written
        case "cologne":
            return state.cologne.written


def open_on(pack: Pack, state: State, station: Station) -> tuple[Space, ...]:
    return open_spaces(board_of(pack, station), written_on(state, station))


def shapes_made(pack: Pack, state: State, space: Space) -> Iterator[tuple[Shape, tuple[Space, ...]]]:
    """MC-41 to MC-43: shapes of equal numbers through this space that still earn a tile (MC-H7)."""
    houston = state.houston
    value = houston.written[space]
    names: dict[Point, Space] = {point_of(name): name for name in houston.written}
    usable = {
        point: houston.written[name] == value and name not in houston.struck for point, name in names.items()
    }
    for shape, points in shapes_through(point_of(space), usable):
        if earns_tile(pack, state, shape):
            yield shape, tuple(sorted(names[point] for point in points))


def earns_tile(pack: Pack, state: State, shape: Shape) -> bool:
    """MC-44, MC-H7: a circle is free and a tile is left."""
    owed = sum(getattr(pending, "shape", None) == shape for pending in state.mercury.pending)
    left = len(state.mercury.stacks[shape]) + (shape in state.mercury.face_up) - owed
    return state.houston.circles.get(shape, 0) < pack.circles_each_shape.value and left > 0


def lines_of(pack: Pack, grid: GridName) -> tuple[tuple[Space, ...], ...]:
    """MC-49: rows, then columns."""
    size = range(len(pack.grid[grid].rows))
    letters = "abcdefgh"
    rows = tuple(tuple(f"{grid}-{letters[x]}{y + 1}" for x in size) for y in size)
    return (*rows, *(tuple(column) for column in zip(*rows, strict=True)))


def circles_in(pack: Pack, state: State, grid: GridName) -> int:
    """MC-48; the AI deck's lines always count when they are full (MC-66)."""
    written, ticks = state.bengaluru.written, is_deck(state.setup, "bengaluru")
    return sum(
        all(space in written for space in line)
        and (ticks or len({written[space] for space in line}) == len(line))
        for line in lines_of(pack, grid)
    )


def halves_earned(pack: Pack, state: State, grid: GridName) -> int:
    """MC-50, MC-51: one for the first half of its circles, one for all."""
    return circles_in(pack, state, grid) // len(pack.grid[grid].rows)


def boxes_of(pack: Pack, column: int) -> tuple[Space, ...]:
    return tuple(f"{column}-{row}" for row in range(1, pack.cologne_columns.value[column - 1].boxes + 1))


def column_of(box: Space) -> int:
    return int(box.partition("-")[0])


def cells_filled(pack: Pack, state: State, column: int) -> int:
    """MC-54."""
    return sum(state.cologne.written.get(box, 0) for box in boxes_of(pack, column))


def is_column_complete(pack: Pack, state: State, column: int) -> bool:
    """MC-55, MC-56: all boxes, and exactly all cells, which the AI deck does not count (MC-67)."""
    full = all(box in state.cologne.written for box in boxes_of(pack, column))
    exact = cells_filled(pack, state, column) == pack.cologne_columns.value[column - 1].cells
    return full and (exact or is_deck(state.setup, "cologne"))


# The AI deck


def tickable(pack: Pack, state: State, station: Station, task: Task) -> tuple[str, ...]:
    """What may be ticked for the AI deck: shapes, or spaces next to something (MC-65 to MC-67, MC-H11)."""
    spaces = open_on(pack, state, station)
    match task:
        case ShapeTask():
            return SHAPES
        case SpaceTask(grids):
            return tuple(space for space in spaces if space.partition("-")[0] in grids)
        case BoxTask(size):
            columns = pack.cologne_columns.value
            return tuple(box for box in spaces if size in (0, columns[column_of(box) - 1].boxes))


# Mercury


def start_places(pack: Pack, setup: Setup) -> dict[Canister, Place]:
    """MC-7."""
    places = setup.own_start if setup.start == 0 else pack.start[setup.start].places
    return dict(zip(CANISTERS, places, strict=True))


def cells_taken(pack: Pack, mercury: Mercury, but: TileId) -> frozenset[Point]:
    return frozenset(
        cell
        for id, spot in mercury.spots.items()
        if id != but
        for cell in cells_at(pack.tile[id].shape, spot)
    )


def places_for(pack: Pack, mercury: Mercury, canister: Canister) -> tuple[Place, ...]:
    """MC-32: along its own side, where no other stands."""
    if canister not in mercury.unlocked:
        return ()
    side = mercury.canisters[canister][0]
    taken = set(mercury.canisters.values())
    return tuple(place for place in all_places(pack.size.value) if place[0] == side and place not in taken)


def free_valves(mercury: Mercury) -> Counter[str]:
    """Release valves that lie on no stem (MC-35)."""
    owned = Counter({str(colour): count for colour, count in mercury.valves.items()})
    return owned - Counter(stem.partition("-")[2] for stem in mercury.covered)


def flow(pack: Pack, mercury: Mercury) -> Flow:
    """MC-36 to MC-39, MC-H9: tiles whose oxygen counts, and the stems that keep others from it."""
    pairs = tuple(
        (mercury.canisters[f"{colour}-round"], mercury.canisters[f"{colour}-square"])
        for colour in CANISTER_COLOURS
    )
    placed = tuple((pack.tile[id], spot) for id, spot in mercury.spots.items())
    return pipes.flow(placed, pack.size.value, pairs, mercury.covered)


def connections(pack: Pack, mercury: Mercury) -> frozenset[TileId]:
    return flow(pack, mercury).connected


def missing_valves(pack: Pack, mercury: Mercury) -> tuple[Stem, ...]:
    return flow(pack, mercury).missing


def oxygen(pack: Pack, mercury: Mercury) -> int:
    return sum(pack.tile[id].oxygen for id in connections(pack, mercury))


def target(pack: Pack, state: State) -> int:
    """MC-3."""
    return pack.targets.value[state.setup.difficulty]
