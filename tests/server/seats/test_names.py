"""What people are called at a table: to be read, to be told apart, and no way to talk in silence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.client import at_new_game, at_table, new_table
from tests.server.process import Server

from heliograph.kernel.game import Refusal
from heliograph.server.tables.people.names import name_at_table, tidy_name, without_direction_marks

BLANK = [
    " ",
    "\u200b",
    "\u3164\u3164",
    "\u2800",
    "\u00ad\ufeff",
    "\u0301\u0302",
    "\u202e",
    "\u200d",
    "\U000e0041",
]
LIKE_ANN = ["Ann", "ANN", " ann ", "Аnn", "Ann\u200b", "A nn", "Änn", "\u202eAnn", "Αnn", "𝐀𝐧𝐧"]


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    refused = name_at_table(name, ())
    assert isinstance(refused, Refusal)
    assert refused.reason.id == "refused-name-blank"


@pytest.mark.parametrize("name", LIKE_ANN, ids=ascii)
def test_a_name_that_looks_like_another_is_refused(name: str) -> None:
    refused = name_at_table(name, ("Bob", "Ann"))
    assert isinstance(refused, Refusal)
    assert (refused.reason.id, refused.reason.args) == ("refused-name-taken", {"name": "Ann"})


@pytest.mark.parametrize("name", ["Anna", "Оля", "Jörg", "O’Neil", "林", "علی‌رضا", "X Æ A-12", "🚀"])
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert name_at_table(name, ("Ann", "Guest 1", "Guest 2", "")) == name


def test_marks_that_turn_the_text_are_taken_out() -> None:
    assert tidy_name("\u202eevE \u2066\tof\n Mars") == "evE of Mars"
    assert without_direction_marks("\u202e\u2067it is D\u2069\u202c\n\u200f") == "it is D\n"


@given(st.text(min_size=1, max_size=40))
def test_a_name_is_kept_as_it_was_kept_before(name: str) -> None:
    tidy = name_at_table(name, ())
    if not isinstance(tidy, Refusal):
        assert name_at_table(tidy, ()) == tidy
        assert isinstance(name_at_table(name, (tidy,)), Refusal)


async def test_look_alikes_are_refused_wherever_a_name_is_given(server: Server) -> None:
    table, (ann, bob) = await new_table(server)
    async with (
        at_table(server, table, ann) as host,
        at_table(server, table, bob) as guest,
        server.http() as http,
    ):
        assert (await guest.ask("rename", name="Аnn"))["reason"]["id"] == "refused-name-taken"
        assert (await guest.ask("rename", name="\u3164"))["reason"]["id"] == "refused-name-blank"
        assert (await guest.ask("rename", name="\u202eguest  1"))["type"] == "ack", "the own name, otherwise"
        assert guest.table["chairs"][1]["name"] == "guest 1"
        await guest.ask("say", text="\u202eD si ti")
        while not host.said:
            await host.hear()
        assert host.said[0]["text"] == "D si ti"
        await host.ask("set-seat", seat=1, to={"kind": "open"})
        for name, reason in (("ann", "refused-name-taken"), ("\u2800", "refused-name-blank")):
            claimed = await http.post(f"/api/tables/{table}/claim", json={"seat": 1, "name": name})
            assert (claimed.status_code, claimed.json()["reason"]["id"]) == (409, reason)
        body = {"game": "contact", "setup": {"seats": 2}, "name": "\u200b", "seats": [{"kind": "me"}] * 2}
        created = await http.post("/api/tables", json=body | {"seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (created.status_code, created.json()["reason"]["id"]) == (400, "refused-name-blank")


async def test_a_source_cannot_tell_by_going_and_coming_back(server: Server) -> None:
    """CT-25: in silence nobody is told at once that somebody has gone; before and after it they are."""
    async with at_new_game(server) as (source, crew):
        await source.act({"type": "begin-round"})
        await crew.wait_for(1)
        told = len(crew.received)
        async with at_table(server, crew.table["id"], source.token) as again:
            await source.socket.close()
            await again.socket.close()
        async with at_table(server, crew.table["id"], source.token) as back:
            assert (await crew.ask("say", text="?"))["type"] == "refused", "heard after everything before it"
            assert [one["type"] for one in crew.received[told:]] == ["refused"]
            assert back.table["chairs"][0]["online"]


async def test_a_source_cannot_rename_itself_it_is_d(server: Server) -> None:
    """CT-25: as long as nobody may talk, names are no way to."""
    async with at_new_game(server) as (source, crew):
        assert (await source.ask("rename", name="Anna"))["type"] == "ack"
        await source.act({"type": "begin-round"})
        await crew.wait_for(1)
        for someone in (source, crew):
            assert (await someone.ask("rename", name="it is D"))["reason"]["id"] == "refused-silence"
            assert (await someone.ask("rename", name=someone.table["chairs"][someone.seat or 0]["name"]))[
                "type"
            ] == "ack", "what changes nothing tells nothing"
