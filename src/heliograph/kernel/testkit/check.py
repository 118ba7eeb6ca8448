"""All checks, for all set-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from heliograph.kernel.chance import Chance
from heliograph.kernel.codec import decode
from heliograph.kernel.testkit import acceptance, sameness, secrecy, taking_back, talk
from heliograph.kernel.testkit.asked import Asked, Viewer
from heliograph.kernel.testkit.plays import AnyGame, Chooser, Moment, Play, at_random, play_out
from heliograph.kernel.testkit.secrecy import InTheOpen, never

Invariant = Callable[[Any], None]
"""Checks what is true of every state, redealt ones included: for example, no card lost or doubled."""


def check_game(
    game: AnyGame,
    setups: Iterable[Any],
    seeds: int,
    *,
    choose: Chooser = at_random,
    invariant: Invariant = lambda state: None,
    most_steps: int = 5000,
    closely: int = 6,
    hidden: Iterable[str] = (),
    in_the_open: InTheOpen = never,
) -> None:
    """Plays `seeds` games with each set-up and checks them; `closely` moments of each get the slow checks.
    `hidden` names the parts of the state that a spectator cannot know: each must be redealt at least once,
    otherwise a planner could foresee it."""
    plays = [
        play_out(game, setup, f"{number}", choose, most_steps) for setup in setups for number in range(seeds)
    ]
    redealt: dict[Viewer, set[str]] = {}
    fingerprints = []
    for play in plays:
        sameness.check_replay(play)
        sameness.check_log(play)
        fingerprints.append(sameness.check_states(play))
        check_every_moment(play, invariant)
        moments = some_moments(play, closely)
        check_acceptance(play, moments)
        for viewer, parts in check_secrecy(play, moments, invariant).items():
            redealt.setdefault(viewer, set()).update(parts)
        check_events(play, in_the_open)
    sameness.check_elsewhere(game, [play.log for play in plays], fingerprints)
    for part in hidden:
        assert part in redealt[None], f"resample never deals {part} anew for a spectator"
    for viewer, parts in redealt.items():
        assert parts or not hidden, f"resample never deals anything anew for viewer {viewer}"


def check_every_moment(play: Play, invariant: Invariant) -> None:
    chance = Chance.from_seed(f"glances of {play.first.header.seed}")
    before: Asked | None = None
    timed = play.game.timed(decode(play.first.header.setup, play.game.setup_type))
    for number, match in enumerate(play.matches):
        invariant(match.state)
        here = Asked(match, play.seats)
        talk.check_hearing(here)
        assert timed or play.game.due(match.state) is None, "a clock that people could not stop"
        viewer = play.viewers[number % len(play.viewers)]
        fresh, chance = chance.fork()
        other = match.in_state(play.game.resample(match.state, viewer, fresh))
        invariant(other.state)
        secrecy.check_sent(here, other, viewer)
        if viewer is not None:
            secrecy.check_spectators_know_less(here, other, viewer)
        if before is not None:
            moment = play.moments[number - 1]
            sameness.check_repeatable(moment)
            taking_back.check_undo(moment, before, here)
            secrecy.check_untold(moment, play.viewers, before, here)
        before = here


def check_acceptance(play: Play, moments: Sequence[Moment]) -> None:
    chance = Chance.from_seed(f"acceptance of {play.first.header.seed}")
    stale = [(m.entry.seat, bytes(m.entry.action)) for m in moments]
    for moment in moments:
        acceptance.check_offers(moment.before, play.seats, chance)
        acceptance.check_refusals(moment.before, play.seats, chance, stale)
    acceptance.check_refusals(play.last, play.seats, chance, stale)


def check_secrecy(play: Play, moments: Sequence[Moment], invariant: Invariant) -> dict[Viewer, set[str]]:
    """Returns the parts of the state that were redealt for each viewer."""
    chance = Chance.from_seed(f"secrecy of {play.first.header.seed}")
    redealt: dict[Viewer, set[str]] = {viewer: set() for viewer in play.viewers}
    for moment in moments:
        match = moment.before
        here = Asked(match, play.seats)
        for viewer in play.viewers:
            fresh, chance = chance.fork()
            other = secrecy.redeal(match, viewer, fresh)
            invariant(other.state)
            secrecy.check_sent(here, other, viewer)
            secrecy.check_plays_on(other, play.seats, fresh)
            if viewer is not None:
                secrecy.check_spectators_know_less(here, other, viewer)
                secrecy.check_shared(here, other, viewer)
                secrecy.check_refusals_tell_nothing(moment, other, viewer, fresh)
            redealt[viewer] |= secrecy.dealt_anew(match, other)
    return redealt


def check_events(play: Play, in_the_open: InTheOpen = never) -> None:
    """Checks one moment of each kind of action, for a viewer who did not act."""
    chance = Chance.from_seed(f"events of {play.first.header.seed}")
    shuffled, chance = chance.shuffled(play.moments)
    for moment in {kind_of(moment): moment for moment in shuffled}.values():
        viewer, chance = chance.pick([one for one in play.viewers if one != moment.entry.seat])
        fresh, chance = chance.fork()
        secrecy.check_events(moment, viewer, fresh, in_the_open)


def kind_of(moment: Moment) -> str:
    if moment.entry.is_tick:
        return "tick"
    if moment.entry.takes_back:
        return "undo"
    return str(msgspec.json.decode(moment.entry.action)["type"])


def some_moments(play: Play, count: int) -> tuple[Moment, ...]:
    """The first moment, the last and some in between."""
    shuffled, _ = Chance.from_seed(f"moments of {play.first.header.seed}").shuffled(play.moments)
    chosen = {moment.entry.seq: moment for moment in (play.moments[0], play.moments[-1], *shuffled)}
    return tuple(list(chosen.values())[:count])
