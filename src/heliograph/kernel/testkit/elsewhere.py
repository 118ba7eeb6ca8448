"""Replaying in another process that shares nothing but the log."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from typing import Any

import msgspec

from heliograph.kernel.codec import decode, encode
from heliograph.kernel.content import pack_from_log
from heliograph.kernel.log import Log
from heliograph.kernel.match import Match, follow, resume
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit.plays import AnyGame

_CHILD = "heliograph.kernel.testkit.child"


class Name(msgspec.Struct, frozen=True):
    """A class by module and name, so that another process can import it."""

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


class Fingerprint:
    """A hash of everything a game produces: states, views, prompts and events, byte for byte."""

    def __init__(self) -> None:
        self._digest = blake2b(digest_size=16)

    def add(self, match: Match, state: bytes, events: Sequence[Any], answers: Iterable[bytes]) -> None:
        """Adds the results of one entry; the answers are each viewer's view and prompt."""
        self._digest.update(state)
        self._digest.update(encode((events, match.game.due(match.state))))
        for answer in answers:
            self._digest.update(answer)

    def __str__(self) -> str:
        return self._digest.hexdigest()


def fingerprint(game: AnyGame, log: Log) -> str:
    """The fingerprint of a whole log, replayed from its beginning."""
    match = resume(game, log.header)
    viewers = (*(spec.seat for spec in game.seats(decode(log.header.setup, game.setup_type))), None)
    found = Fingerprint()
    found.add(match, encode(match.state), (), _answers(match, viewers))
    for entry in log.entries:
        played = follow(match, entry)
        match = played.match
        found.add(match, encode(match.state), played.events, _answers(match, viewers))
    return str(found)


def _answers(match: Match, viewers: Iterable[Seat | None]) -> Iterator[bytes]:
    for viewer in viewers:
        yield encode(match.game.view(match.state, viewer))
        yield encode(match.game.prompt(match.state, viewer))


def fingerprints_elsewhere(game: AnyGame, logs: Sequence[Log]) -> list[str]:
    task = Task(Name.of(type(game)), Name.of(type(game.content)), tuple(logs))
    return decode(_child(os.pathsep.join(filter(None, sys.path))).ask(encode(task)), list[str])


@lru_cache(1)
def _child(paths: str) -> Child:
    """Shared by many games: starting a process takes longer than replaying most of them."""
    return Child(paths)


class Child:
    """Another process with a different hash seed and clock; one task in and one fingerprint out per line."""

    def __init__(self, paths: str) -> None:
        hash_seed = "1" if os.environ.get("PYTHONHASHSEED") == "2" else "2"
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter, our own module
            [sys.executable, "-m", _CHILD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
        )
        atexit.register(self._process.kill)

    def ask(self, task: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.write(task + b"\n")
            self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            _child.cache_clear()
            _, errors = self._process.communicate()
            raise AssertionError(f"another process cannot replay: {errors.decode()[-2000:]}")
        return answer


def do(task: Task) -> list[str]:
    game_type, pack_type = task.game.find(), task.content.find()
    return [fingerprint(game_type(pack_from_log(log.header.content, pack_type)), log) for log in task.logs]
