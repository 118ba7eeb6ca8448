"""A table's answers, each asked for once, because many checks need the same ones."""

from __future__ import annotations

from functools import cached_property

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Hearing
from heliograph.kernel.match import Match
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit.differences import chances_in

Viewer = Seat | None


class Asked:
    """One match with the answers it has given so far."""

    def __init__(self, match: Match, seats: tuple[Seat, ...]) -> None:
        self.match = match
        self.seats = seats
        self._sent: dict[Viewer, dict[str, bytes]] = {}

    @cached_property
    def hearings(self) -> dict[Seat, Hearing]:
        return {speaker: self.match.game.hears(self.match.state, speaker) for speaker in self.seats}

    @cached_property
    def chances(self) -> frozenset[Chance]:
        """A set, because a state may also hold an earlier state that others still see, with the same
        chance."""
        return frozenset(chances_in(self.match.state))

    def sent(self, viewer: Viewer) -> dict[str, bytes]:
        """All that this viewer is sent about the state, except the view in sentences."""
        if viewer not in self._sent:
            self._sent[viewer] = self._ask(viewer)
        return self._sent[viewer]

    def text(self, viewer: Viewer) -> bytes:
        """The view in sentences. It is the slowest answer: only asked for where the view has changed."""
        return encode(self.match.game.describe(self.match.game.view(self.match.state, viewer)))

    def _ask(self, viewer: Viewer) -> dict[str, bytes]:
        game, state = self.match.game, self.match.state
        return {
            "view": encode(game.view(state, viewer)),
            "prompt": encode(game.prompt(state, viewer)),
            "hearing": encode(None if viewer is None else self.hearings[viewer]),
            "voices": encode([self._voice(heard, viewer) for heard in self.hearings.values()]),
            "clock": encode(game.due(state)),
            "outcome": encode(game.outcome(state)),
        }

    def _voice(self, heard: Hearing, viewer: Viewer) -> tuple[bool, Message | None]:
        """Whether the viewer hears a speaker, and why not. Spectators hear what everybody hears."""
        hears = heard.seats.issuperset(self.seats) if viewer is None else viewer in heard.seats
        return hears, heard.closed
