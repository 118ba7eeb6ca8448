"""docs/protocol.md names every message and limit, and its examples are real."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from scripts.generate_types import wire_structs

from heliograph.server import close_codes
from heliograph.server.limits import CHAT_LETTERS, Limits
from heliograph.server.wire.answers import ServerMessage
from heliograph.server.wire.requests import ClientMessage, Request
from heliograph.server.wire.tables import NewTable, Occupant

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)
STRUCTS = {struct.__name__: struct for struct in wire_structs()}


@pytest.mark.parametrize("name", STRUCTS)
def test_every_struct_is_explained(name: str) -> None:
    assert f"`{name}`" in PAGE


@pytest.mark.parametrize("name", sorted(set(STRUCTS) - {"Request", "Reply"}))
def test_every_struct_has_an_example(name: str) -> None:
    assert name in dict(EXAMPLES)


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_a_real_message(name: str, example: str) -> None:
    struct = STRUCTS[name]
    read = msgspec.json.decode(example, type=struct)
    complete = msgspec.json.decode(example)
    written = msgspec.json.decode(msgspec.json.encode(read))
    assert complete == {key: value for key, value in written.items() if key in complete}
    if not issubclass(struct, Request) and struct not in (NewTable, Occupant):
        assert set(complete) >= {
            field.encode_name for field in msgspec.structs.fields(struct) if field.required
        }
        assert set(complete) == set(written), "an example shows every field that is sent"


def test_every_message_of_the_unions_is_on_the_page() -> None:
    messages = (*get_args(ClientMessage), *get_args(ServerMessage))
    assert len(messages) == 31
    assert {message.__name__ for message in messages} <= set(dict(EXAMPLES))


def test_close_codes_are_on_the_page() -> None:
    codes = {value for name, value in vars(close_codes).items() if name.isupper()}
    assert {f"| {code} |" for code in codes} <= set(re.findall(r"^\| \d+ \|", PAGE, re.MULTILINE))


def test_the_limits_are_as_the_page_says() -> None:
    limits = Limits()
    section = " ".join(PAGE[PAGE.index("## Limits") :].split())
    assert f"{limits.messages_per_second} messages a second" in section
    assert f"{limits.message_bytes // 1024} kB a message" in section
    assert f"{CHAT_LETTERS} letters a line" in section
    assert f"{limits.connections_per_address} connections" in section
    assert f"and {limits.sockets_per_address} of all kinds" in section
    assert f"{limits.bytes_per_second // 1024} kB a second" in section
    assert f"{limits.extra_frames_per_second} pings and parts of messages a second" in section
    assert f"up to {limits.fragments_per_message} of them" in " ".join(PAGE.split())
    assert f"{limits.request_seconds} seconds to come to its end" in section
    assert f"{limits.tables_per_address_per_hour} new tables an hour" in section
    assert f"{limits.claims_per_address_per_minute} claims a minute" in section
    assert f"{limits.scenarios_per_address_per_minute} scenarios read or checked a minute" in section
    assert f"{limits.estimates_per_address_per_hour} measured an hour" in section
    assert f"{limits.spectators_per_table} spectators" in section
    assert f"{limits.suggestions_per_seat_per_minute} suggestions a minute" in section
    assert f"{limits.knocks_per_address_per_minute} knocks a minute" in section
    assert f"{limits.reports_per_address_per_hour} reports an hour" in section
    assert f"asked for {limits.estimate_patience_seconds} seconds" in PAGE
    assert f"within {limits.hello_seconds} seconds" in PAGE
    assert f"silent for {limits.idle_seconds} seconds" in PAGE


def test_every_call_is_on_the_page() -> None:
    from heliograph.server.app import CALLS

    for call in CALLS:
        path = re.sub(r"\{(\w+?)(_id)?\}", r"{\1}", call.path)
        assert f"{call.method} {path}" in PAGE, path
