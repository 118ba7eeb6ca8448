"""Why a move is not accepted: another step is being asked for, or what the move lacks."""

from __future__ import annotations

from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.engine import offers_now
from heliograph.games.interstellar.moves import actions
from heliograph.games.interstellar.moves.table import ASKED
from heliograph.games.interstellar.telling.prompts import ask, is_asked, waiting
from heliograph.games.interstellar.telling.tentative import seen_by
from heliograph.kernel.message import Message, say
from heliograph.kernel.offers import fits
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat


def is_legal(at: Doing, seat: Seat, move: actions.Action) -> bool:
    """The kernel's answer, without building a prompt in words."""
    if not is_asked(at.state, seat):
        return False
    kind = move.__struct_config__.tag
    return any(_is_offered(offer, move) for offer in offers_now(at) if offer.action == kind)


def why_not(at: Doing, seat: Seat, move: actions.Action) -> Message:
    if at.state.phase == "over":
        return say("si-refused-over")
    if not 0 <= seat < at.state.setup.seats:
        return say("si-refused-not-at-table")
    if not is_asked(at.state, seat):
        return say("si-refused-not-your-turn", waiting=waiting(seen_by(at.state, seat)))
    kind = move.__struct_config__.tag
    step = at.state.agenda[-1]
    why = ASKED[type(step)].why_not(at, step, move)
    if why is not None:
        return why
    if any(offer.action == kind for offer in offers_now(at)):
        return say(f"si-refused-{kind}")
    return say("si-refused-not-asked", ask=ask(at))


def _is_offered(offer: Offer, move: actions.Action) -> bool:
    return all(fits(field, getattr(move, name)) for name, field in offer.fields.items())
