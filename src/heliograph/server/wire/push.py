"""Being told of one's turn while the page is closed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from heliograph.server import limits

_BASE64 = "^[A-Za-z0-9_-]+={0,2}$"


class BrowserSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription that a browser got from its push service."""

    endpoint: Annotated[
        str, msgspec.Meta(max_length=limits.PUSH_ENDPOINT_LETTERS, pattern="^https://[!-~]+$")
    ]
    p256dh: Annotated[str, msgspec.Meta(max_length=100, pattern=_BASE64)]
    auth: Annotated[str, msgspec.Meta(max_length=40, pattern=_BASE64)]


class SetPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{table}/push`."""

    subscription: BrowserSubscription | None
    """Where to tell the holder of the seat that it is their turn; None: stop."""


class PushState(msgspec.Struct, frozen=True):
    """Answer to both calls of `/api/tables/{table}/push`."""

    key: str | None
    """The key to subscribe with; None if this server sends nothing."""
    endpoint: str | None
    """Where pushes for this seat go."""


class Pushed(msgspec.Struct, frozen=True):
    """The content of a push. The service worker of the client has the words."""

    table: str
    game: str
    message: Literal["push-your-turn"] = "push-your-turn"
