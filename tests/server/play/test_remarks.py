"""AI seats say something while others move: once a round is over, once for each position, and only where the
rules let them be heard."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.server.inside import ME, HerePool, RememberingGuest, find, join, open_hub, until

from heliograph.games import load_game
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.kernel.codec import encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.server.ai.seats import AiSeats
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.requests import carry_out
from heliograph.server.tables.table import Table
from heliograph.server.wire.requests import Act
from heliograph.server.wire.tables import NewTable, Occupant

ANN, SOURCE = Seat(0), Seat(1)


async def sit(hub: Hub) -> tuple[Table, RememberingGuest]:
    setup = msgspec.Raw(msgspec.json.encode({"seats": 2, "level": 6, "first_source": SOURCE}))
    seated = await hub.create(NewTable("contact", setup, "Ann", (ME, Occupant("ai", "quick")), start=True))
    assert not isinstance(seated, Refusal), seated
    table = await find(hub, seated.table)
    return table, join(table, seated.token)


async def point(table: Table, ann: RememberingGuest, *, right: bool) -> None:
    assert table.play is not None
    view = table.play.position(ANN)
    state = table.play.match.state
    chip = next(one for one in state.flight.candidates if (one == state.flight.target) is right)
    act = Act(f"guess {chip}", view.seq, msgspec.Raw(encode(MakeGuess(chip))))
    refusal = await carry_out(table, ann, act)
    assert refusal is None, refusal


def phase(table: Table) -> str:
    assert table.play is not None
    found: str = table.play.match.state.phase
    return found


async def test_a_source_is_silent_until_the_round_is_over_and_then_says_which_way_it_flew(
    tmp_path: Path,
) -> None:
    games = {"contact": load_game("contact")}
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games=games) as hub:
        ai = AiSeats(HerePool(1), pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        table, ann = await sit(hub)
        ai.wake(table)
        await until(lambda: phase(table) == "guess")
        await point(table, ann, right=False)
        await until(lambda: phase(table) == "guess")
        assert not ann.got("said"), "CT-18"
        await point(table, ann, right=True)
        await until(lambda: bool(ann.got("said")))
        (said,) = ann.got("said")
        assert said["line"]["seat"] == SOURCE
        assert said["line"]["notice"]["id"].startswith("says-flew")
        assert not table.chat.lines
        ai.wake(table)
        await until(lambda: not ai._thinking and not ai._remarks._asking)
        assert len(ann.got("said")) == 1, "nothing is said twice"
        ai.close()
