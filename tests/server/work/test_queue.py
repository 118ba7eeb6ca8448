"""Whoever has used least comes first: by address, then by table."""

from __future__ import annotations

from collections.abc import Callable

from heliograph.server.work.errand import Errand, Kind, errand, for_nobody
from heliograph.server.work.queue import FairQueue

CROWD, ANN, BOB = "203.0.113.1", "192.0.2.1", "192.0.2.2"
SECONDS = 0.8


def taken(
    queue: FairQueue[str], most: int = 1000, seconds: Callable[[str], float] = lambda _: SECONDS
) -> str:
    """The pieces in the order in which one worker does them."""
    order: list[str] = []
    while len(order) < most and (one := queue.take()) is not None:
        order.append(one.piece)
        queue.settle(one, seconds(one.piece))
    return " ".join(order)


def test_forty_tables_of_one_address_make_nobody_else_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(40):
        queue.put(errand(Kind.MOVE, CROWD, f"c{table}"), f"c{table}")
    assert taken(queue, most=2) == "c0 c1"
    queue.put(errand(Kind.MOVE, ANN, "a"), "a")
    queue.put(errand(Kind.MOVE, BOB, "b"), "b")
    assert taken(queue, most=3) == "a b c2"


def test_turns_are_counted_in_seconds_not_in_pieces() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(30):
        queue.put(errand(Kind.MOVE, CROWD, "c"), "long")
        queue.put(errand(Kind.MOVE, ANN, "a"), "short")
    order = taken(queue, most=22, seconds=lambda piece: 1.0 if piece == "long" else 0.1)
    assert 19 <= order.count("short") <= 21, order


def test_nobody_saves_up_while_they_are_away() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(100):
        queue.put(errand(Kind.MOVE, ANN, "a"), "a")
    taken(queue)
    for _ in range(5):
        queue.put(errand(Kind.MOVE, ANN, "a"), "a")
        queue.put(errand(Kind.MOVE, BOB, "b"), "b")
    assert taken(queue) in ("b a b a b a b a b a", "a b a b a b a b a b")


def test_the_tables_of_one_address_take_turns_too() -> None:
    """As behind a proxy that names nobody, where everyone has the same address."""
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        for table in ("x", "y"):
            queue.put(errand(Kind.MOVE, ANN, table), f"{table}{n}")
    for n in range(3):
        queue.put(errand(Kind.MOVE, ANN, "z"), f"z{n}")
    assert taken(queue) == "x0 y0 z0 x1 y1 z1 x2 y2 z2"


def test_one_table_gets_its_moves_first_and_estimates_last() -> None:
    queue: FairQueue[str] = FairQueue()
    for kind in (Kind.ESTIMATE, Kind.REVIEW, Kind.REPLAY, Kind.MOVE):
        queue.put(errand(kind, ANN), kind.name.lower())
    queue.put(errand(Kind.ESTIMATE, BOB), "bob")
    assert taken(queue) == "move bob replay review estimate"


def test_where_nobody_is_nobody_waits() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(for_nobody(Kind.MOVE), "deserted")
    queue.put(errand(Kind.ESTIMATE, CROWD), "estimate")
    assert taken(queue) == "estimate deserted"


def test_a_table_waits_for_whoever_is_there_now() -> None:
    guests: list[str] = []
    queue: FairQueue[str] = FairQueue()
    queue.put(Errand(Kind.MOVE, lambda: guests, "t"), "table")
    queue.put(errand(Kind.MOVE, CROWD, "c"), "c0")
    queue.put(errand(Kind.MOVE, CROWD, "c"), "c1")
    assert taken(queue, most=1) == "c0"
    guests.append(ANN)
    assert taken(queue) == "table c1"


def test_a_stranger_who_watches_costs_the_table_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(errand(Kind.MOVE, CROWD, "c"), "c0")
    taken(queue)
    queue.put(errand(Kind.MOVE, CROWD, "c"), "c1")
    queue.put(Errand(Kind.MOVE, lambda: (CROWD, ANN), "a"), "a")
    assert taken(queue) == "a c1"


def test_what_is_dropped_or_unwanted_is_never_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    number = queue.put(errand(Kind.REVIEW, ANN), "dropped")
    queue.put(Errand(Kind.MOVE, lambda: (ANN,), "t", is_wanted=lambda: False), "unwanted")
    queue.put(errand(Kind.ESTIMATE, ANN), "kept")
    queue.drop(number)
    assert queue.unwanted() == ["unwanted"]
    assert taken(queue) == "kept"
    queue.drop(number)


def test_a_reserve_is_for_somebody_else() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(for_nobody(Kind.MOVE), "deserted")
    queue.put(errand(Kind.MOVE, CROWD, "c"), "c")
    assert queue.take(others_than={CROWD}) is None
    queue.put(errand(Kind.ESTIMATE, ANN), "a")
    one = queue.take(others_than={CROWD})
    assert one is not None
    assert one.piece == "a"
    assert taken(queue) == "c deserted"
