"""A push service of our own on this machine, and a browser that has subscribed there."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from heliograph.server.push.encryption import CURVE, point_of, public_key
from heliograph.server.push.vapid import read, written
from heliograph.server.wire.push import BrowserSubscription

HERE = "127.0.0.1"


@dataclass
class Got:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Browser:
    """What a real one keeps to itself, too."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = b"sixteen letters!"

    def subscription(self, endpoint: str) -> BrowserSubscription:
        return BrowserSubscription(endpoint, written(point_of(self.key.public_key())), written(self.secret))

    def read(self, body: bytes) -> bytes:
        """RFC 8291 from the other end."""
        salt, size, theirs = body[:16], int.from_bytes(body[16:20]), body[21 : 21 + body[20]]
        assert len(body) <= size + 21 + body[20]
        shared = self.key.exchange(ec.ECDH(), public_key(theirs))
        info = b"WebPush: info\0" + point_of(self.key.public_key()) + theirs
        key = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        record = AESGCM(content_key).decrypt(nonce, body[21 + body[20] :], None).rstrip(b"\0")
        assert record.endswith(b"\x02"), "the last record"
        return record[:-1]


class Service:
    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        """With which statuses, the first ones first; then 201."""
        self.address = ""
        self.trusting: ssl.SSLContext

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Got(head[0].split()[1], headers, body))
        status = self.answers.pop(0) if self.answers else 201
        writer.write(f"HTTP/1.1 {status} So\r\nlocation: https://elsewhere.example/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[Service]:
    service, certificate = Service(), folder / "service.pem"
    certificate.write_bytes(_certificate())
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    service.trusting = ssl.create_default_context(cafile=str(certificate))
    async with await asyncio.start_server(service._serve, HERE, 0, ssl=tls) as server:
        service.address = f"https://{HERE}:{server.sockets[0].getsockname()[1]}"
        yield service


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What a signed header says, once the signature is found to be that of this key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    numbers = read(signature)
    der = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    public_key(read(public)).verify(der, signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (msgspec.json.decode(read(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = claims
    return found


def _certificate() -> bytes:
    key, name = ec.generate_private_key(CURVE), x509.Name([])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + made.public_bytes(Encoding.PEM)
