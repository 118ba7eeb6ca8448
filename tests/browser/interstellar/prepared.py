"""Starship Interstellar made ready without a browser: seats are played as the quick AI would play them."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
from tests.browser.prepared import AI, ME, Prepared, hear_until, line_to, open_table, say
from tests.browser.serving import Server
from websockets.sync.client import ClientConnection

from heliograph.games.interstellar.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player

GAME = "interstellar"
MOST_MOVES = 2000
A_MOMENT_S = 0.02
Found = Callable[[View], bool]


class Seat:
    """What somebody sees over a line of their own."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self._line = line
        self._mind = make_player(GAME, "quick")
        self._fields: dict[str, Any] = {}
        say(line, type="hello", token=token)
        self._hear(lambda message: message["type"] == "welcome")

    @property
    def view(self) -> View:
        return msgspec.convert(self._fields, View)

    @property
    def may_act(self) -> bool:
        return bool(self._prompt.offers)

    def move(self) -> None:
        """One move, and whatever H.A.L.L. does about it."""
        move = self._mind.act(self.view, self._prompt, Chance.from_seed("browser"), ())
        self.act(**msgspec.to_builtins(move))

    def act(self, **action: object) -> None:
        name = f"move-{self._seq}"
        say(self._line, type="act", id=name, seq=self._seq, action=action)
        done = self._hear(lambda message: message.get("id") == name)
        assert done["type"] == "ack", (action, done)
        if self._seq < done["seq"]:
            self._hear(lambda message: message.get("seq", 0) >= done["seq"])

    def catch_up(self) -> None:
        """What others have done meanwhile."""
        say(self._line, type="ping")
        self._hear(lambda message: message["type"] == "pong")

    def _hear(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        def hears(message: dict[str, Any]) -> bool:
            if message["type"] == "update":
                self._stand(message, message["changes"])
            elif message["type"] == "welcome":
                self._stand(message["position"], message["position"]["view"])
            return found(message)

        return hear_until(self._line, hears)

    def _stand(self, position: dict[str, Any], changes: dict[str, Any]) -> None:
        self._seq: int = position["seq"]
        self._prompt = msgspec.convert(position["prompt"], Prompt)
        self._fields |= changes


def carry_on(server: Server, *tables: Prepared, until: Found) -> View:
    """These seats go on, among AI seats or against H.A.L.L., until one of them is asked and sees this."""
    with ExitStack() as stack:
        seats = [Seat(stack.enter_context(line_to(server, one.id)), one.token) for one in tables]
        for _ in range(MOST_MOVES):
            for seat in seats:
                seat.catch_up()
                if (seat.may_act or is_over(seat.view)) and until(seat.view):
                    return seat.view
            asked = next((seat for seat in seats if seat.may_act), None)
            if asked is None:
                time.sleep(A_MOMENT_S)
            else:
                asked.move()
    raise AssertionError("the game does not come to that")


def alone(server: Server, until: Found | None = None, **setup: object) -> Prepared:
    """A seat against H.A.L.L., as far into the game as it takes."""
    table = open_table(server, ME, game=GAME, **{"hall": "introduction", "first": 0, **setup})
    if until is not None:
        carry_on(server, table, until=until)
    return table


def with_rivals(server: Server, rivals: int, until: Found, **setup: object) -> Prepared:
    """A seat among AI seats."""
    table = open_table(server, ME, *[AI] * rivals, game=GAME, first=0, **setup)
    carry_on(server, table, until=until)
    return table


def is_turn_of(phase: str, round_: int = 1) -> Found:
    """A token is to be played in this phase."""
    return lambda view: (
        view.phase == phase
        and view.round >= round_
        and view.step is not None
        and type(view.step).__name__ == "TakeTurn"
        and view.step.seat == view.me
    )


def is_over(view: View) -> bool:
    return view.phase == "over"
