"""The peer's game, on our kernel: sixteen squares, two seats in turn, one secret each."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from heliograph.kernel.boxed import BoxedGame
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Outcome, Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer, Prompt
from heliograph.kernel.seats import Seat, SeatSpec, all_seats


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 2


class Pack(msgspec.Struct, frozen=True):
    squares: int = 16


class State(msgspec.Struct, frozen=True):
    secrets: tuple[str, str] = ("a", "b")
    board: tuple[int | None, ...] = (None,) * 16
    placed: int = 0


class Place(msgspec.Struct, frozen=True, tag="place", tag_field="type", forbid_unknown_fields=True):
    square: int


class Placed(msgspec.Struct, frozen=True, tag="placed", tag_field="type"):
    seat: Seat
    square: int


class View(msgspec.Struct, frozen=True):
    secret: str | None
    board: tuple[int | None, ...]
    placed: int


_PLACE = Prompt(say("ask-place"), (Offer("place", {"square": Choice(tuple(range(16)))}),))
_WAIT = Prompt(say("wait-place"))


class Relay(BoxedGame[Pack, Setup, State, Place, View, Placed]):
    id = "relay"
    pack_type = Pack
    rules_version = 1
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Place
    event_type = Placed

    def check_setup(self, setup: Setup) -> Message | None:
        return None if setup.seats == 2 else say("setup-seats", fewest=2, most=2)

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(2))

    def start(self, setup: Setup, seed: str) -> State:
        return State()

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        return _PLACE if viewer == state.placed % 2 else _WAIT

    def why_not(self, state: State, seat: Seat, action: Place) -> Message:
        return say("refused-place")

    def perform(self, state: State, seat: Seat, action: Place, now: int) -> Step[State, Placed]:
        board = (*state.board[: action.square], seat, *state.board[action.square + 1 :])
        after = replace(state, board=board, placed=state.placed + 1)
        return Step(after, (Told(Placed(seat, action.square)),))

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(None if viewer is None else state.secrets[viewer], state.board, state.placed)

    def open_view(self, state: State) -> View:
        return View("".join(state.secrets), state.board, state.placed)

    def describe(self, view: View) -> tuple[Message, ...]:
        return (say("describe-placed", placed=view.placed),)

    def tell(self, event: Placed) -> Message:
        return say("event-placed", square=event.square)

    def hears(self, state: State, speaker: Seat) -> Hearing:
        return Hearing(frozenset(all_seats(2)))

    def imagine(self, view: View, chance: Chance) -> State:
        """A load for the server, not a game to think about: its secrets are always the same two."""
        return State(board=view.board, placed=view.placed)

    def outcome(self, state: State) -> Outcome | None:
        return None
