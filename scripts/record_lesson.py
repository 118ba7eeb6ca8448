"""Records Starship Interstellar's first round for the client's tutorial: what the learner sees at each step,
what the lesson asks for, and what that brings. The rules play it, so the lesson cannot teach anything else.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.setup import Setup
from heliograph.kernel.codec import encode, raw
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat

FILE = Path(__file__).parent.parent / "web/src/games/interstellar/tutorial/first-round.json"
SEED = "first round 5"
LEARNER, RIVAL = Seat(0), Seat(1)

Action = dict[str, Any]
LESSONS: tuple[tuple[str, tuple[Action, ...]], ...] = (
    ("earth", ({"type": "play", "token": "earth"},)),
    ("research", ({"type": "play", "token": "research"}, {"type": "research", "technology": "drill"})),
    (
        "travel",
        (
            {"type": "play", "token": "travel"},
            {"type": "load", "item": "base"},
            {"type": "load", "item": "drill"},
            {"type": "fly", "planet": "mars"},
        ),
    ),
    ("settle", ({"type": "settle", "keep": True}, {"type": "put-building", "building": "drill"})),
    ("sun", ({"type": "play", "token": "solar"}, {"type": "keep"})),
    ("pass", ({"type": "pass"},)),
    (
        "people",
        (
            {"type": "play", "token": "solar"},
            {"type": "salvation", "action": "population"},
            {"type": "save"},
        ),
    ),
    (
        "government",
        (
            {"type": "play", "token": "travel"},
            {"type": "salvation", "action": "government"},
            {"type": "send"},
        ),
    ),
    (
        "mechanism",
        (
            {"type": "play", "token": "market"},
            {"type": "salvation", "action": "mechanism"},
            {"type": "build"},
        ),
    ),
    (
        "probe",
        (
            {"type": "play", "token": "research"},
            {"type": "salvation", "action": "probe"},
            {"type": "advance", "space": "1-3"},
        ),
    ),
    ("round", ({"type": "pass"},)),
    ("governor", ({"type": "advance", "space": "1-3"},)),
)
"""What is taught, and the moves it takes; what a move leaves open is done as it is offered first or last."""


class Told(msgspec.Struct):
    event: msgspec.Raw
    text: Message


class Frame(msgspec.Struct, omit_defaults=True):
    """One step of the learner: what is new since the one before, and what is to be done."""

    lesson: str
    view: dict[str, msgspec.Raw]
    ask: Message
    action: Action | None = None
    """Nothing: the round is over."""
    brings: tuple[Message, ...] = ()
    events: list[Told] = []


class Recorder:
    def __init__(self) -> None:
        started = begin(Interstellar.load(), Setup(seats=2, first=LEARNER), SEED)
        assert isinstance(started, Match), started
        self.match = started
        self._shown: dict[str, bytes] = {}
        self._events: list[Told] = []

    def frames(self) -> Iterator[Frame]:
        for lesson, wanted in LESSONS:
            for move in wanted:
                self._let_the_rival_move()
                action = self._filled(move)
                brings = self.match.foresee(LEARNER, encode(action), 0)
                assert not isinstance(brings, Refusal), f"{lesson}: {action}: {brings.reason}"
                yield self._frame(lesson, action, brings)
                self._play(LEARNER, action)
        self._let_the_rival_move()
        yield self._frame("done", None, ())

    def _frame(self, lesson: str, action: Action | None, brings: tuple[Message, ...]) -> Frame:
        view = msgspec.structs.asdict(self.match.game.view(self.match.state, LEARNER))
        fields = {name: encode(value) for name, value in view.items()}
        changed = {
            name: msgspec.Raw(value) for name, value in fields.items() if self._shown.get(name) != value
        }
        self._shown = fields
        events, self._events = self._events, []
        ask = self.match.game.prompt(self.match.state, LEARNER).ask
        return Frame(
            lesson, {name: msgspec.Raw(value) for name, value in changed.items()}, ask, action, brings, events
        )

    def _filled(self, wanted: Action) -> Action:
        """The offered action that is meant."""
        found = [action for action in self._offered(LEARNER) if wanted.items() <= action.items()]
        assert found, f"{wanted} is not offered: {self._offered(LEARNER)}"
        return found[-1] if wanted["type"] in ("send", "keep") else found[0]

    def _offered(self, seat: Seat) -> list[Action]:
        actions: list[Action] = []
        for offer in self.match.game.prompt(self.match.state, seat).offers:
            some: list[Action] = [{"type": offer.action}]
            for name, field in offer.fields.items():
                values = getattr(field, "options", None) or (getattr(field, "value", None),)
                some = [{**one, name: value} for one in some for value in values]
            actions += some
        return actions

    def _let_the_rival_move(self) -> None:
        """A modest neighbour: Earth's Fuel, a look at the Sun, one person, and enough."""
        while offered := self._offered(RIVAL):
            modest = [
                {"type": "play", "token": "earth"},
                {"type": "play", "token": "solar"},
                {"type": "salvation", "action": "population"},
                {"type": "pass"},
            ]
            wanted = next((one for one in modest if one in offered), offered[0])
            self._play(RIVAL, wanted)

    def _play(self, seat: Seat, action: Action) -> None:
        played = self.match.play(seat, encode(action), 0)
        assert isinstance(played, Played), f"{action}: {played.reason}"
        self.match = played.match
        tell = self.match.game.tell
        self._events += [Told(raw(t.event), tell(t.event)) for t in played.events if t.reaches(LEARNER)]


def recorded() -> str:
    lines = ",\n".join(encode(frame).decode() for frame in Recorder().frames())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit("usage: python scripts/record_lesson.py")
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(recorded(), "utf-8")
