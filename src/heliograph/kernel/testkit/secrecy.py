"""Secrecy: a viewer is sent the same for all states it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode, encode
from heliograph.kernel.game import Refusal, Step, Told
from heliograph.kernel.match import Match
from heliograph.kernel.offers import sample_action, sample_offer
from heliograph.kernel.seats import Seat
from heliograph.kernel.testkit.asked import Asked, Viewer
from heliograph.kernel.testkit.differences import chances_in, difference, same_but_chance
from heliograph.kernel.testkit.mutations import mutations, tags_of
from heliograph.kernel.testkit.plays import Moment, next_tick, now_in, seats_with_offers

_TABLES = 6
_OTHER_ACTIONS = 3
_STEPS_ON = 4

InTheOpen = Callable[[Moment, Viewer], bool]
"""Whether a viewer saw the action itself, whatever the table looks like afterwards."""


def never(moment: Moment, viewer: Viewer) -> bool:
    return False


def redeal(match: Match, viewer: Viewer, chance: Chance) -> Match:
    """The same table with everything redealt that the viewer cannot see."""
    before = encode(match.state)
    state = match.game.resample(match.state, viewer, chance)
    changed = difference(before, encode(match.state))
    assert not changed, f"resample changed the state in place: {changed}"
    again = difference(encode(state), encode(match.game.resample(match.state, viewer, chance)))
    assert not again, f"resample gives two different states for one chance: {again}"
    known = {one.key for one in chances_in(match.state)}
    foretold = known & {one.key for one in chances_in(state)}
    assert not foretold, f"resample keeps the draws to come, viewer {viewer} could foresee them"
    return match.in_state(state, undoable=())


def dealt_anew(match: Match, other: Match) -> set[str]:
    """The parts of the state that differ; future draws do not count."""
    names = match.state.__struct_fields__
    return {
        name for name in names if not same_but_chance(getattr(match.state, name), getattr(other.state, name))
    }


def check_sent(here: Asked, other: Match, viewer: Viewer) -> None:
    there = Asked(other, here.seats)
    one = {**here.sent(viewer), "text": here.text(viewer)}
    two = {**there.sent(viewer), "text": there.text(viewer)}
    for kind, data in one.items():
        found = difference(data, two[kind])
        assert not found, (
            f"the {kind} of viewer {viewer} after {here.match.seq} entries tells a secret, {found}"
        )


def check_spectators_know_less(here: Asked, other: Match, seat: Seat) -> None:
    """A player can watch as a spectator in a second window, so spectators must see nothing the seat does not
    know. While the seat may take its steps back, spectators see the table as it was before them."""
    if here.match.may_undo(seat):
        return
    one, two = here.sent(None), Asked(other, here.seats).sent(None)
    for kind, data in one.items():
        found = difference(data, two[kind])
        assert not found, f"the {kind} of a spectator tells more than seat {seat} may know, {found}"


def check_shared(here: Asked, other: Match, seat: Seat) -> None:
    """Seats that are said to know the same: states that one cannot tell apart look the same to the others."""
    game, there = other.game, Asked(other, here.seats)
    setup = decode(other.header.setup, game.setup_type)
    for mate in here.seats:
        if mate == seat or not game.know_the_same(setup, seat, mate):
            continue
        for kind, data in here.sent(mate).items():
            found = difference(data, there.sent(mate)[kind])
            assert not found, f"seat {mate} does not know the same as {seat}, its {kind} tells more: {found}"


def check_refusals_tell_nothing(moment: Moment, other: Match, viewer: Seat, chance: Chance) -> None:
    """A refusal's reason is sent too, so it must not depend on what the viewer cannot see."""
    match, tags = moment.before, tags_of(other.game.action_type)
    actions = [msgspec.json.decode(moment.entry.action)] if moment.entry.is_action else []
    prompt = match.game.prompt(match.state, viewer)
    if prompt.offers:
        actions.append(sample_action(prompt, chance)[0])
    for action in actions:
        for data in (encode(action), *mutations(action, tags)):
            _check_same_answer(match, other, viewer, data)


def _check_same_answer(match: Match, other: Match, viewer: Seat, data: bytes) -> None:
    one, two = (each.play(viewer, data, now_in(match)) for each in (match, other))
    if isinstance(one, Refusal) and isinstance(two, Refusal):
        found = difference(encode(one.reason), encode(two.reason))
        assert not found, f"a refusal tells viewer {viewer} a secret, {data[:200]!r}: {found}"
    else:
        assert isinstance(one, Refusal) == isinstance(two, Refusal), (
            f"viewer {viewer} learns a secret from what is accepted: {data[:200]!r}"
        )


