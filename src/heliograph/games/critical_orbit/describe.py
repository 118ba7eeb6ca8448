"""The mission in sentences: for the text view, the screen reader and language models."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.boards import GRIDS, STATIONS, Space, point_of
from heliograph.games.critical_orbit.calls import need_name
from heliograph.games.critical_orbit.content import CANISTERS
from heliograph.games.critical_orbit.pipes import VALVES
from heliograph.games.critical_orbit.shapes import SHAPES
from heliograph.games.critical_orbit.state import Desk
from heliograph.games.critical_orbit.view import Behind, View
from heliograph.games.critical_orbit.words import card_name, stem_name, tile_name, wish_name
from heliograph.kernel.message import Message, say, seat_name


def sentences(view: View) -> Iterator[Message]:
    yield from _turn(view)
    for station in STATIONS:
        yield from _desk(view, station, view.desks[station])
    yield from _houston(view)
    yield from _bengaluru(view)
    yield from _cologne(view)
    if view.mercury is not None:
        yield from _mercury(view.mercury)


def _turn(view: View) -> Iterator[Message]:
    if view.ended != "no":
        breath = view.mercury.oxygen if view.mercury else 0
        yield say("mc-describe-won" if view.won else "mc-describe-lost", oxygen=breath, target=view.target)
        return
    yield say("mc-describe-turn", turn=view.turn, target=view.target)
    if view.dice:
        yield say("mc-describe-dice", dice=", ".join(map(str, view.dice)))
    if view.kept:
        yield say("mc-describe-kept", one=view.kept[0], other=view.kept[1])
    if view.card is not None:
        yield say("mc-describe-card", card=view.card.number)
    for station, wish in sorted(view.wants.items()):
        yield wish_name(station, wish.leave, wish.why)
    if view.needs:
        yield say("mc-event-called", needs=tuple(map(need_name, view.needs)))
    for name in ("mercury", *STATIONS):
        seat = getattr(view.setup, name)
        who = say("mc-deck") if seat is None else seat_name(seat)
        yield say("mc-describe-job", job=say(f"mc-job-{name}"), player=who)


def _desk(view: View, station: str, desk: Desk) -> Iterator[Message]:
    name = say(f"mc-job-{station}")
    if desk.left:
        yield say("mc-describe-left", job=name, values=", ".join(map(str, desk.left)))
    if desk.stars:
        yield say("mc-describe-stars", job=name, stars=desk.stars)
    if desk.tasks:
        yield say("mc-describe-tasks", job=name, tasks=len(desk.tasks))
    for number, claim in enumerate(desk.claims, 1):
        yield say("mc-describe-claim", number=number, spaces=", ".join(claim))
    if desk.locked and view.phase == "enter":
        yield say("mc-describe-locked", job=name)


def _rows(written: dict[Space, int], struck: tuple[Space, ...] = ()) -> Iterator[tuple[int, str]]:
    """What is written in each row: `c4=5`; struck numbers in brackets."""
    rows: dict[int, list[Space]] = {}
    for space in sorted(written, key=lambda name: (point_of(name)[1], point_of(name)[0])):
        rows.setdefault(point_of(space)[1] + 1, []).append(space)
    for row, spaces in sorted(rows.items()):
        shown = [f"({s}={written[s]})" if s in struck else f"{s}={written[s]}" for s in spaces]
        yield row, " ".join(shown)


def _houston(view: View) -> Iterator[Message]:
    if view.setup.houston is None:
        squares = " ".join(f"{shape}={view.houston.squares.get(shape, 0)}" for shape in SHAPES)
        yield say("mc-describe-squares", squares=squares)
    else:
        for row, text in _rows(view.houston.written, view.houston.struck):
            yield say("mc-describe-houston", row=row, numbers=text)
    yield say(
        "mc-describe-shapes",
        shapes=" ".join(f"{shape}={view.houston.circles.get(shape, 0)}" for shape in SHAPES),
    )


def _bengaluru(view: View) -> Iterator[Message]:
    for grid in GRIDS:
        written = {s: v for s, v in view.bengaluru.written.items() if s.startswith(f"{grid}-")}
        for row, text in _rows(written):
            yield say("mc-describe-grid", grid=grid, row=row, numbers=text.replace(f"{grid}-", ""))
        yield say("mc-describe-circles", grid=grid, circles=view.circles[grid])


def _cologne(view: View) -> Iterator[Message]:
    columns: dict[int, list[str]] = {}
    for box, value in view.cologne.written.items():
        number, _, row = box.partition("-")
        columns.setdefault(int(number), []).append(f"{row}={value}")
    for column, boxes in sorted(columns.items()):
        yield say("mc-describe-column", column=column, numbers=" ".join(sorted(boxes)))
    yield say("mc-describe-cologne", circles=view.cologne.circles)


def _mercury(behind: Behind) -> Iterator[Message]:
    yield say("mc-describe-oxygen", oxygen=behind.oxygen)
    for canister in CANISTERS:
        id = "mc-describe-canister-free" if canister in behind.unlocked else "mc-describe-canister"
        yield say(id, canister=card_name(canister), place=behind.canisters[canister])
    for tile in behind.tiles:
        spot = behind.spots.get(tile)
        if spot is None:
            yield say("mc-describe-tile-hand", tile=tile_name(tile))
        else:
            yield say(
                "mc-describe-tile",
                tile=tile_name(tile),
                column=spot.x + 1,
                row=spot.y + 1,
                turns=spot.rotation,
                connected="yes" if tile in behind.connected else "no",
            )
    for colour in VALVES:
        yield say(
            f"mc-describe-valves-{colour}",
            valves=behind.valves.get(colour, 0),
            halves=behind.halves.get(colour, 0),
            steps=behind.tracks[colour],
        )
    if behind.covered:
        yield say("mc-describe-covered", stems=tuple(map(stem_name, behind.covered)))
    if behind.pending:
        yield say("mc-describe-pending", count=len(behind.pending))
