"""What each viewer is asked, and everything it may do (CT-12 to CT-44)."""

from __future__ import annotations

from heliograph.games.contact import rules
from heliograph.games.contact.box.pack import Pack
from heliograph.games.contact.refuse import first_stopovers
from heliograph.games.contact.state import State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Fixed, Offer, Path, Prompt, Rhythm
from heliograph.kernel.seats import Seat


def prompt_for(pack: Pack, state: State, viewer: Seat | None) -> Prompt:
    if state.phase == "over":
        return Prompt(say("ask-over"))
    if viewer is None:
        return Prompt(_waiting(state))
    if state.phase == "guess":
        return _crew_prompt(state, viewer) if rules.is_crew(state, viewer) else Prompt(_waiting(state))
    if viewer != state.source:
        return Prompt(_waiting(state))
    return _source_prompt(pack, state)


def _waiting(state: State) -> Message:
    if state.phase == "guess" and state.guesser is not None:
        return say("wait-guess", guesser=seat_name(state.guesser))
    return say(f"wait-{state.phase}", source=seat_name(state.source))


def _source_prompt(pack: Pack, state: State) -> Prompt:
    match state.phase:
        case "ready":
            return Prompt(say("ask-ready"), (Offer("begin-round"),))
        case "signal":
            return Prompt(say("ask-signal"), _signal_offers(state))
        case "stopover":
            options = Choice(first_stopovers(state))
            return Prompt(say("ask-stopover"), (Offer("place-rocket", {"chip": options}),))
        case _:
            return _transmit_prompt(pack, state)


def _signal_offers(state: State) -> tuple[Offer, ...]:
    offers = [Offer("choose-signal", {"value": Choice(tuple(sorted(set(state.signal_stack))))})]
    if rules.may_exchange_target(state):
        offers.append(Offer("exchange-target"))
    if rules.may_reactivate(state, state.source):
        offers.append(_reactivation())
    return tuple(offers)


def _transmit_prompt(pack: Pack, state: State) -> Prompt:
    target = rules.flight_of(state).target
    if not rules.is_guided(state):
        return Prompt(say("ask-transmit"), (_recording(pack, 1, len(state.layout.chips) - 1),))
    plan = Offer("plan-route", {"route": Path(state.rocket, target, state.layout.links)})
    if state.plan is None:
        return Prompt(say("ask-plan"), (plan,))
    hops = len(state.plan)
    return Prompt(say("ask-transmit-plan", hops=hops), (_recording(pack, hops, hops), plan))


def _recording(pack: Pack, fewest: int, most: int) -> Offer:
    """`pauses` lie between the holds: one fewer than those."""
    holds = Rhythm(fewest, most, pack.shortest_hold_ms.value, pack.longest_hold_ms.value)
    pauses = Rhythm(fewest - 1, most - 1, 0, pack.longest_pause_ms.value, between="holds")
    return Offer("transmit", {"holds": holds, "pauses": pauses})


def _crew_prompt(state: State, viewer: Seat) -> Prompt:
    if viewer != state.guesser:
        offers = (*_repeat(state), *_meeting(state))
        return Prompt(_waiting(state), offers)
    ask = "ask-guess-second" if state.second_guess == "last" else "ask-guess"
    return Prompt(say(ask), (*_guesses(state), *_repeat(state), *_helpers(state), *_meeting(state)))


def _guesses(state: State) -> tuple[Offer, ...]:
    """CT-H10: the impossible ones ask for confirmation, or are not offered at all."""
    possible = rules.possible_targets(state)
    likely = Offer("guess", {"chip": Choice(possible), "sure": Fixed(False)})
    if state.setup.impossible_guesses == "block":
        return (likely,)
    others = tuple(chip.id for chip in state.layout.chips if chip.id not in possible)
    odd = Offer("guess", {"chip": Choice(others), "sure": Fixed(True)}, say("confirm-impossible-guess"))
    return (likely, odd)


def _repeat(state: State) -> tuple[Offer, ...]:
    return (Offer("ask-repeat"),) if rules.may_ask_for_repeat(state) else ()


def _helpers(state: State) -> tuple[Offer, ...]:
    offers: list[Offer] = []
    if rules.may_declare_fifty_fifty(state):
        offers.append(Offer("fifty-fifty"))
    if rules.may_reveal_stopover(state):
        offers.append(Offer("first-stopover"))
    if state.guesser is not None and rules.may_reactivate(state, state.guesser):
        offers.append(_reactivation())
    return tuple(offers)


def _meeting(state: State) -> tuple[Offer, ...]:
    if not rules.may_call_meeting(state):
        return ()
    return (Offer("call-meeting", {"helper": Choice(state.helpers)}),)


def _reactivation() -> Offer:
    return Offer("reactivate", confirm=say("confirm-reactivate"))
