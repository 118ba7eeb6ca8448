"""What a rule's test needs: a position from text, moves, and their results."""

from __future__ import annotations

from tests.games.contact.text import position

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.game import Contact
from heliograph.games.contact.moves.actions import Action
from heliograph.games.contact.moves.begin import BeginRound
from heliograph.games.contact.moves.event import Happening
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.transmit import Transmit
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import ChipId, Flight, State
from heliograph.kernel.game import Refusal, Step
from heliograph.kernel.seats import Seat

GAME = Contact.load()
PACK: Pack = GAME.content
HOP = Transmit((800,))
TWO_HOPS = Transmit((800, 1200), (400,))


def at(text: str) -> State:
    return position(PACK, text)


def step(state: State, seat: int, move: Action) -> Step[State, Happening]:
    result = GAME.apply(state, Seat(seat), move, 0)
    assert not isinstance(result, Refusal), f"refused: {result.reason}"
    return result


def after(state: State, *moves: tuple[int, Action]) -> State:
    """The state after these moves, each by a seat."""
    for seat, move in moves:
        state = step(state, seat, move).state
    return state


def told(state: State, seat: int, move: Action) -> tuple[Happening, ...]:
    return tuple(told.event for told in step(state, seat, move).events)


def why_not(state: State, seat: int, move: Action) -> str:
    """The reason's id."""
    result = GAME.apply(state, Seat(seat), move, 0)
    assert isinstance(result, Refusal), f"accepted: {move}"
    return result.reason.id


def offered(state: State, seat: int) -> set[str]:
    """The kinds of move this seat may make now."""
    return {offer.action for offer in GAME.prompt(state, Seat(seat)).offers}


def flight(state: State) -> Flight:
    assert state.flight is not None
    return state.flight


def guess(chip: ChipId) -> MakeGuess:
    return MakeGuess(chip)


def sure(chip: ChipId) -> MakeGuess:
    """A guess at a chip that cannot be the target, confirmed."""
    return MakeGuess(chip, True)


def begun(setup: Setup, seed: str = "seed") -> State:
    """A mission whose first round has just begun."""
    return after(GAME.start(setup, seed), (setup.first_source, BeginRound()))


def hears(state: State, speaker: int) -> set[int]:
    return set(GAME.hears(state, Seat(speaker)).seats)
