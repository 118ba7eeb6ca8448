"""Every sentence of whole games has words in every language, with nothing missing."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from tests.games.interstellar.driver import gets_on_with_it
from tests.games.interstellar.table import GAME, PACK
from tests.games.sentences import check_words, language, said_in

from heliograph.games.interstellar.hall import reasons
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.rules.resources import COLOURS
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.telling import events
from heliograph.games.interstellar.telling.words import reward_name, token_name
from heliograph.games.interstellar.variants.choice import ALL
from heliograph.kernel.message import say
from heliograph.kernel.testkit import play_out

SETUPS = {
    "alone with H.A.L.L.": Setup(seats=1, variants=tuple(ALL)),
    "two": Setup(),
    "three with everything": Setup(seats=3, variants=tuple(ALL)),
}
NAMED: dict[reasons.What, str] = {
    "action": "mechanism",
    "bag": "RRY",
    "cubes": "GB",
    "fuel": "3",
    "mechanism": "YG",
    "planet": "venus",
    "population": "P",
    "reward": "1S",
    "rotations": "2",
    "seat": "1",
    "space": "3-2",
    "technology": "B",
    "token": "wide-draw",
    "track": "starship",
}
LEFT_OPEN = re.compile(r"\{|\bsi-[a-z]")


@pytest.mark.parametrize("name", SETUPS)
def test_every_sentence_of_a_game_has_its_words(name: str) -> None:
    play = play_out(GAME, SETUPS[name], f"{name} in words", gets_on_with_it)
    check_words(said_in(play), LEFT_OPEN)


def test_every_refusal_token_and_reward_has_its_words() -> None:
    check_words(
        [say(f"si-refused-{move.__struct_config__.tag}") for move in get_args(actions.Action)], LEFT_OPEN
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


def test_every_reason_of_hall_has_its_words() -> None:
    """SI-67: whatever it chooses, and whatever it cannot do."""
    choices = [
        events.HallChose(what, chosen, rule, (chosen,), count)
        for what, chosen in NAMED.items()
        for rule in get_args(reasons.Rule)
        for count in (0, 1, 2, 5)
    ]
    hindrances = [
        hindrance
        for why in get_args(reasons.Hindrance)
        for hindrance in (
            events.HallCannot("token", "market", why),
            events.HallCannot("token", "pp-mars", why, "R", 4),
            events.HallCannot("again", "travel", why, "Y", 4),
            events.HallCannot("action", "government", why),
            events.HallCannot("bonus", "population", why),
            events.HallCannot("ride", "probe", why, fuel=1),
        )
    ]
    cells = [events.HallActs(row, colour) for row in get_args(reasons.BoardRow) for colour in COLOURS]
    told: list[events.Event] = [*choices, *hindrances, *cells]
    check_words(map(GAME.tell, told), LEFT_OPEN)


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
    events.HallChose("technology", "G", "technology-counted", ("R", "Y", "G"), 3),
    events.HallChose("mechanism", "YG", "mechanism-greatest", ("RR", "YG"), 5),
    events.HallChose("rotations", "5", "pass-unused", count=6),
    events.HallCannot("token", "travel", "settling-unpaid", "R", 7),
    events.BenefitChanged(events.HALL, -1, 0),
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
        "Counted down from the top by the tokens played (3), finished Technologies left out: green.",
        "H.A.L.L. can pay for (2 red) and (1 yellow and 1 green); "
        "the greatest value, 5, has (1 yellow and 1 green).",
        "6 tokens could not be used. Rotations of the Pass token: 5.",
        "The trip would cost 7 Fuel, and H.A.L.L. has less. "
        "Travel goes to the bottom of H.A.L.L.’s pile, and its cube (red) back into the bag.",
        "The cube changes what H.A.L.L. has found: Prestige −1, Reputation ±0.",
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
        "Відлічено згори за кількістю зіграних жетонів (3), завершені технології пропущено: зелений.",
        "H.A.L.L. може заплатити за (2 червоні) і (1 жовтий і 1 зелений); "
        "найбільшу вартість, 5, має (1 жовтий і 1 зелений).",
        "Не вдалося використати 6 жетонів. Обертів жетона пасу: 5.",
        "Політ коштував би стільки палива: 7, а H.A.L.L. має менше. "
        "Жетон «Подорож» іде під низ стосу H.A.L.L., а його кубик (червоний) — назад у мішок.",
        "Кубик змінює здобуток (H.A.L.L.): престиж −1, репутація ±0.",
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
        "Von oben abgezählt nach gespielten Markern (3), fertige Technologien ausgelassen: Grün.",
        "H.A.L.L. kann (2 rote) und (1 gelbe und 1 grüne) bezahlen; "
        "den größten Wert, 5, hat (1 gelbe und 1 grüne).",
        "6 Marker waren nicht zu nutzen. Drehungen des Passmarkers: 5.",
        "Die Reise würde 7 Treibstoff kosten, und H.A.L.L. hat weniger. "
        "Reise kommt unter H.A.L.L.s Stapel, der Würfel (Rot) zurück in den Beutel.",
        "Der Würfel ändert den Fund (H.A.L.L.): Prestige −1, Ansehen ±0.",
    ),
}


@pytest.mark.parametrize("code", WORDS)
def test_events_read_like_a_person_telling_them(code: str) -> None:
    assert tuple(language(code).say(GAME.tell(event)) for event in EVENTS) == WORDS[code]
