"""Set-up and scenario in text."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from tests.games.clauses import Clauses

from heliograph.games.space_puzzle.box.pack import Pack
from heliograph.games.space_puzzle.box.scenario import Scenario
from heliograph.games.space_puzzle.box.scenario_check import faults
from heliograph.games.space_puzzle.setup import Setup

_FLAGS = {
    "crisis": "crisis",
    "strict-map": "strict_map",
    "message-log": "message_log",
    "deaf-ai": "deaf_ai",
}
_OWN = ("tokens", "per-round", "actions", "rounds", "dice", "special-rooms", "rules", "name")
_QUOTED = re.compile("%([0-9a-f]+);")
SETUP = ("seats", "first-ai", "scenario", "ladder", "endless", *_FLAGS, *_OWN)


def read_setup(pack: Pack, read: Clauses) -> Setup:
    scenario = read.word("scenario", "S03")
    return Setup(
        seats=read.number("seats", 3),
        first_ai=read.number("first-ai", 0),
        scenario=scenario,
        own=_own(pack, read, pack.book[scenario]) if any(map(read.has, _OWN)) else None,
        session="ladder" if read.has("ladder") else "single",
        deck="endless" if read.has("endless") else "cards",
        **{field: read.has(flag) for flag, field in _FLAGS.items()},
    )


def _own(pack: Pack, read: Clauses, like: Scenario) -> Scenario:
    fields = {
        "id": "own",
        "tier": "own",
        "name": _unquoted(read.word("name", "")),
        "tokens": read.words("tokens", like.tokens),
        "per_round": read.number("per-round", like.per_round),
        "actions": read.number("actions", like.actions),
        "rounds": read.number("rounds", like.rounds),
        "dice": read.word("dice", "yes" if like.dice else "no") == "yes",
        "special_rooms": read.number("special-rooms", like.special_rooms),
        "rules": read.words("rules", like.rules),
    }
    own = msgspec.convert(fields, Scenario)
    for fault in faults(own, pack.groups, pack.highest_counter.value, pack.reading):
        raise ValueError(f"{fault.field}: {fault.reason.id}")
    return own


def show_setup(setup: Setup) -> Iterator[str]:
    yield f"seats {setup.seats}, first-ai {setup.first_ai}, scenario {setup.scenario}"
    flags = {flag: getattr(setup, field) for flag, field in _FLAGS.items()}
    flags |= {"ladder": setup.session == "ladder", "endless": setup.deck == "endless"}
    yield from (flag for flag, is_set in flags.items() if is_set)
    own = setup.own
    if own is not None:
        yield f"tokens {' '.join(own.tokens)}, rules {' '.join(own.rules) or 'none'}"
        yield f"per-round {own.per_round}, actions {own.actions}, rounds {own.rounds}"
        yield f"dice {'yes' if own.dice else 'no'}, special-rooms {own.special_rooms}"
        if own.name:
            yield f"name {_quoted(own.name)}"


def _quoted(name: str) -> str:
    """The name as one word, without signs that have a meaning here."""
    return "".join(sign if sign.isalnum() else f"%{ord(sign):x};" for sign in name)


def _unquoted(word: str) -> str:
    return _QUOTED.sub(lambda found: chr(int(found[1], 16)), word)
