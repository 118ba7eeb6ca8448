"""The table in sentences: for the text view, the screen reader and language models."""

from __future__ import annotations

from collections.abc import Iterator

from heliograph.games.space_puzzle.content import UNITS_PER_MM
from heliograph.games.space_puzzle.events import Shown
from heliograph.games.space_puzzle.scenario import RULE_NAMES, Scenario
from heliograph.games.space_puzzle.state import (
    CELLS,
    COLOURS,
    KEYS,
    Cell,
    Colour,
    Key,
    Result,
    Room,
    Target,
    TokenId,
)
from heliograph.games.space_puzzle.view import View
from heliograph.kernel.message import Message, say, seat_name
from heliograph.kernel.surface import Laid


def colour_name(colour: Colour) -> Message:
    return say(f"sp-colour-{colour}")


def key_name(key: Key) -> Message:
    return say(f"sp-key-{key}")


def token_name(token: TokenId) -> Message:
    return say(f"sp-token-{token}")


def scenario_name(scenario: Scenario) -> Message:
    return say("sp-scenario-own", name=scenario.name) if scenario.tier == "own" else book_name(scenario.id)


def book_name(id: str) -> Message:
    return say("sp-scenario-unnamed") if id == "own" else say(f"sp-scenario-{id}")


def sentences(view: View) -> Iterator[Message]:
    yield from _scenario(view)
    yield from _tokens(view)
    yield from _map(view)
    yield from _panel(view)
    yield from _messages(view)
    yield from _secrets(view)
    if view.result is not None:
        yield from _result(view.result)
    for past in view.history[:-1] if view.result else view.history:
        yield say(
            "sp-describe-past-won" if past.won else "sp-describe-past-lost",
            scenario=book_name(past.scenario),
            ai=seat_name(past.ai),
            rounds=past.rounds,
        )


def _scenario(view: View) -> Iterator[Message]:
    scenario = view.scenario
    yield say(
        "sp-describe-scenario",
        scenario=scenario_name(scenario),
        ai=seat_name(view.ai),
        tokens=scenario.per_round,
        actions=scenario.actions,
        rounds=scenario.rounds,
    )
    for code in scenario.rules:
        name = code.partition("(")[0]
        assert name in RULE_NAMES
        value = code.partition("(")[2].rstrip(")")
        rule = say(f"sp-rule-{name}")
        yield (
            say("sp-describe-rule-value", rule=rule, value=value)
            if value
            else say("sp-describe-rule", rule=rule)
        )
    if view.crisis:
        yield say("sp-describe-crisis")
    if view.result is None:
        yield say("sp-describe-round", round=view.round, counter=view.counter)
    for seat, roles in sorted(view.roles.items()):
        jobs = tuple(say(f"sp-role-{role}") for role in roles)
        yield say("sp-describe-roles", player=seat_name(seat), roles=jobs)


def _tokens(view: View) -> Iterator[Message]:
    if view.result is not None:
        return
    at_hand = [token for token in view.tokens if token not in (*view.jammed, *view.cooling)]
    if view.crisis_token == "ready":
        at_hand.append("crisis")
    yield say("sp-describe-tokens", tokens=tuple(map(token_name, at_hand)))
    if view.jammed:
        yield say("sp-describe-jammed", tokens=tuple(map(token_name, view.jammed)))
    if view.cooling:
        yield say("sp-describe-cooling", tokens=tuple(map(token_name, view.cooling)))


