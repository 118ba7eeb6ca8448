"""Games in which everybody works at once: what others did a moment before makes nothing stale."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client, at_new_game
from tests.server.process import Server

FOUR: dict[str, Any] = {"game": "critical_orbit", "seats": 4, "clock": "untimed"}


async def kept(clients: list[Client]) -> None:
    """Everybody is ready, the dice are rolled, and all stations have the same two values."""
    for client in clients:
        await client.act({"type": "ready"})
        for other in clients:
            await other.wait_for(client.seq)
    await clients[0].act({"type": "roll"})
    await clients[0].act({"type": "keep", "leave": clients[0].view["dice"][0], "why": ""})
    for client in clients:
        await client.wait_for(clients[0].seq)


async def test_two_entries_in_one_breath_count_both(server: Server) -> None:
    async with at_new_game(server, **FOUR) as clients:
        await kept(clients)
        houston, seq = clients[1], clients[1].seq
        for space, value in zip(("d2", "c3"), houston.view["kept"], strict=True):
            entry = {"type": "enter", "station": "houston", "space": space, "value": value, "star": False}
            assert (await houston.act(entry, seq=seq))["type"] == "ack"
        assert houston.view["desks"]["houston"]["left"] == []


async def test_a_ready_check_is_about_the_position_one_sees(server: Server) -> None:
    async with at_new_game(server, **FOUR, pauses=True) as clients:
        await kept(clients)
        late = await clients[2].act({"type": "ready"}, seq=0)
        assert late["reason"]["id"] == "refused-stale"


async def test_what_cannot_be_done_any_more_is_refused_by_the_rules(server: Server) -> None:
    async with at_new_game(server, **FOUR) as clients:
        await kept(clients)
        cologne, seq = clients[3], clients[3].seq
        entry = {"type": "enter", "station": "cologne", "space": "3-1", "value": 1, "star": False}
        values = cologne.view["kept"]
        assert (await cologne.act(entry | {"value": values[0]}, seq=seq))["type"] == "ack"
        again = await cologne.act(entry | {"value": values[1]}, seq=seq)
        assert again["reason"]["id"] == "mc-refused-space"
