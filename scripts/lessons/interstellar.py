"""Starship Interstellar's first round: one task at a time, and its effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from scripts.lessons.recorder import Action, Lesson, Recorder

from heliograph.games.interstellar.game import Interstellar
from heliograph.games.interstellar.setup import Setup
from heliograph.kernel.match import Match, begin
from heliograph.kernel.offers import all_actions
from heliograph.kernel.prompt import Fixed, Offer
from heliograph.kernel.seats import Seat

FILE = Path("web/src/games/interstellar/tutorial/first-round.json")
SEED = "first round 5"
LEARNER, RIVAL = Seat(0), Seat(1)

LESSONS: tuple[tuple[str, tuple[Action, ...]], ...] = (
    ("earth", ({"type": "play", "token": "earth"},)),
    ("research", ({"type": "play", "token": "research"}, {"type": "research", "technology": "drill"})),
    (
        "travel",
        (
            {"type": "play", "token": "travel"},
            {"type": "load", "item": "base"},
            {"type": "load", "item": "drill"},
            {"type": "fly", "planet": "mars"},
        ),
    ),
    ("settle", ({"type": "settle", "keep": True}, {"type": "put-building", "building": "drill"})),
    ("sun", ({"type": "play", "token": "solar"}, {"type": "keep"})),
    ("pass", ({"type": "pass"},)),
    (
        "people",
        (
            {"type": "play", "token": "solar"},
            {"type": "salvation", "action": "population"},
            {"type": "save"},
        ),
    ),
    (
        "government",
        (
            {"type": "play", "token": "travel"},
            {"type": "salvation", "action": "government"},
            {"type": "send"},
        ),
    ),
    (
        "mechanism",
        (
            {"type": "play", "token": "market"},
            {"type": "salvation", "action": "mechanism"},
            {"type": "build"},
        ),
    ),
    (
        "probe",
        (
            {"type": "play", "token": "research"},
            {"type": "salvation", "action": "probe"},
            {"type": "advance", "space": "1-3"},
        ),
    ),
    ("round", ({"type": "pass"},)),
    ("governor", ({"type": "advance", "space": "1-3"},)),
)
"""The subject of a lesson and its moves; fields a move leaves open take the first or last offered value."""


def recorded() -> dict[Path, str]:
    started = begin(Interstellar.load(), Setup(seats=2, first=LEARNER), SEED)
    assert isinstance(started, Match), started
    recorder = Recorder(LEARNER)
    recorder.record(_chain(), started)
    return {FILE: recorder.written()}


def _chain() -> Lesson:
    """Every move is a lesson of its own; the last one ends the tutorial."""
    lesson = Lesson("done", others=_modest_neighbour)
    for id, moves in reversed(LESSONS):
        for move in reversed(moves):
            lesson = Lesson(id, _only(move), others=_modest_neighbour, then=_always(lesson))
    return lesson


def _always(lesson: Lesson) -> Callable[[Match], Lesson]:
    return lambda match: lesson


def _only(wanted: Action) -> Callable[[Match], Sequence[Offer]]:
    def lets(match: Match) -> Sequence[Offer]:
        found = [action for action in _offered(match, LEARNER) if wanted.items() <= action.items()]
        assert found, f"{wanted} is not offered: {_offered(match, LEARNER)}"
        meant = found[-1] if wanted["type"] in ("send", "keep") else found[0]
        return (Offer(meant["type"], {name: Fixed(meant[name]) for name in meant if name != "type"}),)

    return lets


def _offered(match: Match, seat: Seat) -> list[Action]:
    return [action for offer in match.game.prompt(match.state, seat).offers for action in all_actions(offer)]


def _modest_neighbour(match: Match) -> tuple[Seat, Action] | None:
    """Earth's Fuel, a look at the Sun, one person, and the end."""
    offered = _offered(match, RIVAL)
    if not offered:
        return None
    modest = [
        {"type": "play", "token": "earth"},
        {"type": "play", "token": "solar"},
        {"type": "salvation", "action": "population"},
        {"type": "pass"},
    ]
    return RIVAL, next((one for one in modest if one in offered), offered[0])
