"""Every sentence of whole missions has words in every language, with nothing missing."""

from __future__ import annotations

import re

import pytest
from tests.games.critical_orbit.driver import gets_on_with_it
from tests.games.critical_orbit.table import GAME
from tests.games.sentences import check_words, language, said_in

from heliograph.cli.looking_back import tell
from heliograph.games.critical_orbit.box.boards import Space, Station
from heliograph.games.critical_orbit.box.pack import RED_CROSS
from heliograph.games.critical_orbit.box.radio import reasons
from heliograph.games.critical_orbit.changes.deliveries import CanisterUnlocked
from heliograph.games.critical_orbit.changes.ending import MissionEnded
from heliograph.games.critical_orbit.changes.settling import EntrySkipped
from heliograph.games.critical_orbit.changes.writing import Entered
from heliograph.games.critical_orbit.moves.keeping import Kept
from heliograph.games.critical_orbit.moves.radio import Called, Wanted
from heliograph.games.critical_orbit.setup import Setup
from heliograph.games.critical_orbit.telling.events import Event
from heliograph.games.critical_orbit.telling.words import stem_name
from heliograph.kernel.testkit import play_out

SETUPS = {
    "four people": Setup(clock="untimed", turns=6),
    "four people with a clock and pauses": Setup(minutes=20, pauses=True, difficulty="easy"),
    "Houston by the deck": Setup(seats=3, houston=None, bengaluru=1, cologne=2, clock="untimed", turns=12),
    "two stations by the deck": Setup(
        seats=2, houston=1, bengaluru=None, cologne=None, clock="untimed", turns=6, difficulty="hard"
    ),
    "alone with the deck": Setup(
        seats=1, houston=None, bengaluru=None, cologne=None, clock="untimed", turns=30, start=9
    ),
    "alone with every job": Setup(seats=1, houston=0, bengaluru=0, cologne=0, clock="untimed", turns=6),
}
IMPOSSIBLE = {
    "mc-setup-seats": Setup(seats=5),
    "mc-setup-job-seat": Setup(seats=2),
    "mc-setup-idle": Setup(seats=4, cologne=None),
    "mc-setup-minutes": Setup(minutes=7),
    "mc-setup-turns": Setup(turns=0),
    "mc-setup-places": Setup(start=0, own_start=("L1", "L1", "T1", "T2", "R1", "R2")),
    "mc-setup-start": Setup(start=13),
}
LEFT_OPEN = re.compile(r"\{|\bmc-[a-z]")


@pytest.mark.parametrize("name", SETUPS)
def test_every_sentence_of_a_mission_has_its_words(name: str) -> None:
    play = play_out(GAME, SETUPS[name], f"{name} in words", gets_on_with_it)
    check_words(said_in(play), LEFT_OPEN)


@pytest.mark.parametrize("id", IMPOSSIBLE)
def test_a_mission_that_cannot_be_set_up_says_what_would_be_right(id: str) -> None:
    reason = GAME.check_setup(IMPOSSIBLE[id])
    assert reason is not None
    assert reason.id == id
    check_words([reason], LEFT_OPEN)


@pytest.mark.parametrize(("code", "private"), [("en", "You take"), ("uk", "Ви берете"), ("de", "Du nimmst")])
def test_what_mercury_takes_is_told_to_mercury_alone(code: str, private: str) -> None:
    """MC-11."""
    play = play_out(GAME, SETUPS["Houston by the deck"], "told", gets_on_with_it)
    mercury, bengaluru = (list(tell(play.log, language(code), viewer)) for viewer in (0, 1))
    assert any(private in line for line in mercury)
    assert not any(private in line for line in bengaluru)


def entered(station: Station, space: Space, value: int = 5) -> Entered:
    return Entered(station, space, value, star=False)


