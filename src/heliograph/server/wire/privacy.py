"""What people can have deleted of the data the server keeps about them."""

from __future__ import annotations

import msgspec

from heliograph.server.wire.texts import OwnToken


class ForgetSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{table}/forget`: delete the sender's name, everything said from their seats,
    and their push address."""


class ForgetReports(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/reports/forget`: withdraw this browser's reports."""

    guest: OwnToken


class Forgotten(msgspec.Struct, frozen=True):
    """Answer to both: how many lines or reports are deleted."""

    count: int
