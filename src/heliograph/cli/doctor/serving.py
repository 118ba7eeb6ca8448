"""Checks that this machine can serve tables, and that a running server keeps private what it should."""

from __future__ import annotations

import asyncio
import json
from importlib.metadata import version
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import msgspec

from heliograph.cli.doctor.finding import FindingError
from heliograph.cli.options import address
from heliograph.games import AnyGame, game_ids, load_game
from heliograph.kernel.codec import encode
from heliograph.kernel.match import Match, begin
from heliograph.kernel.seats import MOST_SEATS, all_seats
from heliograph.players import strengths
from heliograph.server.ai.worker import Asked, think
from heliograph.server.limits import Limits
from heliograph.server.metrics import is_private
from heliograph.server.work.errand import Kind, for_nobody
from heliograph.server.work.pool import Pool

_THINKING_SECONDS = 60
_ANSWER_SECONDS = 5
_OWN_FILES = 200
"""Open files of a server other than connections."""
_ADDRESSES = 5
"""This many addresses, each with all its allowed connections, must not fill the server."""


def worker() -> str:
    """Checks that an AI seat's process starts, thinks and answers."""
    game_id = next(id for id in game_ids() if strengths(id))
    asked = _opening(load_game(game_id))

    async def ask() -> None:
        pool = Pool(1)
        try:
            async with asyncio.timeout(_THINKING_SECONDS):
                await pool.run(for_nobody(Kind.MOVE), think, asked)
        finally:
            pool.close()

    try:
        asyncio.run(ask())
    except TimeoutError:
        raise FindingError(f"no answer within {_THINKING_SECONDS} s: AI seats would play at random") from None
    return f"{asked.game} {asked.strength} answers"


def _opening(game: AnyGame) -> Asked:
    """The first question of a game."""
    match = begin(game, game.setup_type(), "doctor")
    assert isinstance(match, Match)
    seat = next(seat for seat in all_seats(MOST_SEATS) if game.prompt(match.state, seat).offers)
    view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
    return Asked(
        game.id, encode(game.content), strengths(game.id)[0], encode(view), encode(prompt), (), "doctor"
    )


def open_files(limits: Limits) -> str:
    try:
        import resource
    except ImportError:  # Windows
        return "as many as it likes"
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = _OWN_FILES + _ADDRESSES * limits.connections_per_address
    if most < needed:
        raise FindingError(
            f"only {most} at once, and {_ADDRESSES} addresses may fill them; raise it to {needed} (ulimit -n)"
        )
    return f"{most} at once"


def limits_are_sane(limits: Limits) -> str:
    wrong = [name for name, value in msgspec.structs.asdict(limits).items() if value <= 0]
    if wrong:
        raise FindingError(f"{', '.join(wrong)}: nothing at all would be allowed; more than 0 is right")
    return "all above nothing"


def figures(metrics: str) -> str:
    """Figures are only for the operator."""
    if not metrics:
        return "not served"
    host, _ = address(metrics)
    if not is_private(host):
        raise FindingError(f"{host} may be reached by the world; 127.0.0.1 is right")
    return f"only at {metrics}"


def running(server: str) -> str:
    """Checks a running server: it answers, has this release, and does not show its figures to players."""
    try:
        health = json.loads(_get(f"{server}/health") or "{}")
    except (URLError, OSError, ValueError) as error:
        raise FindingError(f"{server} does not answer as it should: {error}") from None
    if health.get("version") != version("heliograph"):
        raise FindingError(f"it is of version {health.get('version')}, here is {version('heliograph')}")
    if _get(f"{server}/metrics") is not None:
        raise FindingError("/metrics can be read by everyone; have the proxy keep it to yourself")
    return f"{server} is well"


def _get(url: str) -> str | None:
    """None if there is nothing at this address."""
    if not url.startswith(("http://", "https://")):
        raise FindingError(f"{url}: an address such as http://127.0.0.1:8700 is right")
    try:
        with urlopen(url, timeout=_ANSWER_SECONDS) as answer:  # noqa: S310 - looked at above
            return str(answer.read().decode())
    except HTTPError as error:
        if error.code == 404:
            return None
        raise