EVENTS: tuple[Event, ...] = (
    entered("houston", "c4"),
    entered("bengaluru", "X-c4"),
    entered("cologne", "7-2", 0),
    EntrySkipped("cologne", 0),
    EntrySkipped("houston", 3),
    Kept((5, 6), 2, "white", ""),
    CanisterUnlocked("yellow-square"),
    CanisterUnlocked(RED_CROSS),
    MissionEnded(won=True, oxygen=8, by="oxygen"),
    MissionEnded(won=False, oxygen=1, by="time"),
)
WORDS = {
    "en": (
        "Houston enters 5: c4.",
        "Bengaluru enters 5: grid X, c4.",
        "Ticked for Cologne: column 7, box 2.",
        "Cologne: there is nothing to tick, so this action of the AI deck is skipped.",
        "Houston has no space left, so the 3 is skipped.",
        "Mission Control, you get 5 and 6. The 2 is for the white valve’s track.",
        "Unlock card: yellow canister with the square.",
        "Unlock card: red X, which unlocks nothing.",
        "8 oxygen units: the crew can breathe. Everyone wins!",
        "Time is up, with 1 oxygen unit. Mercury III is lost.",
    ),
    "uk": (
        "Х’юстон вписує 5: c4.",
        "Бенгалуру вписує 5: сітка X, c4.",
        "Позначено за станцію Кельн: стовпець 7, клітинка 2.",
        "Кельн: позначити нічого, тож цю дію колоди ШІ пропущено.",
        "Х’юстон не має куди вписати 3, тож це значення пропущено.",
        "Центре керування, ваші значення — 5 і 6. Значення 2 — для шкали білого клапана.",
        "Картка розблокування: жовтий балон із квадратом.",
        "Картка розблокування: червоний X, який нічого не розблоковує.",
        "8 одиниць кисню: екіпаж може дихати. Перемогли всі!",
        "Час вийшов, зібрано 1 одиницю кисню. «Меркурій III» втрачено.",
    ),
    "de": (
        "Houston trägt 5 ein: c4.",
        "Bengaluru trägt 5 ein: Raster X, c4.",
        "Für Cologne angekreuzt: Spalte 7, Kästchen 2.",
        "Cologne: Es gibt nichts anzukreuzen, also entfällt diese Aktion des KI-Decks.",
        "Houston hat kein Feld mehr, also entfällt die 3.",
        "Mission Control, ihr erhaltet 5 und 6. Die 2 gilt für die Leiste des weißen Ventils.",
        "Entriegelungskarte: gelber Behälter mit Quadrat.",
        "Entriegelungskarte: rotes X, das nichts entriegelt.",
        "8 Sauerstoffeinheiten: Die Crew kann atmen. Alle gewinnen!",
        "Die Zeit ist um, mit 1 Sauerstoffeinheit. Mercury III ist verloren.",
    ),
}


CALLS: tuple[Event, ...] = (
    Kept((5, 6), 2, "black", "track-black"),
    Called(()),
    Called(("L", "white", "black")),
    Called(("unlock",)),
    Wanted("houston", 0, "room", True),
    *(Wanted("houston", 2, why, False) for why in reasons(GAME.content)),
    Wanted("houston", 2, "", True),
)


@pytest.mark.parametrize("code", WORDS)
def test_mc_14_every_wish_and_reason_is_said_in_words_of_its_own(code: str) -> None:
    said = [language(code).say(GAME.tell(event)) for event in CALLS]
    assert len(set(said)) == len(CALLS)


@pytest.mark.parametrize("code", WORDS)
def test_events_read_like_a_person_telling_them(code: str) -> None:
    assert tuple(language(code).say(GAME.tell(event)) for event in EVENTS) == WORDS[code]


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "white stem of conduit tile L4"),
        ("uk", "білий шток (сегмент трубопроводу L4)"),
        ("de", "weißer Ventilschaft (Leitungsplättchen L4)"),
    ],
)
def test_a_stem_is_named_by_its_tile_and_colour(code: str, text: str) -> None:
    assert language(code).say(stem_name("L4-white")) == text
