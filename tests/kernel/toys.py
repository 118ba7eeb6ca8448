"""Beacons, a small honest game.

A face-down deck of numbers. In turn, a player may note a number in private and take it back, fly
once, and then draws a card to a hidden hand. With more than a full hand one shows a card first.
The highest hand wins when the deck is empty.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from heliograph.kernel.chance import Chance
from heliograph.kernel.content import Sourced
from heliograph.kernel.game import Game, Hearing, Outcome, Step, Told
from heliograph.kernel.message import Message, say
from heliograph.kernel.prompt import Choice, Offer, Path, Prompt, Rhythm
from heliograph.kernel.seats import Seat, SeatSpec, all_seats

WAYS = {"a": ("b", "c"), "b": ("a", "c"), "c": ("a", "b", "d"), "d": ("c",)}


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Sourced[int] = Sourced(9, "house")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 2


class State(msgspec.Struct, frozen=True):
    setup: Setup
    chance: Chance
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...] = ()
    turn: int = 0
    note: int = 0
    flown: int = 0
    scratch: list[int] = []
    """Unused by the honest game; a broken one changes it in place."""


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    turn: int
    deck: int
    hands: tuple[int, ...]
    mine: tuple[int, ...]
    shown: tuple[int, ...]
    note: int
    flown: int
    laid_open: tuple[tuple[int, ...], ...] = ()
    """Every hand once the game is over, since the scores tell them anyway."""
    peek: tuple[int, ...] = ()
    """Always empty in the honest game."""


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Note(Act, frozen=True, tag="note"):
    number: int


class Draw(Act, frozen=True, tag="draw"):
    pass


class Show(Act, frozen=True, tag="show"):
    card: int


class Fly(Act, frozen=True, tag="fly"):
    route: Annotated[tuple[str, ...], msgspec.Meta(max_length=9)]
    rests: Annotated[tuple[int, ...], msgspec.Meta(max_length=9)] = ()


class Drew(msgspec.Struct, frozen=True, tag="drew", tag_field="type"):
    seat: Seat
    card: int | None = None


class Showed(msgspec.Struct, frozen=True, tag="showed", tag_field="type"):
    seat: Seat
    card: int


class Flew(msgspec.Struct, frozen=True, tag="flew", tag_field="type"):
    seat: Seat


Action = Note | Draw | Show | Fly
Event = Drew | Showed | Flew
FULL_HAND = 3


class Beacons(Game[Setup, State, Action, View, Event]):
    id = "beacons"
    rules_version = 1
    setup_type = Setup
    state_type = State
    view_type = View
    action_type = Action
    event_type = Event

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    @property
    def content(self) -> Pack:
        return self._pack

    def check_setup(self, setup: Setup) -> Message | None:
        return None if 2 <= setup.seats <= 4 else say("setup-seats")

    def seats(self, setup: Setup) -> tuple[SeatSpec, ...]:
        return tuple(SeatSpec(seat) for seat in all_seats(setup.seats))

    def start(self, setup: Setup, seed: str) -> State:
        deck, chance = Chance.from_seed(seed).shuffled(range(1, self._pack.cards.value + 1))
        return State(setup, chance, deck, ((),) * setup.seats)

    def ask(self, state: State, viewer: Seat | None) -> Prompt:
        if self.outcome(state) or viewer != state.turn % state.setup.seats:
            return Prompt(say("wait"))
        hand = state.hands[viewer]
        if len(hand) > FULL_HAND:
            return Prompt(say("ask-show"), (Offer("show", {"card": Choice(hand)}),))
        note = Offer("note", {"number": Choice((1, 2, 3))})
        fly = Offer("fly", {"route": Path("a", "d", WAYS), "rests": Rhythm(0, 3, 1, 9, between="route")})
        return Prompt(say("ask-draw"), (Offer("draw"), note, *(() if state.flown else (fly,))))

    def why_not(self, state: State, seat: Seat, action: Action) -> Message:
        mine = not self.outcome(state) and seat == state.turn % state.setup.seats
        return say("refused-action" if mine else "refused-turn")

    def perform(self, state: State, seat: Seat, action: Action, now: int) -> Step[State, Any]:
        match action:
            case Show(card):
                return self.show(state, seat, card)
            case Draw():
                return self.draw(state, seat)
            case Note(number):
                return Step(replace(state, note=number), takes_back=True)
            case Fly(route):
                return Step(replace(state, flown=len(route)), (Told(Flew(seat)),))

    def show(self, state: State, seat: Seat, card: int) -> Step[State, Any]:
        left = tuple(other for other in state.hands[seat] if other != card)
        hands = (*state.hands[:seat], left, *state.hands[seat + 1 :])
        shown = replace(state, hands=hands, shown=(*state.shown, card))
        return Step(shown, (Told(Showed(seat, card)),))

    def draw(self, state: State, seat: Seat) -> Step[State, Any]:
        card, *rest = state.deck
        _, chance = state.chance.below(6)
        hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
        drawn = replace(state, chance=chance, deck=tuple(rest), hands=hands, turn=state.turn + 1, note=0)
        return Step(drawn, (Told(Drew(seat)), Told(Drew(seat, card), frozenset({seat}))))

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(
            me=viewer,
            turn=state.turn,
            deck=len(state.deck),
            hands=tuple(len(hand) for hand in state.hands),
            mine=() if viewer is None else state.hands[viewer],
            shown=state.shown,
            note=state.note if viewer == state.turn % state.setup.seats else 0,
            flown=state.flown,
            laid_open=() if state.deck else state.hands,
        )

    def open_view(self, state: State) -> View:
        return self.view(state, None)

    def describe(self, view: View) -> tuple[Message, ...]:
        return (say("deck", cards=view.deck),)

    def tell(self, event: Event) -> Message:
        return say("event", seat=event.seat)

    def hears(self, state: State, speaker: Seat) -> Hearing:
        if state.turn % 2:
            return Hearing(frozenset(), say("talk-closed"))
        return Hearing(frozenset(all_seats(state.setup.seats)) - {speaker})

    def imagine(self, view: View, chance: Chance) -> State:
        future, chance = chance.fork()
        seen = {*view.mine, *view.shown}
        hidden = [card for card in range(1, self._pack.cards.value + 1) if card not in seen]
        cards, chance = chance.shuffled(hidden)
        pile = list(cards)
        hands = view.laid_open or tuple(
            view.mine if seat == view.me else tuple(pile.pop() for _ in range(count))
            for seat, count in enumerate(view.hands)
        )
        return State(
            setup=Setup(len(view.hands)),
            chance=future,
            deck=() if view.laid_open else tuple(pile),
            hands=hands,
            shown=view.shown,
            turn=view.turn,
            note=view.note,
            flown=view.flown,
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.deck:
            return None
        scores = tuple(sum(hand) for hand in state.hands)
        winners = tuple(Seat(seat) for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, scores, say("ending"))


def every_card_is_somewhere_once(state: State) -> None:
    cards = sorted((*state.deck, *state.shown, *(card for hand in state.hands for card in hand)))
    assert cards == list(range(1, len(cards) + 1)), f"cards lost or doubled: {cards}"
