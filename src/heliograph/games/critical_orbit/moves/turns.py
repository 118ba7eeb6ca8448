"""The turn (MC-13 to MC-19), the clock, and the beginning and end of a mission."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.cards import AiCard
from heliograph.games.critical_orbit.box.pack import CANISTERS, Pack
from heliograph.games.critical_orbit.box.radio import Reason
from heliograph.games.critical_orbit.box.shapes import SHAPES, Shape
from heliograph.games.critical_orbit.box.tiles import VALVES
from heliograph.games.critical_orbit.moves.deliveries import gain_valve
from heliograph.games.critical_orbit.moves.doing import Doing
from heliograph.games.critical_orbit.moves.stations import settle, tick_square
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.spacecraft import start_places
from heliograph.games.critical_orbit.rules.turn import track_of
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import (
    RED_CROSS,
    Bengaluru,
    BoxTask,
    Clock,
    Cologne,
    Desk,
    HalfColour,
    Houston,
    Mercury,
    SpaceTask,
    State,
)
from heliograph.games.critical_orbit.telling.events import (
    Kept,
    PauseAsked,
    Paused,
    Resumed,
    Rolled,
    SaidReady,
    Started,
)
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import Seat, all_seats

_MINUTE_MS = 60_000
_DICE = 3


def open_mission(pack: Pack, setup: Setup, seed: str) -> State:
    chance = Chance.from_seed(seed)
    dice, chance = chance.fork()
    bag, chance = chance.fork()
    mercury, chance = _spacecraft(pack, setup, chance)
    deck, chance = chance.shuffled([card.number for card in pack.ai_cards])
    squares: dict[Shape, int] = dict.fromkeys(SHAPES, 1) if is_deck(setup, "houston") else {}
    return State(
        setup=setup,
        dice_chance=dice,
        bag_chance=bag,
        deck=deck,
        mercury=mercury,
        houston=Houston(pack.houston_board.seeds, circles=dict.fromkeys(SHAPES, 0), squares=squares),
        bengaluru=Bengaluru(pack.bengaluru_board.seeds),
        cologne=Cologne(pack.cologne_board.seeds),
        desks=dict.fromkeys(STATIONS, Desk(locked=True)),
    )


def _spacecraft(pack: Pack, setup: Setup, chance: Chance) -> tuple[Mercury, Chance]:
    """MC-7 to MC-11."""
    stacks = {}
    for shape in SHAPES:
        stacks[shape], chance = chance.shuffled([t.id for t in pack.tiles.value if t.shape == shape])
    box = pack.bag.value
    halves: list[HalfColour] = [*["white"] * box.white, *["black"] * box.black, *["red"] * box.red]  # type: ignore[list-item]
    bag, chance = chance.shuffled(halves)
    unlocks, chance = chance.shuffled([*CANISTERS, *[RED_CROSS] * pack.red_crosses.value])
    mercury = Mercury(
        canisters=start_places(pack, setup),
        stacks=stacks,
        bag=bag,
        unlocks=unlocks,
        tracks=dict.fromkeys(VALVES, 0),
    )
    return mercury, chance


def say_ready(doing: Doing, seat: Seat, now: int) -> None:
    state = doing.state
    doing.change(ready=tuple(sorted((*state.ready, seat))))
    doing.tell(SaidReady(seat))
    if doing.state.ready == all_seats(state.setup.seats):
        deadline = now + state.setup.minutes * _MINUTE_MS if state.setup.clock == "timed" else None
        doing.change(phase="roll", clock=Clock(deadline))
        doing.tell(Started())


def ask_pause(doing: Doing, seat: Seat, now: int) -> None:
    state = doing.state
    asking = tuple(sorted((*state.pausing, seat)))
    doing.change(pausing=asking)
    doing.tell(PauseAsked(seat))
    if asking != all_seats(state.setup.seats):
        return
    clock = state.clock
    if clock.left is None:
        assert clock.deadline is not None
        doing.change(clock=Clock(left=max(0, clock.deadline - now)), pausing=())
        doing.tell(Paused())
    else:
        doing.change(clock=Clock(deadline=now + clock.left), pausing=())
        doing.tell(Resumed())


def roll(doing: Doing) -> None:
    """MC-13, MC-62. Without a clock there are only so many turns (MC-H14)."""
    state = doing.state
    if state.setup.clock == "untimed" and state.turn == state.setup.turns:
        doing.end("turns")
        return
    chance, dice = state.dice_chance, []
    for _ in range(_DICE):
        pips, chance = chance.below(6)
        dice.append(pips + 1)
    desks = {station: Desk(locked=is_deck(state.setup, station)) for station in STATIONS}
    doing.change(phase="choose", turn=state.turn + 1, dice=tuple(dice), dice_chance=chance, desks=desks)
    card = _turn_up(doing)
    doing.change(card=card)
    doing.tell(Rolled(doing.state.turn, tuple(dice), card))
    if card is not None:
        _follow(doing, card)
    settle(doing)


def _turn_up(doing: Doing) -> AiCard | None:
    """MC-62; an empty deck is shuffled again (MC-H12)."""
    state, cards = doing.state, doing.pack.ai_cards
    if not any(is_deck(state.setup, station) for station in STATIONS):
        return None
    deck, chance = state.deck, state.dice_chance
    if not deck:
        deck, chance = chance.shuffled([card.number for card in cards])
    doing.change(deck=deck[1:], dice_chance=chance)
    return next(card for card in cards if card.number == deck[0])


def _follow(doing: Doing, card: AiCard) -> None:
    """MC-64 to MC-67: every action happens, whatever was rolled."""
    setup = doing.state.setup
    if is_deck(setup, "houston"):
        for shape in card.shapes:
            tick_square(doing, shape)
        if card.star is not None:
            doing.give_star(card.star)
    if is_deck(setup, "bengaluru"):
        for grids in card.grids:
            doing.give_task("bengaluru", SpaceTask(grids))
    if is_deck(setup, "cologne"):
        for size in card.sizes:
            doing.give_task("cologne", BoxTask(size))


def keep(doing: Doing, leave: int, why: Reason) -> None:
    """MC-14 to MC-17."""
    state = doing.state
    kept = list(state.dice)
    kept.remove(leave)
    doing.change(phase="enter", kept=tuple(kept), kept_why=why)
    for station in STATIONS:
        if not is_deck(state.setup, station):
            doing.change_desk(station, left=tuple(kept))
    doing.tell(Kept(tuple(kept), leave, track_of(leave), why))
    _advance(doing, leave)
    settle(doing)


def _advance(doing: Doing, value: int) -> None:
    """MC-16 to MC-18: a valve that has arrived is kept, and its track stays empty."""
    colour, track = track_of(value), doing.pack.track.value
    step = doing.mercury.tracks[colour] + 1
    if step > track.steps:
        return
    doing.change_mercury(tracks={**doing.mercury.tracks, colour: step})
    if step in track.stars:
        doing.give_star("mercury")
    if step == track.steps:
        gain_valve(doing, colour)


def ring(doing: Doing) -> None:
    """MC-4, MC-H15: time is up, and the oxygen is counted once more."""
    doing.change(clock=replace(doing.state.clock, deadline=None))
    doing.end("time")
