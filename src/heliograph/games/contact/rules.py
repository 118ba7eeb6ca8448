"""Questions about a mission. Each answers from the state and changes nothing."""

from __future__ import annotations

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import ChipId, Flight, Helper, State
from heliograph.kernel.seats import Seat


def is_professional(setup: Setup) -> bool:
    return setup.mode == "professional"


def full_tank(pack: Pack, setup: Setup) -> int:
    """CT-8, CT-35."""
    return (pack.barrels_professional if is_professional(setup) else pack.barrels).value


def is_guided(state: State) -> bool:
    return state.setup.route == "guided"


def flight_of(state: State) -> Flight:
    """The round being played; only asked while there is one."""
    assert state.flight is not None
    return state.flight


def is_practice(flight: Flight) -> bool:
    return flight.round == 0


def next_seat(state: State, seat: Seat) -> Seat:
    """The player to the left."""
    return Seat((seat + 1) % state.setup.seats)


def first_guesser(state: State) -> Seat:
    """CT-24: left of the Source."""
    return next_seat(state, state.source)


def next_guesser(state: State) -> Seat:
    """CT-24: clockwise, the Source passed over; with two players always the same one (CT-33)."""
    assert state.guesser is not None
    left = next_seat(state, state.guesser)
    return next_seat(state, left) if left == state.source else left


def is_crew(state: State, seat: Seat) -> bool:
    return seat != state.source and 0 <= seat < state.setup.seats


def reached_targets(state: State) -> tuple[ChipId, ...]:
    """CT-28: never targets again. The target of a lost mission's last round was not reached (CT-27)."""
    flown = tuple(flight.target for flight in state.history if not is_practice(flight))
    is_lost = state.phase == "over" and not mission_succeeded(state)
    return flown[:-1] if is_lost else flown


def unreached_planets(pack: Pack, state: State) -> tuple[ChipId, ...]:
    reached = reached_targets(state)
    return tuple(planet for planet in pack.planets.value if planet not in reached)


def coloured_chips(pack: Pack, state: State) -> tuple[ChipId, ...]:
    """Chips lying coloured side up: all in the professional game (CT-34), else those whose card
    was turned up (CT-9, CT-12), and those the practice flight borrows (CT-H16)."""
    if is_professional(state.setup):
        return tuple(chip.id for chip in state.layout.chips)
    if state.flight is not None and is_practice(state.flight):
        return state.flight.candidates
    face_down = set(state.planet_stack)
    return tuple(planet for planet in pack.planets.value if planet not in face_down)


def wrong_guesses(flight: Flight) -> tuple[ChipId, ...]:
    return tuple(guess.chip for guess in flight.guesses if not guess.right)


def possible_targets(state: State) -> tuple[ChipId, ...]:
    """What a sensible guesser would point at: CT-H10 dims everything else."""
    flight = flight_of(state)
    excluded = {*wrong_guesses(flight), state.rocket}
    return tuple(chip for chip in flight.candidates if chip not in excluded)


def may_ask_for_repeat(state: State) -> bool:
    """CT-22, CT-23."""
    return state.phase == "guess" and state.transmissions_left > 0


def first_guess_is_open(state: State) -> bool:
    """The signal card is still to be won (CT-26, CT-29); a 50:50 counts as one guess (CT-H8)."""
    return not flight_of(state).prize_lost


def may_exchange_target(state: State) -> bool:
    """CT-43: before the signal card is chosen; CT-H11: not from an empty stack."""
    return state.phase == "signal" and is_active(state, "exchange-target") and bool(state.planet_stack)


def may_declare_fifty_fifty(state: State) -> bool:
    """CT-41: before the guesser's first guess."""
    return state.phase == "guess" and is_active(state, "fifty-fifty") and state.second_guess == "no"


def may_reveal_stopover(state: State) -> bool:
    """CT-42: only if the route has a stopover the rocket is not on yet."""
    return state.phase == "guess" and is_active(state, "first-stopover") and stopovers_ahead(state) > 0


def may_call_meeting(state: State) -> bool:
    """CT-44; with a single Crew member there is nobody to meet."""
    can_meet = state.setup.seats > 2 and not state.meeting
    return state.phase == "guess" and can_meet and has_helpers(state) and bool(state.helpers)


def may_reactivate(state: State, seat: Seat) -> bool:
    """CT-40: never with the last barrel, and only whoever could use a card at once (CT-H19)."""
    user = state.source if state.phase == "signal" else state.guesser
    return (
        state.phase in ("signal", "guess")
        and has_helpers(state)
        and seat == user
        and len(state.helpers) < 3
        and state.barrels > 1
    )


def has_helpers(state: State) -> bool:
    """CT-35; the practice flight is flown without (CT-H16)."""
    return is_professional(state.setup) and not is_practice(flight_of(state))


def is_active(state: State, helper: Helper) -> bool:
    """CT-39."""
    return has_helpers(state) and helper in state.helpers


def stopovers_ahead(state: State) -> int:
    """Stopovers of the last transmission that the rocket has not been put on yet (CT-42)."""
    if state.flight is None or not state.flight.transmissions:
        return 0
    sent = state.flight.transmissions[-1]
    return len(sent.holds) - 1 - len(sent.shown)


def revealed_stopovers(flight: Flight) -> tuple[ChipId, ...]:
    return tuple(chip for sent in flight.transmissions for chip in sent.shown)


def is_last_round(pack: Pack, flight: Flight) -> bool:
    return flight.round == pack.rounds.value


def score(state: State) -> int:
    """CT-31."""
    return sum(state.won)


def certificate_for(pack: Pack, points: int) -> str:
    """CT-38, CT-H15."""
    return next(c.id for c in pack.certificates.value if points >= c.lowest)


def should_raise_level(pack: Pack, state: State) -> bool:
    """CT-31."""
    return (
        not is_professional(state.setup)
        and state.barrels >= pack.barrels_to_raise_level.value
        and state.setup.level < pack.highest_level.value
    )


def mission_succeeded(state: State) -> bool:
    return state.phase == "over" and state.barrels > 0
