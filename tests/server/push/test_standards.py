"""What the standards ask: the example of RFC 8291, byte by byte, and where pushes may never go."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from heliograph.server.push.encryption import CURVE, encrypt
from heliograph.server.push.endpoints import EndpointError, host_and_port, is_public, look_up
from heliograph.server.push.vapid import read, written

PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
EXPECTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(read(OWN)), CURVE)
    secret, salt = read("BTBZMqHH6r4Tts7J_aSIgg"), read("DGv6ra1nlYgDCS1FRnbzlw")
    plain = b"When I grow up, I want to be a watermelon"
    assert written(encrypt(plain, read(PUBLIC), secret, own=own, salt=salt)) == EXPECTED


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://[::ffff:10.0.0.1]/a",
        "https://10.0.0.1/a",
        "https://169.254.169.254/latest",
        "https://localhost/a",
        "https://push.example:8443/a",
        "https://someone@push.example/a",
        "https://push.example:port/a",
        "https:///a",
    ],
)
def test_what_is_no_address_of_a_push_service(endpoint: str) -> None:
    with pytest.raises(EndpointError):
        host_and_port(endpoint, may_be_private=False)


def test_public_addresses() -> None:
    for public in ("9.9.9.9", "2620:fe::fe"):
        assert is_public(ip_address(public))
    for other in (
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "fe80::1",
        "fec0::1",
        "fd00::1",
        "2002:a00:1::",
        "64:ff9b::a00:1",
    ):
        assert not is_public(ip_address(other)), other


def test_a_name_that_leads_home_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One private address among public ones is enough."""
    found = [(0, 0, 0, "", ("9.9.9.9", 443)), (0, 0, 0, "", ("192.168.0.7", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(EndpointError):
        look_up("push.example", 443, may_be_private=False)
    del found[1]
    assert look_up("push.example", 443, may_be_private=False) == "9.9.9.9"
