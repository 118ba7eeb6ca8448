"""The contract every game fulfils. Each method has an answer for every state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from heliograph.kernel.chance import Chance
from heliograph.kernel.log import Log
from heliograph.kernel.message import Message
from heliograph.kernel.offers import is_offered
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.rating import Onward
from heliograph.kernel.seats import MOST_SEATS, Seat, SeatSpec
from heliograph.kernel.workshop import Workshop

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
U = TypeVar("U", bound=msgspec.Struct)
E_co = TypeVar("E_co", bound=msgspec.Struct, covariant=True)
S_co = TypeVar("S_co", bound=msgspec.Struct, covariant=True)


class Told(msgspec.Struct, Generic[E_co], frozen=True, gc=False):
    """An event and who learns of it; `to=None` means everyone, spectators included, except `but`."""

    event: E_co
    to: frozenset[Seat] | None = None
    but: frozenset[Seat] = frozenset()

    def reaches(self, viewer: Seat | None) -> bool:
        if viewer is not None and viewer in self.but:
            return False
        return self.to is None or (viewer is not None and viewer in self.to)


class Step(msgspec.Struct, Generic[S_co, E_co], frozen=True, gc=False):
    """A new state and its events. `takes_back` marks a step its own player may undo: nothing was revealed or
    drawn, and nobody else saw a change. The test kit checks that."""

    state: S_co
    events: tuple[Told[E_co], ...] = ()
    takes_back: bool = False


class Refusal(msgspec.Struct, frozen=True):
    """Why an action was not accepted. The state is unchanged."""

    reason: Message


class Hearing(msgspec.Struct, frozen=True, gc=False):
    """Who hears a speaker now, and if nobody, why."""

    seats: frozenset[Seat]
    closed: Message | None = None


class Points(msgspec.Struct, frozen=True):
    """One part of a score, and what it was earned for."""

    what: Message
    points: int


class Automa(msgspec.Struct, frozen=True):
    """The result of an automatic opponent that has no seat."""

    score: int
    parts: tuple[Points, ...]
    won: bool


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended. In cooperative games the winners are everyone or no one."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ending: Message
    parts: tuple[tuple[Points, ...], ...] = ()
    """What each score is made of, in games that count parts."""
    automa: Automa | None = None


class Game(ABC, Generic[U, S, A, V, E]):
    """One game with one content pack. Instances hold no other data."""

    id: str
    rules_version: int
    also_replays: frozenset[int] = frozenset()
    """Earlier rules versions whose logs replay the same under these rules: only content has changed since."""
    setup_type: type[U]
    state_type: type[S]
    view_type: type[V]
    action_type: Any
    """A tagged union of structs; the tag is the offer's `action`."""
    event_type: Any
    """A tagged union of structs."""
    side_by_side: frozenset[str] = frozenset()
    """Actions that several seats take at the same time; one seat's action does not make another's stale."""
    brisk: frozenset[str] = frozenset()
    """Actions that need no thought; AI seats do not pause before them."""
    rivals: bool = False
    """Whether seats play against each other, so that each has a result of its own."""
    views_forget: bool = False
    """Whether a view leaves out what was shown before; AI seats then also get the events they were told,
    since a person would remember them."""
    _prompts: tuple[S, dict[Seat | None, Prompt]] | None = None
    """The prompts of the last state asked about: an action usually follows its prompt."""

    @property
    @abstractmethod
    def content(self) -> msgspec.Struct:
        """The pack this instance plays with; every log carries its hash."""

    @property
    def printed(self) -> msgspec.Struct | None:
        """What is printed on boards and cards, for screens to draw; views do not repeat it."""
        return None

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of players that the default set-up allows. Games whose set-up assigns roles override
        this."""
        usual = self.setup_type()
        if "seats" not in usual.__struct_fields__:
            return (len(self.seats(usual)),)
        counts = range(1, MOST_SEATS + 1)
        return tuple(count for count in counts if self.check_setup(replace(usual, seats=count)) is None)

    @property
    def workshop(self) -> Workshop[Any] | None:
        """The workshop, in games whose players can make scenarios of their own."""
        return None

    @abstractmethod
    def check_setup(self, setup: U) -> Message | None:
        """What is wrong with this set-up, if anything."""

    def decided(self, setup: U) -> U:
        """The set-up of a new game with every open choice decided. Recorded games skip this: a choice that
        was unknown then keeps the meaning it had."""
        return setup

    @abstractmethod
    def seats(self, setup: U) -> tuple[SeatSpec, ...]: ...

    def again(self, setup: U) -> U:
        """The set-up of a rematch; a game may give the first turn to the next seat."""
        return setup

    @abstractmethod
    def start(self, setup: U, seed: str) -> S: ...

    def prompt(self, state: S, viewer: Seat | None) -> Prompt:
        """What this viewer is asked and may do; a waiting viewer gets a sentence and no offers."""
        known = self._prompts
        if known is None or known[0] is not state:
            known = self._prompts = (state, {})
        prompt = known[1].get(viewer)
        if prompt is None:
            prompt = known[1][viewer] = self.ask(state, viewer)
        return prompt

    def recall(self, state: S, prompts: dict[Seat | None, Prompt]) -> None:
        """Hands back the prompts of a state to be asked about next, so that they are not worked out again
        after another game was played in between."""
        self._prompts = (state, prompts)

    @abstractmethod
    def ask(self, state: S, viewer: Seat | None) -> Prompt:
        """Works the prompt out. Its offers alone decide what is legal."""

    def apply(self, state: S, seat: Seat, action: A, now: int) -> Step[S, E] | Refusal:
        """The state after the action, or why it is refused. `now` is milliseconds since the game began."""
        if self.is_legal(state, seat, action):
            return self.perform(state, seat, action, now)
        return Refusal(self.why_not(state, seat, action))

    def is_legal(self, state: S, seat: Seat, action: A) -> bool:
        """Whether the action is one of the seat's offers. A game may override it with something faster; the
        test kit proves that the answer is the same."""
        return is_offered(self.prompt(state, seat), action)

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: A) -> Message:
        """Explains why this action is not offered, and what would be right. It decides nothing."""

    @abstractmethod
    def perform(self, state: S, seat: Seat, action: A, now: int) -> Step[S, E]:
        """What a legal action changes."""

    def timed(self, setup: U) -> bool:
        """Whether the table may act by a clock of its own, which players can stop."""
        return False

    def due(self, state: S) -> int | None:
        """When the table itself acts next, in milliseconds since the game began; `None` for never."""
        return None

    def tick(self, state: S, now: int) -> Step[S, E]:
        """What the table does when it is due; nothing in games without a clock."""
        return Step(state)

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """What this viewer may know, built field by field."""

    def glance(self, state: S, viewer: Seat | None) -> V:
        """The view without the parts worked out from the others: for callers that read views often and never
        use those parts."""
        return self.view(state, viewer)

    @abstractmethod
    def open_view(self, state: S) -> V:
        """Everything, for replays of finished games."""

    @abstractmethod
    def describe(self, view: V) -> tuple[Message, ...]:
        """The view in sentences, for the text view and screen readers."""

    def in_short(self, view: V) -> tuple[Message, ...]:
        """How the game stands in a sentence or two, for a player who returns to it."""
        return self.describe(view)[:1]

    @abstractmethod
    def tell(self, event: E) -> Message:
        """An event in one sentence."""

    def lasts(self, event: E) -> int:
        """How many milliseconds an event takes to play back; AI seats wait that long."""
        return 0

    def told_again(self, event: E) -> bool:
        """Where views forget: whether a player who returns is still told of this event."""
        return False

    def foresee(self, state: S, seat: Seat, action: A) -> tuple[Message, ...]:
        """What this legal action is certain to change, as far as its seat can know beforehand."""
        return ()

    @abstractmethod
    def hears(self, state: S, speaker: Seat) -> Hearing: ...

    def know_the_same(self, setup: U, one: Seat, other: Seat) -> bool:
        """Whether two seats have no secrets from each other during the whole game, so that whoever has seen
        one seat's view may see the other's. The test kit proves it."""
        return False

    @abstractmethod
    def imagine(self, view: V, chance: Chance) -> S:
        """A state this viewer could be in: what the view does not show is drawn at random, future draws
        included."""

    def resample(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        """A random state this viewer cannot tell from the true one."""
        return self.imagine(self.view(state, viewer), chance)

    def plays(self, rules_version: int) -> bool:
        return rules_version == self.rules_version or rules_version in self.also_replays

    def carried_over(self, log: Log) -> Log | None:
        """A log of an earlier rules version as a log of this one: a new header, and whatever else must
        differ. None if the game cannot go on. The result is replayed before it is accepted."""
        return None

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    def without_words(self, setup: U) -> U:
        """The set-up without text that players wrote into it, such as names."""
        return setup

    def level(self, setup: U) -> str:
        """The level whose results can be compared. Its first word names the level at which AI seats are
        measured, further words what else made the game easier or harder. Empty if nothing compares."""
        return ""

    def merit(self, state: S, seat: Seat) -> int:
        """How well a finished game went for this seat: higher is better, among games of one level."""
        outcome = self.outcome(state)
        return 0 if outcome is None else outcome.scores[seat]

    def onward(self, state: S) -> Onward | None:
        """The next level or scenario after a finished game, if there is one."""
        return None
