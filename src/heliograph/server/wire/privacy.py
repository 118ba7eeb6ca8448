"""What people can have removed of what the server keeps about them."""

from __future__ import annotations

import msgspec

from heliograph.server.wire.texts import OwnToken


class ForgetSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{table}/forget`: the own name, all that was said from the own
    seats, and where to tell of the own turn."""


class ForgetReports(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/reports/forget`: what this browser has reported."""

    guest: OwnToken


class Forgotten(msgspec.Struct, frozen=True):
    """Answer to both: how many lines or reports are gone."""

    count: int
