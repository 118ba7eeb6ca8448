"""Chat has a price, for a seat and for a table, and only so much of it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.inside import ask, find, join, open_hub, seat_everyone

from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.limits import CHAT_LETTERS, Limits
from heliograph.server.store.rows import LineRow
from heliograph.server.tables.people.chat import Chat
from heliograph.server.wire.requests import Say

LIMITS = Limits(
    chat_lines_per_seat_per_minute=3,
    chat_bytes_per_seat_per_minute=40,
    chat_lines_per_table_per_minute=5,
    chat_bytes_per_table_per_minute=60,
)
ANN, BOB = Seat(0), Seat(1)


def said(*lines: tuple[Seat, int, str]) -> Chat:
    """By whom, at which second, what."""
    rows = [LineRow(n + 1, seat, text, at * 1000, None, f"{n}") for n, (seat, at, text) in enumerate(lines)]
    return Chat(rows, LIMITS)


def wait(refusal: Refusal | None) -> int:
    """Seconds until it may be said."""
    return 0 if refusal is None else int(str((refusal.reason.args or {})["seconds"]))


@pytest.mark.parametrize(
    ("chat", "seat", "text", "seconds"),
    [
        (said(), ANN, "hello", 0),
        (said((ANN, 90, "1"), (ANN, 91, "2")), ANN, "3", 0),
        (said((ANN, 90, "1"), (ANN, 91, "2"), (ANN, 92, "3")), ANN, "4", 50),
        (said((ANN, 90, "1"), (ANN, 91, "2"), (ANN, 92, "3")), BOB, "hello", 0),
        (said((ANN, 30, "1"), (ANN, 40, "2"), (ANN, 92, "3")), ANN, "4", 0),
        (said((ANN, 90, "x" * 30)), ANN, "x" * 10, 0),
        (said((ANN, 90, "x" * 30)), ANN, "x" * 11, 50),
        (said((ANN, 90, "\u0457" * 15)), ANN, "\u0457" * 6, 50),
        (said((ANN, 80, "x" * 20), (ANN, 90, "x" * 20)), ANN, "x" * 20, 40),
        (said(*((Seat(seat), 90 + seat, "x") for seat in range(5))), Seat(5), "x", 50),
        (said(*((Seat(seat), 90 + seat, "x" * 29) for seat in range(2))), Seat(5), "xxx", 50),
    ],
)
def test_a_line_waits_until_older_ones_are_a_minute_old(
    chat: Chat, seat: Seat, text: str, seconds: int
) -> None:
    assert wait(chat.too_much(seat, text, now=100_000)) == seconds
    assert chat.too_much(seat, text, now=100_000 + 1000 * seconds) is None


def test_the_longest_line_can_always_be_said() -> None:
    limits = Limits()
    assert Chat((), limits).too_much(ANN, "\U0001f680" * CHAT_LETTERS, 0) is None


async def test_a_flood_of_chat_is_refused_and_not_stored(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}") as hub:
        table_id, (ann, bob) = await seat_everyone(hub)
        table = await find(hub, table_id)
        speaker, listener = join(table, ann), join(table, bob)
        most = hub.limits.chat_lines_per_seat_per_minute
        answers = [await ask(table, speaker, Say(f"{n}", "x")) for n in range(2 * most)]
        refusals = [answer for answer in answers if answer is not None]
        assert len(listener.got("said")) == most == len(refusals)
        assert {refusal.reason.id for refusal in refusals} == {"refused-chat-often"}
        assert all(0 < wait(refusal) <= 60 for refusal in refusals)
        assert await ask(table, speaker, Say("0", "x")) is None, "sent again, it is already there"
        assert await ask(table, listener, Say("mine", "May I?")) is None, "each seat has its own"
        stored = await hub.store.load(table_id)
        assert stored is not None
        assert len(stored.lines) == most + 1


async def test_only_the_latest_lines_are_kept(tmp_path: Path) -> None:
    url, limits = f"sqlite:///{tmp_path / 'tables.sqlite'}", Limits(chat_lines_kept=5)
    async with open_hub(url, limits) as hub, open_hub(url, limits) as other:
        table_id, (ann, _) = await seat_everyone(hub)
        table, there = await find(hub, table_id), await find(other, table_id)
        speaker, listener = join(table, ann), join(there)
        for n in range(12):
            assert await ask(table, speaker, Say(f"{n}", f"line {n}")) is None
        stored = await hub.store.load(table_id)
        assert stored is not None
        latest = [f"line {n}" for n in range(7, 12)]
        assert [line.text for line in stored.lines] == [line.text for line in table.chat.lines] == latest
        await there.refresh()
        assert [message["line"]["text"] for message in listener.got("said")] == latest
        assert await ask(there, join(there, ann), Say("there", "line 12")) is None
        await table.refresh()
        assert [line.text for line in table.chat.lines] == [*latest[1:], "line 12"]
