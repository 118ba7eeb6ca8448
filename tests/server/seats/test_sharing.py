"""A game may be used for research only if everybody who has played it agrees, and everybody sees who does."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.commands.test_command_line import run
from tests.server.inside import RememberingGuest, ask, find, join, open_hub, seat_everyone

from heliograph.cli.dataset.files import games_in
from heliograph.cli.dataset.record import GameRecord
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import Seat
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.people.changing_seats import take_seat
from heliograph.server.tables.people.forgetting import forget
from heliograph.server.tables.table import Table
from heliograph.server.tokens import hashed, new_token
from heliograph.server.wire.requests import Act, Rematch, Request, Say, SetSeat, Share, Start
from heliograph.server.wire.tables import Claim, Occupant, PlayOn

YES, NO = True, False


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


class Seated:
    """A table of two people who say whether they agree."""

    def __init__(self, table: Table, tokens: list[str]) -> None:
        self.table, self.tokens, self.count = table, tokens, 0
        self.guests = [join(table, token) for token in tokens]

    async def ask(self, guest: RememberingGuest, kind: type[Request], **fields: Any) -> str | None:
        self.count += 1
        refused = await ask(self.table, guest, kind(id=f"r{self.count}", **fields))
        return None if refused is None else refused.reason.id

    async def share(self, seat: int, agree: bool) -> str | None:
        return await self.ask(self.guests[seat], Share, agree=agree)

    async def finish(self, until: int = 10_000) -> None:
        chance = Chance.from_seed("shared")
        while self.table.play is not None and self.table.row.phase == "playing" and self.table.seq < until:
            seat = next(one for one in (0, 1) if self.table.play.position(Seat(one)).prompt.offers)
            action, chance = sample_action(self.table.play.position(Seat(seat)).prompt, chance)
            number = self.table.play.number(Seat(seat))
            done = await self.ask(self.guests[seat], Act, seq=number, action=msgspec.Raw(encode(action)))
            assert done is None

    @property
    def told(self) -> tuple[list[bool], bool]:
        """What both of them were told last: who agrees, and whether that makes the game shared."""
        found = [guest.got("lobby")[-1]["table"] for guest in self.guests]
        assert found[0] == found[1]
        return [chair["shares"] for chair in found[0]["chairs"]], found[0]["shared"]


async def sit(hub: Hub) -> Seated:
    table_id, tokens = await seat_everyone(hub, level=1)
    return Seated(await find(hub, table_id), tokens)


async def test_nobody_has_agreed_until_everybody_has(database: str) -> None:
    async with open_hub(database) as hub:
        two = await sit(hub)
        assert await two.share(0, YES) is None
        assert two.told == ([True, False], False)
        assert await two.share(1, YES) is None
        assert two.told == ([True, True], True)
        assert await two.share(0, NO) is None
        assert two.told == ([False, True], False)
        assert await two.ask(join(two.table), Share, agree=YES) == "refused-spectator"


async def test_who_comes_later_and_says_nothing_turns_it_off(database: str) -> None:
    async with open_hub(database) as hub:
        two = await sit(hub)
        await two.share(0, YES)
        await two.share(1, YES)
        await two.ask(two.guests[0], Start)
        left = await two.ask(two.guests[1], SetSeat, seat=Seat(1), to=Occupant("open"))
        assert left is None
        assert two.table.info().shared, "who has left had agreed"
        late = new_token()
        claim = Claim(Seat(1), "Late")
        assert await two.table.perform(lambda: take_seat(two.table, claim, hashed(late))) is None
        assert not two.table.info().shared
        await two.ask(join(two.table, late), Share, agree=YES)
        assert two.table.info().shared


async def test_who_left_without_agreeing_has_played(database: str) -> None:
    async with open_hub(database) as hub:
        two = await sit(hub)
        await two.share(0, YES)
        await two.ask(two.guests[0], Start)
        await two.ask(two.guests[1], SetSeat, seat=Seat(1), to=Occupant("open"))
        given = await two.ask(two.guests[0], SetSeat, seat=Seat(1), to=Occupant("ai", "quick"))
        assert given is None
        assert not two.table.info().shared


async def test_it_is_no_way_to_talk_in_silence(database: str) -> None:
    async with open_hub(database) as hub:
        two = await sit(hub)
        await two.ask(two.guests[0], Start)
        await two.finish(until=1)
        assert await two.share(0, YES) == "refused-silence"
        assert await two.share(1, YES) == "refused-silence"
        assert not any(chair.shared_by for chair in two.table.chairs)


async def test_the_next_game_asks_again_and_another_try_cannot_be_shared(database: str) -> None:
    async with open_hub(database) as hub:
        two = await sit(hub)
        await two.share(0, YES)
        await two.share(1, YES)
        await two.ask(two.guests[0], Start)
        await two.finish()
        await two.ask(two.guests[0], Rematch)
        following = await find(hub, two.table.row.rematch or "")
        assert not any(chair.shared_by for chair in following.chairs)
        seats = (Occupant("me"), Occupant("ai", "quick"))
        again = await hub.branch(two.table, PlayOn(1, "Ann", seats))
        assert not isinstance(again, Refusal)
        branch = await find(hub, again.table)
        alone = join(branch, again.token)
        refused = await ask(branch, alone, Share(id="s", agree=YES))
        assert refused is not None
        assert refused.reason.id == "refused-share-branch"


async def _play(database: str, *agree: bool, then_forget: bool = False) -> None:
    async with open_hub(database) as hub:
        two = await sit(hub)
        for seat, word in enumerate(agree):
            await two.share(seat, word)
        await two.ask(two.guests[0], Say, text="a secret word")
        await two.ask(two.guests[0], Start)
        await two.finish()
        if then_forget:
            who = two.guests[1].who
            assert await two.table.perform(lambda: forget(two.table, who)) is None


def exported(database: str, out: Path) -> tuple[list[GameRecord], subprocess.CompletedProcess[str]]:
    done = run("export", "--out", str(out), "--database", database)
    assert done.returncode == 0, done.stderr
    games = [game for _, game in games_in(out)]
    assert all(isinstance(game, GameRecord) for game in games)
    return games, done  # type: ignore[return-value]


@pytest.mark.parametrize("ending", [".jsonl", ".parquet"])
def test_only_what_everybody_shares_is_exported(database: str, tmp_path: Path, ending: str) -> None:
    asyncio.run(_play(database, YES, YES))
    asyncio.run(_play(database, YES, NO))
    asyncio.run(_play(database, YES, YES, then_forget=True))
    asyncio.run(_play(database))
    out = tmp_path / f"games{ending}"
    (game,), done = exported(database, out)
    assert "1 games exported; 2 held back" in done.stderr
    assert [seat.label for seat in game.seats] == list(game.agreed) == ["seat-0", "seat-1"]
    assert [seat.kind for seat in game.seats] == ["person", "person"]
    assert (game.game, game.level, len(game.decision_ms)) == ("contact", "level-1", game.entries)
    assert game.ending is not None
    assert all(ms is None or ms >= 0 for ms in game.decision_ms)
    text = encode(game).decode()
    assert not any(word in text for word in ("Ann", "Guest", "secret word"))
    assert run("replay", "--verify", str(tmp_path)).returncode == 0


def test_an_empty_export_says_how_games_are_shared(database: str, tmp_path: Path) -> None:
    asyncio.run(_play(database))
    games, done = exported(database, tmp_path / "games.jsonl")
    assert games == []
    assert "0 games exported" in done.stderr
    assert "says so, in its lobby" in done.stderr


def test_verifying_says_which_games_lead_elsewhere(database: str, tmp_path: Path) -> None:
    asyncio.run(_play(database, YES, YES))
    folder = tmp_path / "games"
    folder.mkdir()
    (game,), _ = exported(database, folder / "good.jsonl")
    assert run("replay", "--verify", str(folder)).returncode == 0
    other_end = msgspec.structs.replace(game, end="0" * 64)
    shorter = msgspec.structs.replace(game.log, entries=game.log.entries[:-1])
    wrong = msgspec.structs.replace(game.log, entries=game.log.entries[1:])
    (folder / "bad.jsonl").write_bytes(encode(other_end) + b"\n" + b'{"id": "torn')
    (folder / "arena.jsonl").write_bytes(b'{"number": 1}\n' * 3)
    (folder / "log.json").write_bytes(encode(game.log))
    (folder / "unfinished.json").write_bytes(encode(shorter))
    (folder / "wrong.json").write_bytes(encode(wrong))
    found = run("replay", "--verify", str(folder))
    assert found.returncode == 1
    assert found.stderr.count("another end") == 2
    assert "bad.jsonl line 1: another end: another state" in found.stderr
    assert "bad.jsonl line 2: no game" in found.stderr
    (foreign,) = (line for line in found.stderr.splitlines() if "arena.jsonl" in line)
    assert foreign.endswith("(and 2 more like it)")
    assert "unfinished.json: another end: the game is not over" in found.stderr
    assert "wrong.json: does not replay" in found.stderr


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["replay"], "either a game to tell or --verify"),
        (["replay", "--verify", "{folder}"], "no .jsonl, .parquet or .json file"),
        (["export", "--out", "games.csv"], "should end in .jsonl or .parquet"),
        (["export", "--game", "chess"], "no game 'chess'"),
    ],
)
def test_mistakes_are_one_line(words: list[str], line: str, tmp_path: Path) -> None:
    done = run(*(word.format(folder=tmp_path) for word in words))
    assert done.returncode == 1
    assert line in done.stderr
