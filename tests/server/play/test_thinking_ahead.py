"""AI seats think while others move: with a worker nobody needs, from their own view; and they say why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

import msgspec
import pytest
from tests.server.inside import ME, HerePool, RememberingGuest, find, join, open_hub, until

from heliograph.games import load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.players import make_player, styles
from heliograph.players.interstellar.turn_memory import foreseen
from heliograph.server.ai.seats import AiSeats
from heliograph.server.ai.worker import Asked
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.requests import carry_out
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act, SetSeat
from heliograph.server.wire.tables import NewTable, Occupant
from heliograph.server.work.errand import Errand, Kind

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
GAME = load_game("interstellar")
ANN, STRONG, QUICK = Seat(0), Occupant("ai", "strong"), Occupant("ai", "quick")


class Watched(HerePool):
    """Does everything at once, and remembers what was asked of whom."""

    def __init__(self) -> None:
        super().__init__(1)
        self.errands: list[tuple[Errand, Asked]] = []

    async def run(self, errand: Errand, work: Callable[[*Ts], T], *args: *Ts) -> T:
        self.errands += [(errand, asked) for asked in args if isinstance(asked, Asked)]
        return work(*args)

    def of(self, kind: Kind) -> list[tuple[Errand, Asked]]:
        return [one for one in self.errands if one[0].kind is kind]


async def sit(hub: Hub, *rivals: Occupant) -> tuple[Table, RememberingGuest]:
    raw = msgspec.Raw(msgspec.json.encode({"seats": 1 + len(rivals), "first": 0}))
    seated = await hub.create(NewTable("interstellar", raw, "Ann", (ME, *rivals), start=True))
    assert not isinstance(seated, Refusal), seated
    table = await find(hub, seated.table)
    return table, join(table, seated.token)


async def take_turn(table: Table, ann: RememberingGuest) -> None:
    player, memory = make_player("interstellar", "quick"), b""
    while table.play is not None and (position := table.play.position(ANN)).prompt.waits:
        view: Any = GAME.view(table.play.match.state, ANN)
        thought: Any = player.act_remembering(view, position.prompt, Chance.from_seed("Ann"), (), memory)  # type: ignore[attr-defined]
        memory = thought.memory
        act = Act(f"a{position.seq}", position.seq, msgspec.Raw(encode(thought.action)))
        assert await carry_out(table, ann, act) is None


async def test_a_rival_thinks_while_ann_does_from_its_own_view(tmp_path: Path) -> None:
    pool = Watched()
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"interstellar": GAME}) as hub:
        ai = AiSeats(pool, pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        table, _ = await sit(hub, STRONG)
        play, chair = table.play, table.chairs[1]
        assert play is not None
        await until(lambda: bool(play.thoughts.get(chair)))
        errand, asked = pool.of(Kind.AHEAD)[0]
        assert asked.view == encode(play.position(Seat(1)).fields)
        assert asked.view != encode(play.position(ANN).fields)
        assert not errand.addresses(), "it would delay somebody's move"
        assert foreseen(play.thoughts[chair], GAME.view(play.match.state, Seat(1)))
        assert not pool.of(Kind.MOVE)
        ai.close()


async def test_nobody_thinks_ahead_for_ever_or_for_an_empty_table(tmp_path: Path) -> None:
    pool = Watched()
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"interstellar": GAME}) as hub:
        ai = AiSeats(pool, pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        table, ann = await sit(hub, STRONG)
        await until(lambda: not ai._ahead._looking and bool(pool.of(Kind.AHEAD)))
        assert 1 <= len(pool.of(Kind.AHEAD)) <= 4
        before = len(pool.errands)
        table.leave(ann)
        ai.wake(table)
        await until(lambda: not ai._thinking and not ai._ahead._looking)
        assert len(pool.errands) == before
        ai.close()


async def test_a_rival_says_why_and_the_chat_does_not_fill_up(tmp_path: Path) -> None:
    pool = Watched()
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"interstellar": GAME}) as hub:
        ai = AiSeats(pool, pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        table, ann = await sit(hub, QUICK)
        await take_turn(table, ann)
        await until(lambda: bool(ann.got("said")))
        (line, *_) = [message["line"] for message in ann.got("said")]
        assert line["seat"] == 1
        assert line["notice"]["id"].startswith("si-reason-")
        assert not table.chat.lines
        assert not pool.of(Kind.AHEAD), "no worker is started for seats that never look ahead"
        assert [asked.ai_seats for _, asked in pool.of(Kind.MOVE)] == [1] * len(pool.of(Kind.MOVE))
        ai.close()


async def test_three_rivals_in_a_row_pause_for_less_than_two(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"interstellar": GAME}) as hub:
        ai = AiSeats(Watched(), pause_seconds=1.2, patience_seconds=60)
        alone, _ = await sit(hub, QUICK)
        three, _ = await sit(hub, QUICK, QUICK, QUICK)
        assert ai._pace(alone) == 1.2
        assert 3 * ai._pace(three) == pytest.approx(1.8)
        assert {"play", "repeat", "pass"}.isdisjoint(GAME.brisk)
        assert {"fly", "salvation", "build"} < GAME.brisk, "what follows a turn's first move needs no pause"
        ai.close()


async def test_three_strong_rivals_have_three_styles(tmp_path: Path) -> None:
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"interstellar": GAME}) as hub:
        table, ann = await sit(hub, STRONG, STRONG, Occupant("ai", "pilot"))
        sitting = [chair.strength for chair in table.chairs[1:]]
        assert len(set(sitting)) == 3
        assert set(sitting) < set(styles("interstellar", "strong"))
        assert sitting[2] == "pilot"
        assert table.ai_seats == 3
        assert await carry_out(table, ann, SetSeat("same", Seat(1), STRONG)) is None
        assert table.chairs[1].strength == sitting[0], "who is strong already stays who it is"
