"""What one viewer may know, field by field. Spectators see what the Crew sees (CT-H20)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.rules import mission
from heliograph.games.contact.rules.flight import is_practice, possible_targets, stopovers_ahead
from heliograph.games.contact.rules.geometry import obstacles
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import (
    ChipId,
    Flight,
    Guess,
    Helper,
    Layout,
    Phase,
    SecondGuess,
    State,
    Transmission,
)
from heliograph.kernel.remembered import remembered
from heliograph.kernel.seats import Seat


class Report(msgspec.Struct, frozen=True, gc=False):
    """The mission report (CT-31), and in the professional game the certificate (CT-38)."""

    success: bool
    score: int
    barrels: int
    last_target: ChipId
    certificate: str | None
    next: mission.Next | None
    """What a crew that had fuel to spare may try now (CT-31)."""


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    me: Seat | None
    setup: Setup
    layout: Layout
    phase: Phase
    round: int
    """0 during the practice flight and before the first round."""
    rounds: int
    source: Seat
    guesser: Seat | None
    rocket: ChipId
    barrels: int
    full_tank: int
    equal_pause_ms: int | None
    """How long every pause sounds, whatever was tapped (CT-H13); None: as tapped."""
    helpers: tuple[Helper, ...]
    prize: int | None
    prize_lost: bool
    signals: tuple[int, ...]
    """Signal cards not used yet, by value; the stack's order stays hidden."""
    won: tuple[int, ...]
    coloured: tuple[ChipId, ...]
    reached: tuple[ChipId, ...]
    candidates: tuple[ChipId, ...]
    possible: tuple[ChipId, ...]
    """Candidates that can still be the target; the others are dimmed (CT-H10)."""
    guesses: tuple[Guess, ...]
    transmissions: tuple[Transmission, ...]
    """Routes are shown only to the Source who laid them; so are durations, unless they are written down
    (CT-H21)."""
    transmissions_left: int
    stopovers_ahead: int
    second_guess: SecondGuess
    meeting: bool
    target: ChipId | None
    """The Source's secret."""
    plan: tuple[ChipId, ...] | None
    """The Source's secret: the route laid for the next transmission."""
    history: tuple[Flight, ...]
    """Finished rounds, with their targets and, in guided mode, their routes; durations as above."""
    report: Report | None
    face_down: tuple[ChipId, ...] = ()
    """Planet cards in the stack, by name; the professional Source's card is one of them."""
    face_up: tuple[ChipId, ...] = ()
    """The base game's possible targets (CT-9), by name; the Source's is one of them."""
    flights: tuple[int, ...] = ()
    """The number of flights of each transmission of this round."""
    score: int = 0
    """Points won so far (CT-31)."""
    obstacles: dict[ChipId, dict[ChipId, tuple[ChipId, ...]]] = {}
    """For a Source who lays a route: pairs of chips without a straight flight, and what is in the way
    (CT-15). Each pair is listed once."""


def view_for(
    pack: Pack, state: State, viewer: Seat | None, *, everything: bool = False, in_full: bool = True
) -> View:
    """`in_full` includes what is worked out from the chips' places."""
    seen, flight = _seen_by_all(pack, state), state.flight
    if everything:
        seen = replace(seen, history=state.history)
    elif flight is None or viewer != state.source:
        return replace(seen, me=viewer)
    return replace(
        seen,
        me=viewer,
        transmissions=flight.transmissions if flight else (),
        target=flight.target if flight else None,
        plan=state.plan,
        obstacles=_obstacles(state, viewer) if in_full else {},
    )


@remembered(most=16)
def _seen_by_all(pack: Pack, state: State) -> View:
    """The view without anything that only the Source knows."""
    flight = state.flight
    professional = mission.is_professional(state.setup)
    held = (flight.target,) if flight and not is_practice(flight) else ()
    return View(
        me=None,
        setup=state.setup,
        layout=state.layout,
        phase=state.phase,
        round=flight.round if flight else _rounds_flown(state),
        rounds=pack.rounds.value,
        source=state.source,
        guesser=state.guesser,
        rocket=state.rocket,
        barrels=state.barrels,
        full_tank=mission.full_tank(pack, state.setup),
        equal_pause_ms=pack.equal_pause_ms.value if state.setup.equal_pauses else None,
        helpers=state.helpers,
        prize=flight.prize if flight else None,
        prize_lost=flight.prize_lost if flight else False,
        signals=tuple(sorted(state.signal_stack)),
        won=state.won,
        coloured=mission.coloured_chips(pack, state),
        reached=mission.reached_targets(state),
        candidates=flight.candidates if flight else (),
        possible=possible_targets(state) if flight else (),
        guesses=flight.guesses if flight else (),
        transmissions=_without_routes(_kept(state.setup, flight)) if flight else (),
        transmissions_left=state.transmissions_left,
        stopovers_ahead=stopovers_ahead(state),
        second_guess=state.second_guess,
        meeting=state.meeting,
        target=None,
        plan=None,
        history=_history(state.setup, state.history),
        report=report_of(pack, state) if state.phase == "over" else None,
        face_down=tuple(sorted(state.planet_stack + held if professional else state.planet_stack)),
        face_up=() if professional else tuple(sorted(state.target_deck + held)),
        flights=tuple([len(sent.holds) for sent in flight.transmissions]) if flight else (),
        score=mission.score(state),
    )


def report_of(pack: Pack, state: State) -> Report:
    success, points = mission.mission_succeeded(state), mission.score(state)
    professional = mission.is_professional(state.setup)
    return Report(
        success=success,
        score=points,
        barrels=state.barrels,
        last_target=state.history[-1].target,
        certificate=mission.certificate_for(pack, points) if success and professional else None,
        next=mission.what_next(pack, state) if success else None,
    )


def _obstacles(state: State, viewer: Seat | None) -> dict[ChipId, dict[ChipId, tuple[ChipId, ...]]]:
    if state.phase != "transmit" or viewer != state.source:
        return {}
    return obstacles(state.layout)


def _rounds_flown(state: State) -> int:
    return state.history[-1].round if state.history else 0


def _without_routes(flight: Flight) -> tuple[Transmission, ...]:
    return tuple([sent if sent.route is None else replace(sent, route=None) for sent in flight.transmissions])


@remembered(most=1024)
def _history(setup: Setup, history: tuple[Flight, ...]) -> tuple[Flight, ...]:
    return tuple([_past(setup, flight) for flight in history])


@remembered(most=1024)
def _past(setup: Setup, flight: Flight) -> Flight:
    return _kept(setup, flight)


def _kept(setup: Setup, flight: Flight) -> Flight:
    """What the table keeps of a round's signals (CT-H21); whoever heard them must remember the rest."""
    if mission.is_written_down(setup, flight):
        return flight
    gone = tuple(replace(sent, holds=(), pauses=()) for sent in flight.transmissions)
    return replace(flight, transmissions=gone)
