"""Secrets: seat tokens, seeds, and tables' ids."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from heliograph.server.limits import GUEST_LETTERS

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters that look alike: a table's id is sometimes read aloud."""

_LONGEST_ID = 40
_NAME_LETTERS = 10


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Tokens are 192 random bits, so a plain fast hash cannot be searched."""
    return blake2b(token.encode(), digest_size=24).hexdigest()


def guest_of(secret: str) -> str:
    """How others know a browser at open tables: a hash of its secret."""
    return blake2b(secret.encode(), digest_size=GUEST_LETTERS // 2, person=b"guest").hexdigest()


def new_seed() -> str:
    return secrets.token_hex(32)


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_NAME_LETTERS))


def table_id_of(token: str) -> str:
    """The same token gives the same id, so that a repeated request makes only one table."""
    number = int.from_bytes(blake2b(token.encode(), digest_size=24, person=b"table").digest())
    return "".join(
        _LETTERS[number // len(_LETTERS) ** place % len(_LETTERS)] for place in range(_NAME_LETTERS)
    )


def may_be_id(text: str) -> bool:
    """Whether it can be a table's id or a hash. Only such texts are looked up: PostgreSQL rejects some
    others."""
    return text.isascii() and text.isalnum() and len(text) <= _LONGEST_ID


def new_request_id() -> str:
    return secrets.token_urlsafe(12)
