"""Whole games by random players, keeping every moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Game, Refusal, Told
from heliograph.kernel.log import Entry, Log
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.offers import Answer, sample_action
from heliograph.kernel.seats import Seat

AnyGame = Game[Any, Any, Any, Any, Any]
Chooser = Callable[[Match, Seat, Chance], tuple[dict[str, Answer] | None, Chance]]
"""Plays for every seat: given a seat with offers, returns its action, or None to let another seat move."""

_UNDO_ONE_IN = 4
_STEP_MS = 1000


@dataclass(frozen=True, slots=True)
class Moment:
    """One accepted entry, with the match before and after it."""

    before: Match
    entry: Entry
    after: Match
    events: tuple[Told[Any], ...]

    def __str__(self) -> str:
        return f"entry {self.entry.seq}, seat {self.entry.seat}: {bytes(self.entry.action).decode()}"


@dataclass(frozen=True, slots=True)
class Play:
    seats: tuple[Seat, ...]
    first: Match
    moments: tuple[Moment, ...]

    @property
    def game(self) -> AnyGame:
        return self.first.game

    @property
    def matches(self) -> tuple[Match, ...]:
        return (self.first, *(moment.after for moment in self.moments))

    @property
    def last(self) -> Match:
        return self.matches[-1]

    @property
    def log(self) -> Log:
        return Log(self.first.header, tuple(moment.entry for moment in self.moments))

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*self.seats, None)


def at_random(match: Match, seat: Seat, chance: Chance) -> tuple[dict[str, Answer], Chance]:
    return sample_action(match.game.prompt(match.state, seat), chance)


def play_out(
    game: AnyGame,
    setup: Any,
    seed: str,
    choose: Chooser = at_random,
    most_steps: int = 5000,
    step_ms: int = _STEP_MS,
) -> Play:
    """Plays a whole game. Every action taken from an offer must be accepted, and the game must end. Long
    steps let the table's clock run out on slow players."""
    first = begin(game, setup, seed)
    assert isinstance(first, Match), f"the set-up {setup} is refused: {first}"
    seats = tuple(spec.seat for spec in game.seats(setup))
    chance = Chance.from_seed(f"the players of {seed}")
    moments: list[Moment] = []
    match, now = first, 0
    while game.outcome(match.state) is None:
        assert len(moments) < most_steps, f"no end after {most_steps} steps (seed {seed}, {setup})"
        moment, chance = _next(match, seats, choose, chance, now + step_ms)
        moments.append(moment)
        match, now = moment.after, moment.entry.at
    play = Play(seats, first, tuple(moments))
    _check_end(play)
    return play


def now_in(match: Match) -> int:
    """A clock that advances by one second per entry."""
    return _STEP_MS * (match.seq + 1)


def seats_with_offers(match: Match, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if match.game.prompt(match.state, seat).offers)


def next_tick(match: Match, may_act: tuple[Seat, ...], now: int) -> int | None:
    """When the table's clock acts before any seat: it is due, or all seats wait for it."""
    due = match.game.due(match.state)
    return max(due, now) if due is not None and (due <= now or not may_act) else None


def _next(
    match: Match, seats: tuple[Seat, ...], choose: Chooser, chance: Chance, now: int
) -> tuple[Moment, Chance]:
    may_act = seats_with_offers(match, seats)
    while True:
        ticks_at = next_tick(match, may_act, now)
        if ticks_at is not None:
            return _tick(match, ticks_at), chance
        assert may_act, f"dead end after {match.seq} entries: no outcome, and nobody does anything"
        seat, chance = chance.pick(may_act)
        played, chance = _act(match, seat, choose, chance, now)
        if played is not None:
            return Moment(match, played.entry, played.match, played.events), chance
        may_act = tuple(other for other in may_act if other != seat)


def _act(match: Match, seat: Seat, choose: Chooser, chance: Chance, now: int) -> tuple[Played | None, Chance]:
    undo, chance = chance.below(_UNDO_ONE_IN)
    if not undo and match.may_undo(seat):
        undone = match.undo(seat, now)
        assert not isinstance(undone, Refusal), "an undo that was allowed is refused"
        return undone, chance
    action, chance = choose(match, seat, chance)
    if action is None:
        return None, chance
    played = match.play(seat, encode(action), now)
    assert not isinstance(played, Refusal), (
        f"an offer is refused: seat {seat} {action} after {match.seq} entries: {played.reason.id}"
    )
    return played, chance


def _tick(match: Match, now: int) -> Moment:
    ticked = match.tick(now)
    assert not isinstance(ticked, Refusal), "a tick that is due is refused"
    due, later = match.game.due(match.state), match.game.due(ticked.match.state)
    assert later is None or later > (due or 0), f"after its tick at {now} the table is due as before: {later}"
    return Moment(match, ticked.entry, ticked.match, ticked.events)


def _check_end(play: Play) -> None:
    game, state = play.game, play.last.state
    outcome = game.outcome(state)
    assert outcome is not None
    assert set(outcome.winners) <= set(play.seats), f"winners who do not play: {outcome}"
    assert len(outcome.scores) == len(play.seats), f"a score for each seat is needed: {outcome}"
    for parts, score in zip(outcome.parts, outcome.scores, strict=bool(outcome.parts)):
        assert sum(part.points for part in parts) == score, f"a score is not its parts: {outcome}"
    for viewer in play.viewers:
        assert not game.prompt(state, viewer).offers, f"{viewer} is offered something after the end"
    for match in play.matches:
        assert not game.prompt(match.state, None).offers, "a spectator is offered something"