def _map(view: View) -> Iterator[Message]:
    for row in range(4):
        cells = CELLS[4 * row : 4 * row + 4]
        rooms = tuple(_room(cell, view.rooms[CELLS.index(cell)]) for cell in cells)
        yield say("sp-describe-row", row=row + 1, rooms=rooms)
    if view.closed_traps:
        yield say("sp-describe-traps", cells=tuple(map(_cell, view.closed_traps)))
    if view.pawns is None:
        yield say("sp-describe-blind")
        return
    for pawn in (colour for colour in COLOURS if colour in view.pawns):
        cell = view.pawns[pawn]
        die = (view.dice or {}).get(pawn)
        if die is None:
            yield say("sp-describe-pawn", pawn=colour_name(pawn), cell=cell)
        else:
            yield say("sp-describe-pawn-die", pawn=colour_name(pawn), cell=cell, die=die)
    if not view.pawns:
        yield say("sp-describe-no-pawns")
    if view.phase == "crew":
        yield say("sp-describe-actions", left=view.actions_left or 0)


def _room(cell: Cell, room: Room) -> Message:
    if not room:
        return say("sp-room-empty", cell=cell)
    return say("sp-room", cell=cell, icons=tuple(say(f"sp-icon-{icon}") for icon in room))


def _cell(cell: Cell) -> Message:
    return say("sp-cell", cell=cell)


def _panel(view: View) -> Iterator[Message]:
    for key in KEYS:
        marks = view.marks[key]
        there = tuple(
            say("sp-marker-sure" if marker.sure else "sp-marker-unsure", colour=colour_name(colour))
            for colour, marker in ((colour, view.markers[colour]) for colour in COLOURS)
            if marker.key == key
        )
        yield say(
            "sp-describe-section" if there else "sp-describe-section-empty",
            key=key_name(key),
            markers=there,
            location="sure" if marks.location else "unsure",
            dice="no" if not view.scenario.dice else "sure" if marks.die else "unsure",
        )


def _messages(view: View) -> Iterator[Message]:
    for shown in view.log:
        if view.message is None or shown.round != view.message.round:
            yield from _shown("sp-describe-message", shown)
    if view.message is not None:
        yield from _shown("sp-describe-message", view.message)
    elif view.faded:
        yield say("sp-describe-faded")
    if view.draft is not None and (view.draft.laid or view.draft.heap):
        yield from _shown("sp-describe-draft", view.draft)
    if view.noise is not None:
        yield say("sp-describe-noise", token=token_name(view.noise))


def _shown(id: str, shown: Shown) -> Iterator[Message]:
    tokens = tuple(map(_laid, shown.laid)) or tuple(map(token_name, shown.heap))
    yield say(id, round=shown.round, tokens=tokens)


def _laid(token: Laid) -> Message:
    return say(
        "sp-laid" if token.rotation == 0 else "sp-laid-turned",
        token=token_name(token.id),
        x=round(token.x / UNITS_PER_MM),
        y=round(token.y / UNITS_PER_MM),
        rotation=token.rotation,
    )


def _secrets(view: View) -> Iterator[Message]:
    if view.turn is None and view.card is not None:
        yield from (_target(target, view.scenario.dice) for target in view.card.targets)
    yield from (_target(target, view.scenario.dice) for target in view.solution)
    if view.traps:
        yield say("sp-describe-special", cells=tuple(map(_cell, view.traps)))


def _target(target: Target, dice: bool) -> Message:
    return say(
        "sp-describe-target-die" if dice else "sp-describe-target",
        pawn=colour_name(target.colour),
        cell=target.cell,
        key=key_name(target.key),
        die=target.die,
    )


def _result(result: Result) -> Iterator[Message]:
    yield say("sp-describe-won" if result.won else "sp-describe-lost")
    for verdict in result.verdicts:
        colour, key = colour_name(verdict.target.colour), key_name(verdict.target.key)
        if not verdict.pawn:
            yield say("sp-describe-pawn-wrong", pawn=colour, cell=verdict.target.cell)
        if not verdict.marker:
            yield say("sp-describe-marker-wrong", key=key, colour=colour)
        if not verdict.die:
            yield say("sp-describe-die-wrong", pawn=colour, die=verdict.target.die)
    if result.strays:
        yield say("sp-describe-strays", pawns=tuple(map(colour_name, result.strays)))
