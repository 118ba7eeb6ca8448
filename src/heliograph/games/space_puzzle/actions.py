"""What accepted moves do. Whether a move is accepted is decided in `refuse`."""

from __future__ import annotations

from msgspec.structs import replace

from heliograph.games.space_puzzle import crew_steps, rules
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.ending import declare, end_phase, finish, next_scenario
from heliograph.games.space_puzzle.laying import shown, with_noise, without_places
from heliograph.games.space_puzzle.moves import (
    Action,
    AskRule,
    Declare,
    Finish,
    Lay,
    LineUp,
    NextScenario,
    Ready,
    Reveal,
    TakeBack,
    TurnCard,
    Wait,
)
from heliograph.games.space_puzzle.opening import begin_crew_phase, begin_round, set_card
from heliograph.games.space_puzzle.state import CRISIS_TOKEN, State
from heliograph.games.space_puzzle.telling.events import (
    CardTurned,
    Event,
    Faded,
    Happening,
    Revealed,
    RoundBegan,
    RuleAsked,
    SaidReady,
)
from heliograph.kernel.game import Step, Told
from heliograph.kernel.seats import Seat


def perform(pack: Pack, state: State, seat: Seat, move: Action, now: int) -> Step[State, Event]:
    match move:
        case TurnCard(turn):
            began = begin_round(pack, set_card(pack, state, turn))
            return _step(began, CardTurned(state.ai), RoundBegan(1, began.counter, began.jammed))
        case Lay(tokens):
            return Step(replace(state, draft=tokens), takes_back=True)
        case LineUp(ids):
            return Step(replace(state, draft=without_places(pack, state, ids)), takes_back=True)
        case Reveal():
            return _reveal(pack, state, now)
        case AskRule(topic):
            return _step(replace(state, asked=(*state.asked, topic)), RuleAsked(seat, topic))
        case Ready() | Declare():
            return _say_ready(pack, state, seat, declares=isinstance(move, Declare))
        case Wait():
            return Step(
                _withdraw(state, seat), (_tell_crew(state, SaidReady(seat, ready=False, declares=False)),)
            )
        case TakeBack():
            return crew_steps.take_back(state, seat)
        case NextScenario(scenario, ai, reshuffle):
            return next_scenario(pack, state, scenario, Seat(ai), reshuffle)
        case Finish():
            return finish(state)
        case _:
            return crew_steps.perform(pack, state, seat, move)


def fade(state: State) -> Step[State, Event]:
    """SR-FADE: the message is gone for everybody but the AI."""
    return _step(replace(state, fades_at=None, faded=True), Faded(state.round))


def _reveal(pack: Pack, state: State, now: int) -> Step[State, Event]:
    """SP-30: from now on nothing in it changes."""
    sent, chance = with_noise(pack, state)
    seconds = rules.special_of(state).fade
    used = any(token.id == CRISIS_TOKEN for token in state.draft)
    revealed = replace(
        begin_crew_phase(state),
        chance=chance,
        draft=(),
        messages=(*state.messages, sent),
        fades_at=now + 1000 * seconds if seconds else None,
        crisis_token_used=state.crisis_token_used or used,
    )
    for_ai = Revealed(state.ai, shown(pack, state, sent, to_ai=True))
    for_crew = Revealed(state.ai, shown(pack, state, sent, to_ai=False))
    if for_ai == for_crew:
        return _step(revealed, for_crew)
    ai = frozenset({state.ai})
    return Step(revealed, (Told(for_ai, to=ai), Told(for_crew, but=ai)))


def _say_ready(pack: Pack, state: State, seat: Seat, *, declares: bool) -> Step[State, Event]:
    """SP-33: the Astronauts decide together. A declaration is made when all of them would (SP-53)."""
    waiting = _withdraw(state, seat)
    said = replace(
        waiting,
        ready=tuple(sorted((*waiting.ready, seat))),
        declaring=tuple(sorted((*waiting.declaring, seat))) if declares else waiting.declaring,
    )
    news = _tell_crew(state, SaidReady(seat, ready=True, declares=declares))
    crew = rules.astronauts(state)
    if said.declaring == crew:
        step = declare(said)
    elif said.ready == crew:
        step = end_phase(pack, said)
    else:
        return Step(said, (news,))
    return Step(step.state, (news, *step.events))


def _tell_crew(state: State, news: SaidReady) -> Told[Event]:
    """And the AI, unless it is blind: a word that must be given again tells of moves on the map."""
    return Told(news, but=rules.blind_seats(state))


def _withdraw(state: State, seat: Seat) -> State:
    return replace(
        state,
        ready=tuple(other for other in state.ready if other != seat),
        declaring=tuple(other for other in state.declaring if other != seat),
    )


def _step(state: State, *events: Happening) -> Step[State, Event]:
    return Step(state, tuple(Told(event) for event in events))  # type: ignore[arg-type]
