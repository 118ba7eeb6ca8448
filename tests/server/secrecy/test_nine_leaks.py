"""Nine ways in which others have told secrets, each tried on every game at the wire.

The proof is re-dealing: where two tables differ only in what a viewer may not know, it gets the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.wiretap import SETUPS, Line, Tapped, tapped

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import UNREADABLE, decode
from heliograph.kernel.content import content_hash
from heliograph.kernel.offers import is_offered, sample_action
from heliograph.kernel.prompt import Prompt
from heliograph.kernel.testkit.mutations import mutations, tags_of
from heliograph.server import tokens
from heliograph.server.app import CALLS
from heliograph.server.close_codes import WRONG_TOKEN
from heliograph.server.tokens import hashed

MOVES = 12
CHANCE = Chance.from_seed("leaks")
WITH_PRIVATE_STEPS = {"critical_orbit": (54, Chance.from_seed("leaks 22"))}
"""Where it takes longer until somebody has a step to take back."""


@pytest.fixture(params=SETUPS)
async def table(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Tapped]:
    async with tapped(request.param, tmp_path, monkeypatch) as found:
        yield found


async def test_1_the_opening_tells_nothing_of_the_deal(table: Tapped) -> None:
    """boardgame.io sent the whole initial state beside the filtered one."""
    await _same_bytes_for_everyone(table, CHANCE)
    for line in (*table.seats, table.watcher):
        assert table.table.row.seed not in "".join(line.frames)


@pytest.mark.parametrize("game", SETUPS)
async def test_2_a_step_taken_back_was_never_there(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """boardgame.io sent the undo stack, and the log with everyone's moves."""
    monkeypatch.setattr(tokens, "new_seed", lambda: "5eed" * 16)
    heard: list[dict[int | None, list[str]]] = []
    noisy: set[int | None] = set()
    for take_back in (True, False):
        folder = tmp_path / str(take_back)
        folder.mkdir()
        async with tapped(game, folder, monkeypatch) as table:
            moves, chance = WITH_PRIVATE_STEPS.get(game, (MOVES, CHANCE))
            for _ in range(moves):
                chance = await table.move(chance, take_back)
            noisy |= {entry.seat for entry in _entries(table) if entry.takes_back}
            heard.append(await _everything_heard(table))
    assert noisy, "nobody could take anything back, so nothing was tried"
    for viewer in heard[0].keys() - noisy:
        assert heard[0][viewer] == heard[1][viewer], viewer


