"""Broken copies of the honest toy game, each with one fault; the examination must catch all of them."""

from __future__ import annotations

import random
import time
from typing import Any

from msgspec.structs import replace
from tests.kernel.toys import Action, Beacons, Drew, Flew, Note, Setup, State, View

from heliograph.kernel.chance import Chance
from heliograph.kernel.game import Hearing, Refusal, Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer, Prompt
from heliograph.kernel.seats import Seat, all_seats


class LeakyView(Beacons):
    def view(self, state: State, viewer: Seat | None) -> View:
        return replace(super().view(state, viewer), peek=tuple(sum(hand) for hand in state.hands))


class OpenBook(Beacons):
    """Its view shows the whole deck, and `imagine` copies it, so that both agree."""

    def view(self, state: State, viewer: Seat | None) -> View:
        return replace(super().view(state, viewer), peek=state.deck)

    def imagine(self, view: View, chance: Chance) -> State:
        honest = super().imagine(view, chance)
        if view.laid_open:
            return honest
        known = {*view.peek, *view.mine}
        pile = [card for card in (*honest.deck, *sum(honest.hands, ())) if card not in known]
        hands = tuple(
            hand if seat == view.me else tuple(pile.pop() for _ in hand)
            for seat, hand in enumerate(honest.hands)
        )
        return replace(honest, deck=view.peek, hands=hands)


class Gallery(Beacons):
    """Shows spectators the first seat's hand, and `imagine` copies it from their view."""

    def view(self, state: State, viewer: Seat | None) -> View:
        view = super().view(state, viewer)
        return view if viewer is not None else replace(view, peek=state.hands[0])

    def imagine(self, view: View, chance: Chance) -> State:
        if view.me is not None:
            return super().imagine(view, chance)
        return super().imagine(replace(view, me=Seat(0), mine=view.peek, note=0), chance)


class LoudGallery(Beacons):
    """Tells spectators, and only them, which card was drawn."""

    def draw(self, state: State, seat: Seat) -> Step[State, Any]:
        step = super().draw(state, seat)
        players = frozenset(all_seats(state.setup.seats))
        return replace(step, events=(*step.events, Told(Drew(seat, state.deck[0]), but=players)))


class Confidants(Beacons):
    """Claims that no seat has secrets from the others."""

    def know_the_same(self, setup: Setup, one: Seat, other: Seat) -> bool:
        return True


class LeakyPrompt(Beacons):
    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        prompt = super().ask(state, viewer)
        return replace(prompt, ask=say("ask", top=state.deck[0])) if state.deck else prompt


class LeakyOffers(Beacons):
    """The draw is offered and allowed only if it is worth it."""

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        prompt = super().ask(state, viewer)
        offers = tuple(o for o in prompt.offers if o.action != "note" or state.deck[0] % 2)
        return replace(prompt, offers=offers)


class LeakyText(Beacons):
    """Remembers the state behind the view and describes it."""

    def view(self, state: State, viewer: Seat | None) -> View:
        self.top = state.deck[:1]
        return super().view(state, viewer)

    def describe(self, view: View) -> tuple[Message, ...]:
        return tuple(say("top", card=card) for card in self.top)


class LeakyEvent(Beacons):
    def draw(self, state: State, seat: Seat) -> Step[State, Any]:
        step = super().draw(state, seat)
        return replace(step, events=(Told(Drew(seat, state.deck[0])),))


class LeakyChat(Beacons):
    def hears(self, state: State, speaker: Seat) -> Hearing:
        if state.deck and state.deck[0] % 2:
            return Hearing(frozenset(), say("talk-closed"))
        return Hearing(frozenset(all_seats(state.setup.seats)))


class LeakyRefusal(Beacons):
    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        return say("refused-action", top=sum(state.deck[:1]))


class Whisperer(Beacons):
    """Shows a card to all, but tells only the seat that showed it."""

    def show(self, state: State, seat: Seat, card: int) -> Step[State, Any]:
        step = super().show(state, seat, card)
        return replace(step, events=tuple(Told(told.event, frozenset({seat})) for told in step.events))


