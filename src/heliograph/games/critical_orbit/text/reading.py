"""Reading a position from its text: a mission that has just been opened, and what the clauses change."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from heliograph.games.critical_orbit import rules
from heliograph.games.critical_orbit.boards import GRIDS, STATIONS
from heliograph.games.critical_orbit.content import CANISTERS, Pack
from heliograph.games.critical_orbit.state import (
    RED_CROSS,
    BoxTask,
    Clock,
    Desk,
    ShapeTask,
    SpaceTask,
    State,
)
from heliograph.games.critical_orbit.text.setups import SETUP, pairs, read_setup
from heliograph.games.critical_orbit.text.spacecraft import MERCURY, read_mercury
from heliograph.games.critical_orbit.turns import open_mission
from heliograph.kernel.clauses import Clauses
from heliograph.kernel.seats import all_seats

_TURN = ("phase", "turn", "dice", "kept", "card", "cards", "deadline", "standing")
_BOARDS = ("houston", "struck", "circles", "squares", "bengaluru", "paid", "cologne", "columns")
_DESKS = ("left", "stars", "locked", "box", "grids", "square")


def position(pack: Pack, text: str) -> State:
    read = Clauses(text, (*SETUP, *_TURN, *_BOARDS, *_DESKS, *MERCURY))
    setup = read_setup(read)
    opened = open_mission(pack, setup, " ".join(read.words("seed", ("text",))))
    phase = read.word("phase", "enter" if read.has("kept") else "roll")
    kept = read.numbers("kept")
    timed = setup.clock == "timed" and phase != "ready"
    deadline = read.number("deadline", setup.minutes * 60_000) if timed else None
    clock = Clock(left=read.number("standing", 0)) if read.has("standing") else Clock(deadline)
    number = read.number("card", 0)
    state = replace(
        opened,
        phase=phase,
        ready=all_seats(setup.seats) if phase != "ready" else (),
        clock=clock,
        turn=read.number("turn", 0 if phase in ("ready", "roll") else 1),
        dice=read.numbers("dice", (*kept, 1) if kept else ()),
        kept=kept,
        card=next((card for card in pack.ai_cards if card.number == number), None),
        deck=read.numbers("cards", opened.deck),
        mercury=read_mercury(pack, read, opened.mercury),
        **_boards(read, opened),
    )
    state = replace(state, desks={station: _desk(read, state, station) for station in STATIONS})
    return _checked(pack, msgspec.convert(msgspec.to_builtins(state), State))


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
    tasks: list[ShapeTask | SpaceTask | BoxTask] = [ShapeTask()] * (
        station == "houston" and read.has("square")
    )
    tasks += [SpaceTask(tuple(names)) for name, names in read.each("grids") if name == station]  # type: ignore[arg-type]
    tasks += [BoxTask(int(size)) for name, size in read.each("box") if name == station]
    return Desk(
        left=tuple(map(int, left[station])) if station in left else usual,
        stars=int(pairs(read.words("stars")).get(station, 0)),
        locked=deck or state.phase in ("ready", "roll", "over") or station in read.words("locked"),
        tasks=tuple(tasks),
    )


def _checked(pack: Pack, state: State) -> State:
    """A slip in a test's text must not become a strange table."""
    for station in STATIONS:
        _known("space", set(rules.written_on(state, station)), rules.board_of(pack, station).spaces)
    _known("grid", set(state.bengaluru.paid), GRIDS)
    mercury = state.mercury
    _known("tile", {*mercury.tiles, *mercury.face_up.values()}, tuple(pack.tile))
    _known("canister", {*mercury.canisters, *mercury.unlocked, *mercury.unlocks}, (*CANISTERS, RED_CROSS))
    return state


def _known(what: str, found: set[Any], known: tuple[Any, ...]) -> None:
    strange = found - set(known)
    if strange:
        raise ValueError(f"no such {what}: {', '.join(sorted(strange))}")
