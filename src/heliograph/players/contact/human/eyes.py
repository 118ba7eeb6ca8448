"""How far apart chips look."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from heliograph.players.contact.conventions import TYPICAL_MM, Floats
from heliograph.players.contact.human.person import Person
from heliograph.players.contact.human.seeded import numbers
from heliograph.players.contact.routes import Table


@lru_cache(maxsize=64)
def seen_mm(table: Table, person: Person) -> Floats:
    """[chip, chip]. Long distances are misjudged most. Read only."""
    eyes = person.eyes
    apart = table.edge_mm + eyes.rim * (table.centre_mm - table.edge_mm)
    share = np.maximum(apart, 1.0) / TYPICAL_MM
    glance = np.triu(numbers(f"{person.name}/eyes").standard_normal(share.shape))
    error = eyes.misjudges * np.sqrt(share) * (glance + glance.T)
    seen: Floats = TYPICAL_MM * share**eyes.exponent * np.exp(error)
    return seen
