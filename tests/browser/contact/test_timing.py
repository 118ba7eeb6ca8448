"""From hand to ear the signal keeps its durations, whatever the network does (CT-H13)."""

import math
import random
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page
from tests.browser.contact.hand import Hand
from tests.browser.gathering import seated
from tests.browser.pages import Table
from tests.browser.people import People, note
from tests.browser.serving import Server
from tests.browser.unsteady import UnsteadyLine
from tests.browser.waiting import wait_until

EAR = (Path(__file__).parent / "ear.js").read_text("utf-8")
AUDIBLE = 0.02
TAP = 0.35
SILENCE_MS = 20
JITTER_MS = 200
TOLERANCE_MS = 10
HOPS = 18
NUMBERS = (1, 2)
SIGNAL_ALONE = {"game": 100, "voice": 100, "ambience": 0}
"""The ship at night hums between rounds, in an ear of its own."""


def rhythm(seed: int) -> tuple[list[int], list[int]]:
    chance = random.Random(seed)
    holds = [chance.randint(70, 240) for _ in range(HOPS)]
    return holds, [chance.randint(110, 190) for _ in range(HOPS - 1)]


def durations_heard(page: Page) -> list[int]:
    """Flights and rests in turn, found in the samples that left the page."""
    peaks: list[float] = page.evaluate("window.heardPeaks")
    edges, at = [], 0
    while (lift := next((t for t in range(at, len(peaks)) if peaks[t] >= AUDIBLE), None)) is not None:
        land = next(t for t in range(lift, len(peaks)) if peaks[t] >= TAP)
        edges += [lift, land]
        quiet = (t for t in range(land, len(peaks)) if max(peaks[t : t + SILENCE_MS]) < AUDIBLE)
        at = next(quiet, len(peaks))
    return [after - before for part in batched(edges) for before, after in pairwise(part)]


def batched(edges: list[int]) -> list[list[int]]:
    """Each transmission has as many changes: up and down for every hop."""
    return [edges[start : start + 2 * HOPS] for start in range(0, len(edges), 2 * HOPS)]


def test_every_duration_is_heard_as_it_was_tapped(
    people: People, server: Server, line_to: Callable[[Server], UnsteadyLine]
) -> None:
    line = line_to(server)
    people.usual |= {"base_url": line.address, "bypass_csp": True}
    people.remember(settings={"volume": 100, "mix": SIGNAL_ALONE}, debug=True)
    people.on_arrival = lambda page: page.add_init_script(EAR)
    source, *crew = seated(people, server, ("Ada", "Grace", "Hedy"))
    listeners = [*crew, Table(people.arrive(source.page.url))]
    for table in listeners:
        table.turn_sound_on()
    line.jitter_ms = JITTER_MS
    source.begin_round()
    for number in NUMBERS:
        if number > 1:
            crew[0].button(re.compile("^Ask again")).click()
        tap_and_send(source, *rhythm(number))
        for table in listeners:
            table.listen(number)
    tapped = [part for number in NUMBERS for part in alternating(*rhythm(number))]
    wanted = tapped * len(listeners)
    heard = [part for table in listeners for part in durations_heard(table.page)]
    heard_off = off_by(wanted, heard)
    lamp_off = sorted(late for table in listeners for late in lamp_errors(table.page))
    hops = len(listeners) * len(NUMBERS) * HOPS
    note("timing.json", {"hops": hops, "heard_ms_off": spread(heard_off), "lamp_ms_off": spread(lamp_off)})
    assert hops >= 100
    assert percentile(heard_off, 99) <= TOLERANCE_MS


def lamp_errors(page: Page) -> list[float]:
    """The lamp can change only from frame to frame, and frames come as they can: noted, not judged."""
    wait_until(page, f"window.__heliographPlayback?.length === {len(NUMBERS)}")
    lamps = page.evaluate("__heliographPlayback.map(({ lamp }) => lamp)")
    return [
        abs((after["shownAt"] - before["shownAt"]) - (after["at"] - before["at"]))
        for lamp in lamps
        for before, after in pairwise(lamp)
    ]


def off_by(wanted: Sequence[float], got: Sequence[float]) -> list[float]:
    return sorted(abs(one - other) for one, other in zip(wanted, got, strict=True))


def percentile(ordered: Sequence[float], percent: int) -> float:
    return ordered[math.ceil(percent / 100 * len(ordered)) - 1]


def spread(ordered: Sequence[float]) -> dict[str, float]:
    return {"p50": percentile(ordered, 50), "p99": percentile(ordered, 99), "most": ordered[-1]}


def tap_and_send(source: Table, holds: list[int], pauses: list[int]) -> None:
    """What was recorded is what the hand did, to the millisecond."""
    Hand(source.pad).tap(holds, pauses)
    assert max(off_by(holds, source.has_recorded(len(holds)))) <= 1
    source.send()


def alternating(holds: list[int], pauses: list[int]) -> list[int]:
    return [part for pair in zip(holds, [*pauses, 0], strict=True) for part in pair][:-1]
