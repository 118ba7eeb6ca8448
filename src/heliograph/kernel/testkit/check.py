"""All checks, for all set-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from heliograph.kernel.chance import Chance
from heliograph.kernel.testkit import acceptance, sameness, secrecy, taking_back, talk
from heliograph.kernel.testkit.plays import AnyGame, Chooser, Moment, Play, at_random, play_out
from heliograph.kernel.testkit.secrecy import Viewer

Invariant = Callable[[Any], None]
"""What is true of every state, the re-dealt ones included: no card lost, none there twice."""


def check_game(
    game: AnyGame,
    setups: Iterable[Any],
    seeds: int,
    *,
    choose: Chooser = at_random,
    invariant: Invariant = lambda state: None,
    most_steps: int = 5000,
    closely: int = 6,
    secrets: bool = True,
) -> None:
    """Plays `seeds` games with each set-up and checks them; `closely` moments of each get the slow
    checks. `secrets=False` is for games that hide nothing but the draws to come."""
    plays = [
        play_out(game, setup, f"{number}", choose, most_steps) for setup in setups for number in range(seeds)
    ]
    redealt = set[Viewer]()
    for play in plays:
        check_every_moment(play, invariant)
        moments = some_moments(play, closely)
        check_acceptance(play, moments)
        redealt |= check_secrecy(play, moments, invariant)
    sameness.check_elsewhere(game, plays)
    viewers = {viewer for play in plays for viewer in play.viewers}
    assert not secrets or redealt == viewers, f"resample never deals anything anew for {viewers - redealt}"


def check_every_moment(play: Play, invariant: Invariant) -> None:
    sameness.check_replay(play)
    sameness.check_json(play)
    sameness.check_reading(play)
    for match in play.matches:
        invariant(match.state)
        talk.check_hearing(match, play.seats)
    for moment in play.moments:
        sameness.check_repeatable(moment)
        taking_back.check_undo(moment, play.seats)


def check_acceptance(play: Play, moments: Sequence[Moment]) -> None:
    chance = Chance.from_seed(f"acceptance of {play.first.header.seed}")
    stale = [(m.entry.seat, bytes(m.entry.action)) for m in moments]
    for moment in moments:
        acceptance.check_offers(moment.before, play.seats, chance)
        acceptance.check_refusals(moment.before, play.seats, chance, stale)
    acceptance.check_refusals(play.last, play.seats, chance, stale)


def check_secrecy(play: Play, moments: Sequence[Moment], invariant: Invariant) -> set[Viewer]:
    """Returns the viewers for whom something besides the draws to come was dealt anew."""
    chance = Chance.from_seed(f"secrecy of {play.first.header.seed}")
    redealt = set[Viewer]()
    for moment in moments:
        match = moment.before
        for viewer in play.viewers:
            fresh, chance = chance.fork()
            other = secrecy.redeal(match, viewer, fresh)
            invariant(other.state)
            secrecy.check_sent(match, other, viewer, play.seats)
            secrecy.check_events(moment, other, viewer, play.seats, fresh)
            secrecy.check_plays_on(other, play.seats, fresh)
            if viewer is not None:
                secrecy.check_refusals_tell_nothing(moment, other, viewer, fresh)
            if secrecy.is_redealt(match, other):
                redealt.add(viewer)
    return redealt


def some_moments(play: Play, count: int) -> tuple[Moment, ...]:
    """The first, the last and some between."""
    shuffled, _ = Chance.from_seed(f"moments of {play.first.header.seed}").shuffled(play.moments)
    chosen = {moment.entry.seq: moment for moment in (play.moments[0], play.moments[-1], *shuffled)}
    return tuple(list(chosen.values())[:count])
