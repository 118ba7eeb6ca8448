"""What each viewer is asked, and everything it may do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from heliograph.games.space_puzzle import rules
from heliograph.games.space_puzzle.box.cards import QUARTER_TURNS
from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.state import COLOURS, KEYS, Cell, Colour, Key, Marker, Role, State
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
        jobs = rules.jobs_of(state, seat)
        for pawn in COLOURS:
            yield from _pawn_steps(state, jobs, pawn)
    if rules.has_job(state, seat, "keymaster"):
        yield from _panel_steps(state)
    if state.before:
        yield Offer("take-back")


def _pawn_steps(state: State, jobs: tuple[Role, ...], pawn: Colour) -> Iterator[Offer]:
    if "pilot" in jobs and (cells := rules.cells_to_move_to(state, pawn)):
        yield _to_a_room("move", pawn, cells)
    if "dockmaster" in jobs and (cells := rules.cells_to_enter(state, pawn)):
        yield _to_a_room("enter", pawn, cells)
    if "dockmaster" in jobs and rules.may_remove(state, pawn):
        yield Offer("remove", {"pawn": Fixed(pawn)})
    if "engineer" in jobs and (values := rules.die_values(state, pawn)):
        yield Offer("set-die", {"pawn": Fixed(pawn), "value": Choice(values)})


def _panel_steps(state: State) -> Iterator[Offer]:
    board = state.board
    for colour in COLOURS:
        if not rules.is_marker_locked(state, colour):
            yield from _marker_steps(colour, board.markers[colour])
    for key in KEYS:
        yield _mark(key, "location", not board.marks[key].location)
        if state.scenario.dice:
            yield _mark(key, "die", not board.marks[key].die)


# The same few offers come again and again.


@cache
def _to_a_room(action: str, pawn: Colour, cells: tuple[Cell, ...]) -> Offer:
    return Offer(action, {"pawn": Fixed(pawn), "cell": Choice(cells)})


@cache
def _marker_steps(colour: Colour, marker: Marker) -> tuple[Offer, ...]:
    this = Fixed(colour)
    sections = tuple(section for section in (*KEYS, "off") if section != (marker.key or "off"))
    put = Offer("put-marker", {"colour": this, "section": Choice(sections)})
    if marker.key is None:
        return (put,)
    return put, Offer("flip-marker", {"colour": this, "sure": Fixed(not marker.sure)})


@cache
def _mark(key: Key, about: str, sure: bool) -> Offer:
    return Offer("mark", {"section": Fixed(key), "about": Fixed(about), "sure": Fixed(sure)})


def _closing(state: State, seat: Seat) -> Iterator[Offer]:
    """Only the last word of all ends anything; a declaration cannot be repeated, so it is confirmed."""
    if seat not in state.ready or seat in state.declaring:
        yield Offer("ready", confirm=say("sp-confirm-last") if state.counter == 1 else None)
    if rules.may_declare(state) and seat not in state.declaring:
        yield Offer("declare", confirm=say("sp-confirm-declare"))
    if seat in state.ready:
        yield Offer("wait")
