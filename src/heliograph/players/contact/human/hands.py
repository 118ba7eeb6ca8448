"""How a route is tapped."""

from __future__ import annotations

from math import log

import numpy as np

from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.habits import unsteady
from heliograph.players.contact.human.person import Person
from heliograph.players.contact.human.seeded import numbers

_RETURNS = 0.8
"""A drifted tempo returns gradually."""


def tempo_now(person: Person, view: View) -> float:
    """Logarithm of milliseconds per millimetre at which this person taps the next transmission."""
    hands, away = person.hands, 0.0
    for step in numbers(f"{person.name}/drift").standard_normal(view.round + 1):
        away = _RETURNS * away + hands.drift * float(step)
    wavers = numbers(f"{person.name}/waver {view.round}").standard_normal(len(view.transmissions) + 1)
    slower = log(hands.slows) if any(not guess.right for guess in view.guesses) else 0.0
    return usual_tempo(person) + away + hands.waver * float(wavers[-1]) + slower


def usual_tempo(person: Person) -> float:
    return log(1000.0 / person.hands.mm_per_s)


def meant_ms(person: Person, seen_mm: Floats, tempo: float) -> Floats:
    """How long flights of these lengths should last; the person expects the same of others."""
    ms: Floats = person.hands.liftoff_ms + np.exp(tempo) * seen_mm
    return np.maximum(ms, person.hands.shortest_ms)


def tap(person: Person, seen_mm: Floats, tempo: float, chance: Chance) -> tuple[int, ...]:
    meant = tuple(round(ms) for ms in meant_ms(person, seen_mm, tempo).tolist())
    tapped, _ = unsteady(meant, person.hands.weber, chance)
    return tuple(max(ms, round(person.hands.shortest_ms)) for ms in tapped)
