"""AI seats, by game and strength. Each game's engine is imported when it is first needed.

In `heliograph.players.<game>`, `STRENGTHS` lists the strengths of its seats, the best first, and
`bot.make(strength)` makes a seat. `PARTNERS`, if there are any, are made by `<partner>.bot.make()`; they
serve to measure other players and are offered at no table. `FIRST_IDEA` is the strength that answers for a
seat that must stop thinking. `llm` is a language model, the same for every game. Other packages announce
their players as `GAME.NAME` in the entry point group `heliograph.players`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from inspect import signature
from typing import Any

import msgspec

from heliograph.games import house_part
from heliograph.kernel.game import Game
from heliograph.kernel.message import Message
from heliograph.kernel.seats import Seat
from heliograph.players import llm
from heliograph.players.llm.settings import is_configured
from heliograph.players.player import Hand, Player, Thought
from heliograph.players.strangers import HELD_OUT, seed_of, stranger_of, strength_of
from heliograph.plugins import announced

_PERSON = "human"


class UnknownStrengthError(KeyError):
    """The game has no AI seat of that strength."""


def strengths(game_id: str) -> tuple[str, ...]:
    """The strengths of this game's AI seats, the best first; then those from other packages, and a language
    model if the environment names one."""
    return (*_of_the_house(game_id), *_from_packages(game_id), *((llm.NAME,) if is_configured() else ()))


def partners(game_id: str) -> tuple[str, ...]:
    """The house's players with whom others are measured, such as `human`."""
    players = house_part("players", game_id)
    return () if players is None else getattr(players, "PARTNERS", ())


def strangers(game_id: str) -> tuple[str, ...]:
    """Strangers by number, who can be invited to a table; they are not listed among the strengths."""
    return tuple(map(strength_of, range(1, HELD_OUT + 1))) if _PERSON in partners(game_id) else ()


def styles(game_id: str, strength: str) -> tuple[str, ...]:
    """The styles that a seat of this strength may have; each is also a strength of its own, and as strong."""
    drawn: dict[str, tuple[str, ...]] = getattr(house_part("players", game_id), "DRAWN", {})
    return drawn.get(strength, ())


def first_idea(game_id: str, strength: str) -> str | None:
    """The strength that answers at once for a seat of this strength that must stop thinking; None if there is
    none."""
    idea: str | None = getattr(house_part("players", game_id), "FIRST_IDEA", None)
    return None if idea == strength else idea


def may_look_ahead(game_id: str, strength: str) -> bool:
    """Whether such a seat may think while others move; for players from other packages, only a try can
    tell."""
    players = house_part("players", game_id)
    unknown = strength not in (*_of_the_house(game_id), llm.NAME)
    return unknown or strength in getattr(players, "LOOK_AHEAD", ())


def may_remark(game_id: str, strength: str) -> bool:
    """Whether such a seat may speak while others move; for players from other packages, as above."""
    players = house_part("players", game_id)
    unknown = strength not in (*_of_the_house(game_id), llm.NAME)
    return unknown or strength in getattr(players, "REMARK", ())


def is_dialect(game_id: str, dialect: bytes) -> bool:
    """Whether the house's seats can speak this dialect: a game's `dialect.py` defines its dialects and the
    habits they stand for."""
    spoken = _dialects(game_id)
    if spoken is None:
        return False
    try:
        msgspec.json.decode(dialect, type=spoken.Dialect)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def make_player(
    game_id: str, strength: str, *, pack: msgspec.Struct | None = None, dialect: bytes = b"", **options: Any
) -> Player:
    """An AI seat. Options are the game's own, such as `human_noise` in Contact. A player that asks for the
    `pack`, because views do not repeat what is printed in the box, gets the table's own; one that asks for
    `ai_seats` gets the number of them that people at the table wait for. The house's players can speak a
    `dialect`. A player from another package gets the options it asks for."""
    make = _maker(game_id, strength)
    asked = signature(make).parameters
    spoken = _dialects(game_id) if dialect else None
    if spoken is not None:
        options["habits"] = spoken.habits(msgspec.json.decode(dialect, type=spoken.Dialect))
    if pack is not None and "pack" in asked:
        options["pack"] = pack
    if "ai_seats" not in asked:
        options.pop("ai_seats", None)
    if strength not in (*_of_the_house(game_id), *partners(game_id)):
        options = {name: option for name, option in options.items() if name in asked}
    return make(**options)


