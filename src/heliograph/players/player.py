"""What an AI seat is: an ordinary seat that answers from what it sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt

Hand = Callable[[msgspec.Struct, Chance], msgspec.Struct]
"""How an action may change between decision and table, such as a hand that shakes."""


GivesUp = Literal["slow", "crashed", "nonsense", "illegal", "spent"]
"""No answer in time; nobody there; an answer that is none; an action that was not offered; no budget left."""


class Player(Protocol):
    """Stateless to the outside: whatever it has learned, it works out again from what it is given. So
    it can take over a seat in mid-game, run in any process and survive a restart."""

    def act(self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]) -> msgspec.Struct | None:
        """One of the offered actions, or None when the seat leaves the move to others.

        Where a game's views forget, `told` are all events that have reached the seat, the first one
        first; elsewhere it is empty."""


class Thought(NamedTuple):
    """A decision, and what the player wants to know again at its next one."""

    action: Any
    """As `act` gives it."""
    memory: bytes
    says: Message | None = None
    """Why, for whoever may hear it at the table: nothing that only this seat may know."""


class GaveUpError(Exception):
    """A player who could not decide, and says why: whoever asked plays any legal action for it."""

    def __init__(self, why: GivesUp, example: str, memory: bytes = b"") -> None:
        super().__init__(example)
        self.why: GivesUp = why
        self.memory = memory
        """What it wants to know again at its next decision."""


@runtime_checkable
class Remembering(Player, Protocol):
    """A player who thinks further than one action. What it remembers is a value that others keep for it,
    so that any process may make the next decision; without it, the player thinks afresh."""

    def act_remembering(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
    ) -> Thought:
        """As `act`; `memory` is what the same seat's last thought gave back, or empty."""


@runtime_checkable
class LookingAhead(Remembering, Protocol):
    """A player who thinks while others move. It is asked again and again for as long as nothing happens, and
    takes a moment each time: somebody else may need the worker."""

    def look_ahead(self, view: Any, chance: Chance, told: Sequence[Any], memory: bytes) -> bytes:
        """What it wants to know at its next decision; the same memory again when there is no more to find.
        `view` is its own seat's, as it would be given with a decision."""


@runtime_checkable
class Remarking(Player, Protocol):
    """A player who has something to say while others move: about a round that is over, for example."""

    def remark(self, view: Any, told: Sequence[Any], memory: bytes) -> Message | None:
        """For whoever may hear it at the table: nothing that only this seat may know. `memory` is what its
        last thought gave back, or empty."""


def decide(
    player: Player, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any], memory: bytes
) -> Thought:
    if isinstance(player, Remembering):
        return player.act_remembering(view, prompt, chance, told, memory)
    return Thought(player.act(view, prompt, chance, told), b"")


@runtime_checkable
class Waiting(Player, Protocol):
    """A player who waits for others, up to a limit."""

    def act_at_last(
        self, view: Any, prompt: Prompt, chance: Chance, told: Sequence[Any]
    ) -> msgspec.Struct | None:
        """As `act`, which has left the move to others: a fair while has passed, and nobody has moved."""


@runtime_checkable
class Hurrying(Waiting, Protocol):
    """A player who knows how long others may be waited for here."""

    def waits_seconds(self, view: Any) -> float:
        """If that is shorter than the server would wait."""
