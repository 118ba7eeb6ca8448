"""The services that handlers use: one of each for the whole server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from heliograph.server.ai.estimates import Estimates
from heliograph.server.daily.puzzles import Puzzles
from heliograph.server.http.quota import Quotas
from heliograph.server.meeting.seeking import Seekers
from heliograph.server.push.turns import Push
from heliograph.server.tables.hub import Hub
from heliograph.server.tables.rating import Ratings
from heliograph.server.work.looking_back import LookingBack


@dataclass(frozen=True, slots=True)
class Services:
    hub: Hub
    quotas: Quotas
    looking_back: LookingBack
    estimates: Estimates
    ratings: Ratings
    puzzles: Puzzles
    daily: bool = True
    """Whether this server has a daily puzzle."""
    push: Push | None = None
    """The service that tells people of their turn while their page is closed; None if switched off."""
    network: Callable[[], str | None] = lambda: None
    """Where others on the network find this server; None where they cannot."""
    seekers: Seekers = field(default_factory=Seekers)


def services(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found
