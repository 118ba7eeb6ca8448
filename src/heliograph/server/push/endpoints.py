"""Where pushes may go. The browser gives the address, and anybody can pretend to be a browser: so nothing is
sent into the server's own network, and the connection goes to the very address that was checked."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

_HTTPS = 443
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""An IPv6 range that embeds IPv4 addresses, including private ones."""


class EndpointError(Exception):
    """An address to which nothing is ever sent."""


def host_and_port(endpoint: str, *, may_be_private: bool) -> tuple[str, int]:
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port or _HTTPS
    except ValueError:
        raise EndpointError from None
    if parts.scheme != "https" or not host or "@" in parts.netloc:
        raise EndpointError
    if may_be_private:
        return host, port
    literal = _literal(host)
    if port != _HTTPS or ("." not in host if literal is None else not is_public(literal)):
        raise EndpointError
    return host, port


def look_up(host: str, port: int, *, may_be_private: bool) -> str:
    """An address of this host, if all of its addresses are public. Blocks until it is resolved."""
    found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not may_be_private and not all(is_public(ip_address(one)) for one in found):
        raise EndpointError
    return min(found, key=lambda one: (":" in one, one))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None or address in _TRANSLATED:
            return False
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
