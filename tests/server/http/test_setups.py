"""Whether a set-up can be played, over HTTP, for any game."""

from __future__ import annotations

from typing import Any

from tests.server.process import Server


async def advice(server: Server, game: str, setup: object) -> tuple[int, Any]:
    async with server.http() as http:
        answer = await http.post(f"/api/games/{game}/setup", json={"setup": setup})
    return answer.status_code, answer.json()


async def test_a_set_up_is_fine_refused_or_doubtful_with_a_sentence(server: Server) -> None:
    """MC-7."""
    fine: dict[str, Any] = {"refused": None, "warnings": []}
    assert await advice(server, "critical_orbit", {}) == (200, fine)
    assert await advice(server, "contact", {}) == (200, fine)
    _, missing = await advice(server, "critical_orbit", {"start": 0, "own_start": ["T1"]})
    assert (missing["refused"]["id"], missing["warnings"]) == ("mc-setup-places", [])
    shut = {"start": 0, "own_start": ["T1", "L1", "T8", "R1", "B1", "L8"]}
    _, doubtful = await advice(server, "critical_orbit", shut)
    assert (doubtful["refused"], [told["id"] for told in doubtful["warnings"]]) == (None, ["mc-doubt-locked"])


async def test_what_is_no_set_up_is_refused(server: Server) -> None:
    assert (await advice(server, "chess", {}))[0] == 404
    status, told = await advice(server, "critical_orbit", {"difficulty": "absurd"})
    assert (status, told["reason"]["id"]) == (400, "refused-unreadable")
