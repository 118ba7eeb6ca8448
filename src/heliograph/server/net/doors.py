"""How many sockets are open, per address and in all, including those without a request yet."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable

from heliograph.server.limits import Limits
from heliograph.server.net.addresses import Proxies, household

_FILES_FOR_OURSELVES = 200
"""Files kept free for the store, the workers and the client's files."""


class Doors:
    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self._most = min(limits.sockets, _files_allowed() - _FILES_FOR_OURSELVES)
        self._most_from_one = limits.sockets_per_address
        self._proxies = proxies
        self._open = 0
        self._from: Counter[str] = Counter()
        self._undecided: dict[Ticket, None] = {}

    def enter(self, host: str, send_away: Callable[[], None]) -> Ticket | None:
        """None if there are too many already. When the server is full, the connection that has been open
        longest without a request is closed."""
        address = None if host in self._proxies else household(host)
        if address is not None and self._from[address] >= self._most_from_one:
            return None
        if self._open >= self._most and not self._make_room():
            return None
        self._open += 1
        if address is not None:
            self._from[address] += 1
        ticket = Ticket(self, address, send_away)
        self._undecided[ticket] = None
        return ticket

    def asked(self, ticket: Ticket) -> None:
        """It has sent a request, so it is no longer closed to make room."""
        self._undecided.pop(ticket, None)

    def leave(self, ticket: Ticket) -> None:
        self.asked(ticket)
        self._open -= 1
        if ticket.address is not None:
            self._from[ticket.address] -= 1
            if not self._from[ticket.address]:
                del self._from[ticket.address]

    def _make_room(self) -> bool:
        oldest = next(iter(self._undecided), None)
        if oldest is None:
            return False
        oldest.send_away()
        oldest.leave()
        return True


class Ticket:
    """The place of one open socket."""

    def __init__(self, doors: Doors, address: str | None, send_away: Callable[[], None]) -> None:
        self.address = address
        self.send_away = send_away
        self._doors: Doors | None = doors

    def asked(self) -> None:
        if self._doors is not None:
            self._doors.asked(self)

    def leave(self) -> None:
        """May be called more than once."""
        doors, self._doors = self._doors, None
        if doors is not None:
            doors.leave(self)


def _files_allowed() -> int:
    """As many as the system allows us: every socket is a file."""
    if sys.platform == "win32":
        return 65_536
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)
