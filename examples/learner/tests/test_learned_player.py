"""A learned policy as a player: in the arena, at a table, and without JAX."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.server.inside import HerePool, ask, find, join, open_hub, until

from heliograph import plugins
from heliograph.arena import run
from heliograph.games import load_game
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Refusal
from heliograph.kernel.seats import Seat
from heliograph.players import strengths
from heliograph.server.ai.seats import AiSeats
from heliograph.server.wire.requests import Act, Start
from heliograph.server.wire.tables import NewTable, Occupant
from heliograph_learner.lessons import lesson
from heliograph_learner.player import POLICY, LearnedPlayer
from heliograph_learner.policy import MEMORY, fresh, save

FOLDER = Path(__file__).parents[1]
ENTRY = '"contact.learner" = "heliograph_learner.player:make"'
METADATA = "Metadata-Version: 2.1\nName: heliograph-learner\nVersion: 1\n"


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As its package announces it, with an untrained policy."""
    assert ENTRY in (FOLDER / "pyproject.toml").read_text("utf-8")
    info = tmp_path / "heliograph_learner-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(f"[heliograph.players]\n{ENTRY.replace(chr(34), '')}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(POLICY, str(tmp_path / "policy.npz"))
    save(tmp_path / "policy.npz", fresh(lesson(1, "naive")[1], 3))
    plugins.announced.cache_clear()
    yield
    plugins.announced.cache_clear()


def _here(work: Callable[[Any], Any], inputs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
    return ((place, work(one)) for place, one in enumerate(inputs))


@pytest.mark.parametrize("settings", [{"level": "1"}, {"mode": "professional"}, {"route": "guided"}])
def test_it_plays_in_the_arena_and_never_forfeits(
    settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last table has no table of actions to learn: there `quick` answers."""
    monkeypatch.setattr("heliograph.arena.tournament.locally", lambda workers: _here)
    assert "learner" in strengths("contact")
    figures = run("contact", ["quick", "learner"], 1, 1, settings, workers=1)
    assert figures["games"] == 1
    conduct = figures["guests"]["learner"]
    assert conduct["asked"] > 0
    assert conduct["forfeits"] == {}


async def test_it_sits_at_a_table_and_answers_a_person(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = load_game("contact")
    async with open_hub(f"sqlite:///{tmp_path / 'tables.sqlite'}", games={"contact": game}) as hub:
        ai = AiSeats(HerePool(1), pause_seconds=0, patience_seconds=60)
        hub.on_turn = ai.wake
        setup = msgspec.Raw(msgspec.json.encode({"seats": 2, "level": 1}))
        seated = await hub.create(
            NewTable("contact", setup, "Ann", (Occupant("me"), Occupant("ai", "learner")))
        )
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


def test_its_memory_travels_with_the_seat() -> None:
    """The same result in any process that makes the next decision; blank at the first decision."""
    game, player = load_game("contact"), LearnedPlayer(fresh(lesson(1, "naive")[1], 3))
    state = game.start(Setup(seats=2, level=1), "1")
    view, prompt, chance = game.view(state, Seat(0)), game.prompt(state, Seat(0)), Chance.from_seed("1")
    first = player.act_remembering(view, prompt, chance, (), b"")
    assert len(first.memory) == 4 * MEMORY
    again = LearnedPlayer(fresh(lesson(1, "naive")[1], 3)).act_remembering(
        view, prompt, chance, (), first.memory
    )
    assert np.any(np.frombuffer(again.memory) != np.frombuffer(first.memory))
    assert player.act_remembering(view, prompt, chance, (), first.memory) == again
    assert player.act_remembering(view, prompt, chance, (), b"") == first
    waiting = player.act_remembering(
        game.view(state, Seat(1)), game.prompt(state, Seat(1)), chance, (), first.memory
    )
    assert (waiting.action, waiting.memory) == (None, first.memory)


def test_a_seat_needs_no_jax() -> None:
    alone = "import sys, heliograph_learner.player as p; p.make(); assert 'jax' not in sys.modules"
    subprocess.run([sys.executable, "-c", alone], cwd=FOLDER, check=True)
