"""Why a seat would take a suggested action, in words and from what it may know itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.moves.begin import BeginRound, ChooseSignal
from heliograph.games.contact.moves.guess import MakeGuess
from heliograph.games.contact.moves.stopover import PlaceRocket
from heliograph.games.contact.moves.transmit import AskRepeat, PlanRoute, Transmit
from heliograph.games.contact.telling.names import chip_name, chip_names
from heliograph.games.contact.telling.view import View
from heliograph.kernel.message import Message, say
from heliograph.players.contact.bot import STRENGTHS
from heliograph.players.contact.habits import Habits
from heliograph.players.contact.listening.guessing import certainties
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.memory import remembered
from heliograph.players.contact.speaking import source
from heliograph.players.player import Thought

_WORTH_A_WORD = 0.05


def why(pack: Pack, view: View, told: Sequence[Any], thought: Thought) -> tuple[Message, ...]:
    heard = remembered(view, told, STRENGTHS["strong"].ear)
    match thought.action:
        case MakeGuess() | AskRepeat():
            return (_heard(heard),)
        case PlanRoute(route):
            return (say("contact-advice-route", route=chip_names(route)),)
        case Transmit(holds):
            route = heard.plan or source.best_route(source.mind_of(heard, Habits(), Ears())).stops
            return (
                say("contact-advice-route", route=chip_names(route)),
                say("contact-advice-taps", taps=len(holds)),
            )
        case BeginRound():
            return (say("contact-advice-begin"),)
        case ChooseSignal():
            return (say("contact-advice-stake"),)
        case PlaceRocket():
            return (say("contact-advice-stopover"),)
        case _:
            return (say("contact-advice-helper"),)


def _heard(view: View) -> Message:
    """The planets that fit the signal, most likely first."""
    sure = certainties(view, Ears())
    best, *others = sorted(sure, key=lambda chip: (-sure[chip], chip))
    percent = round(100 * sure[best])
    if others and sure[others[0]] > _WORTH_A_WORD:
        other, less = others[0], round(100 * sure[others[0]])
        return say(
            "contact-advice-both", chip=chip_name(best), percent=percent, other=chip_name(other), less=less
        )
    return say("contact-advice-fits", chip=chip_name(best), percent=percent)