def check_events(moment: Moment, viewer: Viewer, chance: Chance, in_the_open: InTheOpen = never) -> None:
    """If a viewer sees the same table afterwards, it must have been told the same.

    Another seat may have acted on information hidden from the viewer, so several tables are tried. An
    action done in the open may leave no trace although everybody saw it: then only that action is tried.
    """
    if moment.entry.takes_back:
        return
    match = moment.before
    after, told = _seen(moment.after, viewer), _told(moment.events, viewer)
    for _ in range(_TABLES):
        fresh, chance = chance.fork()
        other = match.in_state(match.game.resample(match.state, viewer, fresh))
        for step in _steps_like(moment, other, viewer, fresh, in_the_open(moment, viewer)):
            if _seen(other.in_state(step.state), viewer) == after:
                found = difference(told, _told(step.events, viewer))
                assert not found, f"an event tells viewer {viewer} a secret, {moment}: {found}"
                watched = difference(_told(moment.events, None), _told(step.events, None))
                assert not watched, (
                    f"an event tells spectators more than viewer {viewer} may know, {moment}: {watched}"
                )


def check_untold(moment: Moment, viewers: tuple[Viewer, ...], before: Asked, after: Asked) -> None:
    """A viewer who is not told of a step that has events for others sees no change either."""
    for viewer in viewers:
        told = any(one.reaches(viewer) for one in moment.events)
        if not moment.events or told or viewer == moment.entry.seat:
            continue
        now = after.sent(viewer)
        for kind, data in before.sent(viewer).items():
            found = difference(data, now[kind])
            assert not found, f"viewer {viewer} is not told, yet its {kind} changes, {moment}: {found}"


def _seen(match: Match, viewer: Viewer) -> bytes:
    game, state = match.game, match.state
    return encode((game.view(state, viewer), game.prompt(state, viewer)))


def check_plays_on(match: Match, seats: tuple[Seat, ...], chance: Chance) -> None:
    """A redealt table is playable: its offers are accepted."""
    for _ in range(_STEPS_ON):
        may_act = seats_with_offers(match, seats)
        ticks_at = next_tick(match, may_act, now_in(match))
        if ticks_at is not None:
            ticked = match.tick(ticks_at)
            assert not isinstance(ticked, Refusal), "a tick that is due is refused"
            match = ticked.match
            may_act = seats_with_offers(match, seats)
        if not may_act:
            assert match.game.outcome(match.state) is not None, "resample leads into a dead end"
            return
        seat, chance = chance.pick(may_act)
        action, chance = sample_action(match.game.prompt(match.state, seat), chance)
        played = match.play(seat, encode(action), now_in(match))
        assert not isinstance(played, Refusal), (
            f"resample gives a state where an offer is refused: seat {seat} {action}: {played.reason.id}"
        )
        match = played.match


def _steps_like(
    moment: Moment, other: Match, viewer: Viewer, chance: Chance, only_that: bool
) -> Iterator[Step[Any, Any]]:
    """The steps that could have happened instead, as far as the viewer knows."""
    game, entry = other.game, moment.entry
    if entry.is_tick:
        yield game.tick(other.state, entry.at)
        return
    for action in _actions_like(moment, other, viewer, chance, only_that):
        step = game.apply(other.state, entry.seat, action, entry.at)
        if isinstance(step, Step):
            yield step


def _actions_like(
    moment: Moment, other: Match, viewer: Viewer, chance: Chance, only_that: bool
) -> Iterator[Any]:
    """The same action; and if another seat acted, the actions it could have taken instead."""
    action_type = other.game.action_type
    action = decode(moment.entry.action, action_type)
    yield action
    if moment.entry.seat == viewer or only_that:
        return
    tag = action.__struct_config__.tag
    offers = other.game.prompt(other.state, moment.entry.seat).offers
    for offer in (offer for offer in offers if offer.action == tag):
        for _ in range(_OTHER_ACTIONS):
            sampled, chance = sample_offer(offer, chance)
            yield decode(encode(sampled), action_type)


def _told(events: tuple[Told[Any], ...], viewer: Viewer) -> bytes:
    return encode([told.event for told in events if told.reaches(viewer)])
