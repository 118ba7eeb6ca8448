"""What the protocols of every connection share."""

from __future__ import annotations

from typing import Any

import uvicorn

from heliograph.server.limits import Limits
from heliograph.server.net.addresses import Proxies
from heliograph.server.net.doors import Doors
from heliograph.server.net.paces import RequestPaces


class NetConfig(uvicorn.Config):
    def __init__(self, app: Any, limits: Limits, trusted_proxies: str = "", **options: Any) -> None:
        super().__init__(
            app,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            proxy_headers=bool(trusted_proxies),
            forwarded_allow_ips=trusted_proxies,
            **options,
        )
        self.limits = limits
        self.proxies = Proxies(trusted_proxies)
        self.doors = Doors(limits, self.proxies)
        self.paces = RequestPaces(limits.requests_per_address_per_second)
