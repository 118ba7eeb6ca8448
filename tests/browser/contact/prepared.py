"""Missions of Contact made ready without a browser."""

from collections.abc import Sequence
from contextlib import ExitStack

from tests.browser.playing import sit_down
from tests.browser.prepared import Prepared
from tests.browser.serving import Server

from heliograph.games.contact.telling.view import View


def fly_well(server: Server, seats: Sequence[Prepared], rounds: int, cards: Sequence[int] = ()) -> None:
    """Rounds of two in which every first guess is right; the professional Source stakes these cards."""
    with ExitStack() as stack:
        source, crew = (sit_down(stack, server, seat, "contact", View) for seat in seats)
        for number in range(rounds):
            source.catch_up()
            source.act(type="begin-round")
            if cards:
                source.act(type="choose-signal", value=cards[number])
            source.act(type="transmit", holds=[90], pauses=[])
            crew.catch_up()
            crew.act(type="guess", chip=source.view.target)
            source, crew = crew, source
