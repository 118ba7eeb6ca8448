"""Recorded games: a folder of logs that every release must replay to the same end."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.content import pack_from_log
from heliograph.kernel.game import Outcome
from heliograph.kernel.log import Log
from heliograph.kernel.match import Match, replay, state_bytes
from heliograph.kernel.testkit.plays import AnyGame


class Fixture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    log: Log
    outcome: Outcome | None
    final: str
    """A hash of the last state's bytes."""


def record(game: AnyGame, log: Log) -> Fixture:
    match = replay(game, log)
    return Fixture(log, game.outcome(match.state), state_hash(match))


def check_fixture(game: AnyGame, data: bytes) -> None:
    """The recorded game, replayed with its own content, ends as it did."""
    fixture = decode(data, Fixture)
    content = pack_from_log(fixture.log.header.content, type(game.content))
    match = replay(type(game)(content), fixture.log)  # type: ignore[call-arg]
    outcome = match.game.outcome(match.state)
    assert _as_recorded(outcome, fixture) == fixture.outcome, (
        f"it ended with {fixture.outcome}, now with {outcome}"
    )
    found = state_hash(match)
    assert found == fixture.final, f"the last state's hash was {fixture.final}, now it is {found}"
    assert decode(encode(fixture), Fixture) == fixture


def _as_recorded(outcome: Outcome | None, fixture: Fixture) -> Outcome | None:
    """The outcome as the fixture has it: older games were recorded without the parts of their scores."""
    if outcome is None or fixture.outcome is None or fixture.outcome.parts:
        return outcome
    return replace(outcome, parts=(), automa=None)


def state_hash(match: Match) -> str:
    return blake2b(state_bytes(match), digest_size=16).hexdigest()