def scenario_testers(
    game: Game[Any, Any, Any, Any, Any], setup: Any, seed: str
) -> tuple[Sequence[Player], Hand]:
    """AI seats that try a scenario out, and the hand that plays for them. A game's `rehearsal.py` makes them
    as different as people are; other games use their strongest seats with a steady hand."""
    if house_part("players", game.id) and find_spec(f"{__name__}.{game.id}.rehearsal"):
        own: tuple[Sequence[Player], Hand]
        own = import_module(f"{__name__}.{game.id}.rehearsal").testers(game.content, setup, seed)
        return own
    best = make_player(game.id, strengths(game.id)[0], pack=game.content)
    return [best for _ in game.seats(setup)], lambda action, _: action


def doubts(game: Game[Any, Any, Any, Any, Any], setup: Any) -> tuple[Message, ...]:
    """Problems that a legal set-up may cause, as far as a game's `doubts.py` can tell."""
    if house_part("players", game.id) and find_spec(f"{__name__}.{game.id}.doubts"):
        own: tuple[Message, ...] = import_module(f"{__name__}.{game.id}.doubts").doubts(game.content, setup)
        return own
    return ()


def reasons(
    game: Game[Any, Any, Any, Any, Any], view: Any, told: Sequence[Any], thought: Thought
) -> tuple[Message, ...]:
    """Why a seat would take this action, for the player in that seat. A game's `advice.py` explains it from
    what the seat knows; in other games the player explains it itself."""
    if thought.action is None:
        return ()
    if house_part("players", game.id) and find_spec(f"{__name__}.{game.id}.advice"):
        own: tuple[Message, ...]
        own = import_module(f"{__name__}.{game.id}.advice").why(game.content, view, told, thought)
        return own
    return () if thought.says is None else (thought.says,)


def heard_in_text(
    game_id: str, event: Any, me: Seat | None, seed: str, ear: float | None = None
) -> dict[str, list[int]] | None:
    """What could be heard in an event, for players who read. A game's `in_text.py` gives it with the error of
    an ear, by default an average one, the same for the same seed."""
    if house_part("players", game_id) and find_spec(f"{__name__}.{game_id}.in_text"):
        own: dict[str, list[int]] | None
        own = import_module(f"{__name__}.{game_id}.in_text").heard(event, me, seed, ear)
        return own
    return None


def _dialects(game_id: str) -> Any:
    """The game's dialect module, if it has one."""
    if house_part("players", game_id) and find_spec(f"{__name__}.{game_id}.dialect"):
        return import_module(f"{__name__}.{game_id}.dialect")
    return None


def _maker(game_id: str, strength: str) -> Callable[..., Player]:
    if strength in _of_the_house(game_id):
        return partial(import_module(f"{__name__}.{game_id}.bot").make, strength)
    if strength in strangers(game_id):
        return _stranger(game_id, strength)
    if strength in partners(game_id):
        partner: Callable[..., Player] = import_module(f"{__name__}.{game_id}.{strength}.bot").make
        return partner
    if strength == llm.NAME and is_configured():
        return partial(import_module(f"{__name__}.llm.bot").make, game_id)
    if strength in _from_packages(game_id):
        theirs: Callable[..., Player] = _from_packages(game_id)[strength].load()
        return theirs
    raise UnknownStrengthError(f"{game_id} has no player {strength!r}, only {', '.join(strengths(game_id))}")


def _stranger(game_id: str, strength: str) -> Callable[..., Player]:
    person = import_module(f"{__name__}.{game_id}.{_PERSON}.bot").make
    number = stranger_of(strength)
    assert number is not None
    drawn = "draws" if "draws" in signature(person).parameters else "draw"
    return partial(person, seed=seed_of("held-out", number), **{drawn: "evaluation"})


def _of_the_house(game_id: str) -> tuple[str, ...]:
    players = house_part("players", game_id)
    return () if players is None else players.STRENGTHS


def _from_packages(game_id: str) -> dict[str, EntryPoint]:
    """Plug-ins cannot replace the house's own strengths."""
    prefix, taken = f"{game_id}.", (*_of_the_house(game_id), *partners(game_id), llm.NAME)
    names = {
        name.removeprefix(prefix): point
        for name, point in announced("heliograph.players").items()
        if name.startswith(prefix)
    }
    return {name: point for name, point in names.items() if name not in taken}
