"""Tables of AI Space Puzzle made ready without a browser, for tests that only look at them."""

from typing import Any

from tests.browser.prepared import AI, ME, Prepared, hear_until, line_to, open_table, say
from tests.browser.serving import Server

GAME = "space_puzzle"


def own_scenario(*rules: str, **changes: object) -> dict[str, object]:
    """A short page of the table's own."""
    page = {"id": "own", "tier": "own", "name": "Night Shift", "tokens": ["C", "K", "R", "OK"]}
    return {**page, "per_round": 5, "actions": 4, "rounds": 3, "rules": rules, **changes}


def as_ai(server: Server, **setup: object) -> Prepared:
    """The card is set up, and it is the player's to lay a message."""
    table = open_table(server, ME, AI, game=GAME, first_ai=0, **setup)
    with line_to(server, table.id) as line:
        say(line, type="hello", token=table.token)
        say(line, type="act", id="turn", seq=0, action={"type": "turn-card", "turn": 1, "side": "front"})
        hear_until(line, lambda message: message["type"] == "ack")
    return table


def as_astronaut(server: Server, **setup: object) -> Prepared:
    """An AI seat lays the messages."""
    return open_table(server, ME, AI, game=GAME, first_ai=1, **setup)


def with_message(server: Server, **setup: object) -> Prepared:
    """An AI seat has laid the first message: a phone that comes now shows it from the beginning."""
    table = as_astronaut(server, **setup)
    with line_to(server, table.id) as line:
        say(line, type="hello", token=table.token)
        hear_until(line, lambda message: may(message, "enter"))
    return table


def in_debrief(server: Server) -> Prepared:
    """A ladder's first scenario is over: the Astronaut has declared too soon."""
    table = as_astronaut(server, session="ladder", scenario="S01")
    with line_to(server, table.id) as line:
        say(line, type="hello", token=table.token)
        position = hear_until(line, lambda message: may(message, "declare"))
        seq = (position.get("position") or position)["seq"]
        say(line, type="act", id="declare", seq=seq, action={"type": "declare"})
        hear_until(line, lambda message: message["type"] == "ack")
    return table


def may(message: dict[str, Any], action: str) -> bool:
    """Whether the seat is now offered this."""
    prompt = (message.get("position") or message).get("prompt") or {}
    return any(offer["action"] == action for offer in prompt.get("offers", ()))
