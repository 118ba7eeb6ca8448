"""Messages to a table, from honest to mad, for Hypothesis to choose from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, get_args

import msgspec
from hypothesis import strategies as some

from heliograph.server.wire.requests import ClientMessage

KINDS: dict[str, type[msgspec.Struct]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(ClientMessage)
}

_json = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
    lambda inside: (
        some.lists(inside, max_size=3) | some.dictionaries(some.text(max_size=4), inside, max_size=3)
    ),
    max_leaves=6,
)
_numbers = (
    some.sampled_from((0, 1, 2, -1, 7, 2**31, 2**63, 2**64, 10**30, 0.5, True, "1", None)) | some.integers()
)
_texts = some.text(max_size=12) | some.sampled_from(("", "a", "a" * 600, "\0", "\u202e", " ", "1" * 5000))
_occupants = some.fixed_dictionaries(
    {"kind": some.sampled_from(("me", "ai", "open", "", "host")) | _json},
    optional={"strength": some.sampled_from(("quick", "strong", "none", "")) | _json, "name": _texts},
)
_watching = some.fixed_dictionaries(
    {"kind": some.sampled_from(("open", "delayed", "closed", "")) | _json}, optional={"seconds": _numbers}
)
_actions = some.sampled_from(
    (
        {"type": "begin-round"},
        {"type": "plan-route", "route": ["A"]},
        {"type": "transmit", "holds": [500], "pauses": []},
        {"type": "transmit", "holds": [-1, 1e30], "pauses": [None]},
        {"type": "guess", "chip": "A"},
        {"type": "ask-repeat"},
    )
)
_FIELDS: Mapping[str, some.SearchStrategy[Any]] = {
    "id": some.sampled_from(("1", "2", "3")) | _texts,
    "seq": _numbers,
    "since": _numbers,
    "seat": _numbers,
    "token": _texts,
    "text": _texts,
    "name": _texts,
    "to": _occupants | _json,
    "agree": some.booleans() | _json,
    "on": some.booleans() | _json,
    "watching": _watching | _json,
    "action": _actions | _json,
}


@some.composite
def _messages(draw: some.DrawFn) -> str | bytes:
    kind = draw(some.sampled_from([*KINDS]))
    names = [name for name in KINDS[kind].__struct_fields__ if draw(some.integers(0, 9)) > 0]
    message: dict[str, Any] = {"type": kind, **{name: draw(_FIELDS.get(name, _json)) for name in names}}
    if draw(some.integers(0, 9)) == 0:
        message[draw(some.text(max_size=4))] = draw(_json)
    return json.dumps(message)


messages = some.one_of(
    *[_messages()] * 8, _json.map(json.dumps), some.text(max_size=40), some.binary(max_size=40)
)
conversations = some.lists(messages, min_size=1, max_size=12)
