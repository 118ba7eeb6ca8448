"""Every sentence of whole games is put into words, in every language, nothing missing."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from tests.games.interstellar.driver import gets_on_with_it
from tests.games.interstellar.table import GAME, PACK
from tests.games.sentences import check_words, language, said_in

from heliograph.games.interstellar import events, moves
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.variants.choice import ALL
from heliograph.games.interstellar.words import reward_name, token_name
from heliograph.kernel.message import say
from heliograph.kernel.testkit import play_out

SETUPS = {
    "alone with H.A.L.L.": Setup(seats=1, variants=tuple(ALL)),
    "two": Setup(),
    "three with everything": Setup(seats=3, variants=tuple(ALL)),
}
LEFT_OPEN = re.compile(r"\{|\bsi-[a-z]")


@pytest.mark.parametrize("name", SETUPS)
def test_every_sentence_of_a_game_has_its_words(name: str) -> None:
    play = play_out(GAME, SETUPS[name], f"{name} in words", gets_on_with_it)
    check_words(said_in(play), LEFT_OPEN)


def test_every_refusal_token_and_reward_has_its_words() -> None:
    check_words(
        [say(f"si-refused-{move.__struct_config__.tag}") for move in get_args(moves.Action)], LEFT_OPEN
    )
    check_words([token_name(token) for token in (*PACK.token, "pp-mars")], LEFT_OPEN)
    rewards = {
        *(reward for row in PACK.government.value for reward in row),
        *(
            reward
            for board in PACK.leader_boards.value.values()
            for track in board.values()
            for reward in track
        ),
        *(token.action.reward for token in PACK.token.values()),
    }
    check_words((name for reward in rewards for name in reward_name(reward)), LEFT_OPEN)


EVENTS: tuple[events.Event, ...] = (
    events.TokenPlayed(0, "travel", again=False),
    events.Gained(0, "2F"),
    events.Gained(1, "RRY"),
    events.Travelled(0, "mars", 3, ""),
    events.Travelled(0, "earth", 2, "GG"),
    events.Settled(0, "venus", "P4>R2/1"),
    events.MechanismBuilt(0, "YG", "GG", 5),
    events.MechanismBuilt(-1, "RR", "", 0),
    events.MechanismBuilt(events.HALL, "?", "R", 1),
    events.PeopleSaved(1, "RRY", "RRY"),
    events.PeopleSaved(-1, "R", ""),
    events.ProbeMoved(0, "3-2", 2, "galaxy"),
    events.ProbeMoved(-1, "1-3", 0, ""),
    events.PlanetLost("mercury"),
    events.BagSpoiled(0, "G", "", 3),
)
WORDS = {
    "en": (
        "Ann plays Travel.",
        "Ann gains 2 Fuel.",
        "Bo gains Resources: 2 red and 1 yellow.",
        "Ann flies to Mars for 3 Fuel.",
        "Ann flies to Earth for 2 Fuel and unloads: 2 green.",
        "Ann settles on Venus. Deposit: 4 purple; deeper: 2 red; sent home at once: 1.",
        "Ann builds a Mechanism (1 yellow and 1 green), pays 2 green and gains 5 Prestige Points.",
        "The World Government builds a Mechanism (2 red).",
        "H.A.L.L. builds a Mechanism (1 of any colour), pays 1 red and gains 1 Prestige Point.",
        "Bo saves Population: 2 red and 1 yellow. Paid: 2 red and 1 yellow.",
        "The World Government saves Population: 1 red.",
        "Ann moves the Probe to space 3-2 for 2 Fuel: a Galaxy.",
        "The Government Probe moves to space 1-3.",
        "Mercury is lost to the Sun.",
        "Ann discards 1 green: 3 red cubes go into H.A.L.L.’s bag.",
    ),
    "uk": (
        "Ann грає жетон «Подорож».",
        "Ann отримує: 2 одиниці палива.",
        "Bo отримує: ресурси (2 червоні і 1 жовтий).",
        "Ann летить до Марса, палива: 3.",
        "Ann летить до Землі, палива: 2, і розвантажує: 2 зелені.",
        "Ann засновує базу на Венері. Родовище: 4 фіолетові; глибше: 2 червоні; одразу додому: 1.",
        "Ann будує механізм (1 жовтий і 1 зелений), платить: 2 зелені, і отримує 5 очок престижу.",
        "Світовий уряд будує механізм (2 червоні).",
        "H.A.L.L. будує механізм (1 будь-який), платить: 1 червоний, і отримує 1 очко престижу.",
        "Bo рятує населення: 2 червоні фігурки і 1 жовта фігурка. Заплачено: 2 червоні і 1 жовтий.",
        "Світовий уряд рятує населення: 1 червона фігурка.",
        "Ann веде зонд на поле 3-2, палива: 2. Там: галактика.",
        "Урядовий зонд переходить на поле 1-3.",
        "Сонце поглинуло планету: Меркурій.",
        "Ann скидає: 1 зелений. У мішок H.A.L.L. ідуть 3 червоні кубики.",
    ),
    "de": (
        "Ann spielt Reise.",
        "Ann erhält 2 Treibstoff.",
        "Bo erhält Ressourcen: 2 rote und 1 gelbe.",
        "Ann fliegt für 3 Treibstoff zum Mars.",
        "Ann fliegt für 2 Treibstoff zur Erde und entlädt: 2 grüne.",
        "Ann siedelt auf der Venus. Vorkommen: 4 violette; tiefer: 2 rote; sofort heimgeschickt: 1.",
        "Ann baut einen Mechanismus (1 gelbe und 1 grüne), bezahlt 2 grüne und erhält 5 Prestigepunkte.",
        "Die Weltregierung baut einen Mechanismus (2 rote).",
        "H.A.L.L. baut einen Mechanismus (1 beliebige), bezahlt 1 rote und erhält 1 Prestigepunkt.",
        "Bo rettet Bevölkerung: 2 rote und 1 gelbe. Bezahlt: 2 rote und 1 gelbe.",
        "Die Weltregierung rettet Bevölkerung: 1 rote.",
        "Ann bringt die Sonde für 2 Treibstoff auf Feld 3-2: eine Galaxie.",
        "Die Regierungssonde zieht auf Feld 1-3.",
        "An die Sonne verloren: Merkur.",
        "Ann wirft 1 grüne ab: 3 rote Würfel kommen in H.A.L.L.s Beutel.",
    ),
}


@pytest.mark.parametrize("code", WORDS)
def test_events_read_like_a_person_telling_them(code: str) -> None:
    assert tuple(language(code).say(GAME.tell(event)) for event in EVENTS) == WORDS[code]
