"""A game in progress: the replay of a log, one accepted entry at a time.

A match is immutable; playing returns the next one. Whoever stores the entry first and then keeps the
new match is never left half way.
"""

from __future__ import annotations

from typing import Any

import msgspec

from heliograph.kernel.codec import UNREADABLE, decode, encode, raw, reader
from heliograph.kernel.content import content_hash
from heliograph.kernel.game import Game, Refusal, Told
from heliograph.kernel.log import TICK, UNDO, Entry, Header, Log
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import TABLE, Seat


class ReplayError(ValueError):
    """A log that these rules and this content do not reproduce."""


class Undoable(msgspec.Struct, frozen=True):
    """A state to return to, the only seat that may return to it, and the step that would be undone."""

    seat: Seat
    state: Any
    seq: int


class Match(msgspec.Struct, frozen=True, eq=False):
    game: Game[Any, Any, Any, Any, Any]
    header: Header
    state: Any
    seq: int = 0
    undoable: tuple[Undoable, ...] = ()
    prompts: dict[Seat | None, Prompt] = msgspec.field(default_factory=dict)
    """The prompts asked for so far. They belong to this state; the next match begins without any."""

    @property
    def setup(self) -> Any:
        """The agreed set-up, from the header; a state need not carry it."""
        return decode(self.header.setup, self.game.setup_type)

    def in_state(self, state: Any, undoable: tuple[Undoable, ...] | None = None) -> Match:
        """The same match with another state, about which everybody is asked anew."""
        return Match(self.game, self.header, state, self.seq, self.undoable if undoable is None else undoable)

    def prompt(self, viewer: Seat | None) -> Prompt:
        found = self.prompts.get(viewer)
        if found is None:
            found = self.prompts[viewer] = self.game.ask(self.state, viewer)
        return found

    def play(self, seat: Seat, action: bytes | msgspec.Raw, now: int) -> Played | Refusal:
        """The match after this action, as a client sent it."""
        typed = _read(self.game, action)
        if isinstance(typed, Refusal):
            return typed
        self.game.recall(self.state, self.prompts)
        step = self.game.apply(self.state, seat, typed, now)
        if isinstance(step, Refusal):
            return step
        kept = self.undoable if step.takes_back and self.may_undo(seat) else ()
        seq = self.seq + 1
        undoable = (*kept, Undoable(seat, self.state, seq)) if step.takes_back else ()
        match = Match(self.game, self.header, step.state, seq, undoable)
        return Played(match, Entry(match.seq, seat, now, raw(typed)), step.events, step.takes_back)

    def foresee(self, seat: Seat, action: bytes | msgspec.Raw, now: int) -> tuple[Message, ...] | Refusal:
        """What playing this action is certain to change, or why it is refused."""
        return foresee(self.game, self.state, seat, action, now)

    def undo(self, seat: Seat, now: int) -> Played | Refusal:
        """Takes back the seat's own last step. Steps that revealed, drew or changed anything for another
        player cannot be undone, and another seat's step ends the possibility."""
        if not self.may_undo(seat):
            return Refusal(say("refused-undo"))
        *kept, last = self.undoable
        match = Match(self.game, self.header, last.state, self.seq + 1, tuple(kept))
        return Played(match, Entry(match.seq, seat, now, UNDO), (), private=True, undone=last.seq)

    def is_due(self, now: int) -> bool:
        due = self.game.due(self.state)
        return due is not None and due <= now

    def tick(self, now: int) -> Played | Refusal:
        """What the table does by the clock. With a real clock, tick before every action."""
        if not self.is_due(now):
            return Refusal(say("refused-not-due"))
        step = self.game.tick(self.state, now)
        match = Match(self.game, self.header, step.state, self.seq + 1)
        return Played(match, Entry(match.seq, TABLE, now, TICK), step.events, private=False)

    def may_undo(self, seat: Seat) -> bool:
        return bool(self.undoable) and self.undoable[-1].seat == seat


class Played(msgspec.Struct, frozen=True):
    match: Match
    entry: Entry
    events: tuple[Told[Any], ...]
    private: bool
    """Only the player could notice this step."""
    undone: int | None = None
    """The number of the step that this one took back."""

    @property
    def noticed_by_all(self) -> bool:
        """Whether every viewer notices this step, spectators included."""
        if self.private:
            return False
        for told in self.events:
            if told.to is None and not told.but:
                return True
        return not self.events

    def noticed_by(self, viewer: Seat | None) -> bool:
        """Whether this viewer notices the step. Steps with events are noticed by those who are told; the test
        kit checks that nobody else sees a change."""
        if viewer == self.entry.seat:
            return True
        return not self.private and (not self.events or any(told.reaches(viewer) for told in self.events))


def foresee(
    game: Game[Any, Any, Any, Any, Any], state: Any, seat: Seat, action: bytes | msgspec.Raw, now: int
) -> tuple[Message, ...] | Refusal:
    typed = _read(game, action)
    if isinstance(typed, Refusal):
        return typed
    step = game.apply(state, seat, typed, now)
    return step if isinstance(step, Refusal) else game.foresee(state, seat, typed)


def _read(game: Game[Any, Any, Any, Any, Any], action: bytes | msgspec.Raw) -> Any | Refusal:
    try:
        return reader(game.action_type).decode(action)
    except UNREADABLE:
        return Refusal(say("refused-malformed"))


def begin(game: Game[Any, Any, Any, Any, Any], setup: Any, seed: str) -> Match | Refusal:
    setup = game.decided(setup)
    problem = game.check_setup(setup)
    if problem is not None:
        return Refusal(problem)
    header = Header(
        game=game.id,
        rules_version=game.rules_version,
        content_hash=content_hash(game.content),
        content=raw(game.content),
        setup=raw(setup),
        seed=seed,
    )
    return Match(game, header, game.start(setup, seed))


def resume(game: Game[Any, Any, Any, Any, Any], header: Header) -> Match:
    """The match at its beginning, from a stored header."""
    if header.game != game.id:
        raise ReplayError(f"a log of {header.game}, not of {game.id}")
    if not game.plays(header.rules_version):
        raise ReplayError(f"rules version {header.rules_version}, these rules are {game.rules_version}")
    if header.content_hash != content_hash(game.content):
        raise ReplayError("played with other content")
    try:
        setup = decode(header.setup, game.setup_type)
    except msgspec.DecodeError as error:
        raise ReplayError(f"set-up: {error}") from error
    problem = game.check_setup(setup)
    if problem is not None:
        raise ReplayError(f"set-up is refused: {problem.id}")
    return Match(game, header, game.start(setup, header.seed))


def follow(match: Match, entry: Entry) -> Played:
    """The match after an entry that was accepted earlier."""
    if entry.seq != match.seq + 1:
        raise ReplayError(f"entry {entry.seq} after {match.seq}")
    played = enter(match, entry)
    if isinstance(played, Refusal):
        raise ReplayError(f"entry {entry.seq} is refused: {played.reason.id}")
    return played


def enter(match: Match, entry: Entry) -> Played | Refusal:
    """Plays an entry as what it is: the table's clock, an undo or an action."""
    if entry.is_tick:
        return match.tick(entry.at)
    if entry.takes_back:
        return match.undo(entry.seat, entry.at)
    return match.play(entry.seat, entry.action, entry.at)


def replay(game: Game[Any, Any, Any, Any, Any], log: Log) -> Match:
    match = resume(game, log.header)
    for entry in log.entries:
        match = follow(match, entry).match
    return match


def state_bytes(match: Match) -> bytes:
    return encode(match.state)
