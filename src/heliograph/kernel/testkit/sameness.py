"""The same log gives the same bytes, and everything survives JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import Log
from heliograph.kernel.match import enter, replay
from heliograph.kernel.message import Message
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.testkit.differences import difference
from heliograph.kernel.testkit.elsewhere import fingerprint, fingerprints_elsewhere
from heliograph.kernel.testkit.plays import AnyGame, Moment, Play


def check_replay(play: Play) -> None:
    again = replay(play.game, play.log)
    found = difference(encode(play.last.state), encode(again.state))
    assert not found, f"the same log gives another state: {found}"


def check_repeatable(moment: Moment) -> None:
    """Playing changes nothing but what it returns, and returns the same twice."""
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


def check_reading(play: Play) -> None:
    """Asking about a state leaves it as it was."""
    game = play.game
    for match in play.matches:
        before = encode(match.state)
        for viewer in play.viewers:
            game.view(match.state, viewer)
            game.prompt(match.state, viewer)
        for seat in play.seats:
            game.hears(match.state, seat)
        game.open_view(match.state)
        changed = difference(before, encode(match.state))
        assert not changed, f"asking changed the state after {match.seq} entries: {changed}"


def check_json(play: Play) -> None:
    game = play.game
    _there_and_back(play.log, Log)
    for match in play.matches:
        _there_and_back(match.state, game.state_type)
        _there_and_back(game.open_view(match.state), game.view_type)
        for viewer in play.viewers:
            _there_and_back(game.view(match.state, viewer), game.view_type)
            _there_and_back(game.prompt(match.state, viewer), Prompt)
        _there_and_back(game.describe(game.view(match.state, play.seats[0])), tuple[Message, ...])
    for moment in play.moments:
        if moment.entry.is_action:
            _there_and_back(decode(moment.entry.action, game.action_type), game.action_type)
        for told in moment.events:
            _there_and_back(told.event, game.event_type)
            _there_and_back(game.tell(told.event), Message)


def _there_and_back(value: Any, type: Any) -> None:
    data = encode(value)
    try:
        back = decode(data, type)
    except msgspec.DecodeError as error:
        raise AssertionError(f"JSON cannot be read back: {error}: {value!r:.200}") from error
    assert back == value, f"JSON there and back changes {value!r:.200} to {back!r:.200}"
    found = difference(data, encode(back))
    assert not found, f"JSON there and back gives other bytes: {found}"


def check_elsewhere(game: AnyGame, plays: Sequence[Play]) -> None:
    """Another process with another hash seed and another clock comes to the same bytes."""
    logs = [play.log for play in plays]
    here, there = [fingerprint(game, log) for log in logs], fingerprints_elsewhere(game, logs)
    for log, mine, other in zip(logs, here, there, strict=True):
        assert mine == other, f"another process replays this game to other bytes: seed {log.header.seed}"
