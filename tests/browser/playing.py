"""Seats played over lines of their own, as the quick AI would, until a table is as a test wants it."""

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, Generic, TypeVar

import msgspec
from tests.browser.prepared import Prepared, hear_until, line_to, say
from tests.browser.serving import Server
from websockets.sync.client import ClientConnection

from heliograph.kernel.chance import Chance
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player

MOST_ROUNDS = 2000
A_MOMENT_S = 0.02
V = TypeVar("V")


class Seat(Generic[V]):
    """What somebody sees, and what they do about it."""

    def __init__(self, line: ClientConnection, token: str, game: str, sees: type[V]) -> None:
        self._line = line
        self._mind = make_player(game, "quick")
        self._sees = sees
        self._fields: dict[str, Any] = {}
        say(line, type="hello", token=token)
        self._hear(lambda message: message["type"] == "welcome")

    @property
    def view(self) -> V:
        return msgspec.convert(self._fields, self._sees)

    @property
    def may_act(self) -> bool:
        return bool(self._prompt.offers)

    def move(self) -> bool:
        """One move, if there is one worth making."""
        if not self.may_act:
            return False
        move = self._mind.act(self.view, self._prompt, Chance.from_seed("browser"), ())
        if move is not None:
            self.act(**msgspec.to_builtins(move))
        return move is not None

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


def sit_down(stack: ExitStack, server: Server, table: Prepared, game: str, sees: type[V]) -> Seat[V]:
    """At a table that has begun, for as long as the stack is open."""
    return Seat(stack.enter_context(line_to(server, table.id)), table.token, game, sees)


def play_on(
    server: Server, tables: Sequence[Prepared], game: str, sees: type[V], until: Callable[[Seat[V]], bool]
) -> V:
    """These seats go on, among whoever else sits there, until one of them is where it should be."""
    with ExitStack() as stack:
        seats = [sit_down(stack, server, table, game, sees) for table in tables]
        for _ in range(MOST_ROUNDS):
            moved = False
            for seat in seats:
                seat.catch_up()
                if until(seat):
                    return seat.view
                moved |= seat.move()
            if not moved:
                time.sleep(A_MOMENT_S)
    raise AssertionError("the game does not come to that")
