"""How push services recognise the server: RFC 8292."""

from __future__ import annotations

import base64
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from heliograph.server.push.encryption import CURVE, point_of

_VALID_SECONDS = 12 * 3600
"""Services accept a day at most."""
_KEY_BYTES = 32


def new_key() -> str:
    """The form in which the store keeps it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return written(number.to_bytes(_KEY_BYTES))


class Vapid:
    def __init__(self, key: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(read(key)), CURVE)
        self.public = written(point_of(self._key.public_key()))
        """What browsers subscribe with."""

    def authorization(self, endpoint: str, site: str, now: int) -> str:
        """The value of the header. `site`, if known, tells the service which site is sending."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + _VALID_SECONDS}
        if site.startswith("https://"):
            claims["sub"] = site
        signed = ".".join(map(_json, ({"typ": "JWT", "alg": "ES256"}, claims)))
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(_KEY_BYTES) for number in numbers)
        return f"vapid t={signed}.{written(signature)}, k={self.public}"


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Raises ValueError if it is not base64."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _json(value: object) -> str:
    return written(msgspec.json.encode(value))
