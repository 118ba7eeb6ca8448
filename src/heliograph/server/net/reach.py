"""The address under which other machines can reach this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

EVERYWHERE = "0.0.0.0"  # noqa: S104 - what `--lan` means
OWN_MACHINE = "127.0.0.1"
_ELSEWHERE = ("192.0.2.1", 9)


def lan_address() -> str | None:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_own_machine(found) else found


def network_origin(host: str, port: int) -> str | None:
    """For a server that listens on the network; None if only its own machine can reach it."""
    found = lan_address() if host in (EVERYWHERE, "::") else host
    if found is None or is_own_machine(found):
        return None
    return f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"


def is_own_machine(name: str) -> bool:
    """Whether a name or an address means, on every machine, that machine itself."""
    plain = name.strip("[]").rstrip(".").lower()
    if plain == "localhost" or plain.endswith(".localhost"):
        return True
    try:
        address = ip_address(plain)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return bool(mapped.is_loopback or mapped.is_unspecified)


def origin_for_others(asked: str, network: str | None) -> str | None:
    """This origin as others can reach it; None if they cannot."""
    host = urlsplit(asked).hostname or ""
    return network if is_own_machine(host) else asked
