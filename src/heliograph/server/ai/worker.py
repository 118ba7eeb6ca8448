"""What runs in a worker process. It gets the very bytes a person's seat would get, and no more."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from heliograph.games import AnyGame, game_with
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.log import Log
from heliograph.kernel.prompt import Prompt
from heliograph.players import make_player, scenario_testers
from heliograph.players.player import Player, Waiting, decide
from heliograph.players.table import Sitting, play_on
from heliograph.review import review

_GENTLE = 5
_BOXES = 64
"""Games with different content that a worker keeps at hand."""
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def settle_in() -> None:
    """Leave Ctrl-C to the server, give way to it, use one core, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.update(dict.fromkeys(_THREADS, "1"))  # Libraries read these when a game first needs them.
    os.nice(_GENTLE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


class Asked(msgspec.Struct, frozen=True):
    """What an AI seat decides from."""

    game: str
    content: bytes
    """Of the box that lies on this table."""
    strength: str
    view: bytes
    prompt: bytes
    told: Sequence[bytes]
    seed: str
    at_last: bool = False
    """It has left the move to others, and nobody has moved for a fair while."""
    memory: bytes = b""
    """What its last answer gave back."""


class Answer(msgspec.Struct, frozen=True):
    action: bytes | None
    """None when the seat leaves the move to others."""
    memory: bytes = b""


def think(asked: Asked) -> Answer:
    game = _game(asked.game, asked.content)
    player = _player(asked.game, asked.content, asked.strength)
    view = msgspec.json.decode(asked.view, type=game.view_type)
    prompt = msgspec.json.decode(asked.prompt, type=Prompt)
    heard = tuple(msgspec.json.decode(event, type=game.event_type) for event in asked.told)
    chance = Chance.from_seed(asked.seed)
    action: msgspec.Struct | None = None
    memory = b""
    if not asked.at_last:
        action, memory = decide(player, view, prompt, chance, heard, asked.memory)
    elif isinstance(player, Waiting):
        action = player.act_at_last(view, prompt, chance, heard)
    return Answer(None if action is None else encode(action), memory)


def look_back(game_id: str, log: bytes) -> bytes:
    """The review of a finished game."""
    return encode(review(game_id, msgspec.json.decode(log, type=Log)))


def rehearse(sitting: Sitting, seconds: float) -> Sitting:
    """A game between AI seats, played on for so long and no longer: others wait for this worker."""
    game, header, until = sitting.match.game, sitting.match.header, time.monotonic() + seconds
    players, hand = scenario_testers(game, decode(header.setup, game.setup_type), header.seed)
    while not sitting.is_over and time.monotonic() < until:
        play_on(sitting, players, hand)
    return sitting


def prepare(game_id: str, content: bytes, strength: str) -> None:
    """Import what thinking needs before anyone waits for it."""
    _player(game_id, content, strength)


@lru_cache(_BOXES)
def _game(game_id: str, content: bytes) -> AnyGame:
    return game_with(game_id, msgspec.Raw(content))


@lru_cache(_BOXES)
def _player(game_id: str, content: bytes, strength: str) -> Player:
    """Players remember nothing between moves, so that one serves every table with the same box."""
    return make_player(game_id, strength, pack=_game(game_id, content).content)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
