"""The same log gives the same bytes, and everything survives a round trip through JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Log
from heliograph.kernel.match import Match, enter, replay
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.testkit.differences import difference
from heliograph.kernel.testkit.elsewhere import Fingerprint, fingerprints_elsewhere
from heliograph.kernel.testkit.plays import AnyGame, Moment, Play


def check_replay(play: Play) -> None:
    again = replay(play.game, play.log)
    found = difference(encode(play.last.state), encode(again.state))
    assert not found, f"the same log gives another state: {found}"


def check_repeatable(moment: Moment) -> None:
    """Playing changes nothing in place, and playing twice gives the same result."""
    match, entry = moment.before, moment.entry
    before = encode(match.state)
    again = enter(match, entry)
    assert not isinstance(again, Refusal), f"accepted once, refused the second time: {moment}"
    changed = difference(before, encode(match.state))
    assert not changed, f"playing changed the state it began from: {moment}: {changed}"
    other = difference(encode(moment.after.state), encode(again.match.state))
    assert not other, f"the same action gives another state: {moment}: {other}"
    told = difference(encode(moment.events), encode(again.events))
    assert not told, f"the same action gives other events: {moment}: {told}"


def check_states(play: Play) -> str:
    """Each state and its answers survive a round trip through JSON, and asking leaves the state unchanged.

    Returns the fingerprint of the game, since all its bytes are made here anyway.
    """
    found = Fingerprint()
    for match, events in zip(play.matches, ((), *(moment.events for moment in play.moments)), strict=True):
        before = _there_and_back(match.state, play.game.state_type)
        found.add(match, before, events, _check_answers(match, play))
        changed = difference(before, encode(match.state))
        assert not changed, f"asking changed the state after {match.seq} entries: {changed}"
    return str(found)


def _check_answers(match: Match, play: Play) -> Iterator[bytes]:
    """Each viewer's view and prompt."""
    game, state = match.game, match.state
    for viewer in play.viewers:
        view = game.view(state, viewer)
        yield _there_and_back(view, game.view_type)
        yield _there_and_back(game.prompt(state, viewer), Prompt)
        if viewer == play.seats[0]:
            _there_and_back(game.describe(view), tuple[Message, ...])
    for seat in play.seats:
        game.hears(state, seat)
    _there_and_back(game.open_view(state), game.view_type)


def check_log(play: Play) -> None:
    """The log and every event survive JSON."""
    game = play.game
    _there_and_back(play.log, Log)
    for moment in play.moments:
        if moment.entry.is_action:
            _there_and_back(decode(moment.entry.action, game.action_type), game.action_type)
        for told in moment.events:
            _there_and_back(told.event, game.event_type)
            _there_and_back(game.tell(told.event), Message)


def _there_and_back(value: Any, type: Any) -> bytes:
    data = encode(value)
    try:
        back = decode(data, type)
    except msgspec.DecodeError as error:
        raise AssertionError(f"JSON cannot be read back: {error}: {value!r:.200}") from error
    assert back == value, f"JSON there and back changes {value!r:.200} to {back!r:.200}"
    found = difference(data, encode(back))
    assert not found, f"JSON there and back gives other bytes: {found}"
    return data


def check_elsewhere(game: AnyGame, logs: Sequence[Log], fingerprints: Sequence[str]) -> None:
    """Another process with a different hash seed and clock produces the same bytes."""
    for log, mine, other in zip(logs, fingerprints, fingerprints_elsewhere(game, logs), strict=True):
        assert mine == other, f"another process replays this game to other bytes: seed {log.header.seed}"
