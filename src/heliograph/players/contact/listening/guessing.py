"""The guesser: how likely each planet is, and when to ask for a repeat."""

from __future__ import annotations

from heliograph.games.contact.rules.flight import shown_stopovers
from heliograph.games.contact.state import ChipId
from heliograph.games.contact.telling.view import View
from heliograph.kernel.chance import Chance
from heliograph.players.contact.listening.learning import Ears
from heliograph.players.contact.listening.one_round import certainty, listen
from heliograph.players.contact.routes import table_of

SURE_ENOUGH = 0.9
"""Below this certainty an attentive guesser asks for another transmission (CT-22)."""
_AS_GOOD_AS = 1e-9


def certainties(view: View, ears: Ears) -> dict[ChipId, float]:
    """How likely each possible target is after everything heard in this round."""
    belief = ears.belief_about(view, view.source)
    joint = listen(table_of(view.layout), belief, view.transmissions, view.candidates)
    out = {*view.candidates} - {*view.possible} | {*shown_stopovers(view.transmissions)}
    sure = certainty(joint, view.candidates, out)
    return {chip: sure[chip] for chip in view.possible}


def likeliest(sure: dict[ChipId, float], chance: Chance) -> ChipId:
    """Ties are broken by chance, never by a letter."""
    most = max(sure.values())
    best, _ = chance.pick([chip for chip, p in sure.items() if most - p < _AS_GOOD_AS])
    return best
