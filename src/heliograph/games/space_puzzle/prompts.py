"""What each viewer is asked, and everything it may do."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.cards import QUARTER_TURNS
from heliograph.games.space_puzzle.content import Pack
from heliograph.games.space_puzzle.state import COLOURS, KEYS, Colour, State
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.prompt import Choice, Fixed, Offer, Placement, Prompt, Selection
from heliograph.kernel.seats import Seat


def prompt_for(pack: Pack, state: State, viewer: Seat | None) -> Prompt:
    if state.phase == "over":
        return Prompt(say("sp-ask-over"))
    if viewer is None:
        return Prompt(_waiting(state))
    if state.phase == "debrief":
        return Prompt(
            say("sp-ask-debrief"), (_next(pack, state), Offer("finish", confirm=say("sp-confirm-finish")))
        )
    if viewer == state.ai:
        return _ai_prompt(pack, state)
    if state.phase == "crew" and rules.is_astronaut(state, viewer):
        return Prompt(_crew_ask(state), (*_steps(state, viewer), *_closing(state, viewer)))
    return Prompt(_waiting(state))


def _waiting(state: State) -> Message:
    match state.phase:
        case "crew":
            return say("sp-wait-crew")
        case "debrief":
            return say("sp-ask-debrief")
        case _:
            return say(f"sp-wait-{state.phase}", ai=seat_name(state.ai))


def _next(pack: Pack, state: State) -> Offer:
    seats = tuple(range(state.setup.seats))
    return Offer(
        "next-scenario",
        {
            "scenario": Choice(rules.unlocked(pack, state)),
            "ai": Choice(seats),
            "reshuffle": Choice((True, False)),
        },
    )


# The AI


def _ai_prompt(pack: Pack, state: State) -> Prompt:
    match state.phase:
        case "card":
            return Prompt(
                say("sp-ask-card"), (Offer("turn-card", {"turn": Choice(tuple(range(QUARTER_TURNS)))}),)
            )
        case "message":
            return Prompt(_ask_message(state), tuple(_message_offers(pack, state)))
        case _:
            return Prompt(say("sp-wait-crew"))


def _ask_message(state: State) -> Message:
    ask = "sp-ask-message-exact" if rules.special_of(state).exact else "sp-ask-message"
    return say(ask, round=state.round, most=state.scenario.per_round)


def _message_offers(pack: Pack, state: State) -> Iterator[Offer]:
    tokens, free = rules.tokens_at_hand(pack, state), rules.free_tokens(state)
    most = state.scenario.per_round
    if rules.has_no_places(state):
        yield Offer("line-up", {"tokens": Selection(tokens, 0, most, free)})
    else:
        surface = Placement(tokens, 0, most, pack.width, pack.height, pack.token_size, free)
        yield Offer("lay", {"tokens": surface})
    if rules.may_reveal(state):
        yield Offer("reveal")
    topics = tuple(topic for topic in pack.rules_questions.value if topic not in state.asked)
    if topics:
        yield Offer("ask-rule", {"topic": Choice(topics)})


# The Astronauts


def _crew_ask(state: State) -> Message:
    return say("sp-ask-crew", left=state.board.actions_left, actions=state.scenario.actions)


def _steps(state: State, seat: Seat) -> Iterator[Offer]:
    if state.board.actions_left > 0:
        for pawn in COLOURS:
            yield from _pawn_steps(state, seat, pawn)
    if rules.has_job(state, seat, "keymaster"):
        yield from _panel_steps(state)
    if state.before:
        yield Offer("take-back")


def _pawn_steps(state: State, seat: Seat, pawn: Colour) -> Iterator[Offer]:
    this = Fixed(pawn)
    docks = rules.has_job(state, seat, "dockmaster")
    move_to, enter_to = rules.cells_to_move_to(state, pawn), rules.cells_to_enter(state, pawn)
    if move_to and rules.has_job(state, seat, "pilot"):
        yield Offer("move", {"pawn": this, "cell": Choice(move_to)})
    if enter_to and docks:
        yield Offer("enter", {"pawn": this, "cell": Choice(enter_to)})
    if docks and rules.may_remove(state, pawn):
        yield Offer("remove", {"pawn": this})
    values = rules.die_values(state, pawn)
    if values and rules.has_job(state, seat, "engineer"):
        yield Offer("set-die", {"pawn": this, "value": Choice(values)})


def _panel_steps(state: State) -> Iterator[Offer]:
    for colour in COLOURS:
        marker = state.board.markers[colour]
        if rules.is_marker_locked(state, colour):
            continue
        here = marker.key or "off"
        sections = tuple(section for section in (*KEYS, "off") if section != here)
        yield Offer("put-marker", {"colour": Fixed(colour), "section": Choice(sections)})
        if marker.key is not None:
            yield Offer("flip-marker", {"colour": Fixed(colour), "sure": Fixed(not marker.sure)})
    for key in KEYS:
        marks = state.board.marks[key]
        section = Fixed(key)
        yield Offer(
            "mark", {"section": section, "about": Fixed("location"), "sure": Fixed(not marks.location)}
        )
        if state.scenario.dice:
            yield Offer("mark", {"section": section, "about": Fixed("die"), "sure": Fixed(not marks.die)})


def _closing(state: State, seat: Seat) -> Iterator[Offer]:
    """Only the last word of all ends anything; a declaration cannot be repeated, so it is confirmed."""
    if seat not in state.ready or seat in state.declaring:
        yield Offer("ready", confirm=say("sp-confirm-last") if state.counter == 1 else None)
    if rules.may_declare(state) and seat not in state.declaring:
        yield Offer("declare", confirm=say("sp-confirm-declare"))
    if seat in state.ready:
        yield Offer("wait")
