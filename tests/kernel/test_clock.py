"""The table's own clock: it runs out when due and not earlier, and its entries replay like all others."""

from __future__ import annotations

import msgspec
import pytest
from tests.kernel import broken_clocks
from tests.kernel.lighthouse import KEEPER, SHIP, BurnedDown, Lighthouse, Pack, Setup, State

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.log import TICK, Entry, Log
from heliograph.kernel.match import Match, Played, ReplayError, begin, follow, replay, state_bytes
from heliograph.kernel.message import say
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.seats import TABLE, Seat
from heliograph.kernel.testkit import check_game, play_out
from heliograph.kernel.testkit.elsewhere import fingerprint, fingerprints_elsewhere

GAME = Lighthouse(Pack())
LIGHT, NOTE = b'{"type":"light"}', b'{"type":"note","number":3}'


def lit(at: int = 100) -> Match:
    """The lamp burns until `at` + 2500."""
    match = begin(GAME, Setup(), "seed")
    assert isinstance(match, Match)
    return play(match, KEEPER, LIGHT, at).match


def play(match: Match, seat: Seat, action: bytes, now: int) -> Played:
    played = match.play(seat, action, now)
    assert isinstance(played, Played), played
    return played


def tick(match: Match, now: int) -> Played:
    ticked = match.tick(now)
    assert isinstance(ticked, Played), ticked
    return ticked


def test_a_tick_is_an_entry_of_nobodys() -> None:
    ticked = tick(lit(), 2600)
    assert ticked.entry == Entry(2, TABLE, 2600, TICK)
    assert (ticked.entry.is_tick, ticked.entry.takes_back, ticked.entry.is_action) == (True, False, False)
    assert ticked.match.seq == 2
    assert not ticked.private
    assert isinstance(ticked.events[0].event, BurnedDown)
    assert GAME.due(ticked.match.state) is None


@pytest.mark.parametrize(("now", "due"), [(0, False), (2599, False), (2600, True), (10**9, True)])
def test_the_clock_runs_out_when_it_is_due(now: int, due: bool) -> None:
    match = lit()
    assert match.is_due(now) is due
    assert isinstance(match.tick(now), Played) is due


def test_a_tick_that_is_not_due_is_refused_and_changes_nothing() -> None:
    match = lit()
    before = state_bytes(match)
    refused = match.tick(2599)
    assert isinstance(refused, Refusal)
    assert (refused.reason.id, state_bytes(match)) == ("refused-not-due", before)
    ticked = tick(match, 2600).match
    assert isinstance(ticked.tick(2600), Refusal), "once is enough"


def test_a_game_without_a_clock_never_ticks() -> None:
    match = begin(GAME, Setup(), "seed")
    assert isinstance(match, Match)
    assert isinstance(match.tick(10**9), Refusal)


def test_there_is_no_undo_past_a_tick() -> None:
    noted = play(lit(), SHIP, NOTE, 200).match
    assert noted.may_undo(SHIP)
    assert isinstance(tick(noted, 2600).match.undo(SHIP, 2600), Refusal)


def test_nobody_can_send_a_tick() -> None:
    for seat in (KEEPER, SHIP, TABLE):
        refused = lit().play(seat, bytes(TICK), 2600)
        assert isinstance(refused, Refusal)
        assert refused.reason.id == "refused-malformed"


def test_a_log_with_ticks_replays_to_the_same_bytes_here_and_elsewhere() -> None:
    logs = [play_out(GAME, Setup(burns_ms=1500), f"{seed}").log for seed in range(4)]
    assert all(any(entry.is_tick for entry in log.entries) for log in logs)
    for log in logs:
        through_json = decode(encode(log), Log)
        assert through_json == log
        assert state_bytes(replay(GAME, through_json)) == state_bytes(replay(GAME, log))
    assert fingerprints_elsewhere(GAME, logs) == [fingerprint(GAME, log) for log in logs]


class PatientShip(Lighthouse):
    """It reports only after the lamp has burned down."""

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        return super().ask(state, viewer) if state.burns_down_at is None else Prompt(say("wait"))


def test_where_everybody_waits_for_the_clock_it_runs_out() -> None:
    log = play_out(PatientShip(Pack()), Setup(burns_ms=60_000), "patience").log
    lights = [entry.at for entry in log.entries if b"light" in bytes(entry.action)]
    assert [entry.at for entry in log.entries if entry.is_tick] == [at + 60_000 for at in lights]
    assert [entry.at for entry in log.entries] == sorted(entry.at for entry in log.entries)


def test_slow_players_are_overtaken_by_the_clock() -> None:
    quick, slow = (play_out(GAME, Setup(burns_ms=5000), "pace", step_ms=ms).log for ms in (10, 9000))
    assert not any(entry.is_tick for entry in quick.entries)
    assert any(entry.is_tick for entry in slow.entries)


def test_a_log_that_ticks_too_early_is_refused() -> None:
    with pytest.raises(ReplayError, match="entry 2 is refused: refused-not-due"):
        follow(lit(), Entry(2, TABLE, 2599, TICK))


def test_other_words_for_true_are_no_tick() -> None:
    entry = Entry(2, TABLE, 2600, msgspec.Raw(b" true"))
    assert not entry.is_tick
    with pytest.raises(ReplayError, match="refused-malformed"):
        follow(lit(), entry)


def examine(game: type[Lighthouse]) -> None:
    setups = (Setup(burns_ms=500), Setup(burns_ms=1500))
    check_game(game(Pack()), setups, seeds=4, most_steps=500, closely=8, hidden=("lamps",))


def test_an_honest_clock_passes() -> None:
    examine(Lighthouse)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (broken_clocks.TossedTick, "the same (log|action) gives another state"),
        (broken_clocks.WatchfulTick, "another process replays this game to other bytes"),
        (broken_clocks.LeakyTick, "an event tells viewer .* a secret, .*true"),
        (broken_clocks.LeakyTickToOne, "an event tells viewer 1 a secret, .*true"),
        (broken_clocks.LeakyTime, "the clock of viewer .* tells a secret"),
        (broken_clocks.StuckClock, "after its tick at .* the table is due as before"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_broken_clock_is_caught(game: type[Lighthouse], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        examine(game)
