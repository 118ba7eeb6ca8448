"""The command line: what it prints, and one clear line when something is wrong."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from tests.server.process import COMMAND

from heliograph.cli import main
from heliograph.games import load_game
from heliograph.games.contact.setup import Setup
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import encode
from heliograph.kernel.log import Log
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.offers import sample_action
from heliograph.kernel.seats import all_seats
from heliograph.server.run import Options


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """The command in this process: starting a new one for each mistake takes too long."""
    out, err, status = StringIO(), StringIO(), 0
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "argv", ["heliograph", *words]):
        try:
            main()
        except SystemExit as end:
            status = int(end.code or 0)
    return subprocess.CompletedProcess(words, status, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, chance = load_game("contact"), Chance.from_seed("recorded")
    match = begin(game, Setup(level=1), "recorded")
    assert isinstance(match, Match)
    entries = []
    while game.outcome(match.state) is None:
        seat = next(seat for seat in all_seats(2) if game.prompt(match.state, seat).offers)
        action, chance = sample_action(game.prompt(match.state, seat), chance)
        played = match.play(seat, encode(action), 1000 * match.seq)
        assert isinstance(played, Played)
        entries.append(played.entry)
        match = played.match
    path = tmp_path_factory.mktemp("recorded") / "game.json"
    path.write_bytes(encode(Log(match.header, tuple(entries))))
    return path


@pytest.mark.parametrize(
    ("language", "word"), [("en", "transmission"), ("uk", "сигнал"), ("de", "Signal")], ids=["en", "uk", "de"]
)
def test_a_game_in_sentences(recorded: Path, language: str, word: str) -> None:
    told = run("replay", str(recorded), "--language", language, "--seat", "1")
    assert told.returncode == 0, told.stderr
    assert word in told.stdout
    assert not re.search(r"\b(event|describe|ending)-[a-z]", told.stdout), "every message has words"
    assert re.search(r"^  0:0\d  ", told.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["replay", "nowhere"], "neither a file nor a table"),
        (["replay", "{recorded}", "--seat", "9"], "there is no seat 9"),
        (["replay", "{recorded}", "--language", "xx"], "no language 'xx'"),
        (["replay", __file__], "is no exported game"),
        (["export", "nowhere"], "neither a file nor a table"),
        (["serve", "--database", "mysql://x"], "neither sqlite nor postgresql"),
        (["serve", "--lan", "--host", "10.0.0.1"], "leave --host out"),
        (["serve", "--limit", "nonsense=1"], "nonsense"),
        (["serve", "--limit", "tables_kept=many"], "tables_kept"),
        (["serve", "--content", "chess=x.json"], "there is no game 'chess'"),
        (["serve", "--content", "contact=nowhere.json"], "nowhere.json"),
        (["serve", "--content", "contact"], "expected NAME=VALUE"),
        (["arena", "chess"], "chess"),
    ],
    ids=lambda value: "-".join(value)[:40] if isinstance(value, list) else "",
)
def test_mistakes_are_one_clear_line(recorded: Path, tmp_path: Path, words: list[str], line: str) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'x.sqlite'}"]
    given = [word.format(recorded=recorded) if word == "{recorded}" else word for word in words]
    with_database = [] if "--database" in given or given[0] == "arena" else database
    failed = run(*given, *with_database)
    assert failed.returncode in (1, 2)
    assert line in failed.stderr
    assert "Traceback" not in failed.stderr
    if failed.returncode == 1:
        assert failed.stderr.count("\n") == 1


def test_a_taken_port_is_said_by_serve_and_passed_over_by_play(tmp_path: Path) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'x.sqlite'}"]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        failed = run("serve", "--port", str(port), *database)
        assert (failed.returncode, failed.stderr.count("\n")) == (1, 1)
        assert f"{port}" in failed.stderr
        playing = subprocess.Popen(
            [COMMAND, "play", "--no-browser", "--port", str(port), *database],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert playing.stdout is not None
        address = next(line for line in playing.stdout if "http://" in line)
        code = [line for line, _ in zip(playing.stdout, range(12), strict=False)]
        playing.send_signal(2)
        _, errors = playing.communicate(timeout=20)
        assert int(re.search(r":(\d+)", address.split("http:")[1])[1]) > port  # type: ignore[index]
        assert "█" in "".join(code)
        assert (playing.returncode, errors) == (0, "")


def test_without_a_built_client_play_says_what_builds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliograph.cli.built.static_dir", lambda: tmp_path)
    refused = run("play", "--no-browser")
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    assert f"not built. `make client` in {Path(__file__).parents[3]} builds it" in refused.stderr
    monkeypatch.setattr("heliograph.cli.built.checkout", lambda: None)
    assert "then install that again: " in run("play", "--no-browser").stderr


def test_without_a_built_client_serve_warns_and_serves_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliograph.cli.built.static_dir", lambda: tmp_path)
    served: list[Options] = []

    def run_once(options: Options) -> int:
        served.append(options)
        return 0

    monkeypatch.setattr("heliograph.cli.serve.run", run_once)
    warned = run("serve", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert (warned.returncode, len(served)) == (0, 1)
    assert "make client" in warned.stderr


def test_mcp_refuses_an_unknown_language_at_once() -> None:
    refused = run("mcp", "--language", "xx")
    assert refused.returncode == 2
    assert "de, en, uk" in refused.stderr


def test_version_help_and_doctor(tmp_path: Path) -> None:
    version = subprocess.run([COMMAND, "--version"], capture_output=True, text=True)
    assert re.fullmatch(r"heliograph \d+\.\d+\.\d+\n", version.stdout)
    told = run("--help").stdout
    for command in ("play", "serve", "arena", "replay", "export", "daily", "tables", "doctor"):
        assert command in told
    examined = run("doctor", "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert examined.returncode == 0, examined.stdout
    for subject in ("Python", "games", "AI seats", "languages", "browser client", "database"):
        assert re.search(rf"{subject} +│ ok", examined.stdout), subject


def test_an_export_is_a_log(recorded: Path) -> None:
    assert json.loads(recorded.read_text())["header"]["game"] == "contact"
    assert msgspec.json.decode(recorded.read_bytes(), type=Log).entries
