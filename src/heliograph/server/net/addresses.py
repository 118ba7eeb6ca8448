"""Client addresses, for everything that is limited by address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


@lru_cache(4096)
def household(host: str) -> str:
    """One IPv6 customer has 2**64 addresses: they count as one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(ip_network((address, 64), strict=False))


class Proxies:
    """Addresses of proxies, as `--trusted-proxy` lists them."""

    def __init__(self, listed: str) -> None:
        words = [word for word in (part.strip() for part in listed.split(",")) if word]
        self._all = "*" in words
        self._names = frozenset(words)
        self._networks = [network for word in words if (network := _network(word)) is not None]

    def __contains__(self, host: str) -> bool:
        if self._all or host in self._names:
            return True
        if not self._networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _network(word: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(word, strict=False)
    except ValueError:
        return None
