"""Reading a position from its text: a newly opened mission, changed by the clauses."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from tests.games.clauses import Clauses
from tests.games.critical_orbit.text.setups import SETUP, pairs, read_setup
from tests.games.critical_orbit.text.spacecraft import MERCURY, all_open, read_mercury

from heliograph.games.critical_orbit.box.boards import GRIDS, STATIONS
from heliograph.games.critical_orbit.box.pack import CANISTERS, RED_CROSS, Pack
from heliograph.games.critical_orbit.box.radio import NO_REASON
from heliograph.games.critical_orbit.opening import open_mission
from heliograph.games.critical_orbit.rules.stations import board_of, written_on
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import (
    BoxTask,
    Clock,
    Desk,
    Entry,
    ShapeTask,
    SpaceTask,
    State,
    Task,
)
from heliograph.kernel.chance import Chance
from heliograph.kernel.seats import all_seats

_TURN = (
    *("phase", "turn", "dice", "kept", "card", "cards", "deadline", "standing", "ready", "pausing", "ended"),
    *("dice-chance", "bag-chance", "wish", "why", "needs"),
)
_BOARDS = ("houston", "struck", "circles", "squares", "bengaluru", "paid", "cologne", "columns")
_DESKS = ("left", "stars", "locked", "box", "grids", "square", "claim", "undoable")
_NONE = "-"


def position(pack: Pack, text: str) -> State:
    read = Clauses(text, (*SETUP, *_TURN, *_BOARDS, *_DESKS, *MERCURY))
    setup = read_setup(read)
    opened = open_mission(pack, setup, " ".join(read.words("seed", ("text",))))
    phase = read.word("phase", "enter" if read.has("kept") else "roll")
    kept = read.numbers("kept")
    number = read.number("card", 0)
    state = replace(
        opened,
        phase=phase,
        ready=read.numbers("ready", all_seats(setup.seats) if phase not in ("ready", "over") else ()),
        clock=_clock(read, setup, phase),
        pausing=read.numbers("pausing"),
        dice_chance=_chance(read, "dice-chance", opened.dice_chance),
        bag_chance=_chance(read, "bag-chance", opened.bag_chance),
        turn=read.number("turn", 0 if phase in ("ready", "roll") else 1),
        dice=read.numbers("dice", (*kept, 1) if kept else ()),
        kept=kept,
        card=next((card for card in pack.ai_cards if card.number == number), None),
        deck=read.numbers("cards", opened.deck),
        mercury=read_mercury(pack, read, opened.mercury),
        **_radio(read),
        **_boards(read, opened),
    )
    if read.has("ended"):
        ended, result = read.words("ended")
        state = replace(state, ended=ended, won=result == "won")
    state = replace(state, desks={station: _desk(read, state, station) for station in STATIONS})
    return _checked(pack, msgspec.convert(msgspec.to_builtins(state), State))


def _clock(read: Clauses, setup: Setup, phase: str) -> Clock:
    if read.has("standing"):
        return Clock(left=read.number("standing", 0))
    runs = setup.clock == "timed" and phase not in ("ready", "over")
    [deadline] = read.numbers("deadline", (setup.minutes * 60_000,) if runs else ()) or (None,)
    return Clock(deadline)


def _chance(read: Clauses, keyword: str, usual: Chance) -> Chance:
    if not read.has(keyword):
        return usual
    key, drawn = read.words(keyword)
    return Chance(key, int(drawn))


def _radio(read: Clauses) -> dict[str, Any]:
    wants = {
        station: {"leave": int(leave), "why": _reason(why), "firm": firm == ["firm"]}
        for station, leave, why, *firm in read.each("wish")
    }
    return {"wants": wants, "kept_why": _reason(read.word("why", _NONE)), "needs": read.words("needs")}


def _reason(word: str) -> str:
    return NO_REASON if word == _NONE else word


def _boards(read: Clauses, opened: State) -> dict[str, Any]:
    def written(station: str) -> dict[str, int]:
        given = {space: int(value) for space, value in pairs(read.words(station)).items()}
        return {**getattr(opened, station).written, **given}

    def counts(keyword: str, usual: Any) -> dict[str, int]:
        return {**usual, **{name: int(value) for name, value in pairs(read.words(keyword)).items()}}

    houston = replace(
        opened.houston,
        written=written("houston"),
        struck=read.words("struck"),
        circles=counts("circles", opened.houston.circles),
        squares=counts("squares", opened.houston.squares),
    )
    bengaluru = replace(opened.bengaluru, written=written("bengaluru"), paid=counts("paid", {}))
    cologne = replace(opened.cologne, written=written("cologne"), circles=read.number("columns", 0))
    return {"houston": houston, "bengaluru": bengaluru, "cologne": cologne}


def _desk(read: Clauses, state: State, station: str) -> Desk:
    deck = getattr(state.setup, station) is None
    left = {name: values for name, *values in read.each("left")}
    usual = () if deck or state.phase != "enter" else state.kept
    tasks: list[Task] = [ShapeTask()] * (len(read.each("square")) if station == "houston" else 0)
    tasks += [SpaceTask(tuple(names)) for name, names in read.each("grids") if name == station]  # type: ignore[arg-type]
    tasks += [BoxTask(int(size)) for name, size in read.each("box") if name == station]
    return Desk(
        left=tuple(map(int, left[station])) if station in left else usual,
        stars=int(pairs(read.words("stars")).get(station, 0)),
        locked=deck or state.phase in ("ready", "roll", "over") or station in read.words("locked"),
        tasks=tuple(tasks),
        claims=tuple(read.each("claim")) if station == "houston" else (),
        undoable=tuple(
            Entry(space, int(value), star == ["star"])
            for name, entry, *star in read.each("undoable")
            for space, value in pairs((entry,)).items()
            if name == station
        ),
    )


def _checked(pack: Pack, state: State) -> State:
    """A typing mistake in a test's text must not become a strange table."""
    for station in STATIONS:
        _known("space", set(written_on(state, station)), board_of(pack, station).spaces)
    _known("grid", set(state.bengaluru.paid), GRIDS)
    mercury = state.mercury
    _known("tile", {*mercury.tiles, *all_open(mercury)}, tuple(pack.tile))
    _known("canister", {*mercury.canisters, *mercury.unlocked, *mercury.unlocks}, (*CANISTERS, RED_CROSS))
    return state


def _known(what: str, found: set[Any], known: tuple[Any, ...]) -> None:
    strange = found - set(known)
    if strange:
        raise ValueError(f"no such {what}: {', '.join(sorted(strange))}")
