"""Mercury rolls, and the next card of the AI deck is turned up (MC-13, MC-62)."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.critical_orbit.box.boards import STATIONS
from heliograph.games.critical_orbit.box.cards import AiCard
from heliograph.games.critical_orbit.box.pack import Pack
from heliograph.games.critical_orbit.changes.doing import Doing
from heliograph.games.critical_orbit.changes.earning import give_star, give_task
from heliograph.games.critical_orbit.changes.ending import end
from heliograph.games.critical_orbit.changes.settling import settle
from heliograph.games.critical_orbit.moves.houston import tick_square
from heliograph.games.critical_orbit.moves.move import MercuryMove
from heliograph.games.critical_orbit.rules.jobs import is_deck
from heliograph.games.critical_orbit.rules.turn import is_settled, may_roll, turns_are_over
from heliograph.games.critical_orbit.state import BoxTask, Desk, SpaceTask, State
from heliograph.games.critical_orbit.telling.happening import Happening
from heliograph.games.critical_orbit.telling.words import numbers
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Offer
from heliograph.kernel.seats import Seat

_DICE = 3


def offer_roll(state: State) -> Iterator[Offer]:
    if may_roll(state):
        yield Offer("roll", confirm=say("mc-confirm-last") if turns_are_over(state) else None)


class Roll(MercuryMove, frozen=True, tag="roll"):
    """Mercury rolls the dice and reads them out (MC-13)."""

    def why_not(self, pack: Pack, state: State, seat: Seat) -> Message:
        if state.phase != "roll":
            return say("mc-refused-not-locked")
        return say("mc-refused-pending" if is_settled(state) else "mc-refused-stars")

    def perform(self, doing: Doing, seat: Seat, now: int) -> None:
        """Without a clock the number of turns is limited (MC-H14)."""
        state = doing.state
        if turns_are_over(state):
            end(doing, "turns")
            return
        chance, dice = state.dice_chance, []
        for _ in range(_DICE):
            pips, chance = chance.below(6)
            dice.append(pips + 1)
        desks = {station: Desk(locked=is_deck(state.setup, station)) for station in STATIONS}
        doing.change(phase="choose", turn=state.turn + 1, dice=tuple(dice), dice_chance=chance, desks=desks)
        card = _turn_up(doing)
        doing.change(card=card)
        doing.tell(Rolled(doing.state.turn, tuple(dice), card))
        if card is not None:
            _follow(doing, card)
        settle(doing)


class Rolled(Happening, frozen=True, tag="rolled"):
    turn: int
    dice: tuple[int, ...]
    card: AiCard | None

    def sentence(self) -> Message:
        values = numbers(self.dice)
        if self.card is None:
            return say("mc-event-rolled", turn=self.turn, dice=values)
        return say("mc-event-rolled-card", turn=self.turn, dice=values, card=self.card.number)


def _turn_up(doing: Doing) -> AiCard | None:
    """MC-62; an empty deck is reshuffled (MC-H12)."""
    state, cards = doing.state, doing.pack.ai_cards
    if not any(is_deck(state.setup, station) for station in STATIONS):
        return None
    deck, chance = state.deck, state.dice_chance
    if not deck:
        deck, chance = chance.shuffled([card.number for card in cards])
    doing.change(deck=deck[1:], dice_chance=chance)
    return next(card for card in cards if card.number == deck[0])


def _follow(doing: Doing, card: AiCard) -> None:
    """MC-64 to MC-67: every action on the card happens, whatever was rolled."""
    setup = doing.state.setup
    if is_deck(setup, "houston"):
        for shape in card.shapes:
            tick_square(doing, shape)
        if card.star is not None:
            give_star(doing, card.star)
    if is_deck(setup, "bengaluru"):
        for grids in card.grids:
            give_task(doing, "bengaluru", SpaceTask(grids))
    if is_deck(setup, "cologne"):
        for size in card.sizes:
            give_task(doing, "cologne", BoxTask(size))
