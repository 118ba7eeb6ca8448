"""Replaying in another process, where nothing but the log is the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from typing import Any

import msgspec

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.content import pack_from_log
from heliograph.kernel.log import Log
from heliograph.kernel.match import follow, resume
from heliograph.kernel.testkit.plays import AnyGame

_CHILD = "heliograph.kernel.testkit.child"


class Name(msgspec.Struct, frozen=True):
    """A class another process can find."""

    module: str
    path: str

    @classmethod
    def of(cls, type: type) -> Name:
        return cls(type.__module__, type.__qualname__)

    def find(self) -> Any:
        found: Any = import_module(self.module)
        for part in self.path.split("."):
            found = getattr(found, part)
        return found


class Task(msgspec.Struct, frozen=True):
    game: Name
    content: Name
    logs: tuple[Log, ...]


def fingerprint(game: AnyGame, log: Log) -> str:
    """A hash of all that the log brings about: states, views, prompts and events, to the last byte."""
    match = resume(game, log.header)
    seats = [spec.seat for spec in game.seats(decode(log.header.setup, game.setup_type))]
    digest = blake2b(encode(match.state), digest_size=16)
    for entry in log.entries:
        played = follow(match, entry)
        match = played.match
        digest.update(encode((match.state, played.events, game.due(match.state))))
        for viewer in (*seats, None):
            digest.update(encode((game.view(match.state, viewer), game.prompt(match.state, viewer))))
    return digest.hexdigest()


def fingerprints_elsewhere(game: AnyGame, logs: Sequence[Log]) -> list[str]:
    task = Task(Name.of(type(game)), Name.of(type(game.content)), tuple(logs))
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") == "2" else "2"
    paths = os.pathsep.join(filter(None, sys.path))
    answer = subprocess.run(  # noqa: S603 - our own interpreter, our own module
        [sys.executable, "-m", _CHILD],
        input=encode(task),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
    )
    assert answer.returncode == 0, f"another process cannot replay: {answer.stderr.decode()[-2000:]}"
    return decode(answer.stdout, list[str])


def do(task: Task) -> list[str]:
    game_type, pack_type = task.game.find(), task.content.find()
    return [fingerprint(game_type(pack_from_log(log.header.content, pack_type)), log) for log in task.logs]
