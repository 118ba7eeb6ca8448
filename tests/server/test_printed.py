"""What is printed on boards and cards, as clients ask for it."""

from __future__ import annotations

from tests.server.process import Server


async def test_boards_are_asked_for_once_and_the_same_for_everybody(server: Server) -> None:
    async with server.http() as http:
        found = (await http.get("/api/games/critical_orbit/printed")).json()
        assert (len(found["tiles"]), len(found["columns"]), len(found["cards"])) == (30, 16, 35)
        assert found["tiles"]["L1"]["exits"][1] == [[[2, 0], [1, 0]], [[0, 1], [0, 1]]]
        for game, reason in (("contact", "refused-nothing-printed"), ("chess", "refused-no-such-game")):
            missing = await http.get(f"/api/games/{game}/printed")
            assert (missing.status_code, missing.json()["reason"]["id"]) == (404, reason)
