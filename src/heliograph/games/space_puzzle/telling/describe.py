"""The table in sentences: for the text view, the screen reader and language models."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from heliograph.games.space_puzzle.box.pack import UNITS_PER_MM
from heliograph.games.space_puzzle.box.scenario import RULE_NAMES, Scenario, Special
from heliograph.games.space_puzzle.state import CELLS, COLOURS, CRISIS_TOKEN, KEYS, SIDE, Key, Target
from heliograph.games.space_puzzle.telling.view import View
from heliograph.games.space_puzzle.telling.words import (
    book_name,
    cell_name,
    colour_name,
    die_as_object,
    in_order,
    of_key,
    pawn,
    room_name,
    scenario_name,
    token_name,
    tokens_of,
)
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.seats import Seat

Way = Literal["laid", "line", "heap"]
"""How tokens can lie: anywhere, in a row (SR-LINE), or without places (SR-HEAP)."""


def sentences(view: View) -> Iterator[Message]:
    yield from _scenario(view)
    yield from _tokens(view)
    yield from _map(view)
    yield from _panel(view)
    yield from _messages(view)
    yield from _secrets(view)
    yield from _result(view)
    yield from _history(view)


def in_short(view: View) -> Iterator[Message]:
    yield _who_is_mute(view)
    yield from _round(view)


def _who_is_mute(view: View) -> Message:
    return say("sp-describe-scenario", scenario=scenario_name(view.scenario), ai=seat_name(view.ai))


def _round(view: View) -> Iterator[Message]:
    if view.result is None:
        yield say("sp-describe-round", round=view.round, counter=view.counter)


def _scenario(view: View) -> Iterator[Message]:
    scenario = view.scenario
    yield _who_is_mute(view)
    if scenario.tier != "own":
        yield say(f"sp-scenario-{scenario.id}.briefing")
    yield say(
        "sp-describe-limits", tokens=scenario.per_round, actions=scenario.actions, rounds=scenario.rounds
    )
    if scenario.dice:
        yield say("sp-describe-dice")
    for code in scenario.rules:
        name = code.partition("(")[0]
        assert name in RULE_NAMES
        yield say("sp-describe-rule", rule=say(f"sp-rule-{name}"), text=say(f"sp-rule-{name}.text"))
    yield from _details(scenario, view.special)
    if view.crisis and not view.special.crisiscard:
        yield say("sp-describe-crisis")
    if view.setup.strict_map:
        yield say("sp-describe-strict-map")
    if view.setup.deaf_ai:
        yield say("sp-describe-deaf-ai")
    yield from _round(view)
    for seat, roles in sorted(view.roles.items()):
        jobs = tuple(say(f"sp-role-{role}") for role in roles)
        yield say("sp-describe-roles", player=seat_name(Seat(int(seat))), roles=jobs)


def _details(scenario: Scenario, special: Special) -> Iterator[Message]:
    if special.jam:
        yield say("sp-describe-jam", count=special.jam)
    if special.fade:
        yield say("sp-describe-fade", seconds=special.fade)
    if special.trap != "no":
        yield say("sp-describe-trap-count", count=scenario.special_rooms)
    if special.trap == "lethal":
        yield say("sp-describe-lethal")


def _tokens(view: View) -> Iterator[Message]:
    if view.result is not None:
        return
    at_hand = [token for token in view.tokens if token not in (*view.jammed, *view.cooling)]
    yield say("sp-describe-tokens", tokens=tuple(map(token_name, at_hand)))
    if view.jammed:
        yield say("sp-describe-jammed", tokens=tuple(map(token_name, view.jammed)))
    if view.cooling:
        yield say("sp-describe-cooling", tokens=tuple(map(token_name, view.cooling)))
    if view.crisis_token == "ready":
        yield say("sp-describe-crisis-token", token=token_name(CRISIS_TOKEN))


# The map


def _map(view: View) -> Iterator[Message]:
    for row in range(SIDE):
        places = range(SIDE * row, SIDE * (row + 1))
        rooms = tuple(room_name(CELLS[place], view.rooms[place]) for place in places)
        yield say("sp-describe-row", row=row + 1, rooms=rooms)
    if view.gates:
        cells = tuple(map(cell_name, view.gates))
        if view.special.lock:
            yield say("sp-describe-locks", cells=cells)
        if view.special.lift:
            yield say("sp-describe-lifts", cells=cells)
    if view.closed_traps:
        yield say("sp-describe-closed-traps", cells=tuple(map(cell_name, sorted(view.closed_traps))))
    yield from _pawns(view)
    if view.phase == "crew" and view.actions_left is not None:
        yield say("sp-describe-actions", left=view.actions_left)
    done = tuple(seat_name(seat) for seat in view.ready if seat not in view.declaring)
    if done:
        yield say("sp-describe-ready", players=done)
    if view.declaring:
        yield say("sp-describe-declaring", players=tuple(map(seat_name, view.declaring)))


def _pawns(view: View) -> Iterator[Message]:
    if view.pawns is None:
        yield say("sp-describe-blind")
        return
    for colour in (colour for colour in COLOURS if colour in view.pawns):
        cell, value = view.pawns[colour], (view.dice or {}).get(colour)
        if value is None:
            yield say("sp-describe-pawn", pawn=pawn(colour), cell=cell)
        else:
            yield say("sp-describe-pawn-die", pawn=pawn(colour), cell=cell, value=value)
    if not view.pawns:
        yield say("sp-describe-no-pawns")
    if view.locked_pawns:
        locked = tuple(pawn(colour) for colour in COLOURS if colour in view.locked_pawns)
        yield say("sp-describe-locked-pawns", pawns=locked)


# The panel


def _panel(view: View) -> Iterator[Message]:
    yield from (_section(view, key) for key in KEYS)
    if view.locked_markers:
        locked = tuple(colour_name(colour) for colour in COLOURS if colour in view.locked_markers)
        yield say("sp-describe-locked-markers", colours=locked)


def _section(view: View, key: Key) -> Message:
    there = tuple(
        say("sp-marker-sure" if marker.sure else "sp-marker-unsure", colour=colour_name(colour))
        for colour, marker in ((colour, view.markers[colour]) for colour in COLOURS)
        if marker.key == key
    )
    marks = view.marks[key]
    return say(
        "sp-describe-section" if there else "sp-describe-section-empty",
        key=of_key(key),
        markers=there,
        location=_sureness(marks.location),
        dice=_sureness(marks.die) if view.scenario.dice else "no",
    )


def _sureness(sure: bool) -> Literal["sure", "unsure"]:
    return "sure" if sure else "unsure"


# The AI's messages


def _messages(view: View) -> Iterator[Message]:
    way: Way = "heap" if view.special.heap else "line" if view.special.line else "laid"
    words = in_order if way == "line" else tokens_of
    earlier = [shown for shown in view.log if view.message is None or shown.round != view.message.round]
    shown = [*earlier, view.message] if view.message else earlier
    if way == "laid" and (shown or view.draft):
        yield from _frame(view)
    for one in shown:
        yield say(f"sp-describe-message-{way}", round=one.round, tokens=words(one))
        if one.noise is not None:
            yield say("sp-describe-noise", token=token_name(one.noise))
    if view.faded and view.message is None:
        yield say("sp-describe-faded")
    if view.draft is not None:
        tokens = words(view.draft)
        yield say(f"sp-describe-draft-{way}", tokens=tokens) if tokens else say("sp-describe-draft-empty")


def _frame(view: View) -> Iterator[Message]:
    frame = view.frame
    width, height, token = (one // UNITS_PER_MM for one in (frame.width, frame.height, frame.token))
    yield say("sp-describe-frame", width=width, height=height, token=token)
    if "arrow" in view.tokens:
        yield say("sp-describe-arrow")
    if "swap" in view.tokens:
        yield say("sp-describe-swap")


# What only the AI knows before the end


def _secrets(view: View) -> Iterator[Message]:
    if view.card is not None and view.turn is None:
        yield say("sp-describe-card")
        yield from (_target(view, target) for target in view.card.targets)
        if view.special.trap != "no":
            yield say("sp-describe-traps", cells=tuple(map(cell_name, sorted(view.card.specials))))
    if view.back is not None:
        yield say("sp-describe-card-back")
        yield from (_target(view, target) for target in view.back.targets)
        if view.special.trap != "no":
            yield say("sp-describe-traps", cells=tuple(map(cell_name, sorted(view.back.specials))))
    if view.solution:
        yield say("sp-describe-solution")
        yield from (_target(view, target) for target in view.solution)
    if view.traps:
        yield say("sp-describe-traps", cells=tuple(map(cell_name, sorted(view.traps))))


def _target(view: View, target: Target) -> Message:
    return say(
        "sp-describe-target-die" if view.scenario.dice else "sp-describe-target",
        pawn=pawn(target.colour),
        cell=target.cell,
        key=of_key(target.key),
        value=target.die,
    )


# The end


def _result(view: View) -> Iterator[Message]:
    result = view.result
    if result is None:
        return
    yield say("sp-describe-won" if result.won else "sp-describe-lost")
    for verdict in result.verdicts:
        target = verdict.target
        if not verdict.pawn:
            yield say("sp-describe-pawn-wrong", pawn=pawn(target.colour), cell=target.cell)
        if not verdict.marker:
            yield say("sp-describe-marker-wrong", key=of_key(target.key), colour=colour_name(target.colour))
        if not verdict.die:
            yield say("sp-describe-die-wrong", die=die_as_object(target.colour), value=target.die)
    if result.strays:
        id = "sp-describe-strays-lose" if view.setup.strict_map else "sp-describe-strays"
        yield say(id, pawns=tuple(map(pawn, result.strays)))


def _history(view: View) -> Iterator[Message]:
    """Earlier scenarios, without the one whose result is already told."""
    for past in view.history[:-1] if view.result else view.history:
        yield say(
            "sp-describe-past-won" if past.won else "sp-describe-past-lost",
            scenario=book_name(past.scenario),
            ai=seat_name(past.ai),
            rounds=past.rounds,
        )
