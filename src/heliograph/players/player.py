"""The interface of AI seats: a player answers from what its seat sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt

Hand = Callable[[msgspec.Struct, Chance], msgspec.Struct]
"""How an action may change between the decision and the table, for example by an unsteady hand."""


GivesUp = Literal["slow", "crashed", "nonsense", "illegal", "spent"]
"""No answer in time; no process; an unreadable answer; an action that was not offered; no budget left."""


class Player(Protocol):
    """An AI seat. It has no state of its own: it works everything out from its arguments. So it can take over
    a seat in mid-game, run in any process and survive a restart."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        """One of the offered actions, or None if the seat leaves the move to others.

        In games whose views forget, `told` holds all events that have reached the seat, oldest first; in
        other games it is empty.
        """


class Thought(NamedTuple):
    """A decision, and the memory the player wants back at its next one."""

    action: Any
    """The action, as `act` returns it."""
    memory: bytes
    says: Message | None = None
    """The reason, for everybody who may hear the seat: nothing that only this seat may know."""


class GaveUpError(Exception):
    """A player could not decide, and says why; the caller plays any legal action for it."""

    def __init__(self, why: GivesUp, example: str, memory: bytes = b"") -> None:
        super().__init__(example)
        self.why: GivesUp = why
        self.memory = memory
        """The memory it wants back at its next decision."""


@runtime_checkable
class Remembering(Player, Protocol):
    """A player who plans further than one action. Its memory is a value that others keep for it, so that any
    process can make the next decision; without it, the player thinks afresh."""

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        """As `act`; `memory` is what the same seat's last thought returned, or empty."""


@runtime_checkable
class LookingAhead(Remembering, Protocol):
    """A player who thinks while others move. It is called repeatedly while nothing happens, for a moment each
    time, because others may need the worker."""

    def look_ahead(self, view: Any, chance: Chance, told: Sequence[Any], memory: bytes) -> bytes:
        """The memory for its next decision; the same memory again when there is no more to find. `view` is
        its own seat's, as for a decision."""


@runtime_checkable
class Remarking(Player, Protocol):
    """A player who can speak while others move, for example about a round that is over."""

    def remark(self, view: Any, told: Sequence[Any], memory: bytes) -> Message | None:
        """A message for everybody who may hear the seat: nothing that only this seat may know. `memory` is
        what its last thought returned, or empty."""


def decide(
    player: Player, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
) -> Thought:
    if isinstance(player, Remembering):
        return player.act_remembering(view, prompt, chance, told, memory)
    return Thought(player.act(view, prompt, chance, told), b"")


@runtime_checkable
class Waiting(Player, Protocol):
    """A player who waits for others, but not for ever."""

    def act_at_last(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]
    ) -> msgspec.Struct | None:
        """As `act`, which has left the move to others; some time has passed since, and nobody has moved."""


@runtime_checkable
class Hurrying(Waiting, Protocol):
    """A player with its own limit for how long to wait for others."""

    def waits_seconds(self, view: Any) -> float:
        """The limit, if it is shorter than the server's."""
