"""Corrections for a model that asked for something that does not exist."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from heliograph.games import UnknownGameError, load_game
from heliograph.kernel.choices import choices_of, misfits
from heliograph.kernel.message import Message, say
from heliograph.mcp.seat import LiveSeat, TroubleError
from heliograph.players.in_words.fields import alike, written

OPEN = "open"


def choices(game: str) -> dict[str, str]:
    """By setting, what may stand there; nothing, if the game is known to the server alone."""
    setup = _setup_type(game)
    return {} if setup is None else choices_of(setup)


def check_table(
    games: Mapping[str, Any], id: str, others: Sequence[str], setup: Mapping[str, Any], seat: int
) -> None:
    """Raises TroubleError with the possible values, before the server is asked. `games` as it lists them."""
    if id not in games:
        raise TroubleError(no_game(id, games))
    game = games[id]
    for player in others:
        if player not in (OPEN, *game["strengths"]):
            names = ", ".join(game["strengths"])
            raise TroubleError(say("problem-no-player", name=player, names=names))
    known = {**dict.fromkeys(game["setup"], ""), **choices(id)}
    for name in setup:
        if name not in known:
            raise TroubleError(say("problem-no-setting", name=name, names=", ".join(known)))
    if seat > len(others):
        raise TroubleError(say("problem-no-place", seats=len(others) + 1, last=len(others)))
    kind = _setup_type(id)
    for name, told in ({} if kind is None else misfits(kind, dict(setup))).items():
        raise TroubleError(say("problem-no-choice", name=name, value=written(setup[name]), choices=told))


def no_game(id: str, games: Iterable[str]) -> Message:
    return say("problem-no-game", name=id, names=", ".join(games))


def with_offers(live: LiveSeat, reason: Message, action: Mapping[str, Any]) -> Message:
    """An action that could not be read, and how it is written."""
    if reason.id != "refused-malformed" or live.prompt is None:
        return reason
    offers = alike(live.prompt.offers, action.get("type"))
    if len(offers) < len(live.prompt.offers) or len(offers) == 1:
        return say("problem-offered", reason=reason, actions=written(offers))
    kinds = {offer.action: sorted(offer.fields) for offer in offers}
    named = [f"{kind} ({', '.join(fields)})" if fields else kind for kind, fields in kinds.items()]
    return say("problem-offered", reason=reason, actions="; ".join(named) or "–")


def before_the_game(table: Mapping[str, Any]) -> Message:
    """What a table waits for that has not begun."""
    open_seats = [str(chair["seat"]) for chair in table["chairs"] if chair["kind"] == "open"]
    return say("problem-gathering", seats=", ".join(open_seats)) if open_seats else say("problem-all-here")


def _setup_type(game: str) -> type[msgspec.Struct] | None:
    try:
        return load_game(game).setup_type
    except UnknownGameError:
        return None
