"""The description is enough to play every job: whatever a seat can see, it can read."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.critical_orbit.driver import gets_on_with_it
from tests.games.critical_orbit.table import (
    BENGALURU,
    COLOGNE,
    GAME,
    HOUSTON,
    MERCURY,
    at,
    seen,
)
from tests.games.sentences import language

from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.state import State
from heliograph.games.critical_orbit.telling.view import View
from heliograph.kernel.codec import encode
from heliograph.kernel.prompt import Choice, Fixed
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit import play_out

SETUPS = {
    "four people": Setup(pauses=True, difficulty="easy"),
    "Houston by the deck": Setup(seats=3, houston=None, bengaluru=1, cologne=2, clock="untimed", turns=15),
    "two stations by the deck": Setup(
        seats=2, houston=1, bengaluru=None, cologne=None, clock="untimed", turns=10
    ),
    "alone": Setup(seats=1, houston=0, bengaluru=0, cologne=0, clock="untimed", turns=12),
}


def told(state: State, seat: int, code: str = "en") -> list[str]:
    return [language(code).say(sentence) for sentence in GAME.describe(seen(state, seat))]


def told_apart(view: View) -> bytes:
    """Everything but whole seconds of the clock, and what never changes."""
    plain = msgspec.to_builtins(view)
    plain["clock"] = {name: ms and ms // 1000 for name, ms in plain["clock"].items()}
    for name in ("setup", "jobs", "me"):
        del plain[name]
    return msgspec.json.encode(plain, order="sorted")


@pytest.mark.parametrize("name", SETUPS)
def test_what_looks_different_reads_different(name: str) -> None:
    play = play_out(GAME, SETUPS[name], f"{name} in words", gets_on_with_it)
    for viewer in play.viewers:
        words: dict[bytes, bytes] = {}
        for match in play.matches:
            view = GAME.view(match.state, viewer)
            ask = GAME.prompt(match.state, viewer).ask
            text = encode((ask, sorted(encode(sentence) for sentence in GAME.describe(view))))
            shown = told_apart(view)
            assert words.setdefault(text, shown) == shown, match.seq


@pytest.mark.parametrize(
    ("seat", "station"), [(HOUSTON, "houston"), (BENGALURU, "bengaluru"), (COLOGNE, "cologne")]
)
def test_the_rows_show_where_one_may_write(seat: int, station: str) -> None:
    """MC-40, MC-47, MC-53."""
    state = at("kept 3 4, houston d4=3 d5=1 e4=2, bengaluru X-c2=5, cologne 5-1=3 5-2=2")
    [spaces] = [
        field.options
        for offer in GAME.prompt(state, Seat(seat)).offers
        if offer.action == "enter"
        for field in (offer.fields["space"],)
        if isinstance(field, Choice) and offer.fields["station"] == Fixed(station)
    ]
    rows = [line for line in told(state, seat) if line.startswith(f"{station.title()}, ") and ": " in line]
    assert sum(line.partition(": ")[2].count("+") for line in rows) == len(spaces)


def test_boards_are_told_row_by_row() -> None:
    words = told(at("kept 3 4, houston d4=3 c3=1 d2=1 c2=1, struck d3 c3 d2 c2"), HOUSTON)
    assert "Houston, row 3, from a: . + (1) (1) + + 2 + . ." in words
    assert "Houston, row 4, from a: # . + 3 +B . + . # ." in words
    assert words.index("Houston, row 1, from a: . . # + . . . # . .") < words.index(
        "Cologne, column 4, from the top: 1 + — 6 cells to fill."
    )


def test_lines_and_columns_say_what_is_still_possible() -> None:
    """MC-48, MC-55, MC-56."""
    words = told(at("bengaluru A-b1=2 A-c1=3 A-d1=4 A-a2=1, cologne 4-2=3 9-2=6, columns 2"), COLOGNE)
    assert (
        "Bengaluru, grid A, circles: 1; every 4 earn a half valve. "
        "Lines that count: 1; still possible: 2 3 4 b c d; spoiled: a."
    ) in words
    assert "Cologne, column 4, from the top: 1 3 — it can no longer count (cells left: 3)." in words
    assert "Cologne, column 9, from the top: 3 6 + — its cells are full." in words
    assert "Cologne, circles ticked: 2; the next lock is circle 3." in words


def test_a_tile_says_what_is_on_it_and_where_it_leads() -> None:
    """MC-26, MC-36."""
    words = told(at("own L3 T2 T7 R2 R6 B7, tiles J4@0:0:0 T2, valves white=1, covered J4-white"), MERCURY)
    assert (
        "On the grid: conduit tile J4 (2 oxygen and white stem), from column 1 and row 1, not turned; "
        "it leads to edge place T2 and edge place L3 and is part of a complete connection."
    ) in words
    assert (
        "Not placed: conduit tile T2 (0 oxygen and star for Mercury III). "
        "Unturned, it fills column/row 1/1 2/1 3/1 2/2 and leads to 0/1 4/1 2/3."
    ) in words
    assert "Mercury III, row 3: J4 J4 . . . . . ." in words


DECISIONS = (
    "face-up L4, stack L L1 L2, bag white red red, unlocks cross blue-round green-round, "
    "pending tile:L half draw star judge:black cards:cross:blue-round unlock"
)


@pytest.mark.parametrize(
    ("code", "sentences"),
    [
        (
            "en",
            (
                "Delivery of shape L: take the face-up conduit tile L4 (2 oxygen and white stem), "
                "or the next one face down.",
                "Delivery: choose a half valve out of the bag (red half valve × 2 and white half valve × 1).",
                "In your hand: black half valve. Out of the game, or back into the bag?",
            ),
        ),
        (
            "uk",
            (
                "Доставка фігури L: візьміть відкритий сегмент трубопроводу L4 (кисень: 2 і білий шток) "
                "або наступний закритий.",
                "Доставка: оберіть півклапан із мішечка (червоний півклапан × 2 і білий півклапан × 1).",
                "У вас у руці: чорний півклапан. Прибрати з гри чи покласти назад у мішечок?",
            ),
        ),
        (
            "de",
            (
                "Lieferung der Form L: Nimm das offene Leitungsplättchen L4 "
                "(2 Sauerstoff und weißer Ventilschaft) oder das nächste verdeckte.",
                "Lieferung: Such dir ein Halbventil aus dem Beutel aus "
                "(rotes Halbventil × 2 und weißes Halbventil × 1).",
                "In deiner Hand: schwarzes Halbventil. Aus dem Spiel oder zurück in den Beutel?",
            ),
        ),
    ],
)
def test_every_decision_is_put_in_words(code: str, sentences: tuple[str, ...]) -> None:
    """MC-23, MC-24, MC-50."""
    words = told(at(DECISIONS), MERCURY, code)
    assert set(sentences) <= set(words)
    assert len([line for line in told(at(DECISIONS), MERCURY) if line.startswith("Delivery")]) == 4


def test_mc_24_several_open_tiles_are_named() -> None:
    several = told(at("face-up L1 L4, stack L L5, pending tile:L"), MERCURY)
    assert any("one of the tiles that lie face up (conduit tile L1" in line for line in several)
    none = told(at("face-up L1 L4, stack L, pending tile:L"), MERCURY)
    assert not any("next one face down" in line for line in none)


def test_the_ai_card_is_told_to_those_who_follow_it() -> None:
    """MC-62, MC-63."""
    words = told(
        at("seats 2, jobs houston=- bengaluru=1 cologne=-, phase choose, dice 1 2 5, card 6, box cologne 5"),
        1,
    )
    assert "One of these may go to Mercury III: 5." in words
    assert (
        "AI card 6, Houston: keep a 2 if one was rolled. A square of shape T and one of S are ticked."
        in words
    )
    assert "AI card 6 gives a star to Mercury III." in words
    assert "Due for Cologne: a box in a column of 5." in words
    assert not any(line.startswith("AI card 6, Bengaluru") for line in words)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("deadline 1242000", "The clock runs out 20 min 42 s after the game began."),
        ("standing 61000", "The clock stands still, with 1 min 1 s left."),
        ("untimed, turns 12, turn 3", "Turn 3 of 12. The target is 8 oxygen units."),
        ("phase ready, ready 0 1", "Ready: Ann and Bo."),
        ("pauses, pausing 0", "Asking to stop the clock or to let it run on: Ann."),
    ],
)
def test_the_clock_in_words(text: str, sentence: str) -> None:
    """MC-13, MC-H14."""
    assert sentence in told(at(text), COLOGNE)
