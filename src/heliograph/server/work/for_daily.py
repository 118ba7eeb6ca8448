"""The Daily Signal in a worker process: finding a day's puzzle, and continuing it."""

from __future__ import annotations

import pickle

import msgspec
from msgspec.structs import replace

from heliograph.daily.calendar import day_of
from heliograph.daily.choosing import Puzzle, puzzle_of
from heliograph.daily.riddle import Judged, Panelist
from heliograph.daily.solving import Glimpse, Solving, solve
from heliograph.kernel.codec import encode, raw
from heliograph.kernel.game import Refusal
from heliograph.kernel.message import Message, say
from heliograph.server.tables.play.viewer_position import position_for
from heliograph.server.wire.daily import Moment
from heliograph.server.wire.positions import Happened


class Reached(msgspec.Struct, frozen=True, tag="reached"):
    """The position after a solver's actions; at the end, their result and the solution."""

    moments: tuple[Moment, ...]
    judged: Judged | None
    revealed: msgspec.Raw


class Denied(msgspec.Struct, frozen=True, tag="denied"):
    """The last action is not possible."""

    reason: Message


Led = Reached | Denied


class About(msgspec.Struct, frozen=True):
    """What the server itself has to know of a puzzle."""

    fingerprint: str
    panel: tuple[Panelist, ...]
    certainty: float | None


def find_puzzle(number: int) -> bytes:
    """With its secrets; for workers only."""
    return pickle.dumps(puzzle_of(day_of(number)))


def tell_about(puzzle: bytes) -> bytes:
    found = read_puzzle(puzzle)
    return encode(About(found.posed.fingerprint, found.panel, found.posed.certainty))


def go_on(puzzle: bytes, actions: tuple[bytes, ...], done: bool) -> bytes:
    """The position they lead to, as JSON."""
    found = read_puzzle(puzzle)
    solving = solve(found.riddle, found.posed, actions)
    if isinstance(solving, Refusal):
        return encode(Denied(solving.reason))
    return encode(reached_by(found, solving, done))


def reached_by(found: Puzzle, solving: Solving, done: bool) -> Reached:
    sitting, over = solving.sitting, solving.over or done
    judged = found.riddle.judge(found.posed, sitting) if over else None
    revealed = raw(found.riddle.reveal(found.posed, sitting)) if over else msgspec.Raw(b"null")
    moments = tuple(_told(one, found, sitting.now) for one in solving.moments)
    return Reached(moments, judged, revealed)


def ask_about(
    puzzle: bytes, actions: tuple[bytes, ...], action: bytes | None
) -> tuple[Message, ...] | Refusal:
    """What an action would change, or a description of the position."""
    found = read_puzzle(puzzle)
    solving = solve(found.riddle, found.posed, actions)
    if isinstance(solving, Refusal):
        return solving
    match, seat = solving.sitting.match, found.riddle.seat
    if action is None:
        return match.game.describe(match.game.view(match.state, seat))
    return match.foresee(seat, action, solving.sitting.now)


def _told(seen: Glimpse, puzzle: Puzzle, now: int) -> Moment:
    """Where the puzzle does not offer all that the game does, it asks its own question."""
    match, seq, seat, withheld = seen.match, seen.match.seq, puzzle.riddle.seat, puzzle.riddle.withheld
    events = tuple(Happened(seq, raw(event), match.game.tell(event)) for event in seen.events)
    position = position_for(match, seat, seq).message(now)
    if withheld and position.prompt.offers:
        offers = tuple(offer for offer in position.prompt.offers if offer.action not in withheld)
        asked = say(f"daily-question-{puzzle.day.game.replace('_', '-')}")
        position = replace(position, prompt=replace(position.prompt, ask=asked, offers=offers))
    return Moment(position, events)


def read_puzzle(puzzle: bytes) -> Puzzle:
    found: Puzzle = pickle.loads(puzzle)  # noqa: S301 - `find_puzzle` has made it
    return found
