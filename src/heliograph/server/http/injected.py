"""What handlers are given."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody

from heliograph.server.ai.estimates import Estimates
from heliograph.server.ai.reviews import Reviews
from heliograph.server.http.quota import Quotas
from heliograph.server.tables.hub import Hub

AnyRequest = Request[Any, Any, Any]
Body = RawBody
GameId = FromPath[str]
TableId = FromPath[str]
TheEstimates = NamedDependency[Estimates]
TheHub = NamedDependency[Hub]
TheQuotas = NamedDependency[Quotas]
TheReviews = NamedDependency[Reviews]
