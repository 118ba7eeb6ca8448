"""What handlers work with: one of each for the whole server."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.reviews import Reviews
from heliograph.server.http.quota import Quotas
from heliograph.server.tables.hub import Hub


@dataclass(frozen=True, slots=True)
class Services:
    hub: Hub
    quotas: Quotas
    reviews: Reviews
    estimates: Estimates


def services(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found
