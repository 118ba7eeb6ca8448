"""What runs in a worker process. It gets the very bytes a person's seat would get, and no more."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from functools import cache

import msgspec

from heliograph.games import AnyGame, load_game
from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.log import Log
from heliograph.kernel.prompt import Prompt
from heliograph.players import company, make_player, review
from heliograph.players.player import Player
from heliograph.players.table import Sitting, play_on

_GENTLE = 5
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def settle_in() -> None:
    """Leave Ctrl-C to the server, give way to it, use one core, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.update(dict.fromkeys(_THREADS, "1"))  # Libraries read these when a game first needs them.
    os.nice(_GENTLE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def think(
    game_id: str, strength: str, view: bytes, prompt: bytes, told: Sequence[bytes], seed: str
) -> bytes | None:
    """An action, or None when the seat leaves the move to others."""
    game = _game(game_id)
    seen = msgspec.json.decode(view, type=game.view_type)
    asked = msgspec.json.decode(prompt, type=Prompt)
    heard = tuple(msgspec.json.decode(event, type=game.event_type) for event in told)
    action = _player(game_id, strength).act(seen, asked, Chance.from_seed(seed), heard)
    return None if action is None else encode(action)


def look_back(game_id: str, log: bytes) -> bytes:
    """The review of a finished game."""
    return encode(review(game_id, msgspec.json.decode(log, type=Log)))


def rehearse(sitting: Sitting, seconds: float) -> Sitting:
    """A game between AI seats, played on for so long and no longer: others wait for this worker."""
    game, header, until = sitting.match.game, sitting.match.header, time.monotonic() + seconds
    players, hand = company(game, decode(header.setup, game.setup_type), header.seed)
    while not sitting.is_over and time.monotonic() < until:
        play_on(sitting, players, hand)
    return sitting


def prepare(game_id: str, strength: str) -> None:
    """Import what thinking needs before anyone waits for it."""
    _player(game_id, strength)


@cache
def _game(game_id: str) -> AnyGame:
    return load_game(game_id)


@cache
def _player(game_id: str, strength: str) -> Player:
    """Players remember nothing between moves, so that one serves every table."""
    return make_player(game_id, strength)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
