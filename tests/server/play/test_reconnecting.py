"""A dropped line loses nothing and repeats nothing."""

from __future__ import annotations

from tests.server.client import at_new_game, at_table, live
from tests.server.process import Server

TRANSMISSION = {"type": "transmit", "holds": [900, 700], "pauses": [200]}


async def test_the_same_request_again_is_acknowledged_and_applied_once(server: Server) -> None:
    async with at_new_game(server) as (source, crew):
        first = await source.act({"type": "begin-round"}, id="once")
        again = await source.act({"type": "begin-round"}, id="once")
        assert (first["type"], again["type"]) == ("ack", "ack")
        assert first["seq"] == again["seq"] == 1
        await source.act(TRANSMISSION)
        later = await source.act({"type": "begin-round"}, id="once", seq=0)
        assert (later["type"], later["seq"]) == ("ack", 1)
        await crew.wait_for(2)
        assert (source.seq, crew.seq) == (2, 2)


async def test_a_request_that_never_got_its_answer_is_sent_again(server: Server) -> None:
    async with at_new_game(server) as (source, _):
        table = source.table["id"]
        async with live(server, table) as hasty:
            await hasty.say("hello", token=source.token)
            await hasty.say("act", id="lost", seq=0, action={"type": "begin-round"})
        async with at_table(server, table, source.token) as back:
            answer = await back.act({"type": "begin-round"}, id="lost", seq=0)
            assert (answer["type"], answer["seq"], back.seq) == ("ack", 1, 1)


async def test_the_welcome_brings_what_was_missed(server: Server) -> None:
    async with at_new_game(server, written_record=True) as (source, crew):
        table = source.table["id"]
        await source.act({"type": "begin-round"})
        await source.act(TRANSMISSION)
        await crew.wait_for(2)
        async with at_table(server, table, crew.token, since=1) as back:
            assert [event["seq"] for event in back.events] == [2]
            assert back.events == [event for event in crew.events if event["seq"] > 1]
            assert (back.view, back.seq, back.prompt) == (crew.view, 2, crew.prompt)


async def test_a_signal_that_was_missed_stays_missed(server: Server) -> None:
    """CT-H21: what is left of it is the number of flights, and that one may ask again; all else is told."""
    async with at_new_game(server) as (source, crew):
        await source.act({"type": "begin-round"})
        await source.act(TRANSMISSION)
        await crew.wait_for(2)
        assert crew.events[-1]["event"]["transmission"]["holds"] == TRANSMISSION["holds"]
        async with at_table(server, source.table["id"], crew.token, since=0) as back:
            assert [event["event"]["type"] for event in back.events] == ["round-began"]
            assert back.view["flights"] == [len(TRANSMISSION["holds"])]
            assert [sent["holds"] for sent in back.view["transmissions"]] == [[]]
            assert "ask-repeat" in {offer.action for offer in back.prompt.offers}


async def test_two_devices_on_one_seat(server: Server) -> None:
    async with (
        at_new_game(server) as (source, crew),
        at_table(server, source.table["id"], source.token) as tablet,
    ):
        assert tablet.seat == 0
        await tablet.act({"type": "begin-round"})
        await source.wait_for(1)
        await crew.wait_for(1)
        assert source.view == tablet.view


async def test_others_see_who_is_there(server: Server) -> None:
    async with at_new_game(server) as (source, crew):
        table = source.table["id"]
        assert all(chair["online"] for chair in source.table["chairs"])
        await crew.socket.close()
        await source.until("lobby")
        assert [chair["online"] for chair in source.table["chairs"]] == [True, False]
        async with at_table(server, table):
            await source.until("lobby")
            assert source.table["spectators"] == 1
        await source.until("lobby")
        assert source.table["spectators"] == 0
