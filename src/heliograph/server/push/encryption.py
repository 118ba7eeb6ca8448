"""A message that only the browser that gave us its keys can read: RFC 8291.

Written out on top of `cryptography`, about a page: the libraries for it depend on whole HTTP clients.
"""

from __future__ import annotations

import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
_RECORD_BYTES = 4096
_LAST_RECORD = b"\x02"
_SALT_BYTES = 16


def encrypt(
    plain: bytes,
    browser_key: bytes,
    secret: bytes,
    *,
    length: int = 0,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Padded to `length`, so that its size reveals nothing. A key and a salt are only given by tests: they
    must be new each time."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(_SALT_BYTES)
    public = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), public_key(browser_key))
    key = _derived(shared, secret, b"WebPush: info\0" + browser_key + public, 32)
    content_key = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    record = (plain + _LAST_RECORD).ljust(length, b"\0")
    head = salt + _RECORD_BYTES.to_bytes(4) + len(public).to_bytes(1) + public
    return head + AESGCM(content_key).encrypt(nonce, record, None)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """Raises ValueError if it is not a public key."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)
