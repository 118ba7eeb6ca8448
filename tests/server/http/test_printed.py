"""What is printed on boards and cards, as clients ask for it."""

from __future__ import annotations

from tests.server.process import Server

ALONE = [{"kind": "me"}, *[{"kind": "open"}] * 3]


async def test_boards_are_asked_for_once_and_the_same_for_everybody(server: Server) -> None:
    async with server.http() as http:
        found = (await http.get("/api/games/critical_orbit/printed")).json()
        assert (len(found["tiles"]), len(found["columns"]), len(found["cards"])) == (30, 16, 35)
        assert found["tiles"]["L1"]["exits"][1] == [[[2, 0], [1, 0]], [[0, 1], [0, 1]]]
        for game, reason in (("contact", "refused-nothing-printed"), ("chess", "refused-no-such-game")):
            missing = await http.get(f"/api/games/{game}/printed")
            assert (missing.status_code, missing.json()["reason"]["id"]) == (404, reason)


async def test_a_table_says_which_box_it_is_played_with(server: Server) -> None:
    async with server.http() as http:
        new = {"game": "critical_orbit", "setup": {"seats": 4}, "name": "Ada", "seats": ALONE}
        seated = (await http.post("/api/tables", json=new)).json()
        content = (await http.get(f"/api/tables/{seated['table']}")).json()["content"]
        by_box = await http.get(f"/api/games/critical_orbit/printed/{content}")
        assert by_box.json() == (await http.get("/api/games/critical_orbit/printed")).json()
        assert by_box.headers["cache-control"] == "no-cache"
        again = {"if-none-match": by_box.headers["etag"]}
        known = await http.get(f"/api/games/critical_orbit/printed/{content}", headers=again)
        assert (known.status_code, known.content) == (304, b"")
        for game, hash in (("critical_orbit", "0" * 32), ("interstellar", "x"), ("chess", content)):
            unknown = await http.get(f"/api/games/{game}/printed/{hash}")
            assert (unknown.status_code, unknown.json()["reason"]["id"]) == (404, "refused-no-such-game")
