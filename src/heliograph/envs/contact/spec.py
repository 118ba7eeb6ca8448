"""Contact for the adapter: taps in a chosen number of durations, everything else as it is offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from heliograph.envs.actions import Action, ActionTable, Draft
from heliograph.envs.contact.sight import Sight, chip_ids
from heliograph.envs.contact.taps import LONGEST_MS, SHORTEST_MS, Taps
from heliograph.envs.layout import Vector
from heliograph.envs.spec import EnvSpec
from heliograph.games import AnyGame
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.setup import Setup
from heliograph.games.contact.state import HELPERS
from heliograph.games.contact.telling.view import View
from heliograph.kernel.message import Message, say

if TYPE_CHECKING:
    from heliograph.envs.pictures.canvas import Canvas

_PLAIN = ("begin-round", "exchange-target", "ask-repeat", "fifty-fifty", "first-stopover", "reactivate")


class ContactSpec(EnvSpec):
    name = "contact_v0"
    game_id = "contact"
    asks_only_some = True
    usual: ClassVar[Mapping[str, Any]] = {"written_record": True}

    def __init__(self, game: AnyGame, setup: Setup, options: Mapping[str, Any]) -> None:
        if setup.route == "guided":
            raise ValueError("guided routes have no fixed table of actions; use route='free'")
        pack = game.content
        assert isinstance(pack, Pack)
        if not pack.shortest_hold_ms.value <= SHORTEST_MS < LONGEST_MS <= pack.longest_hold_ms.value:
            raise ValueError(f"this pack does not allow taps of {SHORTEST_MS} to {LONGEST_MS} ms")
        self._taps = Taps(**{"bins": 16, "flights": 3, **options})
        self._sight = Sight(pack, setup, self._taps.flights)
        self.layout = self._sight.layout
        self.actions = ActionTable(_plain_actions(pack), {"transmit": self._taps}, frozenset({"sure"}))

    def is_asked(self, view: View) -> bool:
        """Of the Crew only the guesser: it asks for repeats and meetings on behalf of all."""
        return view.phase != "guess" or view.me == view.guesser

    def sight(self, view: View, draft: Draft, told: Sequence[Any]) -> Vector:
        return self._sight.vector(view, self._taps.held(draft), told)

    def paint(self, canvas: Canvas, view: View) -> None:
        from heliograph.envs.pictures.contact import paint

        paint(canvas, view)

    def said_of_draft(self, draft: Draft) -> Message | None:
        if not draft.parts:
            return None
        return say("envs-tapped", taps=", ".join(str(ms) for ms in self._taps.held(draft)))


def _plain_actions(pack: Pack) -> Iterator[Action]:
    for kind in _PLAIN:
        yield {"type": kind}
    for value in sorted(set(pack.signal_cards.value)):
        yield {"type": "choose-signal", "value": value}
    for helper in HELPERS:
        yield {"type": "call-meeting", "helper": helper}
    for chip in chip_ids(pack):
        yield {"type": "guess", "chip": chip, "sure": False}
    for chip in chip_ids(pack):
        yield {"type": "place-rocket", "chip": chip}
