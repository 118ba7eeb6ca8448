"""Every sentence of a whole game of every scenario has words in every language, with nothing missing."""

from __future__ import annotations

import re

import pytest
from tests.games.sentences import check_words, language, said_in
from tests.games.space_puzzle.driver import knowing

from heliograph.cli.looking_back import tell
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.game import SpacePuzzle
from heliograph.games.space_puzzle.moves.actions import Enter, Lay, PutMarker, Reveal, TurnCard
from heliograph.games.space_puzzle.setup import Setup
from heliograph.kernel.codec import encode
from heliograph.kernel.match import Match, Played, begin
from heliograph.kernel.message import Message, say
from heliograph.kernel.seats import Seat
from heliograph.kernel.surface import Laid
from heliograph.kernel.testkit import play_out

GAME = SpacePuzzle.load()
OWN = Scenario(
    name="{Ours}",
    tokens=("C", "AR", "SW"),
    per_round=3,
    actions=2,
    rounds=2,
    rules=("SR-LINE", "SR-FLIP", "SR-FADE(5)"),
)
SETUPS = {
    **{id: Setup(scenario=id) for id in GAME.content.book},
    "a ladder with every option": Setup(
        scenario="S09",
        seats=5,
        session="ladder",
        crisis=True,
        strict_map=True,
        message_log=True,
        deaf_ai=True,
    ),
    "one's own": Setup(seats=2, own=OWN, deaf_ai=True),
}
LEFT_OPEN = re.compile(r"\{(?!Ours\})|\bsp-[a-z]")


@pytest.mark.parametrize("name", SETUPS)
def test_every_sentence_of_a_game_has_its_words(name: str) -> None:
    sentences: list[Message] = []
    for percent in (5, 70):  # a crew that loses, and one that wins
        sentences += said_in(play_out(GAME, SETUPS[name], f"{name} in words", knowing(percent)))
    check_words(sentences, LEFT_OPEN)


@pytest.mark.parametrize(
    ("code", "noise"),
    [("en", "Static slipped in:"), ("uk", "Завади підкинули:"), ("de", "Vom Rauschen beigemischt:")],
)
def test_a_recorded_game_is_told_to_each_seat_as_it_saw_it(code: str, noise: str) -> None:
    play = play_out(GAME, SETUPS["S23"], "told", knowing(70))
    ai, crew, everything = (list(tell(play.log, language(code), viewer)) for viewer in (0, 1, None))
    assert any(noise in line for line in ai)
    assert not any(noise in line for line in crew)
    assert not any(LEFT_OPEN.search(line) for line in (*ai, *crew, *everything))


WORDS = {
    "en": (
        "Behind the screen: colour red (120 mm from left, 40 mm from top, turned 15°) "
        "and square key (150 mm from left, 100 mm from top).",
        "The red pawn stands in room b2, its die shows 1.",
        "Section of the square key: red (not sure); room not sure, die not sure.",
        "3 actions are left in this round.",
    ),
    "uk": (
        "За ширмою: червоний колір (120 мм зліва, 40 мм згори, поворот 15°) "
        "і квадратний ключ (150 мм зліва, 100 мм згори).",
        "У каюті b2 стоїть червона фігурка, її кубик показує 1.",
        "Секція квадратного ключа: червоний (не впевнені); "
        "щодо каюти — не впевнені, щодо кубика — не впевнені.",
        "У цьому раунді лишилося 3 дії.",
    ),
    "de": (
        "Hinter dem Sichtschirm: Farbe Rot (120 mm von links, 40 mm von oben, um 15° gedreht) "
        "und Quadratschlüssel (150 mm von links, 100 mm von oben).",
        "In Raum b2 steht die rote Figur, ihr Würfel zeigt 1.",
        "Abschnitt des Quadratschlüssels: Rot (unsicher); Raum unsicher, Würfel unsicher.",
        "In dieser Runde sind 3 Aktionen übrig.",
    ),
}


@pytest.mark.parametrize("code", WORDS)
def test_the_words_say_where_everything_lies(code: str) -> None:
    """The sentences alone are enough to play: tokens with their places, rooms, dice, the panel."""
    draft, *after = WORDS[code]
    match = begin(GAME, Setup(scenario="S04", seats=2), "words")
    assert isinstance(match, Match)
    tokens = (Laid("c-red", 1200, 400, 15), Laid("k-square", 1500, 1000))
    match = after_moves(match, (0, TurnCard(0, "front")), (0, Lay(tokens)))
    assert draft in words_for(match, code, 0)
    match = after_moves(match, (0, Reveal()), (1, Enter("red", "b2")), (1, PutMarker("red", "square")))
    assert set(after) <= set(words_for(match, code, 1))


def test_the_sentences_say_all_that_is_on_the_page() -> None:
    """SP-57: dice, and how many special rooms are hidden traps (SR-TRAP); gates are named one by one."""

    def said(id: str) -> dict[str, Message]:
        view = GAME.view(GAME.start(Setup(scenario=id), "page"), None)
        return {message.id: message for message in GAME.describe(view)}

    assert ["sp-describe-dice" in said(id) for id in ("S03", "S04", "S45")] == [False, True, False]
    assert said("S45")["sp-describe-trap-count"] == say("sp-describe-trap-count", count=4)
    cells = said("S49")["sp-describe-lifts"].args["cells"]
    assert isinstance(cells, tuple)
    assert len(cells) == 4
    assert not {"sp-describe-trap-count", "sp-describe-lifts"} & said("S03").keys()


def after_moves(match: Match, *moves: tuple[int, object]) -> Match:
    for seat, move in moves:
        played = match.play(Seat(seat), encode(move), 0)
        assert isinstance(played, Played), played
        match = played.match
    return match


def words_for(match: Match, code: str, viewer: int) -> list[str]:
    return [language(code).say(one) for one in GAME.describe(GAME.view(match.state, Seat(viewer)))]
