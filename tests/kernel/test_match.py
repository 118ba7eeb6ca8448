"""A match is the replay of its log: refusals change nothing, undo is limited, and a wrong log is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.kernel.toys import Beacons, Pack, Setup

from heliograph.kernel.codec import decode, encode, raw
from heliograph.kernel.content import Sourced
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import UNDO, Entry, Log
from heliograph.kernel.match import Match, Played, ReplayError, begin, follow, replay, resume, state_bytes
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import play_out

GAME = Beacons(Pack())
ONE, TWO = Seat(0), Seat(1)
DRAW, NOTE, NOTE_3 = b'{"type":"draw"}', b'{"type":"note","number":2}', b'{"type":"note","number":3}'


def start() -> Match:
    match = begin(GAME, Setup(2), "seed")
    assert isinstance(match, Match)
    return match


def play(match: Match, seat: Seat, action: bytes) -> Played:
    played = match.play(seat, action, 5)
    assert isinstance(played, Played), played
    return played


def undo(match: Match, seat: Seat) -> Played:
    played = match.undo(seat, 5)
    assert isinstance(played, Played), played
    return played


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    assert begin(GAME, Setup(9), "seed") == Refusal(GAME.check_setup(Setup(9)))  # type: ignore[arg-type]


def test_playing_gives_the_next_match_and_keeps_this_one() -> None:
    match = start()
    before = state_bytes(match)
    played = play(match, ONE, DRAW)
    assert (played.match.seq, played.entry) == (1, Entry(1, ONE, 5, msgspec.Raw(DRAW)))
    assert (match.seq, state_bytes(match)) == (0, before)
    assert state_bytes(played.match) != before


def test_what_is_asked_is_worked_out_once_however_many_games_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, asked = Beacons(Pack()), []
    ask = Beacons.ask

    def count(self: Beacons, state: Any, viewer: Seat | None) -> Prompt:
        asked.append((id(state), viewer))
        return ask(self, state, viewer)

    monkeypatch.setattr(Beacons, "ask", count)
    matches = [begin(game, Setup(2), seed) for seed in ("one", "two", "three")]
    prompts = [match.prompt(ONE) for match in matches if isinstance(match, Match)]
    for match in matches:
        assert isinstance(match, Match)
        play(match, ONE, DRAW)
        assert match.prompt(ONE) in prompts
    assert len(asked) == 3


def test_a_match_with_another_state_asks_anew() -> None:
    match = start()
    after = play(match, ONE, DRAW).match.state
    asked = match.prompt(ONE), match.prompt(TWO)
    other = match.in_state(after)
    assert (other.prompt(ONE), other.prompt(TWO)) == (GAME.prompt(after, ONE), GAME.prompt(after, TWO))
    assert (other.prompt(ONE), other.prompt(TWO)) != asked


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (TWO, DRAW, "refused-turn"),
        (ONE, b'{"type":"note","number":4}', "refused-action"),
        (ONE, b'{"type":"note"}', "refused-malformed"),
        (ONE, b"\xff", "refused-malformed"),
        (ONE, b'{"a":' * 50_000, "refused-malformed"),
    ],
)
def test_a_refusal_has_a_reason(seat: Seat, action: bytes, reason: str) -> None:
    refused = start().play(seat, action, 5)
    assert isinstance(refused, Refusal)
    assert refused.reason.id == reason


def test_the_log_keeps_actions_in_one_spelling() -> None:
    """The log's spelling does not depend on the client's order of fields or spaces."""
    played = play(start(), ONE, b' { "number" : 2, "type": "note" } ')
    assert bytes(played.entry.action) == NOTE


def test_undo_restores_step_by_step() -> None:
    match = start()
    once = play(match, ONE, NOTE).match
    twice = play(once, ONE, NOTE_3).match
    back = undo(twice, ONE)
    assert back.entry == Entry(3, ONE, 5, UNDO)
    assert (back.entry.takes_back, back.undone) == (True, 2)
    assert (back.events, state_bytes(back.match)) == ((), state_bytes(once))
    begun = undo(back.match, ONE)
    assert (begun.undone, state_bytes(begun.match)) == (1, state_bytes(match))


def test_nobody_else_can_undo() -> None:
    noted = play(start(), ONE, NOTE).match
    assert noted.may_undo(ONE)
    assert isinstance(noted.undo(TWO, 5), Refusal)


def test_there_is_no_undo_past_a_draw_or_anothers_step() -> None:
    noted = play(start(), ONE, NOTE).match
    drawn = play(noted, ONE, DRAW).match
    assert isinstance(drawn.undo(ONE, 5), Refusal)
    noted_by_two = play(drawn, TWO, NOTE).match
    assert isinstance(noted_by_two.undo(ONE, 5), Refusal)
    undone = undo(noted_by_two, TWO).match
    assert isinstance(undone.undo(TWO, 5), Refusal)
    assert isinstance(undone.undo(ONE, 5), Refusal)


def test_a_log_with_undo_replays_to_the_same_bytes() -> None:
    match, entries = start(), list[Entry]()
    for step in (NOTE, NOTE_3, None, DRAW):
        played = undo(match, ONE) if step is None else play(match, ONE, step)
        match, entries = played.match, [*entries, played.entry]
    log = decode(encode(Log(match.header, tuple(entries))), Log)
    assert log.entries == tuple(entries)
    assert state_bytes(replay(GAME, log)) == state_bytes(match)


def test_a_header_travels_through_json() -> None:
    header = start().header
    assert decode(encode(header), type(header)) == header
    assert state_bytes(resume(GAME, decode(encode(header), type(header)))) == state_bytes(start())


def a_log() -> Log:
    return play_out(GAME, Setup(2), "log").log


def test_other_content_is_refused() -> None:
    other = Beacons(Pack(Sourced(10, "house")))
    with pytest.raises(ReplayError, match="other content"):
        replay(other, a_log())


def test_another_game_is_refused() -> None:
    log = a_log()
    with pytest.raises(ReplayError, match="a log of chess, not of beacons"):
        replay(GAME, replace(log, header=replace(log.header, game="chess")))


def test_earlier_rules_that_are_still_played_are_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    log = a_log()
    monkeypatch.setattr(type(GAME), "rules_version", 2)
    with pytest.raises(ReplayError):
        replay(GAME, log)
    monkeypatch.setattr(type(GAME), "also_replays", frozenset({1}))
    assert replay(GAME, log).seq == len(log.entries)


def test_another_rules_version_is_refused() -> None:
    log = a_log()
    with pytest.raises(ReplayError, match="rules version 2, these rules are 1"):
        replay(GAME, replace(log, header=replace(log.header, rules_version=2)))


@pytest.mark.parametrize("setup", [{"seats": 9}, {"seats": "two"}, {"chairs": 2}])
def test_a_set_up_that_does_not_fit_is_refused(setup: dict[str, object]) -> None:
    log = a_log()
    with pytest.raises(ReplayError, match="set-up"):
        replay(GAME, replace(log, header=replace(log.header, setup=raw(setup))))


def test_a_gap_is_refused() -> None:
    log = a_log()
    with pytest.raises(ReplayError, match="entry 3 after 1"):
        replay(GAME, replace(log, entries=(log.entries[0], *log.entries[2:])))


def test_an_entry_twice_is_refused() -> None:
    log = a_log()
    with pytest.raises(ReplayError, match="entry 1 after 1"):
        replay(GAME, replace(log, entries=(log.entries[0], *log.entries)))


def test_an_entry_the_rules_refuse_is_refused() -> None:
    with pytest.raises(ReplayError, match="entry 1 is refused: refused-turn"):
        follow(start(), Entry(1, TWO, 5, msgspec.Raw(DRAW)))
    with pytest.raises(ReplayError, match="entry 1 is refused: refused-undo"):
        follow(start(), Entry(1, ONE, 5, UNDO))
