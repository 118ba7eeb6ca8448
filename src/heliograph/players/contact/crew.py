"""The guesser's mind: how likely each planet is, and when to ask again."""

from __future__ import annotations

from heliograph.games.contact.state import ChipId
from heliograph.games.contact.view import View
from heliograph.players.contact.belief import set_in_its_ways
from heliograph.players.contact.conventions import Floats
from heliograph.players.contact.learning import belief_about
from heliograph.players.contact.listening import certainty, listen, stopovers_shown
from heliograph.players.contact.routes import table_of

SURE_ENOUGH = 0.95
"""Below this an attentive guesser asks for another transmission (CT-22)."""


def certainties(view: View, *, learns: bool) -> dict[ChipId, float]:
    """How likely each possible target is after all that was heard in this round."""
    belief: Floats = belief_about(view, view.source) if learns else set_in_its_ways()
    joint = listen(table_of(view.layout), belief, view.transmissions, view.candidates)
    out = set(view.candidates) - set(view.possible) | stopovers_shown(view.transmissions)
    sure = certainty(joint, view.candidates, out)
    return {chip: sure[chip] for chip in view.possible}


def likeliest(sure: dict[ChipId, float]) -> ChipId:
    return max(sure, key=sure.__getitem__)
