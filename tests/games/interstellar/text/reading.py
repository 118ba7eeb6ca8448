"""Reading a position from its text: a newly opened game, changed by the clauses."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from tests.games.clauses import Clauses
from tests.games.interstellar.text.players import pairs, read_player

from heliograph.games.interstellar.agenda import TakeTurn
from heliograph.games.interstellar.box.pack import Pack
from heliograph.games.interstellar.changes.rounds import tokens_for
from heliograph.games.interstellar.opening import open_game
from heliograph.games.interstellar.rules.governing import NOBODY
from heliograph.games.interstellar.rules.resources import Cubes, counted, cubes
from heliograph.games.interstellar.rules.starship import GAP
from heliograph.games.interstellar.setup import Setup
from heliograph.games.interstellar.state import Hall, Sky, Starship, State, Voyage
from heliograph.games.interstellar.variants.choice import variants_of

_SETUP = ("seats", "first", "variants", "hints", "board", "level", "open", "sun-loses", "seed")
_TABLE = (
    "phase",
    "round",
    "order",
    "turn",
    "passed",
    "market",
    "bag",
    "people",
    "saved",
    "offered",
    "families",
)
_SKY = ("spiral", "lost", "quadrants", "stack")
_SHIP = ("current", "long-term", "future", "mechanisms", "built", "modules")
_JOURNEY = ("pile", "found", "taken", "government-probe", "arrived")
_PLAYERS = ("p0", "p1", "p2", "p3")
_HALL = ("bag", "laid", "tech", "planets", "plays")
_GAP = "-"


def position(pack: Pack, text: str) -> State:
    read = Clauses(text, (*_SETUP, *_TABLE, *_SKY, *_SHIP, *_JOURNEY, *_PLAYERS, "row", "hall"))
    setup = _setup(read)
    opened = open_game(pack, variants_of(pack, setup), setup, " ".join(read.words("seed", ("text",))))
    order = read.numbers("order", tuple(range(len(opened.players))))
    turn = read.number("turn", order[0])
    state = replace(
        opened,
        phase=read.word("phase", "action"),
        round=read.number("round", 1),
        order=order,
        mover=turn,
        passed=read.numbers("passed"),
        agenda=(TakeTurn(turn),),
        draft=None,
        market=_cubes(read, "market", opened.market),
        bag=_cubes(read, "bag", opened.bag),
        people=counted(" ".join(read.words("people"))) if read.has("people") else opened.people,
        saved=read.number("saved", 0),
        offered=read.words("offered", opened.offered),
        modules=read.number("modules", 0),
        government=_government(read, opened),
        sky=_sky(read, opened.sky),
        starship=_ship(read, opened.starship),
        voyage=_voyage(read, opened.voyage),
        families=tuple((family,) for family in read.words("families")) or opened.families,
    )
    state = replace(state, players=_players(pack, read, state))
    if state.hall is not None:
        state = replace(state, hall=_hall(read, state.hall))
    return msgspec.convert(msgspec.to_builtins(state), State)


def _setup(read: Clauses) -> Setup:
    fields = {
        "seats": read.number("seats", 1 if read.has("hall") else 2),
        "first": read.number("first", 0),
        "variants": read.words("variants"),
        "hints": read.words("hints"),
        "leader_board": read.word("board", ""),
        "hall": read.word("level", "intermediate"),
        "hidden_supplies": not read.has("open"),
        "sun_means_all_lose": read.has("sun-loses"),
    }
    return msgspec.convert(fields, Setup)


def _cubes(read: Clauses, keyword: str, usual: Cubes) -> Cubes:
    return cubes("".join(read.words(keyword))) if read.has(keyword) else usual


def _players(pack: Pack, read: Clauses, state: State) -> Any:
    players = []
    for index, usual in enumerate(state.players):
        player = read_player(pack, " ".join(read.nested(f"p{index}")), usual)
        given = "".join(read.nested(f"p{index}"))
        if "tokens" not in given:
            tokens = [token for token in tokens_for(pack, player, state.phase) if token not in player.played]
            player = replace(player, tokens=tuple(tokens))
        players.append(player)
    return tuple(players)


def _government(read: Clauses, opened: State) -> tuple[tuple[int, ...], ...]:
    rows = list(opened.government)
    for number, *holders in read.each("row"):
        rows[int(number) - 1] = tuple(NOBODY if who == _GAP else int(who) for who in holders)
    return tuple(rows)


def _sky(read: Clauses, opened: Sky) -> Sky:
    quadrants = {planet: int(place) for planet, place in pairs(read.words("quadrants")).items()}
    lost = read.words("lost")
    stacks = {**opened.stacks, **{planet: tuple(tokens) for planet, *tokens in read.each("stack")}}
    return replace(
        opened,
        spiral=read.number("spiral", 0),
        lost=lost,
        quadrants={**opened.quadrants, **quadrants},
        stacks={planet: () if planet in lost else stack for planet, stack in stacks.items()},
    )


def _ship(read: Clauses, opened: Starship) -> Starship:
    def row(keyword: str, usual: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(GAP if word == _GAP else word for word in read.words(keyword, usual))

    return Starship(
        row("current", opened.current),
        row("long-term", opened.long_term),
        row("future", opened.future),
        read.words("mechanisms", opened.stack),
        ("RR",) * read.number("built", 0),
    )


def _voyage(read: Clauses, opened: Voyage) -> Voyage:
    return Voyage(
        read.words("pile", opened.pile),
        pairs(read.words("found")),
        read.words("taken"),
        read.word("government-probe", opened.government),
        read.numbers("arrived"),
    )


def _hall(read: Clauses, opened: Hall) -> Hall:
    own = Clauses(" ".join(read.nested("hall")), _HALL)
    planets = tuple(pairs(own.words("planets")).items())
    return Hall(
        counted(" ".join(own.words("bag"))) if own.has("bag") else opened.bag,
        _cubes(own, "laid", opened.laid),
        own.numbers("tech", opened.technologies),
        planets if own.has("planets") else opened.planets,
        own.number("plays", 0),
    )
