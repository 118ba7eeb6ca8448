"""Families: saving several people with one action (L407 to L437)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from heliograph.games.interstellar.agenda import SavePeople
from heliograph.games.interstellar.changes.free_actions import take_aboard
from heliograph.games.interstellar.changes.gaining import take_step
from heliograph.games.interstellar.doing import Doing
from heliograph.games.interstellar.moves.move import Move
from heliograph.games.interstellar.rules.people import reputation_for
from heliograph.games.interstellar.rules.resources import (
    cheaper_by_one,
    cubes,
    holds,
    payments_of_any,
    written,
)
from heliograph.games.interstellar.state import State
from heliograph.games.interstellar.telling.view import View
from heliograph.games.interstellar.telling.words import people_name
from heliograph.games.interstellar.variants.families.types import FamiliesTurned, SaveFamily
from heliograph.games.interstellar.variants.variant import Variant
from heliograph.kernel.chance import Chance
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Fixed, Offer

_PILES = 2


def active(state: State) -> tuple[str, ...]:
    return tuple(pile[0] for pile in state.families if pile)


def tell(event: FamiliesTurned) -> Message:
    names = tuple(say("si-family", people=people_name(family)) for family in event.families)
    return say("si-event-families", families=names)


class Families(Variant):
    id = "families"
    sentences = {FamiliesTurned: tell}

    def prepared(self, doing: Doing) -> None:
        """L421: two piles, face up."""
        self._shuffle(doing)

    def _shuffle(self, doing: Doing) -> None:
        tokens, chance = doing.state.chance.shuffled(self.pack.families.value)
        doing.change(families=tuple(tokens[pile::_PILES] for pile in range(_PILES)), chance=chance)
        doing.tell(FamiliesTurned(active(doing.state)))

    def government_ends(self, doing: Doing) -> None:
        """L425: the next two tokens become active; after the last ones all are reshuffled (L427)."""
        doing.change(families=tuple(pile[1:] for pile in doing.state.families))
        if not any(doing.state.families):
            self._shuffle(doing)
        else:
            doing.tell(FamiliesTurned(active(doing.state)))

    def people_offers(self, at: Doing, step: SavePeople) -> Iterator[Offer]:
        """Offered instead of a single person, if the whole Family is still on Earth (L429)."""
        if step.saved:
            return
        have = at.player(step.seat).cubes
        for family in dict.fromkeys(active(at.state)):
            cost = cubes(family)
            if not holds(at.state.people, cost):
                continue
            # L433: a token that makes one person cheaper does so for one member of the Family.
            ways = payments_of_any(have, cheaper_by_one(cost) if step.one_lower else (cost,))
            if ways:
                payment = Choice(tuple(map(written, ways)))
                yield Offer("save-family", {"family": Fixed(family), "payment": payment})

    def save_people(self, doing: Doing, step: SavePeople, move: Move) -> bool:
        if not isinstance(move, SaveFamily):
            return False
        # L431: a player who may save two may save another person after the Family, at the usual cost.
        doing.instead(replace(step, left=step.left - 1, saved=step.saved + 1, one_lower=False))
        doing.pay_cubes(step.seat, cubes(move.payment))
        take_aboard(doing, step.seat, cubes(move.family), move.payment)
        doing.gain_reputation(step.seat, reputation_for(cubes(move.family)))
        for _ in range(1 + step.extra_steps):
            take_step(doing, step.seat, "humankind")
        return True

    def imagined(self, state: State, view: View, chance: Chance) -> tuple[State, Chance]:
        """Draws the tokens under the active ones."""
        under, chance = chance.shuffled(view.families_under)
        piles = tuple((*view.families[pile : pile + 1], *under[pile::_PILES]) for pile in range(_PILES))
        return replace(state, families=piles), chance


VARIANT = Families
