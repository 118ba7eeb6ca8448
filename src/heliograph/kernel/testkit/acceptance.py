"""What is offered is accepted, and nothing else; what is refused changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import UNREADABLE, decode, encode
from heliograph.kernel.game import Refusal
from heliograph.kernel.match import Match
from heliograph.kernel.message import Message
from heliograph.kernel.offers import fits, is_offered, sample_offer
from heliograph.kernel.prompt import Choice, Offer
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit.differences import difference
from heliograph.kernel.testkit.mutations import GARBAGE, mutations, tags_of
from heliograph.kernel.testkit.plays import now_in

_MOST_OPTIONS = 30


def strangers(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Numbers that are no seat of this table."""
    return (Seat(-1), Seat(len(seats)), Seat(10**6))


def check_offers(match: Match, seats: tuple[Seat, ...], chance: Chance) -> None:
    """Every offer is accepted; where a field is a small choice, with every option."""
    for seat in seats:
        for offer in match.game.prompt(match.state, seat).offers:
            for action in actions_of(offer, chance):
                for name, field in offer.fields.items():
                    assert fits(field, action[name]), f"a sampled value does not fit its own offer: {action}"
                judge(match, seat, encode(action))


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
    tags = tags_of(match.game.action_type)
    for seat, old in stale:
        judge(match, seat, old)
    for seat in (*seats, *strangers(seats)):
        for garbage in (*GARBAGE, *(encode({"type": tag}) for tag in tags)):
            judge(match, seat, garbage, known=seat in seats)
    for seat in seats:
        offers, chance = chance.shuffled(match.game.prompt(match.state, seat).offers)
        one_of_each_kind = {offer.action: offer for offer in offers}
        for offer in one_of_each_kind.values():
            action, chance = sample_offer(offer, chance)
            for mutated in mutations(action, tags):
                judge(match, seat, mutated)
            for other in (*seats, *strangers(seats)):
                judge(match, other, encode(action), known=other in seats)


def judge(match: Match, seat: Seat, action: bytes, *, known: bool = True) -> None:
    """Plays one action and compares what became of it with what was offered."""
    before = encode(match.state)
    offered = known and fits_an_offer(match, seat, action)
    result = match.play(seat, action, now_in(match))
    what = f"seat {seat} after {match.seq} entries: {action[:200]!r}"
    changed = difference(before, encode(match.state))
    assert not changed, f"the state was changed in place, {what}: {changed}"
    if isinstance(result, Refusal):
        assert not offered, f"an offer is refused with {result.reason.id}, {what}"
        assert result.reason.id, f"refused without a reason, {what}"
        assert decode(encode(result.reason), Message) == result.reason
    else:
        assert offered, f"accepted but not offered, {what}"


def fits_an_offer(match: Match, seat: Seat, action: bytes) -> bool:
    """Whether it fits an offer, once its defaults are filled in."""
    try:
        typed = decode(action, match.game.action_type)
    except UNREADABLE:
        return False
    return is_offered(match.game.ask(match.state, seat), typed)
