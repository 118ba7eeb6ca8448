"""The player shown in the documentation: in the arena, and at a table."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import HerePool, ask, find, join, open_hub, until

from heliograph import plugins
from heliograph.arena import run
from heliograph.games import load_game
from heliograph.kernel.game import Refusal
from heliograph.players import make_player, strengths
from heliograph.server.ai.seats import AiSeats
from heliograph.server.wire.requests import Act, Start
from heliograph.server.wire.tables import NewTable, Occupant

DOCS = Path(__file__).parents[3] / "docs" / "write-a-player.md"
METADATA = "Metadata-Version: 2.1\nName: my-package\nVersion: 1\n"


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The documentation's code as an installed package, announced as documented."""
    text = DOCS.read_text()
    code = _example(text)
    (entry,) = re.findall(r'"(contact\.mine)" = "(my_package:make_mine)"', text)
    (tmp_path / "my_package.py").write_text(code)
    info = tmp_path / "my_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(f"[heliograph.players]\n{' = '.join(entry)}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.announced.cache_clear()
    yield
    plugins.announced.cache_clear()
    sys.modules.pop("my_package", None)


def _example(text: str) -> str:
    blocks: list[str] = re.findall(r"```python\n(.*?)```", text, re.S)
    return next(block for block in blocks if "make_mine" in block)


def test_it_is_as_short_as_promised() -> None:
    code = _example(DOCS.read_text())
    assert len(code.splitlines()) <= 30


def test_it_plays_in_the_arena_with_everybody() -> None:
    """It used to be passed habits that it does not accept, and failed."""
    assert "mine" in strengths("contact")
    figures = run("contact", ["mine", "strong"], 2, 1, {"level": "2", "timing_cv": "0.1"}, workers=1)
    assert set(figures["by_role"]) == {"mine to strong", "strong to mine"}
    with_people = run("contact", ["mine", "human"], 1, 1, {"mode": "professional"}, workers=1)
    assert with_people["games"] == 1


async def test_it_plays_at_a_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    game = load_game("contact")
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"contact": game}) as hub:
        ai = AiSeats(HerePool(1), pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        setup = msgspec.Raw(msgspec.json.encode({"seats": 2, "level": 1}))
        seats = (Occupant("me"), Occupant("ai", "mine"))
        seated = await hub.create(NewTable("contact", setup, "Ann", seats))
        assert not isinstance(seated, Refusal)
        table = await find(hub, seated.table)
        ann = join(table, seated.token)
        assert await ask(table, ann, Start("s")) is None
        assert await ask(table, ann, Act("b", 0, msgspec.Raw(b'{"type":"begin-round"}'))) is None
        signal = b'{"type":"transmit","holds":[900],"pauses":[]}'
        assert await ask(table, ann, Act("t", table.seq, msgspec.Raw(signal))) is None
        await until(lambda: table.seq > 2)
        assert not caplog.records, "a seat that fails plays any offered move instead"
        ai.close()


def test_the_factory_gets_what_it_asks_for_and_no_more() -> None:
    assert type(make_player("contact", "mine", habits=None, ear=0.2, pack=None)).__name__ == "Mine"
