"""A short scenario played without a browser, move by move: its crew mirrors the map in the first round."""

from collections.abc import Sequence
from typing import Any

from tests.browser.prepared import Prepared, act, hear_until, line_to, say, seat_together
from tests.browser.serving import Server
from tests.browser.space_puzzle.prepared import GAME

ACTIONS = 3


def solution(server: Server, ai: Prepared) -> list[dict[str, Any]]:
    """What the AI sees on its card."""
    with line_to(server, ai.id) as line:
        say(line, type="hello", token=ai.token)
        view = hear_until(line, lambda message: message["type"] == "welcome")["position"]["view"]
    targets: list[dict[str, Any]] = view["solution"]
    return targets


def on_the_map(target: dict[str, Any]) -> dict[str, Any]:
    """A colour where its room would be on a map in the middle of the surface."""
    column, row = "abcd".index(target["cell"][0]), int(target["cell"][1]) - 1
    return {"id": f"c-{target['colour']}", "x": 825 + 450 * column, "y": 325 + 450 * row, "rotation": 0}


def mirrored(cell: str) -> str:
    return "dcba"["abcd".index(cell[0])] + cell[1]


def reveal(server: Server, ai: Prepared, tokens: Sequence[dict[str, Any]]) -> None:
    act(server, ai, type="lay", tokens=tokens)
    act(server, ai, type="reveal")


def misread_at_first(server: Server) -> Prepared:
    """Won in three rounds by Ada, the AI, and Ben, the Astronaut."""
    ai, ben = seat_together(server, ["Ada", "Ben"], game=GAME, scenario="S03", first_ai=0)
    act(server, ai, type="turn-card", turn=0, side="front")
    targets = solution(server, ai)
    reveal(server, ai, [on_the_map(target) for target in targets])
    for target in targets[:ACTIONS]:
        act(server, ben, type="enter", pawn=target["colour"], cell=mirrored(target["cell"]))
    act(server, ben, type="ready")
    reveal(server, ai, [on_the_map(target) for target in targets])
    for target in targets[:ACTIONS]:
        act(server, ben, type="move", pawn=target["colour"], cell=target["cell"])
    act(server, ben, type="ready")
    reveal(server, ai, [on_the_map(targets[-1])])
    act(server, ben, type="enter", pawn=targets[-1]["colour"], cell=targets[-1]["cell"])
    for target in targets:
        act(server, ben, type="put-marker", colour=target["colour"], section=target["key"])
    act(server, ben, type="declare")
    return ai