class ClockWatcher(Beacons):
    def draw(self, state: State, seat: Seat) -> Step[State, Any]:
        step = super().draw(state, seat)
        return replace(step, state=replace(step.state, flown=int(time.time()) // 60))


class CoinTosser(Beacons):
    def draw(self, state: State, seat: Seat) -> Step[State, Any]:
        step = super().draw(state, seat)
        return replace(step, state=replace(step.state, flown=random.randrange(1000)))


class HashOrderer(Beacons):
    """Uses a set's iteration order."""

    def start(self, setup: Setup, seed: str) -> State:
        names = {f"card {number}": number for number in range(1, self._pack.cards.value + 1)}
        return replace(super().start(setup, seed), deck=tuple(names[name] for name in set(names)))


class Scribbler(Beacons):
    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Any]:
        state.scratch.append(now)
        return super().perform(state, seat, action, now)


class ScribblingView(Beacons):
    def view(self, state: State, viewer: Seat | None) -> View:
        state.scratch.append(1)
        return super().view(state, viewer)


class Overpromising(Beacons):
    """Offers a card that is not in the hand, then refuses it."""

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        prompt = super().ask(state, viewer)
        if prompt.ask.id != "ask-show":
            return prompt
        return replace(prompt, offers=(Offer("show", {"card": Choice((*state.hands[viewer or 0], 99))}),))

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        return super().is_legal(state, seat, action) and getattr(action, "card", 0) != 99


class TooKind(Beacons):
    """Accepts any number for a note, not only the offered ones."""

    def is_legal(self, state: State, seat: Seat, action: Action) -> bool:
        if isinstance(action, Note) and seat == state.turn % state.setup.seats and not self.outcome(state):
            return True
        return super().is_legal(state, seat, action)


class OpenToStrangers(Beacons):
    """Lets anybody act for the seat whose turn it is."""

    def apply(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Any] | Refusal:
        return super().apply(state, Seat(state.turn % state.setup.seats), action, now)


class UndoPastDraw(Beacons):
    def draw(self, state: State, seat: Seat) -> Step[State, Any]:
        step = super().draw(state, seat)
        return Step(replace(step.state, turn=state.turn), takes_back=True)


class UndoSeen(Beacons):
    def show(self, state: State, seat: Seat, card: int) -> Step[State, Any]:
        return replace(super().show(state, seat, card), takes_back=True)


class UndoTold(Beacons):
    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Any]:
        step = super().perform(state, seat, action, now)
        if isinstance(action, Note):
            return replace(step, events=(Told(Flew(seat)),))
        return step


class Endless(Beacons):
    def draw(self, state: State, seat: Seat) -> Step[State, Any]:
        return Step(replace(state, turn=state.turn + 1))


class DeadEnd(Beacons):
    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        return Prompt(say("wait")) if state.turn > 3 else super().ask(state, viewer)


class Mute(Beacons):
    def hears(self, state: State, speaker: Seat) -> Hearing:
        return Hearing(frozenset())


class Clairvoyant(Beacons):
    """Redeals, but keeps the future draws."""

    def resample(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return replace(super().resample(state, viewer, chance), chance=state.chance)


class Lazy(Beacons):
    """Redeals nothing but the future draws."""

    def resample(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return replace(state, chance=chance.fork()[0])


class StackedDeck(Beacons):
    """Redeals the hands, but leaves the deck as it lies."""

    def resample(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        other = super().resample(state, viewer, chance)
        if not state.deck:
            return other
        hidden = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
        pile = list(chance.shuffled(hidden)[0])
        hands = tuple(
            hand if seat == viewer else tuple(pile.pop() for _ in hand)
            for seat, hand in enumerate(state.hands)
        )
        return replace(other, deck=state.deck, hands=hands)


class CardSharp(Beacons):
    """Deals the same card twice."""

    def resample(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        state = super().resample(state, viewer, chance)
        return replace(state, deck=(state.deck[0],) * len(state.deck)) if state.deck else state


class Forgetful(Beacons):
    """Loses the note of the seat that asks."""

    def resample(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        return replace(super().resample(state, viewer, chance), note=0)


class Unreadable(Beacons):
    """Holds a value that its own type cannot read back."""

    def start(self, setup: Setup, seed: str) -> State:
        return replace(super().start(setup, seed), note="none")
