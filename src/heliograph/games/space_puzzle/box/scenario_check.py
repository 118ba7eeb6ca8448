"""Checks that a scenario is playable. Each fault names the field and says what would be right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from heliograph.games.space_puzzle.box.cards import TARGETS
from heliograph.games.space_puzzle.box.edition import FIRST, NEWEST, SECOND, Edition
from heliograph.games.space_puzzle.box.scenario import RULE_NAMES, BadRuleError, Scenario, Special, special
from heliograph.games.space_puzzle.state import TokenId
from heliograph.kernel.message import say
from heliograph.kernel.workshop import Fault

MOST_ACTIONS = 20
MOST_SPECIAL_ROOMS = 8
MOST_IN_A_ROW = 9
"""A row must fit the frame with gaps between the tokens, including the noise and the crisis token."""
SHORTEST_FADE, LONGEST_FADE = 5, 600


def faults(
    scenario: Scenario,
    groups: Mapping[str, tuple[TokenId, ...]],
    highest_counter: int,
    edition: Edition = NEWEST,
) -> Iterator[Fault]:
    unknown = [group for group in scenario.tokens if group not in groups]
    if unknown or not scenario.tokens or len(set(scenario.tokens)) != len(scenario.tokens):
        yield Fault("tokens", say("sp-scenario-tokens", found=", ".join(unknown), known=", ".join(groups)))
        return
    yield from _bad_number("actions", scenario.actions, 1, MOST_ACTIONS)
    yield from _bad_number("rounds", scenario.rounds, 1, highest_counter)
    yield from _bad_number("special_rooms", scenario.special_rooms, 0, MOST_SPECIAL_ROOMS)
    try:
        rules = special(scenario)
    except BadRuleError as error:
        yield Fault("rules", say("sp-scenario-rule", code=str(error), known=", ".join(RULE_NAMES)))
        return
    yield from _contradictions(scenario, rules)
    if edition > FIRST:
        yield from _idle_pieces(scenario, rules)
    count = sum(len(groups[group]) for group in scenario.tokens)
    most = most_per_round(rules, count)
    if most < 1:
        yield Fault("tokens", say("sp-scenario-too-few-tokens"))
    else:
        yield from _bad_number("per_round", scenario.per_round, 1, most)
    if edition > SECOND:
        yield from _out_of_reach(scenario, rules, count)


def most_per_round(rules: Special, tokens: int) -> int:
    """The limit that always leaves enough tokens: some are jammed, some cool, and noise needs an unused
    one."""
    left = tokens - rules.jam - (1 if rules.noise else 0)
    if rules.cool:
        left = (left - (1 if rules.noise else 0)) // 2
    return min(left, MOST_IN_A_ROW) if rules.line else left


def actions_needed(scenario: Scenario, rules: Special) -> int:
    """The fewest actions that are enough for any card: four pawns enter, and four dice are set."""
    return (0 if rules.posshown else TARGETS) + (TARGETS if scenario.dice else 0)


def _out_of_reach(scenario: Scenario, rules: Special, tokens: int) -> Iterator[Fault]:
    """Faults that no crew could solve, however well it understands the AI."""
    needed, there_are = actions_needed(scenario, rules), scenario.actions * scenario.rounds
    if 0 < there_are < needed:
        yield Fault("actions", say("sp-scenario-too-few-actions", count=there_are, needed=needed))
    left = tokens - rules.jam
    only_one = left == 1 or (rules.heap and rules.exact and scenario.per_round == left)
    if only_one and (rules.line or rules.heap) and not rules.crisistoken:
        yield Fault("tokens", say("sp-scenario-one-message"))


def _bad_number(field: str, value: int, lowest: int, highest: int) -> Iterator[Fault]:
    if not lowest <= value <= highest:
        yield Fault(field, say("sp-scenario-number", value=value, lowest=lowest, highest=highest))


def _idle_pieces(scenario: Scenario, rules: Special) -> Iterator[Fault]:
    """Special rooms in which nothing happens, and roles without a task."""
    if scenario.special_rooms and rules.trap == "no" and not rules.gates:
        yield Fault("special_rooms", say("sp-scenario-rooms-unused"))
    for shown in (code for code in ("SR-KEYSHOWN", "SR-POSSHOWN") if code in scenario.rules and rules.roles):
        yield Fault("rules", say("sp-scenario-not-both", one="SR-ROLES", other=shown))


def _contradictions(scenario: Scenario, rules: Special) -> Iterator[Fault]:
    if rules.fade and not SHORTEST_FADE <= rules.fade <= LONGEST_FADE:
        yield from _bad_number("rules", rules.fade, SHORTEST_FADE, LONGEST_FADE)
    if rules.line and rules.heap:
        yield Fault("rules", say("sp-scenario-not-both", one="SR-LINE", other="SR-HEAP"))
    if rules.keyshown and rules.posshown and not scenario.dice:
        yield Fault("rules", say("sp-scenario-not-both", one="SR-KEYSHOWN", other="SR-POSSHOWN"))
    if rules.posshown and rules.drift:
        yield Fault("rules", say("sp-scenario-not-both", one="SR-POSSHOWN", other="SR-DRIFT"))
    if rules.trap != "no" and scenario.special_rooms == 0:
        yield Fault("special_rooms", say("sp-scenario-trap-rooms"))
    for code in (code for code in ("SR-LOCK", "SR-LIFT") if code in scenario.rules):
        if rules.trap != "no":
            yield Fault("rules", say("sp-scenario-not-both", one="SR-TRAP", other=code))
    if rules.lift and not rules.step:
        yield Fault("rules", say("sp-scenario-lift-step"))
    if scenario.special_rooms < (2 if rules.lift else 1 if rules.lock else 0):
        yield Fault("special_rooms", say("sp-scenario-gate-rooms"))
