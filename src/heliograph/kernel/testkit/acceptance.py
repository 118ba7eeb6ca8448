"""Checks that offered actions are accepted, others are refused, and refusals change nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import UNREADABLE, decode, encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match
from heliograph.kernel.message import Message
from heliograph.kernel.offers import fits, is_offered, sample_offer
from heliograph.kernel.prompt import Choice, Offer, Prompt
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit.differences import difference
from heliograph.kernel.testkit.mutations import GARBAGE, mutations, tags_of
from heliograph.kernel.testkit.plays import now_in

_MOST_OPTIONS = 30


def strangers(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Numbers that are not seats of this table."""
    return (Seat(-1), Seat(len(seats)), Seat(10**6))


def check_offers(match: Match, seats: tuple[Seat, ...], chance: Chance) -> None:
    """Every offer is accepted; where a field is a small choice, with every option."""
    judge = Judge(match)
    for seat in seats:
        for offer in match.game.prompt(match.state, seat).offers:
            for action in actions_of(offer, chance):
                for name, field in offer.fields.items():
                    assert fits(field, action[name]), f"a sampled value does not fit its own offer: {action}"
                judge(seat, encode(action))
    judge.check_state()


def actions_of(offer: Offer, chance: Chance) -> Iterator[dict[str, Any]]:
    assert all(field.options for field in offer.fields.values() if isinstance(field, Choice)), (
        f"{offer.action} offers a choice of nothing"
    )
    action, chance = sample_offer(offer, chance)
    yield action
    for name, field in offer.fields.items():
        if isinstance(field, Choice) and len(field.options) <= _MOST_OPTIONS:
            for option in field.options:
                action, chance = sample_offer(offer, chance)
                yield {**action, name: option}


def check_refusals(
    match: Match, seats: tuple[Seat, ...], chance: Chance, stale: Iterable[tuple[Seat, bytes]]
) -> None:
    """Mutated, foreign, stale and nonsensical actions are refused, unless they happen to be offered."""
    judge, tags = Judge(match), tags_of(match.game.action_type)
    for seat, old in stale:
        judge(seat, old)
    for seat in (*seats, *strangers(seats)):
        for garbage in (*GARBAGE, *(encode({"type": tag}) for tag in tags)):
            judge(seat, garbage, known=seat in seats)
    for seat in seats:
        offers, chance = chance.shuffled(match.game.prompt(match.state, seat).offers)
        one_of_each_kind = {offer.action: offer for offer in offers}
        for offer in one_of_each_kind.values():
            action, chance = sample_offer(offer, chance)
            for mutated in mutations(action, tags):
                judge(seat, mutated)
            for other in (*seats, *strangers(seats)):
                judge(other, encode(action), known=other in seats)
    judge.check_state()


class Judge:
    """Plays actions at one moment and compares each result with what was offered."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._state = encode(match.state)
        self._asked: dict[Seat, Prompt] = {}
        self._told: set[bytes] = set()

    def __call__(self, seat: Seat, action: bytes, *, known: bool = True) -> None:
        offered = known and self._is_offered(seat, action)
        result = self._match.play(seat, action, now_in(self._match))
        what = f"seat {seat} after {self._match.seq} entries: {action[:200]!r}"
        if isinstance(result, Refusal):
            assert not offered, f"an offer is refused with {result.reason.id}, {what}"
            assert result.reason.id, f"refused without a reason, {what}"
            self._can_be_told(result.reason)
        else:
            assert offered, f"accepted but not offered, {what}"

    def check_state(self) -> None:
        """Checks that no attempt changed the state in place."""
        changed = difference(self._state, encode(self._match.state))
        assert not changed, f"the state was changed in place after {self._match.seq} entries: {changed}"

    def _is_offered(self, seat: Seat, action: bytes) -> bool:
        """Whether the action fits an offer once its defaults are filled in. Asks the game, not its cached
        prompts."""
        try:
            typed = decode(action, self._match.game.action_type)
        except UNREADABLE:
            return False
        if seat not in self._asked:
            self._asked[seat] = self._match.game.ask(self._match.state, seat)
        return is_offered(self._asked[seat], typed)

    def _can_be_told(self, reason: Message) -> None:
        told = encode(reason)
        if told not in self._told:
            assert decode(told, Message) == reason
            self._told.add(told)