async def test_3_watchers_are_no_side_door(table: Tapped) -> None:
    """Hanabi Live let watchers see every hand: a second window showed you your own. Whatever a seat cannot
    tell apart, a watcher beside it cannot either."""
    chance = CHANCE
    for _ in range(MOVES // 2):
        chance = await table.move(chance)
        truth = await table.seen_by(None)
        for viewer, _ in table.viewers:
            if viewer is not None and table.seats[viewer].position["may_undo"]:
                continue  # its own step is not on the table yet, and re-dealing would put it there
            mine, chance = chance.fork()
            async with table.dealt_anew_for(viewer, mine):
                assert await table.seen_by(None) == truth, f"beside {viewer}"


OF_NO_TABLE = "/api/daily"
"""The same puzzle for everybody, made from the day alone; its clock runs."""


async def test_4_no_call_gives_the_whole_record(table: Tapped) -> None:
    """hanab.cards kept all hands in one record that everyone could read."""
    chance = CHANCE
    for _ in range(MOVES):
        chance = await table.move(chance)
    truth = await _all_answers(table)
    async with table.dealt_anew_for(None, chance):
        assert await _all_answers(table) == truth
    secrets = [table.table.row.seed, *(str(line.token) for line in table.seats)]
    for secret in (*secrets, *(hashed(token) for token in secrets[1:])):
        assert secret.encode() not in b"".join(truth.values())


async def test_5_nobody_gets_the_whole_layout(table: Tapped) -> None:
    """horsepaste sent the key card to everyone."""
    chance = CHANCE
    for _ in range(MOVES):
        chance = await table.move(chance)
        chance = await _same_bytes_for_everyone(table, chance)


async def test_6_neither_page_nor_print_nor_words_name_a_card(table: Tapped) -> None:
    """jinteki put hidden cards' names into the page."""
    game, content = table.table.row.game, content_hash(table.table.game.content)
    paths = (f"/t/{table.table.id}", f"/api/games/{game}/printed", f"/api/games/{game}/printed/{content}")
    chance = CHANCE
    async with table.http() as http:
        before = [(await http.get(path)).content for path in paths]
        for _ in range(MOVES):
            chance = await table.move(chance)
        assert [(await http.get(path)).content for path in paths] == before
    for viewer, token in table.viewers:
        line = Line(table.app, table.table.id, token)
        await line.hello()
        words = await line.ask("describe")
        async with table.dealt_anew_for(viewer, chance):
            again = await line.ask("describe")
        assert (words["type"], words["lines"]) == ("described", again["lines"])
        await line.hang_up()


async def test_7_the_log_is_closed_until_the_end(table: Tapped) -> None:
    """18xx.games let everyone download the private choices of a running game."""
    chance = CHANCE
    async with table.http() as http:
        for _ in range(MOVES // 4):
            chance = await table.move(chance)
            for what in (
                "export",
                "review",
                "replay",
                *(f"replay?as={eyes}" for eyes in ("open", "0", "spectator")),
            ):
                answer = await http.get(f"/api/tables/{table.table.id}/{what}")
                assert (answer.status_code, answer.json()) == (403, {"reason": {"id": "refused-not-over"}})


async def test_8_nothing_in_the_lobby_opens_a_seat(table: Tapped) -> None:
    """Terraforming Mars listed every player's id, and a player's id was the key to the seat."""
    async with table.http() as http:
        info = (await http.get(f"/api/tables/{table.table.id}")).json()
    heard = [json.loads(text) for text in table.watcher.frames]
    lobby = [one["table"] for one in heard if "table" in one]
    words = {word for word in _strings([info, *lobby]) if word}
    assert table.table.id in words
    for word in sorted(words):
        line = Line(table.app, table.table.id, word)
        assert (await line.hello())["type"] == "bye", word
        await line.hang_up()
        assert line.close_code == WRONG_TOKEN


async def test_9_the_server_checks_every_move(table: Tapped) -> None:
    """Rally the Troops checked in the browser what may be done, and whose turn it is."""
    chance = CHANCE
    tags = tags_of(table.table.game.action_type)
    for _ in range(MOVES // 3):
        movers = [line for line in table.seats if line.prompt.offers]
        action, chance = sample_action(movers[0].prompt, chance)
        before = table.log
        for line in table.seats:
            if not any(offer.action == action["type"] for offer in line.prompt.offers):
                assert (await line.act(action))["type"] == "refused"
        assert (await table.watcher.act(action))["type"] == "refused"
        assert table.log == before
        await _only_offers_count(table, movers[0], action, tags)
        chance = await table.move(chance)


async def _only_offers_count(
    table: Tapped, mover: Line, action: dict[str, Any], tags: tuple[str, ...]
) -> None:
    """What is not among the offers that were sent is refused, and the log stays as it is."""
    kind = table.table.game.action_type
    wrong = [data for data in mutations(action, tags) if not _is_offered(mover.prompt, data, kind)]
    assert wrong
    before = table.log
    whole = [data for data in wrong if data.endswith(b"}")]  # others cost the connection
    for data in whole[:: max(1, len(whole) // 12)]:
        mover.put(b'{"type":"act","id":"x","seq":%d,"action":%s}' % (mover.position["seq"], data))
        assert (await mover.answer("ack", "refused", "bye"))["type"] == "refused", data[:200]
        assert table.log == before


def _is_offered(prompt: Prompt, data: bytes, kind: Any) -> bool:
    """Once its defaults are filled in: one tap needs no pauses."""
    try:
        action = decode(data, kind)
    except UNREADABLE:
        return False
    return is_offered(prompt, action)


async def _same_bytes_for_everyone(table: Tapped, chance: Chance) -> Chance:
    for viewer, token in table.viewers:
        truth = await table.seen_by(token)
        mine, chance = chance.fork()
        async with table.dealt_anew_for(viewer, mine):
            assert await table.seen_by(token) == truth, f"viewer {viewer}"
    return chance


async def _all_answers(table: Tapped) -> dict[str, bytes]:
    content = content_hash(table.table.game.content)
    names = {"table_id": table.table.id, "game": table.table.row.game, "content": content}
    async with table.http() as http:
        calls = [
            call.path for call in CALLS if call.method == "GET" and not call.path.startswith(OF_NO_TABLE)
        ]
        paths = [path.format(**names) for path in calls]
        return {path: (await http.get(path)).content for path in paths}


async def _everything_heard(table: Tapped) -> dict[int | None, list[str]]:
    """By each viewer so far, and by whoever comes in its place now."""
    lines = zip(table.viewers, (*table.seats, table.watcher), strict=True)
    heard = {viewer: [*line.frames, *await table.seen_by(token)] for (viewer, token), line in lines}
    return {
        viewer: [text.replace(table.table.id, "here") for text in texts] for viewer, texts in heard.items()
    }


def _entries(table: Tapped) -> list[Any]:
    assert table.table.play is not None
    return table.table.play.entries


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inside in value.items():
            yield from (key, *_strings(inside))
    elif isinstance(value, list):
        for inside in value:
            yield from _strings(inside)
